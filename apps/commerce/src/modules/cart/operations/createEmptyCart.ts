import type { Context } from '#src/context'
import { openCart, parseStoreCode } from '../new-cart.ts'

/** `input` of createEmptyCart. */
export interface CreateEmptyCartInput {
  readonly cart_id?: string | null
  /** Base64 of a store code; the Store header's when missing. */
  readonly store_code?: string | null
}

/** A new cart; gives its id. @throws AppError CART_ID_LENGTH, CART_ID_TAKEN, STORE_NOT_FOUND [R7.68, A71] */
export async function createEmptyCart(ctx: Context, input: CreateEmptyCartInput | null | undefined): Promise<string> {
  const brand = input?.store_code ? parseStoreCode(input.store_code) : ctx.brand
  const cart = await openCart(ctx, brand, input?.cart_id ?? undefined)
  return cart.id
}
