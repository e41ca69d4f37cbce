import type { PaymentMethodName } from './choose.ts'
import type { Submit } from './payment-method.ts'

const wallet =
  (brand_code: string): Submit =>
  ({ stateData, returnUrl }) => ({
    code: 'adyen_hpp',
    adyen_additional_data_hpp: { brand_code, stateData: stateData || '{}', returnUrl },
  })

/** By Adyen's name, and two of our own: the payment service's page, and nothing to pay. [R9.48, R9.54-R9.58] */
export const submits: Readonly<Record<PaymentMethodName, Submit>> = {
  scheme: ({ stateData, returnUrl }) => ({ code: 'adyen_cc', adyen_additional_data_cc: { stateData, returnUrl } }),
  applepay: wallet('applepay'),
  paypal: wallet('paypal'),
  afterpaytouch: wallet('afterpaytouch'),
  zip: wallet('zip'),
  /** Cards without scripts. */
  hosted: ({ returnUrl }) => ({ code: 'adyen_hpp', adyen_additional_data: { returnUrl } }),
  free: () => ({ code: 'free' }),
}
