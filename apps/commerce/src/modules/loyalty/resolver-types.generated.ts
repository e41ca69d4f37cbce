// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type LoyaltyResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'fetchActiveRedemptionOptions' | 'fetchCustomerDetails' | 'fetchYoptoSnippetDetails'>
  Mutation: Pick<Fields.MutationFields, 'validateRedemptions'>
  StoreConfig: ModelFields<Fields.ResolversParentTypes['StoreConfig'], Fields.StoreConfigFields, 'loyalty_tiers'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'applied_loyalty_coupons' | 'loyalty_checkout_error'>
  LoyaltyCustomer: ModelFields<Fields.ResolversParentTypes['LoyaltyCustomer'], Fields.LoyaltyCustomerFields, 'customer_primary_id' | 'firstname' | 'lastname' | 'email' | 'banner_code' | 'banner_name' | 'current_loyalty_tier_id' | 'current_loyalty_tier' | 'next_loyalty_tier' | 'annual_spend_to_date' | 'spend_to_next_tier' | 'last_purchase_date' | 'history' | 'other_rewards'>
}>
