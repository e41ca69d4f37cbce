import type { PricedCart } from '#modules/cart'
import type { AvailablePaymentMethod, SelectedPaymentMethod } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import type { MethodData } from './payment-method.ts'
import { codesFor, type MethodCode, parseMethodCode, paymentMethods } from './payment-methods.ts'
import { WALLET_TITLES } from './wallets.ts'

export interface MethodOnCart extends MethodData {
  readonly code: MethodCode
  readonly title: string
  /** The total when the shopper chose the method. */
  readonly agreedCents?: number
}

export function titleOf(code: MethodCode, { wallet }: MethodData): string {
  return wallet ? WALLET_TITLES[wallet] : paymentMethods[code].title
}

export function findMethodOnCart(cart: Pick<CartRow, 'payment_method'>): MethodOnCart | undefined {
  const stored = cart.payment_method as Partial<MethodOnCart> | null
  const code = parseMethodCode(stored?.code)
  return code && { ...stored, code, title: titleOf(code, stored ?? {}) }
}

export function withoutState(method: MethodOnCart): MethodOnCart {
  return { code: method.code, title: method.title }
}

export function canPay({ code }: MethodOnCart, totalCents: number): boolean {
  return paymentMethods[code].canPay(totalCents)
}

/** Whether it has the data that placing an order needs. */
export function isComplete(method: MethodOnCart): boolean {
  return paymentMethods[method.code].isComplete(method)
}

/** How an order of this total is recorded as paid. */
export function orderPaymentOf(cart: Pick<CartRow, 'payment_method'>, totalCents: number) {
  const method = totalCents === 0 ? undefined : findMethodOnCart(cart)
  const code = totalCents === 0 ? 'free' : (method?.code ?? 'adyen_cc')
  return { code, title: titleOf(code, method ?? {}) }
}

/** [A106] */
export function methodsOf({ totalCents }: Pick<PricedCart, 'totalCents'>): AvailablePaymentMethod[] {
  return codesFor(totalCents).map((code) => ({ code, title: paymentMethods[code].title }))
}

/** [R3.18] */
export function chosenMethodOf(cart: Pick<CartRow, 'payment_method'>): SelectedPaymentMethod {
  const method = findMethodOnCart(cart)
  return { code: method?.code ?? '', title: method?.title ?? '', purchase_order_number: null }
}
