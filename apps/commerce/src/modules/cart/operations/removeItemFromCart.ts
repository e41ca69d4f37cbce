import type { Context } from '#src/context'
import { requireCartIdOfInput } from '../access.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import { deleteLine } from '../store.ts'
import type { CartRow } from '../tables.ts'
import { parseLineRef } from './updateCartItems.ts'

/** `input` of removeItemFromCart. */
export interface RemoveItemFromCartInput {
  readonly cart_id: string
  readonly cart_item_uid?: string | null
  readonly cart_item_id?: number | null
}

/** Takes a line off the cart. @throws AppError as requireCart; LINE_NOT_IN_CART [R7.70] */
export async function removeItemFromCart(ctx: Context, input: RemoveItemFromCartInput | null | undefined): Promise<{ cart: CartRow }> {
  const cartId = requireCartIdOfInput(input?.cart_id)
  const lineId = parseLineRef(input ?? {})
  const cart = await changeCart(ctx, cartId, async (trx, locked) => {
    if (!(await deleteLine(trx, locked.id, lineId))) throw fail('LINE_NOT_IN_CART')
  })
  return { cart }
}
