import type { Context } from '#src/platform/context'
import type { MutationApplyCouponToCartArgs } from '#src/platform/contract/contract.generated'
import { applyCoupons } from '../coupons/apply-coupons.ts'
import type { ApplyCouponToCartOutput } from '../resolver-types.generated.ts'

/** Only for a cart without another code. @throws AppError as applyCoupons [R7.78] */
export async function applyCouponToCart(
  ctx: Context,
  { input }: MutationApplyCouponToCartArgs,
): Promise<ApplyCouponToCartOutput> {
  return { cart: await applyCoupons(ctx, input?.cart_id, [input?.coupon_code ?? ''], 'single') }
}
