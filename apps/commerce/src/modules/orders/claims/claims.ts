import type { Transaction } from 'kysely'
import { giftCardClaim } from '#modules/gift-cards'
import { rewardClaim } from '#modules/loyalty'
import { couponClaim } from '#modules/promotions'
import type { CardRefund, ClaimingCart, ClaimingOrder, OrderClaim, WantedClaims } from '#src/order-lifecycle/claim'
import type { Database } from '#src/platform/database'
import { stockClaim } from './stock.ts'

type Trx = Transaction<Database>

/** In lock order, after cart, order and payment attempt. */
const CLAIMS: readonly OrderClaim[] = [couponClaim, giftCardClaim, rewardClaim, stockClaim]

/** Locks claims before pricing, so that the prices still hold when they are reserved. */
export async function lockClaims(trx: Trx, cart: ClaimingCart): Promise<void> {
  for (const claim of CLAIMS) await claim.lock(trx, cart)
}

/** @returns the claim that could not be reserved; the caller must roll back */
export async function reserveClaims(
  trx: Trx,
  order: ClaimingOrder,
  wanted: WantedClaims,
): Promise<OrderClaim | undefined> {
  for (const claim of CLAIMS) if (!(await claim.reserve(trx, order, wanted))) return claim
  return undefined
}

/**
 * For a late payment of a failed order.
 * @returns the claim that could not be reserved, with nothing reserved
 */
export async function reserveClaimsAgain(trx: Trx, order: ClaimingOrder): Promise<OrderClaim | undefined> {
  for (const claim of CLAIMS) {
    if (await claim.reserveAgain(trx, order)) continue
    await moveClaims(trx, order, 'release')
    return claim
  }
  return undefined
}

/** When the pieces were sold while the shopper was paying. */
export const SOLD_OUT = stockClaim.lostText

/** @returns refunds to gift cards */
export async function moveClaims(
  trx: Trx,
  order: ClaimingOrder,
  step: 'use' | 'release' | 'restore',
  exceptClaims: readonly OrderClaim['name'][] = [],
): Promise<readonly CardRefund[]> {
  const refunds: CardRefund[] = []
  for (const claim of CLAIMS)
    if (!exceptClaims.includes(claim.name)) refunds.push(...((await claim[step](trx, order)) ?? []))
  return refunds
}
