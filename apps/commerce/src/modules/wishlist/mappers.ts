/** What stands for a type of the contract while its fields are resolved. */
export type { ListedItem as ConfigurableWishlistItemMapper } from './item-store.ts'
export type { WishlistModel as WishlistMapper } from './wishlist-model.ts'

/** Every product has sizes: no item is one without. */
export type SimpleWishlistItemMapper = never

/** Kinds of items that Magento clients name and no list has. */
export type VirtualWishlistItemMapper = never
export type BundleWishlistItemMapper = never
export type DownloadableWishlistItemMapper = never
export type GroupedProductWishlistItemMapper = never
export type { OldItem as WishlistItemMapper } from './wishlist-model.ts'
