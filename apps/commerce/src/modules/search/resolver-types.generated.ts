// Written from the contract by npm run codegen; never edited by hand.
import type { ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type SearchResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'getFredhopperData' | 'sortOptions' | 'popularSearches'>
  Mutation: Pick<Fields.MutationFields, 'countSearches'>
}>
export type FredhopperData = Fields.ResolversParentTypes['FredhopperData']
export type FredhopperSuggestions = Fields.ResolversParentTypes['FredhopperSuggestions']
