import { toMoney } from '@welt/kit/money'
import type { Context } from '#src/platform/context'
import type { AppliedMultiCoupon } from '#src/platform/contract/contract.generated'
import type { CartMapper } from '../mappers.ts'
import { pricedCartOf } from '../prices/pricing.ts'

/** [R3.11, A23] */
export async function multiCouponsOf(ctx: Context, cart: CartMapper): Promise<AppliedMultiCoupon[]> {
  if (cart.coupon_codes.length === 0) return []
  const { coupons, currency } = await pricedCartOf(ctx, cart)
  return coupons.map(({ code, label, amountCents }) => ({ code, label, amount: toMoney(amountCents, currency) }))
}

/** [R3.15] */
export async function hasFreeDeliveryCoupon(ctx: Context, cart: CartMapper): Promise<boolean> {
  return (
    cart.coupon_codes.length > 0 && (await pricedCartOf(ctx, cart)).coupons.some(({ isFreeDelivery }) => isFreeDelivery)
  )
}
