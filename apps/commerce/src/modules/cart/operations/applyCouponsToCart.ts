import type { Context } from '#src/platform/context'
import type { MutationApplyCouponsToCartArgs } from '#src/platform/contract/contract.generated'
import { applyCoupons } from '../coupons/apply-coupons.ts'
import type { ApplyCouponToCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError as applyCoupons [R7.79] */
export async function applyCouponsToCart(
  ctx: Context,
  { input }: MutationApplyCouponsToCartArgs,
): Promise<ApplyCouponToCartOutput> {
  const codes = (input?.coupon_codes ?? []).flatMap((code) => code ?? [])
  return { cart: await applyCoupons(ctx, input?.cart_id, codes, input?.type === 'REPLACE' ? 'replace' : 'append') }
}
