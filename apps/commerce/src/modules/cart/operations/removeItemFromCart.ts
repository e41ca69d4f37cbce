import type { Context } from '#src/platform/context'
import type { MutationRemoveItemFromCartArgs } from '#src/platform/contract/contract.generated'
import { requireCartIdOfInput } from '../access.ts'
import { changeLines } from '../change-lines.ts'
import { fail } from '../errors.ts'
import type { RemoveItemFromCartOutput } from '../resolver-types.generated.ts'
import { parseLineRef } from './updateCartItems.ts'

/** @throws AppError as requireCart; LINE_NOT_IN_CART [R7.70] */
export async function removeItemFromCart(
  ctx: Context,
  { input }: MutationRemoveItemFromCartArgs,
): Promise<RemoveItemFromCartOutput> {
  const cartId = requireCartIdOfInput(input?.cart_id)
  const lineId = parseLineRef(input ?? {})
  const { cart } = await changeLines(ctx, cartId, {
    skus: [],
    isShippingUnchanged: true,
    decide: ({ lines }) => {
      if (!lines.some(({ id }) => id === lineId)) throw fail('LINE_NOT_IN_CART')
      return { put: [], removedIds: [lineId], result: undefined }
    },
  })
  return { cart }
}
