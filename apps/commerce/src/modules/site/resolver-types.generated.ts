// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type SiteResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'storeConfig' | 'availableStores' | 'countries' | 'country' | 'currency' | 'purgeToken'>
  RoutableInterface: ModelFields<Fields.ResolversParentTypes['RoutableInterface'], Fields.RoutableInterfaceFields, '__resolveType'>
}>
