import type { PricedCart } from '#modules/cart'
import type { AvailablePaymentMethod, SelectedPaymentMethod } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'

/** `adyen_hpp` is the payment service's hosted page; `free` means nothing is due. */
export type MethodCode = 'adyen_cc' | 'adyen_hpp' | 'free'

/** `stateData` is removed once an order uses it, and is never logged. */
export interface MethodOnCart {
  readonly code: MethodCode
  readonly title: string
  readonly stateData?: Readonly<Record<string, unknown>>
  readonly returnUrl?: string
  /** The total when the shopper chose the method. */
  readonly agreedCents?: number
}

export const TITLES = {
  adyen_cc: 'Credit card',
  adyen_hpp: 'Credit card, on the payment page',
  free: 'No payment required',
} as const satisfies Record<MethodCode, string>

const isCode = (code: unknown): code is MethodCode => typeof code === 'string' && Object.hasOwn(TITLES, code)

export function findMethodOnCart(cart: Pick<CartRow, 'payment_method'>): MethodOnCart | undefined {
  const stored = cart.payment_method as Partial<MethodOnCart> | null
  return isCode(stored?.code) ? { ...stored, code: stored.code, title: TITLES[stored.code] } : undefined
}

export function withoutState(method: MethodOnCart): MethodOnCart {
  return { code: method.code, title: method.title }
}

/** [A106] */
export function methodsOf({ totalCents }: Pick<PricedCart, 'totalCents'>): AvailablePaymentMethod[] {
  const codes: readonly MethodCode[] = totalCents === 0 ? ['free'] : ['adyen_cc', 'adyen_hpp']
  return codes.map((code) => ({ code, title: TITLES[code] }))
}

/** [R3.18] */
export function chosenMethodOf(cart: Pick<CartRow, 'payment_method'>): SelectedPaymentMethod {
  const method = findMethodOnCart(cart)
  return { code: method?.code ?? '', title: method?.title ?? '', purchase_order_number: null }
}
