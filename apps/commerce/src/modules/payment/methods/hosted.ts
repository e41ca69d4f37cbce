import { type PaymentMethod, parseReturnUrl } from './payment-method.ts'

/** The payment service's hosted page. */
export const hosted: PaymentMethod = {
  title: 'Credit card, on the payment page',
  canPay: (totalCents) => totalCents !== 0,
  parse(input) {
    const data = input.adyen_additional_data_hpp ?? input.adyen_additional_data ?? input.adyen_additional_data_cc
    return parseReturnUrl(data?.returnUrl)
  },
  isComplete: () => true,
}
