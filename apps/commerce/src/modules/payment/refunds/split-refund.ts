import type { OrderMoney } from '../captures/order-money.ts'

/** In cents. */
export interface RefundSplit {
  /** Of the charge: `refundCents` was captured, the rest is captured no more. */
  readonly moneyCents: number
  readonly refundCents: number
  readonly releaseCents: number
  readonly giftCardCents: number
}

/**
 * The charge first, then gift cards. Rewards have lowered the prices and are restored with the last of the money. What
 * the shopper returned is refunded of what was captured; what was cancelled first lowers what will be captured.
 */
export function splitRefund(
  valueCents: number,
  { owed, captured, refunded }: OrderMoney,
  isReturned: boolean,
): RefundSplit {
  const moneyCents = Math.min(valueCents, owed)
  const stillOwed = isReturned ? 0 : owed - moneyCents
  const refundCents = Math.min(moneyCents, Math.max(0, captured - refunded - stillOwed))
  return { moneyCents, refundCents, releaseCents: moneyCents - refundCents, giftCardCents: valueCents - moneyCents }
}
