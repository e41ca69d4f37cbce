// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type WishlistResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'guestWishlist' | 'sharedWishlist' | 'wishlist'>
  Mutation: Pick<Fields.MutationFields, 'addProductsToWishlist' | 'removeProductsFromWishlist' | 'updateProductsInWishlist' | 'addWishlistItemsToCart' | 'mergeWishlists' | 'addProductToGuestWishlist' | 'removeProductFromGuestWishlist' | 'addWishlistItemsToCartGuest' | 'UpdateProductsInWishlistGuest' | 'shareWishlist' | 'stopSharingWishlist' | 'shareGuestWishlist' | 'stopSharingGuestWishlist'>
  Customer: ModelFields<Fields.ResolversParentTypes['Customer'], Fields.CustomerFields, 'wishlists' | 'wishlist_v2' | 'wishlist'>
  Wishlist: ModelFields<Fields.ResolversParentTypes['Wishlist'], Fields.WishlistFields, 'id' | 'session_id' | 'name' | 'sharing_code' | 'is_owner_named' | 'updated_at' | 'items_count' | 'items_v2'>
  WishlistItemInterface: ModelFields<Fields.ResolversParentTypes['WishlistItemInterface'], Fields.WishlistItemInterfaceFields, '__resolveType'>
  SimpleWishlistItem: ModelFields<Fields.ResolversParentTypes['SimpleWishlistItem'], Fields.SimpleWishlistItemFields, 'id' | 'product' | 'quantity' | 'description' | 'added_at'>
  ConfigurableWishlistItem: ModelFields<Fields.ResolversParentTypes['ConfigurableWishlistItem'], Fields.ConfigurableWishlistItemFields, 'id' | 'product' | 'quantity' | 'description' | 'added_at' | 'price_drop' | 'is_back_in_stock' | 'configurable_options' | 'configured_variant'>
  VirtualWishlistItem: ModelFields<Fields.ResolversParentTypes['VirtualWishlistItem'], Fields.VirtualWishlistItemFields, 'id' | 'product' | 'quantity' | 'description' | 'added_at'>
  BundleWishlistItem: ModelFields<Fields.ResolversParentTypes['BundleWishlistItem'], Fields.BundleWishlistItemFields, 'id' | 'product' | 'quantity' | 'description' | 'added_at' | 'bundle_options'>
  DownloadableWishlistItem: ModelFields<Fields.ResolversParentTypes['DownloadableWishlistItem'], Fields.DownloadableWishlistItemFields, 'id' | 'product' | 'quantity' | 'description' | 'added_at' | 'links_v2' | 'samples'>
  GroupedProductWishlistItem: ModelFields<Fields.ResolversParentTypes['GroupedProductWishlistItem'], Fields.GroupedProductWishlistItemFields, 'id' | 'product' | 'quantity' | 'description' | 'added_at'>
  WishlistItem: ModelFields<Fields.ResolversParentTypes['WishlistItem'], Fields.WishlistItemFields, 'id' | 'added_at' | 'description' | 'product' | 'qty'>
}>
export type WishlistItems = Fields.ResolversParentTypes['WishlistItems']
export type AddProductsToWishlistOutput = Fields.ResolversParentTypes['AddProductsToWishlistOutput']
export type RemoveProductsFromWishlistOutput = Fields.ResolversParentTypes['RemoveProductsFromWishlistOutput']
export type UpdateProductsInWishlistOutput = Fields.ResolversParentTypes['UpdateProductsInWishlistOutput']
export type AddWishlistItemsToCartOutput = Fields.ResolversParentTypes['AddWishlistItemsToCartOutput']
export type MergeWishlistsOutput = Fields.ResolversParentTypes['MergeWishlistsOutput']
export type GuestWishlistOutput = Fields.ResolversParentTypes['GuestWishlistOutput']
export type AddWishlistItemsToCartGuestOutput = Fields.ResolversParentTypes['AddWishlistItemsToCartGuestOutput']
export type ShareWishlistOutput = Fields.ResolversParentTypes['ShareWishlistOutput']
export type SharedWishlist = Fields.ResolversParentTypes['SharedWishlist']
export type WishlistOutput = Fields.ResolversParentTypes['WishlistOutput']
