// Written from the contract by npm run codegen; never edited by hand.
import type { ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type StoresResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'inventoryLookup' | 'getFindInStoreDetailsPDP'>
}>
