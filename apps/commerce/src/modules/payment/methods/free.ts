import type { PaymentMethod } from './payment-method.ts'

/** Gift cards or rewards pay everything. [A106] */
export const free: PaymentMethod = {
  title: 'No payment required',
  canPay: (totalCents) => totalCents === 0,
  parse: () => ({}),
  isComplete: () => true,
}
