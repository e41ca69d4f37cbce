/** What stands for a type of the contract while its fields are resolved. */
export type { ListedItem as ConfigurableWishlistItemMapper } from './item-store.ts'
export type { WishlistModel as WishlistMapper } from './wishlist-model.ts'

/** Every product has sizes: no item is one without. */
export type SimpleWishlistItemMapper = never
