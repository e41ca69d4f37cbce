import { releaseCoupons, takeCouponsAgain } from '#modules/cart'
import {
  type CardRefund,
  captureGiftCards,
  refundGiftCards,
  releaseGiftCards,
  reserveGiftCardsAgain,
  voidBoughtCards,
} from '#modules/gift-cards'
import { redeemRedemptions, releaseRedemptions, reserveRedemptionsAgain } from '#modules/loyalty'
import type { OrderRow } from '#modules/orders'
import type { Trx } from './with-order.ts'

// What an order uses up besides stock: coupons, gift cards and rewards, locked in this order, after the cart, the order
// and the attempt. An order that uses none sends no statement.

/** The order is paid: what was reserved for it is used. Safe to run again. */
export async function useClaims(trx: Trx, order: OrderRow): Promise<void> {
  await captureGiftCards(trx, order)
  await redeemRedemptions(trx, order)
}

/** The order failed: everything is free again. Safe to run again. */
export async function releaseClaims(trx: Trx, order: OrderRow): Promise<void> {
  await releaseCoupons(trx, order)
  await releaseGiftCards(trx, order)
  await releaseRedemptions(trx, order)
}

/** Releases the claims of a refunded order. @returns the refunds to its gift cards */
export async function returnClaims(trx: Trx, order: OrderRow): Promise<readonly CardRefund[]> {
  await releaseCoupons(trx, order)
  const refunds = await refundGiftCards(trx, order)
  await voidBoughtCards(trx, order.id)
  await releaseRedemptions(trx, order)
  return refunds
}

/** Reserves again for a payment that came late. @returns why that can't be; nothing is reserved then */
export async function findLostClaim(trx: Trx, order: OrderRow): Promise<string | undefined> {
  if (!(await takeCouponsAgain(trx, order))) return 'its coupons were used up'
  const areCardsBack = await reserveGiftCardsAgain(trx, order)
  if (areCardsBack && (await reserveRedemptionsAgain(trx, order))) return undefined
  await releaseClaims(trx, order)
  return areCardsBack ? 'its reward is used up' : 'its gift cards were spent'
}
