import { shareByLargestRemainder } from '@welt/kit/money'
import { type PromotionItem, type PromotionLine, remainingCents, type SavingOrigin } from './line.ts'

export function isDiscountable(item: Pick<PromotionItem, 'isSold' | 'isGiftCard'>): boolean {
  return item.isSold && !item.isGiftCard
}

function withSaving<Line extends PromotionLine>(line: Line, amountCents: number, origin: SavingOrigin): Line {
  return amountCents > 0 ? { ...line, savings: [...line.savings, { ...origin, amountCents }] } : line
}

/** Largest remainder, weighted by what remains of each line; never exceeds it. */
export function shareDiscount<Line extends PromotionLine>(
  lines: readonly Line[],
  amountCents: number,
  origin: SavingOrigin,
  isEligible: (line: Line) => boolean = () => true,
): readonly Line[] {
  const weights = lines.map((line) => (isDiscountable(line) && isEligible(line) ? remainingCents(line) : 0))
  const maxCents = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = shareByLargestRemainder(Math.min(amountCents, maxCents), weights)
  return lines.map((line, i) => withSaving(line, shares[i] ?? 0, origin))
}

/** One amount per line; never exceeds what remains of it. */
export function discountEach<Line extends PromotionLine>(
  lines: readonly Line[],
  amountsCents: readonly number[],
  origin: SavingOrigin,
): readonly Line[] {
  return lines.map((line, i) => withSaving(line, Math.min(amountsCents[i] ?? 0, remainingCents(line)), origin))
}
