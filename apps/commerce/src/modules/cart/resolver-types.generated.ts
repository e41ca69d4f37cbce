// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type CartResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'cart' | 'customerCart'>
  Mutation: Pick<Fields.MutationFields, 'createEmptyCart' | 'createGuestCart' | 'createExpressCart' | 'addProductsToCart' | 'addSimpleProductsToCart' | 'addConfigurableProductsToCart' | 'updateCartItems' | 'removeItemFromCart' | 'mergeCarts' | 'applyCouponToCart' | 'applyCouponsToCart' | 'removeCouponFromCart' | 'removeCouponsFromCart' | 'clearCart' | 'assignCustomerToGuestCart' | 'addVirtualProductsToCart'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'id' | 'email' | 'is_virtual' | 'total_quantity' | 'items' | 'itemsV2' | 'prices' | 'applied_coupon' | 'applied_coupons' | 'applied_multi_coupons' | 'coupon_free_shipping_flag' | 'gift_message' | 'offer_hints' | 'merge_notices'>
  CartItemInterface: ModelFields<Fields.ResolversParentTypes['CartItemInterface'], Fields.CartItemInterfaceFields, '__resolveType'>
  SimpleCartItem: ModelFields<Fields.ResolversParentTypes['SimpleCartItem'], Fields.SimpleCartItemFields, 'id' | 'uid' | 'product' | 'quantity' | 'prices' | 'is_available' | 'not_available_message' | 'max_qty' | 'min_qty' | 'discount' | 'errors' | 'customizable_options' | 'gift_message'>
  ConfigurableCartItem: ModelFields<Fields.ResolversParentTypes['ConfigurableCartItem'], Fields.ConfigurableCartItemFields, 'id' | 'uid' | 'product' | 'quantity' | 'prices' | 'is_available' | 'not_available_message' | 'max_qty' | 'min_qty' | 'discount' | 'errors' | 'configurable_options' | 'configured_variant' | 'customizable_options' | 'gift_message'>
  VirtualCartItem: ModelFields<Fields.ResolversParentTypes['VirtualCartItem'], Fields.VirtualCartItemFields, 'id' | 'uid' | 'product' | 'quantity' | 'prices' | 'is_available' | 'not_available_message' | 'max_qty' | 'min_qty' | 'discount' | 'errors' | 'customizable_options'>
  BundleCartItem: ModelFields<Fields.ResolversParentTypes['BundleCartItem'], Fields.BundleCartItemFields, 'id' | 'uid' | 'product' | 'quantity' | 'prices' | 'is_available' | 'not_available_message' | 'max_qty' | 'min_qty' | 'discount' | 'errors' | 'customizable_options' | 'bundle_options' | 'gift_message'>
  DownloadableCartItem: ModelFields<Fields.ResolversParentTypes['DownloadableCartItem'], Fields.DownloadableCartItemFields, 'id' | 'uid' | 'product' | 'quantity' | 'prices' | 'is_available' | 'not_available_message' | 'max_qty' | 'min_qty' | 'discount' | 'errors' | 'customizable_options' | 'links' | 'samples'>
  SelectedConfigurableOption: ModelFields<Fields.ResolversParentTypes['SelectedConfigurableOption'], Fields.SelectedConfigurableOptionFields, 'id' | 'configurable_product_option_uid' | 'option_label' | 'value_id' | 'configurable_product_option_value_uid' | 'value_label' | 'size_conversion'>
  Error: ModelFields<Fields.ResolversParentTypes['Error'], Fields.ErrorFields, '__resolveType'>
  CartUserInputError: ModelFields<Fields.ResolversParentTypes['CartUserInputError'], Fields.CartUserInputErrorFields, 'code' | 'message' | 'field'>
}>
export type CartItems = Fields.ResolversParentTypes['CartItems']
export type CreateGuestCartOutput = Fields.ResolversParentTypes['CreateGuestCartOutput']
export type CreateExpressCartOutput = Fields.ResolversParentTypes['CreateExpressCartOutput']
export type AddProductsToCartOutput = Fields.ResolversParentTypes['AddProductsToCartOutput']
export type AddSimpleProductsToCartOutput = Fields.ResolversParentTypes['AddSimpleProductsToCartOutput']
export type AddConfigurableProductsToCartOutput = Fields.ResolversParentTypes['AddConfigurableProductsToCartOutput']
export type UpdateCartItemsOutput = Fields.ResolversParentTypes['UpdateCartItemsOutput']
export type RemoveItemFromCartOutput = Fields.ResolversParentTypes['RemoveItemFromCartOutput']
export type ApplyCouponToCartOutput = Fields.ResolversParentTypes['ApplyCouponToCartOutput']
export type RemoveCouponFromCartOutput = Fields.ResolversParentTypes['RemoveCouponFromCartOutput']
export type ClearCartOutput = Fields.ResolversParentTypes['ClearCartOutput']
export type AddVirtualProductsToCartOutput = Fields.ResolversParentTypes['AddVirtualProductsToCartOutput']
