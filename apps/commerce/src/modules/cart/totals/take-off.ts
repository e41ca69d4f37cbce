import { shareByLargestRemainder } from '@welt/kit/money'
import { type DraftLine, remainingCents, type Saving } from './draft.ts'

/** Whether offers may lower a line: it is sold, and no gift card. */
export function isDiscountable(line: Pick<DraftLine, 'isSold' | 'isGiftCard'>): boolean {
  return line.isSold && !line.isGiftCard
}

function takeOffLine(line: DraftLine, amountCents: number, saving: Omit<Saving, 'amountCents'>): DraftLine {
  return amountCents > 0 ? { ...line, savings: [...line.savings, { ...saving, amountCents }] } : line
}

/**
 * Takes an amount off the discountable lines that are meant, shared by what is left of each, largest remainder first.
 * It never takes more than is left.
 */
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

/** Takes an amount of its own off each line, never more than is left of it. */
export function takeOffEach(
  lines: readonly DraftLine[],
  amountsCents: readonly number[],
  saving: Omit<Saving, 'amountCents'>,
): readonly DraftLine[] {
  return lines.map((line, i) => takeOffLine(line, Math.min(amountsCents[i] ?? 0, remainingCents(line)), saving))
}
