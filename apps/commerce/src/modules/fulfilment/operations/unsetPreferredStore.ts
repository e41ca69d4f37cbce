import { changeCart, setFulfilment, updateCart, withoutStoreAddress } from '#modules/cart'
import { rememberStore } from '#modules/customer'
import type { Context } from '#src/platform/context'
import type { MutationUnsetPreferredStoreArgs } from '#src/platform/contract/contract.generated'
import type { UnsetPreferredStoreOutput } from '../resolver-types.generated.ts'

/** Switches every line to delivery. @throws AppError as changeCart [R7.107, R4.12-R4.14] */
export async function unsetPreferredStore(
  ctx: Context,
  { input }: MutationUnsetPreferredStoreArgs,
): Promise<UnsetPreferredStoreOutput> {
  const { customerId } = ctx.viewer
  const cart = await changeCart(ctx, input.cart_id, async (trx, locked) => {
    await updateCart(trx, locked.id, {
      preferred_store_code: null,
      is_fulfilment_auto_updated: false,
      ...withoutStoreAddress(locked),
    })
    await setFulfilment(trx, locked.id, 'delivery')
    if (customerId !== undefined) await rememberStore(trx, customerId, null)
  })
  return { success: true, message: null, cart }
}
