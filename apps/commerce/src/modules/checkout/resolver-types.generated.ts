// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type CheckoutResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'checkoutAgreements'>
  Mutation: Pick<Fields.MutationFields, 'setGuestEmailOnCart' | 'setAuthorityToLeave' | 'placeOrder' | 'processExpressPayData' | 'restoreCart' | 'reorderItems' | 'reorderGuestItems'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'authority_to_leave'>
  PlaceOrderOutput: ModelFields<Fields.ResolversParentTypes['PlaceOrderOutput'], Fields.PlaceOrderOutputFields, 'order' | 'orderV2' | 'errors'>
}>
export type RestoreCartOutput = Fields.ResolversParentTypes['RestoreCartOutput']
export type SetGuestEmailOnCartOutput = Fields.ResolversParentTypes['SetGuestEmailOnCartOutput']
export type SetAuthorityToLeaveOutput = Fields.ResolversParentTypes['SetAuthorityToLeaveOutput']
export type ProcessExpressPayDataOutput = Fields.ResolversParentTypes['ProcessExpressPayDataOutput']
export type ReorderItemsOutput = Fields.ResolversParentTypes['ReorderItemsOutput']
