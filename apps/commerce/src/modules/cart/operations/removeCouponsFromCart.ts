import type { Context } from '#src/context'
import { clearCoupons } from '../coupons.ts'
import type { CartRow } from '../tables.ts'

interface RemoveCouponsFromCartInput {
  readonly cart_id: string
  readonly coupon_codes: readonly (string | null)[]
}

/** Takes the given coupons off and chooses the first way of delivery again. @throws AppError as requireCart [R7.81, R4.44] */
export async function removeCouponsFromCart(
  ctx: Context,
  input: RemoveCouponsFromCartInput | null | undefined,
): Promise<{ cart: CartRow }> {
  const codes = new Set((input?.coupon_codes ?? []).map((code) => code?.toLowerCase()))
  return { cart: await clearCoupons(ctx, input?.cart_id, (code) => codes.has(code.toLowerCase())) }
}
