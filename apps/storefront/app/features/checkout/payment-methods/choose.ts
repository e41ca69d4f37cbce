import type { PaymentMethod } from '#app/session/site/payment-methods.ts'

/** Names in the table of payment methods: Adyen's, and two of our own. */
export type PaymentMethodName = PaymentMethod | 'hosted' | 'free'

interface Payment {
  /** Undefined where the server did not say. */
  readonly totalCents: number | undefined
  readonly method: PaymentMethod
  /** The shopper pays on the payment service's own page. */
  readonly isHosted: boolean
}

export function choosePaymentMethod({ totalCents, method, isHosted }: Payment): PaymentMethodName {
  if (totalCents === 0) return 'free'
  return isHosted ? 'hosted' : method
}
