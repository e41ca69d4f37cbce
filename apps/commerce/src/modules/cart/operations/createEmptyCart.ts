import type { Context } from '#src/platform/context'
import type { MutationCreateEmptyCartArgs } from '#src/platform/contract/contract.generated'
import { openCart, parseStoreCode } from '../new-cart.ts'

/** @throws AppError CART_ID_LENGTH, CART_ID_TAKEN, STORE_NOT_FOUND [R7.68, A71] */
export async function createEmptyCart(ctx: Context, { input }: MutationCreateEmptyCartArgs): Promise<string> {
  const brand = input?.store_code ? parseStoreCode(input.store_code) : ctx.brand
  const cart = await openCart(ctx, brand, input?.cart_id ?? undefined)
  return cart.id
}
