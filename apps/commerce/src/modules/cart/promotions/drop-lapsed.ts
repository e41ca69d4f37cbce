import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import type { PricedCart } from '../prices/pricing.ts'
import { writeCoupons } from '../writers.ts'

/** Takes codes off that can't be had any more, now that the shopper is told so. The caller has locked the cart. */
export async function dropLapsedCoupons(trx: Transaction<Database>, { cart, coupons }: PricedCart): Promise<void> {
  const lapsed = new Set(coupons.flatMap(({ code, isLapsed }) => (isLapsed ? [code] : [])))
  if (lapsed.size === 0) return
  const isLeft = (code: string) => !lapsed.has(code)
  const redemptions = cart.redemptions.filter(({ code }) => isLeft(code))
  await writeCoupons(trx, cart.id, { codes: cart.coupon_codes.filter(isLeft), redemptions })
}
