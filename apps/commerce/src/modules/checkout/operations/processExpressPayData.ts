import { requireCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationProcessExpressPayDataArgs } from '#src/platform/contract/contract.generated'
import type { ProcessExpressPayDataOutput } from '../resolver-types.generated.ts'

const NOT_OFFERED = 'Express payment is not available. Please use the checkout.'

/** No express wallet is offered. @throws AppError as requireCart [R7.92, A74] */
export async function processExpressPayData(
  ctx: Context,
  { input }: MutationProcessExpressPayDataArgs,
): Promise<ProcessExpressPayDataOutput> {
  const cart = await requireCart(ctx, input.cart_id)
  const message = `Unable to place order: ${NOT_OFFERED}`
  return {
    success: false,
    message: NOT_OFFERED,
    cart,
    order: null,
    orderV2: null,
    errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }],
  }
}
