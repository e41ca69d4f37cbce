// Written from app/features/fulfilment/estimate.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum } from '#app/graphql/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type EstimateShippingMethodsMutationVariables = {
  cartId: string;
  country: CountryCodeEnum;
  postcode?: string | null | undefined;
}

export type EstimateShippingMethodsMutation = { readonly estimateShippingMethods: ReadonlyArray<{ readonly carrier_code: string, readonly carrier_title: string, readonly method_code: string | null, readonly method_title: string | null, readonly estimated_from: string | null, readonly estimated_to: string | null, readonly amount: { readonly value: number | null } } | null> | null }

/** What delivery to a country could be, to a postcode where one is known. [R7.88] */
export const EstimateShippingMethodsDocument = 'mutation estimateShippingMethods($cartId:String!$country:CountryCodeEnum!$postcode:String){estimateShippingMethods(input:{cart_id:$cartId address:{country_code:$country postcode:$postcode}}){carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}' as TypedDocument<EstimateShippingMethodsMutation, EstimateShippingMethodsMutationVariables>
