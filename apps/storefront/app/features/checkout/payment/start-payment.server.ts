import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#app/session/site/payment-methods.ts'
import { PaymentStartDocument, type PaymentStartQuery } from '../checkout.generated.ts'
import { checkoutMessages } from '../messages.ts'
import type { MethodStart } from '../payment-methods/payment-method.ts'
import { offeredMethods } from '../payment-methods/payment-methods.ts'

type MethodsResponse = NonNullable<NonNullable<PaymentStartQuery['adyenPaymentMethods']>['paymentMethodsResponse']>
/** [R3.46] */
type StoredMethod = NonNullable<NonNullable<MethodsResponse['storedPaymentMethods']>[number]>
/** Opaque input of the payment component. [R3.99, R7.90] */
type PaymentSession = NonNullable<PaymentStartQuery['getCartSession']>

/** [R3.99, R4.81, R4.82] */
export interface PaymentStart {
  readonly methods: readonly (MethodStart & { readonly type: PaymentMethod })[]
  /** This browser's last choice, else the first. [R3.100] */
  readonly selected: PaymentMethod | undefined
  readonly stored: readonly StoredMethod[]
  readonly session: PaymentSession | undefined
  readonly problem: string | undefined
}

/** [R8.51, R8.52, A90] */
function methodsProblem(answer: GraphqlResult<PaymentStartQuery>): string {
  if (answer.ok) return checkoutMessages.adyenPaymentMethods
  const { kind, message } = answer.failure
  if (kind === 'user' && message) return message
  return kind === 'network' || kind === 'http'
    ? checkoutMessages.adyenPaymentMethods
    : checkoutMessages.adyenPaymentMethodsError
}

function methodsOf(response: MethodsResponse | null | undefined): PaymentStart['methods'] {
  const offers = withoutNulls(response?.paymentMethods)
  return PAYMENT_METHODS.flatMap((type) => {
    const offer = offers.find((method) => method.type === type)
    return offer ? [{ type, ...offeredMethods[type].start(offer) }] : []
  })
}

export async function startPayment(ctx: RequestContext, cartId: string): Promise<PaymentStart> {
  const answer = await fetchPrivate(ctx, PaymentStartDocument, { cartId })
  const response = answer.data?.adyenPaymentMethods?.paymentMethodsResponse
  const methods = methodsOf(response)
  const remembered = findCookie(ctx, 'payment_method')
  const selected = (methods.find(({ type }) => type === remembered) ?? methods[0])?.type
  const session = answer.data?.getCartSession ?? undefined
  const stored = withoutNulls(response?.storedPaymentMethods)
  const sessionProblem = session?.sessionID ? undefined : checkoutMessages.getCartSession
  return { methods, selected, stored, session, problem: selected ? sessionProblem : methodsProblem(answer) }
}
