import { withoutNulls } from '#app/graphql/nullable.ts'
import { CARD_BRANDS } from '#app/session/site/payment-methods.ts'
import type { OfferedMethodParts } from '../payment-method.ts'
import { CardFields } from './fields.tsx'

export const card: OfferedMethodParts = {
  name: 'Credit or debit card',
  icon: 'card',
  start: ({ brands }) => ({ brands: withoutNulls(brands) }),
  about: ({ brands }) => brands.map((brand) => CARD_BRANDS[brand] ?? brand).join(', '),
  Fields: CardFields,
  submit: ({ stateData, returnUrl }) => ({ code: 'adyen_cc', adyen_additional_data_cc: { stateData, returnUrl } }),
}
