import { type AddressValues, toAddressInput } from '#app/features/address/address-rules.ts'
import { CartDocument } from '#app/features/cart/cart.generated.ts'
import { hasNoInventory, isCartLost } from '#app/features/cart/cart.server.ts'
import { changeCart } from '#app/features/cart/change-cart.server.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'
import { findCookie } from '#app/session/cookies.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#app/session/site/payment-methods.ts'
import {
  PaymentStartDocument,
  type PaymentStartQuery,
  SetAuthorityToLeaveDocument,
  SetBillingAddressOnCartDocument,
  SetGuestEmailOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
} from './checkout.generated.ts'
import { type CheckoutCart, toCheckoutCart } from './checkout-model.ts'
import { checkoutMessages, NOW_DELIVERED, type Problem, problemOf } from './messages.ts'

export type CheckoutAnswer =
  | { readonly kind: 'cart'; readonly cart: CheckoutCart }
  | { readonly kind: 'none' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly message: string }

export async function loadCheckout(ctx: RequestContext): Promise<CheckoutAnswer> {
  const cartId = findCartId(ctx)
  if (!cartId) return { kind: 'none' }
  const answer = await fetchPrivate(ctx, CartDocument, { cartId })
  // Another guest's readable cart must not reveal its owner.
  if (!answer.ok && isCartLost(answer.failure)) return { kind: 'lost' }
  const cart = answer.data?.cart
  if (cart)
    return withoutNulls(cart.items).length === 0
      ? { kind: 'none' }
      : { kind: 'cart', cart: toCheckoutCart(cart, answer.data?.liveInventoryCheck, hasNoInventory(answer)) }
  return { kind: 'failed', message: answer.ok ? '' : messageOf(answer.failure, cartMessages.cart) }
}

export type StepProblem = Problem | undefined

export async function setEmail(ctx: RequestContext, cartId: string, email: string): Promise<StepProblem> {
  const answer = await changeCart(ctx, cartId, SetGuestEmailOnCartDocument, { input: { cart_id: cartId, email } })
  return answer.ok ? undefined : problemOf(answer.failure, 'setGuestEmailOnCart')
}

export interface Details {
  readonly shipping: AddressValues
  /** Undefined: the same as the delivery address. */
  readonly billing: AddressValues | undefined
  /** `<carrier>/<method>`; '' lets the server choose the first. */
  readonly method: string
  readonly instructions: string | undefined
}

/** Another tab may have added goods since the form was rendered. */
export async function setBilling(ctx: RequestContext, cartId: string, address: AddressValues): Promise<StepProblem> {
  const input = { cart_id: cartId, billing_address: { address: toAddressInput(address) } }
  const answer = await changeCart(ctx, cartId, SetBillingAddressOnCartDocument, { input })
  if (answer.ok) return undefined
  const now = answer.failure.kind === 'user' ? await loadCheckout(ctx) : undefined
  return now?.kind === 'cart' && !now.cart.isVirtual
    ? NOW_DELIVERED
    : problemOf(answer.failure, 'setBillingAddressOnCart')
}

/** In sequence, as each call depends on the one before. */
export async function setDetails(ctx: RequestContext, cartId: string, details: Details): Promise<StepProblem> {
  const cart_id = cartId
  const billing_address = details.billing ? { address: toAddressInput(details.billing) } : { same_as_shipping: true }
  const shipping_addresses = [{ address: toAddressInput(details.shipping) }]
  const set = <Input>(
    document: TypedDocument<unknown, { input: Input }>,
    input: Input,
    call: keyof typeof checkoutMessages,
  ) => ({
    send: () => changeCart(ctx, cartId, document, { input }),
    call,
  })
  const steps = [
    set(SetShippingAddressesOnCartDocument, { cart_id, shipping_addresses }, 'setShippingAddressesOnCart'),
    set(SetBillingAddressOnCartDocument, { cart_id, billing_address }, 'setBillingAddressOnCart'),
  ]
  const [carrier_code, method_code] = details.method.split('/')
  if (carrier_code && method_code)
    steps.push(
      set(
        SetShippingMethodsOnCartDocument,
        { cart_id, shipping_methods: [{ carrier_code, method_code }] },
        'setShippingMethodsOnCart',
      ),
    )
  if (details.shipping.country === 'AU') {
    const authority = {
      cart_id,
      checked: details.instructions !== undefined,
      ...(details.instructions ? { instructions: details.instructions } : {}),
    }
    steps.push(set(SetAuthorityToLeaveDocument, authority, 'setAuthorityToLeave'))
  }
  for (const { send, call } of steps) {
    const answer = await send()
    if (!answer.ok) return problemOf(answer.failure, call)
  }
  return undefined
}

type OfferedMethods = NonNullable<NonNullable<PaymentStartQuery['adyenPaymentMethods']>['paymentMethodsResponse']>
/** [R3.46] */
type StoredMethod = NonNullable<NonNullable<OfferedMethods['storedPaymentMethods']>[number]>
/** Opaque input of the payment component. [R3.99, R7.90] */
type PaymentSession = NonNullable<PaymentStartQuery['getCartSession']>

/** [R3.99, R4.81, R4.82] */
export interface PaymentStart {
  readonly methods: readonly { readonly type: PaymentMethod; readonly brands: readonly string[] }[]
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

export async function startPayment(ctx: RequestContext, cartId: string): Promise<PaymentStart> {
  const answer = await fetchPrivate(ctx, PaymentStartDocument, { cartId })
  const { data } = answer
  const response = data?.adyenPaymentMethods?.paymentMethodsResponse
  const offered = withoutNulls(response?.paymentMethods)
  const methods = PAYMENT_METHODS.flatMap((type) => {
    const offer = offered.find((method) => method.type === type)
    return offer ? [{ type, brands: withoutNulls(offer.brands) }] : []
  })
  const remembered = findCookie(ctx, 'payment_method')
  const selected = (methods.find(({ type }) => type === remembered) ?? methods[0])?.type
  const session = data?.getCartSession ?? undefined
  const stored = withoutNulls(response?.storedPaymentMethods)
  const problem =
    selected === undefined ? methodsProblem(answer) : session?.sessionID ? undefined : checkoutMessages.getCartSession
  return { methods, selected, stored, session, problem }
}
