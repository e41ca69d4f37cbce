/** Messages for failed calls whose response has none. */
export const wishlistMessages = {
  wishlists: 'Error fetching wishlist',
  guestWishlist: 'Error fetching guest wishlist',
  addProductsToWishlist: 'Error adding product to wishlist',
  addProductToGuestWishlist: 'guest wishlist operations error occured',
  removeProductsFromWishlist: 'Error removing product from wishlist',
  removeProductFromGuestWishlist: 'guest wishlist operations error occured',
  updateProductsInWishlist: 'Error updating wistlist item size',
  addWishlistItemsToCart: 'Error adding wishlist item to cart',
  /** Not from the specification. */
  shareWishlist: 'We couldn’t change the link to this list. Try again in a minute.',
  /** Creating a list failed. [R8.60, A85] */
  noWishlist: 'We can’t create your Wishlist right now.',
} as const
