import { shareByLargestRemainder } from '@welt/kit/money'
import { type DraftLine, remainingCents, type Saving } from '../../cart/totals/draft.ts'

export function isDiscountable(line: Pick<DraftLine, 'isSold' | 'isGiftCard'>): boolean {
  return line.isSold && !line.isGiftCard
}

function takeOffLine(line: DraftLine, amountCents: number, saving: Omit<Saving, 'amountCents'>): DraftLine {
  return amountCents > 0 ? { ...line, savings: [...line.savings, { ...saving, amountCents }] } : line
}

/** Largest remainder, weighted by what remains of each line; never exceeds it. */
export function takeOff(
  lines: readonly DraftLine[],
  amountCents: number,
  saving: Omit<Saving, 'amountCents'>,
  isMeant: (line: DraftLine) => boolean = () => true,
): readonly DraftLine[] {
  const weights = lines.map((line) => (isDiscountable(line) && isMeant(line) ? remainingCents(line) : 0))
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = shareByLargestRemainder(Math.min(amountCents, most), weights)
  return lines.map((line, i) => takeOffLine(line, shares[i] ?? 0, saving))
}

/** Never exceeds what remains of a line. */
export function takeOffEach(
  lines: readonly DraftLine[],
  amountsCents: readonly number[],
  saving: Omit<Saving, 'amountCents'>,
): readonly DraftLine[] {
  return lines.map((line, i) => takeOffLine(line, Math.min(amountsCents[i] ?? 0, remainingCents(line)), saving))
}
