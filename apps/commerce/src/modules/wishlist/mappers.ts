export type { ListedItem as ConfigurableWishlistItemMapper } from './item-store.ts'
export type { WishlistModel as WishlistMapper } from './wishlist-model.ts'

/** Every product has sizes. */
export type SimpleWishlistItemMapper = never

export type VirtualWishlistItemMapper = never
export type BundleWishlistItemMapper = never
export type DownloadableWishlistItemMapper = never
export type GroupedProductWishlistItemMapper = never
export type { FormerItem as WishlistItemMapper } from './wishlist-model.ts'
