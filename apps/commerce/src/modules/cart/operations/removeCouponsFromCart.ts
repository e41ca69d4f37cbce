import { normalCode } from '@welt/kit/text/typed-text'
import type { Context } from '#src/platform/context'
import type { MutationRemoveCouponsFromCartArgs } from '#src/platform/contract/contract.generated'
import { clearCoupons } from '../coupons/clear-coupons.ts'
import type { RemoveCouponFromCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError as requireCart [R7.81, R4.44] */
export async function removeCouponsFromCart(
  ctx: Context,
  { input }: MutationRemoveCouponsFromCartArgs,
): Promise<RemoveCouponFromCartOutput> {
  const codes = new Set((input?.coupon_codes ?? []).map((code) => normalCode(code ?? '')))
  return { cart: await clearCoupons(ctx, input?.cart_id, (code) => codes.has(code)) }
}
