import { divideRound, shareByLargestRemainder } from '@welt/kit/money'
import type { Effect } from '../rules/rule.ts'
import { type PromotionLine, remainingCents, type SavingOrigin } from './line.ts'
import { discountEach, shareDiscount } from './share-discount.ts'

/** At its share of the discounted row, in cents. */
interface Piece {
  readonly lineAt: number
  readonly cents: number
}

type IsEligible = (line: PromotionLine) => boolean

/** Most expensive first. */
function piecesOf(lines: readonly PromotionLine[], isEligible: IsEligible): readonly Piece[] {
  const pieces = lines.flatMap((line, lineAt) =>
    isEligible(line)
      ? shareByLargestRemainder(remainingCents(line), Array<number>(line.quantity).fill(1)).map((cents) => ({
          lineAt,
          cents,
        }))
      : [],
  )
  return pieces.toSorted((a, b) => b.cents - a.cents)
}

/** In cents, per line. */
function amountsOf(lines: readonly PromotionLine[], pieces: readonly Piece[], percent: number): readonly number[] {
  const amounts = lines.map(() => 0)
  for (const { lineAt, cents } of pieces) amounts[lineAt] = (amounts[lineAt] ?? 0) + divideRound(cents * percent, 100)
  return amounts
}

/** The `get` cheapest of each full set, formed from the most expensive down. */
function cheapestOfSets(pieces: readonly Piece[], size: number, get: number): readonly Piece[] {
  const inSets = pieces.length - (pieces.length % size)
  return pieces.filter((_, i) => i < inSets && i % size >= size - get)
}

/** Free delivery leaves the lines as they are. */
export function applyDiscount<Line extends PromotionLine>(
  lines: readonly Line[],
  effect: Effect,
  origin: SavingOrigin,
  isEligible: IsEligible,
): readonly Line[] {
  switch (effect.kind) {
    case 'percent': {
      const wholeCents = lines.reduce((sum, line) => (isEligible(line) ? sum + remainingCents(line) : sum), 0)
      return shareDiscount(lines, divideRound(wholeCents * effect.percent, 100), origin, isEligible)
    }
    case 'fixed':
      return shareDiscount(lines, effect.cents, origin, isEligible)
    case 'buy-get': {
      const discounted = cheapestOfSets(piecesOf(lines, isEligible), effect.buy + effect.get, effect.get)
      return discountEach(lines, amountsOf(lines, discounted, effect.percent), origin)
    }
    case 'cheapest-free': {
      const pieces = piecesOf(lines, isEligible)
      const free = pieces.length >= effect.pieces ? pieces.slice(-1) : []
      return discountEach(lines, amountsOf(lines, free, 100), origin)
    }
    case 'free-delivery':
      return lines
    default:
      throw new Error(`unknown effect ${String(effect satisfies never)}`)
  }
}
