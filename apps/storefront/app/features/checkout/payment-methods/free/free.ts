import type { PaymentMethodParts } from '../payment-method.ts'
import { FreeFields } from './fields.tsx'

/** Gift cards or rewards pay the whole order. [R9.58, A106] */
export const free: PaymentMethodParts<{ readonly idempotencyKey: string }> = {
  Fields: FreeFields,
  submit: () => ({ code: 'free' }),
}
