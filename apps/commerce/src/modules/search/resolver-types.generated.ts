// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type SearchResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'getFredhopperData' | 'sortOptions' | 'popularSearches'>
  Mutation: Pick<Fields.MutationFields, 'countSearches'>
  FredhopperData: ModelFields<Fields.ResolversParentTypes['FredhopperData'], Fields.FredhopperDataFields, 'items' | 'total_count' | 'page_info' | 'aggregations' | 'applied_sort' | 'applied_filters' | 'suggestions' | 'redirect_url' | 'search_reading' | 'in_store'>
}>
export type FredhopperSuggestions = Fields.ResolversParentTypes['FredhopperSuggestions']
