import type { OrderFormProps } from '../order-fields.tsx'
import type { PaymentMethodParts } from '../payment-method.ts'
import { HostedFields } from './fields.tsx'

/** The payment service's own page, without scripts or where it has no card frame. */
export const hosted: PaymentMethodParts<OrderFormProps> = {
  Fields: HostedFields,
  submit: ({ returnUrl }) => ({ code: 'adyen_hpp', adyen_additional_data: { returnUrl } }),
}
