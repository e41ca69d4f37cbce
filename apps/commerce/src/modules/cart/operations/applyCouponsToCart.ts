import type { Context } from '#src/composition/context'
import type { MutationApplyCouponsToCartArgs } from '#src/graphql/contract.generated'
import { refuseCoupons } from '../prices/coupons.ts'

/**
 * Applies coupons. No promotion is on offer, so every code is refused. @throws AppError CART_IS_EMPTY, COUPON_NOT_VALID
 * [R7.79]
 */
export function applyCouponsToCart(ctx: Context, { input }: MutationApplyCouponsToCartArgs): Promise<never> {
  return refuseCoupons(ctx, input?.cart_id)
}
