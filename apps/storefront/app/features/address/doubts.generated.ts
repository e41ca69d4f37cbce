// Written from app/features/address/doubts.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type AddressDoubtQueryVariables = {
  city: string;
  region?: string | null | undefined;
  postcode: string;
  country?: CountryCodeEnum | null | undefined;
}

export type AddressDoubtQuery = { readonly addressDoubt: { readonly label: string, readonly city: string, readonly region: string, readonly postcode: string | null } | null }

export const AddressDoubtDocument: TypedDocument<AddressDoubtQuery, AddressDoubtQueryVariables> = { operation: 'query', text: 'query addressDoubt($city:String!$region:String$postcode:String!$country:CountryCodeEnum){addressDoubt(city:$city region:$region postcode:$postcode country_code:$country){label city region postcode}}' }
