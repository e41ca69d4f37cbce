// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type PromotionsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'automaticOffers'>
  ConfigurableProduct: ModelFields<Fields.ResolversParentTypes['ConfigurableProduct'], Fields.ConfigurableProductFields, 'automatic_offers'>
}>
