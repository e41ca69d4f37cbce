import { AppError } from '@welt/kit/app-error'
import { requireCart, requireGuestSecret } from '#modules/cart'
import { isExpressOn, type OrderPayment, requireServed } from '#modules/payment'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type {
  MutationProcessExpressPayDataArgs,
  ProcessExpressPayDataInput,
} from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { codeOf, unable } from '../errors.ts'
import { fillCart } from '../express/fill-cart.ts'
import { hasOrdered, placeCart } from '../place-cart.ts'
import { freshOrderOf, orderOf } from '../placed-order.ts'
import type { ProcessExpressPayDataOutput } from '../resolver-types.generated.ts'

/** A press that is sent twice makes one order. */
async function placeExpress(ctx: Context, cart: CartRow, input: ProcessExpressPayDataInput): Promise<OrderPayment> {
  if (!(await isExpressOn(ctx, cart))) throw unable('EXPRESS_NOT_OFFERED')
  if (await hasOrdered(ctx, cart)) return placeCart(ctx, cart.id)
  if (input.payment_method.adyen_additional_data_hpp?.brand_code === 'applepay')
    await requireServed(ctx, cart, 'applepay')
  try {
    await fillCart(ctx, input)
  } catch (error) {
    const isOrderedMeanwhile = error instanceof AppError && error.code === 'CART_NOT_ACTIVE'
    if (!isOrderedMeanwhile) throw error
  }
  return placeCart(ctx, cart.id)
}

/**
 * Expected failures are in `errors`.
 * @throws AppError as requireCart; RATE_LIMITED [R7.92, A74]
 */
export async function processExpressPayData(
  ctx: Context,
  { input }: MutationProcessExpressPayDataArgs,
): Promise<ProcessExpressPayDataOutput> {
  const cart = await requireCart(ctx, input.cart_id, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  await enforceLimit(ctx, { action: 'express-pay', key: ctx.viewer.address, limit: 30, windowSeconds: 600 })
  try {
    const placement = { placed: await placeExpress(ctx, cart, input), addFailure: () => undefined, errors: [] }
    const order = freshOrderOf(placement)
    return { success: true, message: null, cart: null, order, orderV2: await orderOf(ctx, placement), errors: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.category === 'graphql-authorization' || error.code === 'RATE_LIMITED')
      throw error
    const { message } = error
    const left = await requireCart(ctx, cart.id, { allowInactive: true })
    return {
      success: false,
      message,
      cart: left,
      order: null,
      orderV2: null,
      errors: [{ code: codeOf(error), message }],
    }
  }
}
