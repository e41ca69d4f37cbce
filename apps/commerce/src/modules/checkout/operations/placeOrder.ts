import { AppError } from '@welt/kit/app-error'
import type { OrderPayment } from '#modules/payment'
import type { Context } from '#src/platform/context'
import type { MutationPlaceOrderArgs, PlaceOrderError } from '#src/platform/contract/contract.generated'
import { codeOf, fail, withErrorCode } from '../errors.ts'
import { placeCart } from '../place-cart.ts'

export interface PlacementModel {
  readonly placed: OrderPayment | undefined
  /** Returns the failure once, so that the GraphQL errors contain it once. */
  readonly addFailure: () => AppError | undefined
  readonly errors: readonly PlaceOrderError[]
}

function once(failure: AppError): () => AppError | undefined {
  let pending: AppError | undefined = failure
  return () => {
    const next = pending
    pending = undefined
    return next
  }
}

/**
 * Expected failures are in `errors`.
 * @throws AppError for another customer's cart and RATE_LIMITED [R7.85, R7.86]
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
