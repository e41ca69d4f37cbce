import type { WireMethod } from '#app/features/bag/operations.ts'

export interface EstimateAnswer {
  readonly estimateShippingMethods: readonly WireMethod[] | null
}

/** What delivery to a country could be. [R7.88] */
export const ESTIMATE = `mutation estimateShippingMethods($cartId: String!, $country: CountryCodeEnum!) {
  estimateShippingMethods(input: { cart_id: $cartId, address: { country_code: $country } }) {
    carrier_code carrier_title method_code method_title amount { value } estimated_from estimated_to
  }
}`
