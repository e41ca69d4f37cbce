import type { Context } from '#src/composition/context'
import type { MutationRemoveItemFromCartArgs } from '#src/graphql/contract.generated'
import { requireCartIdOfInput } from '../access.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import type { RemoveItemFromCartOutput } from '../resolver-types.generated.ts'
import { deleteLine } from '../store.ts'
import { parseLineRef } from './updateCartItems.ts'

/** Takes a line off the cart. @throws AppError as requireCart; LINE_NOT_IN_CART [R7.70] */
export async function removeItemFromCart(ctx: Context, { input }: MutationRemoveItemFromCartArgs): Promise<RemoveItemFromCartOutput> {
  const cartId = requireCartIdOfInput(input?.cart_id)
  const lineId = parseLineRef(input ?? {})
  const cart = await changeCart(ctx, cartId, async (trx, locked) => {
    if (!(await deleteLine(trx, locked.id, lineId))) throw fail('LINE_NOT_IN_CART')
  })
  return { cart }
}
