// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type CompareResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'compareList'>
  Mutation: Pick<Fields.MutationFields, 'createCompareList' | 'addProductsToCompareList' | 'removeProductsFromCompareList' | 'assignCompareListToCustomer' | 'deleteCompareList'>
  Customer: ModelFields<Fields.ResolversParentTypes['Customer'], Fields.CustomerFields, 'compare_list'>
  CompareList: ModelFields<Fields.ResolversParentTypes['CompareList'], Fields.CompareListFields, 'uid' | 'items' | 'attributes' | 'item_count'>
  ComparableItem: ModelFields<Fields.ResolversParentTypes['ComparableItem'], Fields.ComparableItemFields, 'uid' | 'product' | 'attributes'>
}>
export type AssignCompareListToCustomerOutput = Fields.ResolversParentTypes['AssignCompareListToCustomerOutput']
