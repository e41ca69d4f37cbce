import { type AddressValues, toAddressInput } from '#app/features/address/address-rules.ts'
import { isCartLost } from '#app/features/bag/bag.server.ts'
import { changeCart } from '#app/features/bag/change-cart.server.ts'
import { bagMessages } from '#app/features/bag/messages.ts'
import { CART, type CartData } from '#app/features/bag/operations.ts'
import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { wordsOf } from '#app/graphql/result.ts'
import { findCookie } from '#app/session/cookies.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#app/session/site/payment-methods.ts'
import type { Visit } from '#app/session/visit.ts'
import { type CheckoutCart, toCheckoutCart } from './checkout-model.ts'
import { checkoutMessages } from './messages.ts'
import { PAYMENT_START, SET_AUTHORITY, SET_BILLING_ADDRESS, SET_EMAIL, SET_SHIPPING_ADDRESS, SET_SHIPPING_METHOD } from './operations.ts'

/** The cart in checkout, or why there is none. */
export type CheckoutAnswer =
  | { readonly kind: 'cart'; readonly cart: CheckoutCart }
  | { readonly kind: 'none' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly message: string }

export async function loadCheckout(visit: Visit): Promise<CheckoutAnswer> {
  const cartId = findCartId(visit)
  if (!cartId) return { kind: 'none' }
  const answer = await fetchPrivate<CartData>(visit, CART, { cartId })
  // Also where its lines may be seen: another guest's cart tells who they are to nobody else.
  if (!answer.ok && isCartLost(answer.failure)) return { kind: 'lost' }
  const cart = answer.data?.cart
  if (cart)
    return cart.items.length === 0 ? { kind: 'none' } : { kind: 'cart', cart: toCheckoutCart(cart, answer.data?.liveInventoryCheck) }
  return { kind: 'failed', message: answer.ok ? '' : wordsOf(answer.failure, bagMessages.cart) }
}

/** The server's words when a step failed; undefined when it worked. */
export type StepProblem = string | undefined

export async function setEmail(visit: Visit, cartId: string, email: string): Promise<StepProblem> {
  const answer = await changeCart(visit, cartId, SET_EMAIL, { input: { cart_id: cartId, email } })
  return answer.ok ? undefined : wordsOf(answer.failure, checkoutMessages.setGuestEmailOnCart)
}

/** What the details step sends, already checked. */
export interface Details {
  readonly shipping: AddressValues
  /** Undefined: the same as the delivery address. */
  readonly billing: AddressValues | undefined
  /** `<carrier>/<method>`, '' when none was chosen: the shop then chooses the first. */
  readonly method: string
  readonly instructions: string | undefined
}

/** Sends one call after the other, since each builds on what the one before has set; stops at the first that fails. */
export async function setDetails(visit: Visit, cartId: string, details: Details): Promise<StepProblem> {
  const cart_id = cartId
  const steps: (readonly [document: string, input: Readonly<Record<string, unknown>>, fallback: string])[] = [
    [
      SET_SHIPPING_ADDRESS,
      { cart_id, shipping_addresses: [{ address: toAddressInput(details.shipping) }] },
      checkoutMessages.setShippingAddressesOnCart,
    ],
    [
      SET_BILLING_ADDRESS,
      { cart_id, billing_address: details.billing ? { address: toAddressInput(details.billing) } : { same_as_shipping: true } },
      checkoutMessages.setBillingAddressOnCart,
    ],
  ]
  const [carrier_code, method_code] = details.method.split('/')
  if (carrier_code && method_code)
    steps.push([
      SET_SHIPPING_METHOD,
      { cart_id, shipping_methods: [{ carrier_code, method_code }] },
      checkoutMessages.setShippingMethodsOnCart,
    ])
  if (details.shipping.country === 'AU') {
    const authority = {
      cart_id,
      checked: details.instructions !== undefined,
      ...(details.instructions ? { instructions: details.instructions } : {}),
    }
    steps.push([SET_AUTHORITY, authority, checkoutMessages.setAuthorityToLeave])
  }
  for (const [document, input, fallback] of steps) {
    const answer = await changeCart(visit, cartId, document, { input })
    if (!answer.ok) return wordsOf(answer.failure, fallback)
  }
  return undefined
}

/** A card that the customer keeps at the payment service. [R3.46] */
interface StoredMethod {
  readonly id: string
  readonly brand: string | null
  readonly lastFour: string | null
  readonly expiry: string | null
}

/** What the payment component starts from; opaque, and of use to nobody but the payment service. [R3.99, R7.90] */
interface PaymentSession {
  readonly sessionID: string
  readonly sessionData: string
  readonly reference: string | null
}

/** Payment state: methods and session of the payment step. [R3.99, R4.81, R4.82] */
export interface PaymentStart {
  readonly methods: readonly { readonly type: PaymentMethod; readonly brands: readonly string[] }[]
  /** What this browser chose last, else the first. [R3.100] */
  readonly selected: PaymentMethod | undefined
  /** None for guests. */
  readonly stored: readonly StoredMethod[]
  readonly session: PaymentSession | undefined
  readonly problem: StepProblem
}

interface PaymentStartData {
  readonly adyenPaymentMethods: {
    readonly paymentMethodsResponse: {
      readonly paymentMethods: readonly { readonly type: string; readonly brands: readonly string[] | null }[] | null
      readonly storedPaymentMethods?: readonly StoredMethod[] | null
    } | null
  } | null
  readonly getCartSession: PaymentSession | null
}

/** Why there is no method to pay with: no call, an error without words, or an empty list. [R8.51, R8.52, A90] */
function methodsProblem(answer: GraphqlResult<PaymentStartData>): string {
  if (answer.ok) return checkoutMessages.adyenPaymentMethods
  const { kind, message } = answer.failure
  if (kind === 'user' && message) return message
  return kind === 'network' || kind === 'http' ? checkoutMessages.adyenPaymentMethods : checkoutMessages.adyenPaymentMethodsError
}

export async function startPayment(visit: Visit, cartId: string): Promise<PaymentStart> {
  const answer = await fetchPrivate<PaymentStartData>(visit, PAYMENT_START, { cartId })
  const { data } = answer
  const offered = data?.adyenPaymentMethods?.paymentMethodsResponse?.paymentMethods ?? []
  const methods = PAYMENT_METHODS.flatMap((type) => {
    const offer = offered.find((method) => method.type === type)
    return offer ? [{ type, brands: offer.brands ?? [] }] : []
  })
  const kept = findCookie(visit, 'payment_method')
  const selected = (methods.find(({ type }) => type === kept) ?? methods[0])?.type
  const session = data?.getCartSession ?? undefined
  const stored = data?.adyenPaymentMethods?.paymentMethodsResponse?.storedPaymentMethods ?? []
  const problem = selected === undefined ? methodsProblem(answer) : session?.sessionID ? undefined : checkoutMessages.getCartSession
  return { methods, selected, stored, session, problem }
}
