// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type WishlistResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'guestWishlist'>
  Mutation: Pick<Fields.MutationFields, 'addProductsToWishlist' | 'removeProductsFromWishlist' | 'updateProductsInWishlist' | 'addWishlistItemsToCart' | 'mergeWishlists' | 'addProductToGuestWishlist' | 'removeProductFromGuestWishlist' | 'addWishlistItemsToCartGuest' | 'UpdateProductsInWishlistGuest'>
  WishlistItemInterface: ModelFields<Fields.ResolversParentTypes['WishlistItemInterface'], Fields.WishlistItemInterfaceFields, '__resolveType'>
}>
export type Wishlist = Fields.ResolversParentTypes['Wishlist']
export type WishlistItems = Fields.ResolversParentTypes['WishlistItems']
export type SimpleWishlistItem = Fields.ResolversParentTypes['SimpleWishlistItem']
export type ConfigurableWishlistItem = Fields.ResolversParentTypes['ConfigurableWishlistItem']
export type AddProductsToWishlistOutput = Fields.ResolversParentTypes['AddProductsToWishlistOutput']
export type RemoveProductsFromWishlistOutput = Fields.ResolversParentTypes['RemoveProductsFromWishlistOutput']
export type UpdateProductsInWishlistOutput = Fields.ResolversParentTypes['UpdateProductsInWishlistOutput']
export type AddWishlistItemsToCartOutput = Fields.ResolversParentTypes['AddWishlistItemsToCartOutput']
export type MergeWishlistsOutput = Fields.ResolversParentTypes['MergeWishlistsOutput']
export type GuestWishlistOutput = Fields.ResolversParentTypes['GuestWishlistOutput']
export type AddWishlistItemsToCartGuestOutput = Fields.ResolversParentTypes['AddWishlistItemsToCartGuestOutput']
