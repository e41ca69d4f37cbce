import { loadProduct } from '#modules/catalogue'
import { addProductsToWishlist } from './operations/addProductsToWishlist.ts'
import { addProductToGuestWishlist } from './operations/addProductToGuestWishlist.ts'
import { addWishlistItemsToCart } from './operations/addWishlistItemsToCart.ts'
import { addWishlistItemsToCartGuest } from './operations/addWishlistItemsToCartGuest.ts'
import { guestWishlist } from './operations/guestWishlist.ts'
import { mergeWishlists } from './operations/mergeWishlists.ts'
import { removeProductFromGuestWishlist } from './operations/removeProductFromGuestWishlist.ts'
import { removeProductsFromWishlist } from './operations/removeProductsFromWishlist.ts'
import { sharedWishlist } from './operations/sharedWishlist.ts'
import { shareGuestWishlist } from './operations/shareGuestWishlist.ts'
import { shareWishlist } from './operations/shareWishlist.ts'
import { stopSharingGuestWishlist } from './operations/stopSharingGuestWishlist.ts'
import { stopSharingWishlist } from './operations/stopSharingWishlist.ts'
import { UpdateProductsInWishlistGuest } from './operations/UpdateProductsInWishlistGuest.ts'
import { updateProductsInWishlist } from './operations/updateProductsInWishlist.ts'
import { productOfItem, wishlist } from './operations/wishlist.ts'
import { findOwnWishlist, ownWishlists, requireOwnWishlist } from './own-wishlists.ts'
import type { WishlistResolvers } from './resolver-types.generated.ts'
import { chosenSizeOf, chosenVariantOf, itemsOf, itemsPage, priceDropOf } from './wishlist-fields.ts'

export const resolvers = {
  Query: {
    guestWishlist: (_root, args, ctx) => guestWishlist(ctx, args),
    wishlist: (_root, _args, ctx) => wishlist(ctx),
    sharedWishlist: (_root, args, ctx) => sharedWishlist(ctx, args),
  },
  Mutation: {
    addProductsToWishlist: (_root, args, ctx) => addProductsToWishlist(ctx, args),
    removeProductsFromWishlist: (_root, args, ctx) => removeProductsFromWishlist(ctx, args),
    updateProductsInWishlist: (_root, args, ctx) => updateProductsInWishlist(ctx, args),
    addWishlistItemsToCart: (_root, args, ctx) => addWishlistItemsToCart(ctx, args),
    mergeWishlists: (_root, args, ctx) => mergeWishlists(ctx, args),
    addProductToGuestWishlist: (_root, args, ctx) => addProductToGuestWishlist(ctx, args),
    removeProductFromGuestWishlist: (_root, args, ctx) => removeProductFromGuestWishlist(ctx, args),
    addWishlistItemsToCartGuest: (_root, args, ctx) => addWishlistItemsToCartGuest(ctx, args),
    UpdateProductsInWishlistGuest: (_root, args, ctx) => UpdateProductsInWishlistGuest(ctx, args),
    shareWishlist: (_root, args, ctx) => shareWishlist(ctx, args),
    stopSharingWishlist: (_root, args, ctx) => stopSharingWishlist(ctx, args),
    shareGuestWishlist: (_root, args, ctx) => shareGuestWishlist(ctx, args),
    stopSharingGuestWishlist: (_root, args, ctx) => stopSharingGuestWishlist(ctx, args),
  },
  Customer: {
    wishlists: (customer, args, ctx) => ownWishlists(ctx, customer, args),
    wishlist: (customer, _args, ctx) => requireOwnWishlist(ctx, customer),
    wishlist_v2: (customer, { id }, ctx) => findOwnWishlist(ctx, customer, id),
  },
  Wishlist: {
    items_count: async (wishlist, _args, ctx) => wishlist.itemsCount ?? (await itemsOf(ctx, wishlist)).length,
    items_v2: (wishlist, args, ctx, info) => itemsPage(ctx, wishlist, args, info),
  },
  WishlistItem: { product: (item, _args, ctx) => productOfItem(ctx, item) },
  WishlistItemInterface: { __resolveType: () => 'ConfigurableWishlistItem' },
  ConfigurableWishlistItem: {
    // [R5.28, R9.30]
    quantity: () => 1,
    added_at: ({ added_at }) => added_at.toISOString(),
    product: (item, _args, ctx) => loadProduct(ctx, item.product_id),
    configurable_options: (item) => chosenSizeOf(item),
    configured_variant: (item, _args, ctx) => chosenVariantOf(ctx, item),
    price_drop: (item, _args, ctx) => priceDropOf(ctx, item),
    is_back_in_stock: ({ is_back }) => is_back,
  },
} satisfies WishlistResolvers
