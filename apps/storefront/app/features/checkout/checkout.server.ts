import { isCartLost, wordsOf } from '#app/features/bag/bag.server.ts'
import { changeCart } from '#app/features/bag/change-cart.server.ts'
import { CART, type WireCart } from '#app/features/bag/operations.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import type { Visit } from '#app/session/visit.ts'
import { type CheckoutCart, toCheckoutCart } from './checkout-model.ts'
import { type AddressValues, toAddressInput } from './details-rules.ts'
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
  const answer = await fetchPrivate<{ cart: WireCart }>(visit, CART, { cartId })
  const cart = answer.data?.cart
  if (cart) return cart.items.length === 0 ? { kind: 'none' } : { kind: 'cart', cart: toCheckoutCart(cart) }
  if (!answer.ok && isCartLost(answer.failure)) return { kind: 'lost' }
  return { kind: 'failed', message: answer.ok ? '' : wordsOf(answer.failure, 'Error fetching cart products.') }
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

/** Payment methods and session of the payment step. @source R4.81, R4.82 */
export interface PaymentStart {
  readonly brands: readonly string[]
  readonly sessionId: string | undefined
  readonly problem: StepProblem
}

interface PaymentStartData {
  readonly adyenPaymentMethods: {
    readonly paymentMethodsResponse: {
      readonly paymentMethods: readonly { readonly type: string; readonly brands: readonly string[] | null }[] | null
    } | null
  } | null
  readonly getCartSession: { readonly sessionID: string } | null
}

export async function startPayment(visit: Visit, cartId: string): Promise<PaymentStart> {
  const answer = await fetchPrivate<PaymentStartData>(visit, PAYMENT_START, { cartId })
  const { data } = answer
  const card = data?.adyenPaymentMethods?.paymentMethodsResponse?.paymentMethods?.find(({ type }) => type === 'scheme')
  const sessionId = data?.getCartSession?.sessionID
  const problem = !card
    ? answer.ok
      ? checkoutMessages.adyenPaymentMethods
      : wordsOf(answer.failure, checkoutMessages.adyenPaymentMethods)
    : sessionId
      ? undefined
      : checkoutMessages.getCartSession
  return { brands: card?.brands ?? [], sessionId, problem }
}
