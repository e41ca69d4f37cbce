import { AppError } from '@welt/kit/app-error'
import type { OrderPayment } from '#modules/payment'
import type { Context } from '#src/composition/context'
import type { MutationPlaceOrderArgs, PlaceOrderError } from '#src/graphql/contract.generated'
import { codeOf, fail, withErrorCode } from '../errors.ts'
import { placeCart } from '../place-cart.ts'

/** What resolvers of PlaceOrderOutput read: either the order, or the failure. */
export interface PlacementModel {
  readonly placed: OrderPayment | undefined
  /** Gives the failure to the first field that reads it, so that it is among the GraphQL errors once. */
  readonly addFailure: () => AppError | undefined
  readonly errors: readonly PlaceOrderError[]
}

function once(failure: AppError): () => AppError | undefined {
  let left: AppError | undefined = failure
  return () => {
    const taken = left
    left = undefined
    return taken
  }
}

/**
 * Places a cart's order. A foreseen failure is in `errors` and a GraphQL error of the fields `order` or `orderV2`.
 * @throws AppError for another's cart and too many tries [R7.85, R7.86]
 */
export async function placeOrder(ctx: Context, { input }: MutationPlaceOrderArgs): Promise<PlacementModel> {
  if (!input) throw fail('CART_ID_MISSING')
  try {
    return { placed: await placeCart(ctx, input.cart_id), addFailure: () => undefined, errors: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.category === 'graphql-authorization' || error.code === 'RATE_LIMITED')
      throw error
    return {
      placed: undefined,
      addFailure: once(withErrorCode(error)),
      errors: [{ code: codeOf(error), message: error.message }],
    }
  }
}
