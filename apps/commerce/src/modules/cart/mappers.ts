import type { CartWithLines } from './lines-store.ts'
import type { MergedCart } from './merge.ts'
import type { UserError } from './rules.ts'
import type { CartRow } from './tables.ts'

export type { SizeItemModel as ConfigurableCartItemMapper } from './lines/cart-items.ts'
export type { ChosenSize as SelectedConfigurableOptionMapper } from './lines/line-product.ts'

/** Every product has sizes. */
export type SimpleCartItemMapper = never

export type CartUserInputErrorMapper = UserError

export type CartMapper = CartRow | CartWithLines | MergedCart

/** Types of Magento's schema that carts never use. */
export type VirtualCartItemMapper = never
export type BundleCartItemMapper = never
export type DownloadableCartItemMapper = never
