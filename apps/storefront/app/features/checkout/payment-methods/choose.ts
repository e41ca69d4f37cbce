import type { PaymentMethod } from '#app/session/site/payment-methods.ts'

/** Adyen's names, and two of our own. */
export type PaymentMethodName = PaymentMethod | 'hosted' | 'free'

interface Payment {
  /** Undefined where the server did not say. */
  readonly totalCents: number | undefined
  readonly method: PaymentMethod
  /** Without them a card is entered on the payment service's own page. */
  readonly hasCardData: boolean
}

export function choosePaymentMethod({ totalCents, method, hasCardData }: Payment): PaymentMethodName {
  if (totalCents === 0) return 'free'
  return method === 'scheme' && !hasCardData ? 'hosted' : method
}
