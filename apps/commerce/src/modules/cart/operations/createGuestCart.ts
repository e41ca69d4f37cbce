import type { Context } from '#src/context'
import { openCart } from '../new-cart.ts'
import type { CartRow } from '../tables.ts'

/** createEmptyCart that gives the cart. @throws AppError CART_ID_LENGTH, CART_ID_TAKEN [R7.68] */
export async function createGuestCart(
  ctx: Context,
  input: { readonly cart_uid?: string | null } | null | undefined,
): Promise<{ cart: CartRow }> {
  return { cart: await openCart(ctx, ctx.brand, input?.cart_uid ?? undefined) }
}
