// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type PromotionsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'automaticOffers' | 'offers'>
  ConfigurableProduct: ModelFields<Fields.ResolversParentTypes['ConfigurableProduct'], Fields.ConfigurableProductFields, 'automatic_offers'>
}>
