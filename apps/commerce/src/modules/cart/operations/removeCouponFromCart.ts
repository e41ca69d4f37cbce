import type { Context } from '#src/context'
import { clearCoupons } from '../coupons.ts'
import type { CartRow } from '../tables.ts'

/** Takes every coupon off and chooses the first way of delivery again. @throws AppError as requireCart [R7.80, R4.44] */
export async function removeCouponFromCart(
  ctx: Context,
  input: { readonly cart_id: string } | null | undefined,
): Promise<{ cart: CartRow }> {
  return { cart: await clearCoupons(ctx, input?.cart_id, () => true) }
}
