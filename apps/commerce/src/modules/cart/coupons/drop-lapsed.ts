import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import type { PricedCart } from '../prices/pricing.ts'
import { updateCodes } from '../store.ts'
import { columnsWithoutCoupons } from './coupon-columns.ts'

/** The caller has locked the cart. */
export async function dropLapsedCoupons(
  trx: Transaction<Database>,
  { cart, coupons }: Pick<PricedCart, 'cart' | 'coupons'>,
): Promise<void> {
  const lapsed = new Set(coupons.flatMap(({ code, isLapsed }) => (isLapsed ? [code] : [])))
  if (lapsed.size === 0) return
  await updateCodes(
    trx,
    cart.id,
    columnsWithoutCoupons(cart, (code) => lapsed.has(code)),
  )
}
