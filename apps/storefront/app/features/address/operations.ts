export const SUGGESTIONS = `query addressSuggestions($search: String!, $country: CountryCodeEnum) {
  addressSuggestions(search: $search, country_code: $country) { label city region postcode }
}`
