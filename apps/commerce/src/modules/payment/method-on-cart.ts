import type { CartRow, PricedCart } from '#modules/cart'
import type { AvailablePaymentMethod, SelectedPaymentMethod } from '#src/graphql/contract.generated'

/** A card entered in the shop, a card or wallet on the payment service's own page, and nothing to pay. */
export type MethodCode = 'adyen_cc' | 'adyen_hpp' | 'free'

/**
 * What a cart stores of its payment method. `stateData` is there until an order uses it, then gone; it is never logged.
 */
export interface MethodOnCart {
  readonly code: MethodCode
  readonly title: string
  readonly stateData?: Readonly<Record<string, unknown>>
  readonly returnUrl?: string
  /** The cart's total, in cents, when the shopper chose to pay it. */
  readonly agreedCents?: number
}

export const TITLES = {
  adyen_cc: 'Credit card',
  adyen_hpp: 'Credit card, on the payment page',
  free: 'No payment required',
} as const satisfies Record<MethodCode, string>

const isCode = (code: unknown): code is MethodCode => typeof code === 'string' && Object.hasOwn(TITLES, code)

/** The payment method set on a cart, if any. */
export function findMethodOnCart(cart: Pick<CartRow, 'payment_method'>): MethodOnCart | undefined {
  const stored = cart.payment_method as Partial<MethodOnCart> | null
  return isCode(stored?.code) ? { ...stored, code: stored.code, title: TITLES[stored.code] } : undefined
}

/** The same without what may be used only once. */
export function withoutState(method: MethodOnCart): MethodOnCart {
  return { code: method.code, title: method.title }
}

/** The payment methods of a cart: a card, entered here or on the payment page, or `free` when nothing is due. [A106] */
export function methodsOf({ totalCents }: Pick<PricedCart, 'totalCents'>): AvailablePaymentMethod[] {
  const codes: readonly MethodCode[] = totalCents === 0 ? ['free'] : ['adyen_cc', 'adyen_hpp']
  return codes.map((code) => ({ code, title: TITLES[code] }))
}

/** The method set on a cart; code and title are empty while none is. [R3.18] */
export function chosenMethodOf(cart: Pick<CartRow, 'payment_method'>): SelectedPaymentMethod {
  const method = findMethodOnCart(cart)
  return { code: method?.code ?? '', title: method?.title ?? '', purchase_order_number: null }
}
