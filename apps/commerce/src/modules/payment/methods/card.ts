import { fail } from '../errors.ts'
import { parseCardState } from '../rules.ts'
import { type PaymentMethod, parseReturnUrl } from './payment-method.ts'

/** The card may be set before its data exist; placing the order then fails. */
export const card: PaymentMethod = {
  title: 'Credit card',
  canPay: (totalCents) => totalCents !== 0,
  parse(input) {
    const data = input.adyen_additional_data_cc ?? input.adyen_additional_data
    const state = data?.stateData ? parseCardState(data.stateData, data.public_hash ?? undefined) : undefined
    if (data?.stateData && !state) throw fail('METHOD_NOT_AVAILABLE')
    return { ...state, ...parseReturnUrl(data?.returnUrl) }
  },
  isComplete: ({ stateData }) => Boolean(stateData),
}
