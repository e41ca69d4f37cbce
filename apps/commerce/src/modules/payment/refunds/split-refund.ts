import type { OrderMoney } from '../captures/order-money.ts'

/** In cents. */
export interface RefundSplit {
  /** Of the charge: `refundCents` was captured, the rest is no longer captured. */
  readonly moneyCents: number
  readonly refundCents: number
  readonly releaseCents: number
  readonly giftCardCents: number
}

/**
 * The charge first, then gift cards. Rewards lowered the prices and are restored with the last of the money. Returned
 * goods are refunded from what was captured; cancelled ones first lower what will be captured.
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
