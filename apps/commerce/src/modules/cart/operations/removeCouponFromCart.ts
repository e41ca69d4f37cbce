import type { Context } from '#src/platform/context'
import type { MutationRemoveCouponFromCartArgs } from '#src/platform/contract/contract.generated'
import { clearCoupons } from '../coupons/clear-coupons.ts'
import type { RemoveCouponFromCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError as requireCart [R7.80, R4.44] */
export async function removeCouponFromCart(
  ctx: Context,
  { input }: MutationRemoveCouponFromCartArgs,
): Promise<RemoveCouponFromCartOutput> {
  return { cart: await clearCoupons(ctx, input?.cart_id, () => true) }
}
