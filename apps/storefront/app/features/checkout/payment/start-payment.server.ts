import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { CARD_BRANDS, PAYMENT_METHODS } from '#app/session/site/payment-methods.ts'
import { PaymentStartDocument, type PaymentStartQuery } from '../checkout.generated.ts'
import { checkoutMessages } from '../messages.ts'
import { choicesOf, firstChoice, type SavedCardStart } from '../payment-methods/choices.ts'
import type { MethodStart } from '../payment-methods/payment-method.ts'

type MethodsResponse = NonNullable<NonNullable<PaymentStartQuery['adyenPaymentMethods']>['paymentMethodsResponse']>
/** [R3.46] */
type StoredMethod = NonNullable<NonNullable<MethodsResponse['storedPaymentMethods']>[number]>
/** Opaque input of the payment component. [R3.99, R7.90] */
type PaymentSession = NonNullable<PaymentStartQuery['getCartSession']>

/** [R3.99, R4.81, R4.82] */
export interface PaymentStart {
  readonly paymentMethods: readonly MethodStart[]
  readonly storedPaymentMethods: readonly SavedCardStart[]
  /** Value of the chosen row. */
  readonly selectedPaymentMethod: string | undefined
  readonly session: PaymentSession | undefined
  /** [R3.111] */
  readonly isExpressInCart: boolean
  /** [R3.112] */
  readonly isExpressOnProduct: boolean
  readonly clientKey: string | undefined
  readonly isLive: boolean
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

function methodsOf(response: MethodsResponse | null | undefined): readonly MethodStart[] {
  const offers = withoutNulls(response?.paymentMethods)
  return PAYMENT_METHODS.flatMap((type) => {
    const offer = offers.find((method) => method.type === type)
    return offer ? [{ type, brands: withoutNulls(offer.brands) }] : []
  })
}

/** Cards are valid until the end of their month. */
function isExpired({ expiryMonth, expiryYear }: StoredMethod): boolean {
  return Date.UTC(Number(expiryYear), Number(expiryMonth), 1) <= Date.now()
}

function savedOf(response: MethodsResponse | null | undefined): readonly SavedCardStart[] {
  return withoutNulls(response?.storedPaymentMethods).flatMap((stored) => {
    const { id, brand, lastFour, expiry } = stored
    if (!id || !brand || !lastFour) return []
    const name = `${CARD_BRANDS[brand] ?? brand} ending ${lastFour}`
    return [{ id, brand, name, expiry: expiry ?? '', isExpired: isExpired(stored) }]
  })
}

export async function startPayment(ctx: RequestContext, cartId: string, totalCents: number): Promise<PaymentStart> {
  const answer = await fetchPrivate(ctx, PaymentStartDocument, { cartId })
  const response = answer.data?.adyenPaymentMethods?.paymentMethodsResponse
  const methods = methodsOf(response)
  const stored = savedOf(response)
  const { isExpressInCart, isExpressOnProduct } = ctx.settings
  const selected = firstChoice(choicesOf({ methods, stored, totalCents }), findCookie(ctx, 'payment_method'))
  const session = answer.data?.getCartSession ?? undefined
  const { adyen_client_key_live: liveKey, adyen_client_key_test: testKey } = answer.data?.storeConfig ?? {}
  const sessionProblem = session?.sessionID ? undefined : checkoutMessages.getCartSession
  return {
    paymentMethods: methods,
    storedPaymentMethods: stored,
    selectedPaymentMethod: selected,
    session,
    isExpressInCart,
    isExpressOnProduct,
    clientKey: liveKey ?? testKey ?? undefined,
    isLive: Boolean(liveKey),
    problem: selected ? sessionProblem : methodsProblem(answer),
  }
}
