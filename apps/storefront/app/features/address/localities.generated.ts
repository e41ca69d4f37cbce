// Written from app/features/address/localities.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type AddressSuggestionsQueryVariables = {
  search: string;
  country?: CountryCodeEnum | null | undefined;
}

export type AddressSuggestionsQuery = { readonly addressSuggestions: ReadonlyArray<{ readonly label: string, readonly city: string, readonly region: string, readonly postcode: string | null }> }

export const AddressSuggestionsDocument: TypedDocument<AddressSuggestionsQuery, AddressSuggestionsQueryVariables> = { operation: 'query', text: 'query addressSuggestions($search:String!$country:CountryCodeEnum){addressSuggestions(search:$search country_code:$country){label city region postcode}}' }
