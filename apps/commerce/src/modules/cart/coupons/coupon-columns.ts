import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import type { PricedCart } from '../prices/pricing.ts'
import { type CartChange, updateCodes } from '../store.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'

export interface CodesOnCart {
  readonly codes: readonly string[]
  readonly redemptions: readonly StoredRedemption[]
}

/** Also clears a refusal by the loyalty service. [R3.10-R3.13] */
export function couponColumns({ codes, redemptions }: CodesOnCart): CartChange {
  return { coupon_codes: [...codes], redemptions, loyalty_error: null }
}

export function columnsWithoutCoupons(
  { coupon_codes: codes, redemptions }: CartRow,
  isRemoved: (code: string) => boolean,
): CartChange {
  const isLeft = (code: string) => !isRemoved(code)
  return couponColumns({ codes: codes.filter(isLeft), redemptions: redemptions.filter(({ code }) => isLeft(code)) })
}

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
