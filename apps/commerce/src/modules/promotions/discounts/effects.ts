import { divideRound, shareByLargestRemainder } from '@welt/kit/money'
import { type DraftLine, remainingCents, type Saving } from '../../cart/totals/draft.ts'
import type { Effect } from '../rules/rule.ts'
import { takeOff, takeOffEach } from './share-discount.ts'

/** At its share of the discounted row, in cents. */
interface Piece {
  readonly lineAt: number
  readonly cents: number
}

type IsMeant = (line: DraftLine) => boolean

function piecesOf(lines: readonly DraftLine[], isMeant: IsMeant): readonly Piece[] {
  const pieces = lines.flatMap((line, lineAt) =>
    isMeant(line)
      ? shareByLargestRemainder(remainingCents(line), Array<number>(line.quantity).fill(1)).map((cents) => ({
          lineAt,
          cents,
        }))
      : [],
  )
  return pieces.toSorted((a, b) => b.cents - a.cents)
}

/** In cents, per line. */
function amountsOf(lines: readonly DraftLine[], pieces: readonly Piece[], percent: number): readonly number[] {
  const amounts = lines.map(() => 0)
  for (const { lineAt, cents } of pieces) amounts[lineAt] = (amounts[lineAt] ?? 0) + divideRound(cents * percent, 100)
  return amounts
}

/** The `get` cheapest of each full set, formed from the most expensive down. */
function cheapestOfSets(pieces: readonly Piece[], size: number, get: number): readonly Piece[] {
  const inSets = pieces.length - (pieces.length % size)
  return pieces.filter((_, i) => i < inSets && i % size >= size - get)
}

export function takeEffect(
  lines: readonly DraftLine[],
  effect: Effect,
  saving: Omit<Saving, 'amountCents'>,
  isMeant: IsMeant,
): readonly DraftLine[] {
  switch (effect.kind) {
    case 'percent': {
      const wholeCents = lines.reduce((sum, line) => (isMeant(line) ? sum + remainingCents(line) : sum), 0)
      return takeOff(lines, divideRound(wholeCents * effect.percent, 100), saving, isMeant)
    }
    case 'fixed':
      return takeOff(lines, effect.cents, saving, isMeant)
    case 'buy-get': {
      const discounted = cheapestOfSets(piecesOf(lines, isMeant), effect.buy + effect.get, effect.get)
      return takeOffEach(lines, amountsOf(lines, discounted, effect.percent), saving)
    }
    case 'cheapest-free': {
      const pieces = piecesOf(lines, isMeant)
      const free = pieces.length >= effect.pieces ? pieces.slice(-1) : []
      return takeOffEach(lines, amountsOf(lines, free, 100), saving)
    }
    case 'free-delivery':
      return lines
    default:
      throw new Error(`unknown effect ${String(effect satisfies never)}`)
  }
}
