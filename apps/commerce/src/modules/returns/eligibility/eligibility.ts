import { isIn, PAID } from '#src/order-lifecycle/states'
import type { LineFacts } from './line-facts.ts'

export type LineRefusal = 'GIFT_CARD' | 'NOT_PAID' | 'NOT_SENT' | 'ALREADY_RETURNED' | 'WINDOW_ENDED'

type Counted = Pick<LineFacts, 'isGiftCard' | 'orderState' | 'shipped' | 'requested' | 'refundedOtherwise'>

/** Shipped less what was requested to return. [R3.67] */
export function availableOf(line: Counted): number {
  if (line.isGiftCard || !isIn(PAID, { state: line.orderState })) return 0
  return Math.max(0, line.shipped - line.requested - line.refundedOtherwise)
}

/** Undefined when pieces of the line can come back. [R3.67, R5.20, A58] */
export function refusalOf(line: Counted & Pick<LineFacts, 'isInWindow'>): LineRefusal | undefined {
  if (line.isGiftCard) return 'GIFT_CARD'
  if (!isIn(PAID, { state: line.orderState })) return 'NOT_PAID'
  if (line.shipped === 0) return 'NOT_SENT'
  if (availableOf(line) === 0) return 'ALREADY_RETURNED'
  return line.isInWindow ? undefined : 'WINDOW_ENDED'
}

/** The return window does not apply to faulty and wrong items. */
export function isReturnableIfFaulty(line: Counted & Pick<LineFacts, 'isInWindow'>): boolean {
  return [undefined, 'WINDOW_ENDED'].includes(refusalOf(line))
}

/** Everything that is not cancelled is a gift card. [R5.20, A57] */
export function isOnlyGiftCards(lines: readonly Pick<LineFacts, 'isGiftCard' | 'ordered' | 'cancelled'>[]): boolean {
  const bought = lines.filter(({ ordered, cancelled }) => cancelled < ordered)
  return bought.length > 0 && bought.every(({ isGiftCard }) => isGiftCard)
}

type EligibilityCode = 'ELIGIBLE' | 'NOT_ELIGIBLE' | 'ALREADY_RETURNED' | 'ONLY_GIFT_CARD'

/** @param isLeftChecked also asks whether something is left to return [A58] */
export function eligibilityOf(lines: readonly LineFacts[], isLeftChecked: boolean): EligibilityCode {
  if (isOnlyGiftCards(lines)) return 'ONLY_GIFT_CARD'
  const refusals = lines.map(refusalOf)
  if (refusals.includes(undefined)) return 'ELIGIBLE'
  if (!refusals.includes('ALREADY_RETURNED')) return 'NOT_ELIGIBLE'
  if (isLeftChecked) return 'ALREADY_RETURNED'
  return lines.some((line) => refusalOf(line) === 'ALREADY_RETURNED' && line.isInWindow) ? 'ELIGIBLE' : 'NOT_ELIGIBLE'
}
