import { type CartWithLines, pricedCartOf } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { AppliedCoupon } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { isLoyaltyOn } from './member-record.ts'

/** [R3.12, R3.110] */
export async function appliedLoyaltyCoupons(ctx: Context, cart: CartRow | CartWithLines): Promise<AppliedCoupon[]> {
  if (cart.redemptions.length === 0) return []
  const { discounts } = await pricedCartOf(ctx, cart)
  return discounts.flatMap(({ source }) => (source.kind === 'reward' ? [{ code: source.code }] : []))
}

/** [R3.13] */
export async function loyaltyCheckoutError(ctx: Context, cart: CartRow | CartWithLines): Promise<string | null> {
  return cart.loyalty_error !== null && (await isLoyaltyOn(ctx)) ? cart.loyalty_error : null
}
