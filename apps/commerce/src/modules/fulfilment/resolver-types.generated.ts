// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type FulfilmentResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'liveInventoryCheck' | 'finalLiveInventoryCheck' | 'getFindInStoreDetailsCart' | 'deliveryPlace' | 'deliveryPromise'>
  Mutation: Pick<Fields.MutationFields, 'setShippingAddressesOnCart' | 'setBillingAddressOnCart' | 'setShippingMethodsOnCart' | 'estimateShippingMethods' | 'estimateTotals' | 'setShippingMethodOption' | 'setShippingMethodOptions' | 'setPreferredStore' | 'unsetPreferredStore' | 'setNomineeDetails'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'shipping_addresses' | 'billing_address' | 'selected_shipping_method_options' | 'preferred_store_data' | 'preferred_store_distance' | 'nominee_details' | 'fulfilment' | 'is_fulfilment_auto_updated' | 'delivery_groups'>
  ShippingCartAddress: ModelFields<Fields.ResolversParentTypes['ShippingCartAddress'], Fields.ShippingCartAddressFields, 'id' | 'uid' | 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix' | 'company' | 'street' | 'city' | 'region' | 'postcode' | 'country' | 'telephone' | 'fax' | 'vat_id' | 'customer_notes' | 'pickup_location_code' | 'same_as_billing' | 'available_shipping_methods' | 'selected_shipping_method'>
  BillingCartAddress: ModelFields<Fields.ResolversParentTypes['BillingCartAddress'], Fields.BillingCartAddressFields, 'id' | 'uid' | 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix' | 'company' | 'street' | 'city' | 'region' | 'postcode' | 'country' | 'telephone' | 'fax' | 'vat_id'>
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
