// Written from server/search-counts.graphql by npm run codegen; never edited by hand.
import type { SearchesInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CountSearchesMutationVariables = {
  searches: ReadonlyArray<SearchesInput>;
}

export type CountSearchesMutation = { readonly countSearches: boolean }

export const CountSearchesDocument: TypedDocument<CountSearchesMutation, CountSearchesMutationVariables> = { operation: 'mutation', text: 'mutation CountSearches($searches:[SearchesInput!]!){countSearches(searches:$searches)}' }
