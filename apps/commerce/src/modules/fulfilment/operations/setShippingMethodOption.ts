import { changeCart, parseLineUid, setFulfilment } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetShippingMethodOptionArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { SetShippingMethodOptionOutput } from '../resolver-types.generated.ts'

/** @throws AppError as changeCart; LINE_NOT_IN_CART, STORE_NOT_CHOSEN [R7.103, R4.06, R4.11] */
export async function setShippingMethodOption(
  ctx: Context,
  { input }: MutationSetShippingMethodOptionArgs,
): Promise<SetShippingMethodOptionOutput> {
  const lineId = parseLineUid(input.cart_item_uid)
  const cart = await changeCart(ctx, input.cart_id, async (trx, locked) => {
    await setFulfilment(trx, locked.id, input.shipping_method_option, lineId)
    if (input.shipping_method_option === 'clickncollect' && !locked.preferred_store_code) throw fail('STORE_NOT_CHOSEN')
  })
  return { cart }
}
