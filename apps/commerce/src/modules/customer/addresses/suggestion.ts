import type { CountryCode } from '@welt/kit/money'
import type { Locality } from '#modules/stores'
import type { AddressSuggestion } from '#src/platform/contract/contract.generated'

export const toSuggestion = (country: CountryCode, { name, postcode, state }: Locality): AddressSuggestion => ({
  city: name,
  postcode,
  region: state,
  country_code: country,
  label: [name, state, postcode].filter(Boolean).join(' '),
})
