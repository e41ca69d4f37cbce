import type { Context } from '#src/composition/context'
import type { MutationApplyCouponToCartArgs } from '#src/graphql/contract.generated'
import { refuseCoupons } from '../prices/coupons.ts'

/**
 * Applies one coupon. No promotion is on offer, so every code is refused. @throws AppError CART_IS_EMPTY,
 * COUPON_NOT_VALID [R7.78]
 */
export function applyCouponToCart(ctx: Context, { input }: MutationApplyCouponToCartArgs): Promise<never> {
  return refuseCoupons(ctx, input?.cart_id)
}
