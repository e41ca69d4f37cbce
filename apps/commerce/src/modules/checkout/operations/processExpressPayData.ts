import { type CartRow, requireCart } from '#modules/cart'
import type { Context } from '#src/composition/context'

const NOT_OFFERED = 'Express payment is not available. Please use the checkout.'

interface ExpressResult {
  readonly success: false
  readonly message: string
  readonly cart: CartRow
  readonly order: null
  readonly orderV2: null
  readonly errors: readonly { readonly code: 'UNABLE_TO_PLACE_ORDER'; readonly message: string }[]
}

/** Refused while no express wallet is offered: the cart stays as it is. @throws AppError as requireCart [R7.92, A74] */
export async function processExpressPayData(ctx: Context, input: { readonly cart_id: string }): Promise<ExpressResult> {
  const cart = await requireCart(ctx, input.cart_id)
  const message = `Unable to place order: ${NOT_OFFERED}`
  return { success: false, message: NOT_OFFERED, cart, order: null, orderV2: null, errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }] }
}
