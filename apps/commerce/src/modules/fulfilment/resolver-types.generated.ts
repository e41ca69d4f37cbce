// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type FulfilmentResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'liveInventoryCheck' | 'finalLiveInventoryCheck' | 'inventoryLookup' | 'getFindInStoreDetailsPDP' | 'getFindInStoreDetailsCart'>
  Mutation: Pick<Fields.MutationFields, 'setShippingAddressesOnCart' | 'setBillingAddressOnCart' | 'setShippingMethodsOnCart' | 'estimateShippingMethods' | 'estimateTotals' | 'setShippingMethodOption' | 'setPreferredStore' | 'unsetPreferredStore' | 'setNomineeDetails'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'shipping_addresses' | 'billing_address' | 'selected_shipping_method_options' | 'preferred_store_data' | 'nominee_details'>
  CartAddressInterface: ModelFields<Fields.ResolversParentTypes['CartAddressInterface'], Fields.CartAddressInterfaceFields, '__resolveType'>
  ProductAdditionalData: ModelFields<Fields.ResolversParentTypes['ProductAdditionalData'], Fields.ProductAdditionalDataFields, 'delivery_promise'>
}>
export type SetShippingAddressesOnCartOutput = Fields.ResolversParentTypes['SetShippingAddressesOnCartOutput']
export type SetBillingAddressOnCartOutput = Fields.ResolversParentTypes['SetBillingAddressOnCartOutput']
export type SetShippingMethodsOnCartOutput = Fields.ResolversParentTypes['SetShippingMethodsOnCartOutput']
export type EstimateTotalsOutput = Fields.ResolversParentTypes['EstimateTotalsOutput']
export type SetShippingMethodOptionOutput = Fields.ResolversParentTypes['SetShippingMethodOptionOutput']
export type SetPreferredStoreOutput = Fields.ResolversParentTypes['SetPreferredStoreOutput']
export type UnsetPreferredStoreOutput = Fields.ResolversParentTypes['UnsetPreferredStoreOutput']
export type SetNomineeDetailsOutput = Fields.ResolversParentTypes['SetNomineeDetailsOutput']
