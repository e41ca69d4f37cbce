import type { CartRow, PricedCart } from '#modules/cart'
import type { AvailablePaymentMethod, SelectedPaymentMethod } from '#src/graphql/contract.generated'

/**
 * What a cart stores of its payment method. `stateData` is there until an order uses it, then gone; it is never logged.
 */
export interface MethodOnCart {
  readonly code: 'adyen_cc' | 'free'
  readonly title: string
  readonly stateData?: Readonly<Record<string, unknown>>
  /** The card is entered on the payment service's own page. */
  readonly isHosted?: boolean
  readonly returnUrl?: string
  /** The cart's total, in cents, when the shopper chose to pay it. */
  readonly agreedCents?: number
}

export const TITLES = { adyen_cc: 'Credit card', free: 'No payment required' } as const

/** The payment method set on a cart, if any. */
export function findMethodOnCart(cart: Pick<CartRow, 'payment_method'>): MethodOnCart | undefined {
  const stored = cart.payment_method as Partial<MethodOnCart> | null
  if (stored?.code !== 'adyen_cc' && stored?.code !== 'free') return undefined
  return { ...stored, code: stored.code, title: TITLES[stored.code] }
}

/** The same without what may be used only once. */
export function withoutState(method: MethodOnCart): MethodOnCart {
  return { code: method.code, title: method.title }
}

/** Ways to pay what a cart costs: a card, or nothing when nothing is left to pay. [A106] */
export function methodsOf({ totalCents }: Pick<PricedCart, 'totalCents'>): AvailablePaymentMethod[] {
  const code = totalCents === 0 ? 'free' : 'adyen_cc'
  return [{ code, title: TITLES[code] }]
}

/** The method set on a cart; code and title are empty while none is. [R3.18] */
export function chosenMethodOf(cart: Pick<CartRow, 'payment_method'>): SelectedPaymentMethod {
  const method = findMethodOnCart(cart)
  return { code: method?.code ?? '', title: method?.title ?? '', purchase_order_number: null }
}
