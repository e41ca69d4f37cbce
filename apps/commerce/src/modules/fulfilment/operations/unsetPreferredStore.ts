import { changeCart, setFulfilment, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationUnsetPreferredStoreArgs } from '#src/platform/contract/contract.generated'
import type { UnsetPreferredStoreOutput } from '../resolver-types.generated.ts'

/** Switches every line to delivery. @throws AppError as changeCart [R7.107, R4.12, R4.14] */
export async function unsetPreferredStore(
  ctx: Context,
  { input }: MutationUnsetPreferredStoreArgs,
): Promise<UnsetPreferredStoreOutput> {
  const cart = await changeCart(ctx, input.cart_id, async (trx, locked) => {
    await updateCart(trx, locked.id, { preferred_store_code: null })
    await setFulfilment(trx, locked.id, 'delivery')
  })
  return { success: true, message: null, cart }
}
