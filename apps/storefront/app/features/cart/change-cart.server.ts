import { fetchPrivate, type GraphqlResult, type PrivateOptions } from '#app/graphql/client.server.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { CancelPaymentDocument } from './cart.generated.ts'

/** `paid`: the payment had already succeeded. */
export type CancelledPayment = 'open' | 'paid' | 'failed'

const UNPAID = new Set(['Cancelled', 'Refused', 'Error'])

/** [A72] */
export async function cancelCartPayment(
  ctx: RequestContext,
  cartId: string,
  options: PrivateOptions = {},
): Promise<CancelledPayment> {
  const answer = await fetchPrivate(ctx, CancelPaymentDocument, { cartId }, options)
  const code = answer.ok ? answer.data.cancelPayment?.resultCode : undefined
  if (code === 'Authorised') return 'paid'
  return code && UNPAID.has(code) ? 'open' : 'failed'
}

/** If a pending payment locks the cart, cancels it and retries once. [A72, R8.65] */
export async function changeCart<Data, Variables>(
  ctx: RequestContext,
  cartId: string,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
  options: PrivateOptions = {},
): Promise<GraphqlResult<Data>> {
  const answer = await fetchPrivate(ctx, document, variables, options)
  if (answer.ok || answer.failure.code !== 'CART_NOT_ACTIVE') return answer
  return (await cancelCartPayment(ctx, cartId, options)) === 'open'
    ? fetchPrivate(ctx, document, variables, options)
    : answer
}
