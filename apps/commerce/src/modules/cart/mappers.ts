import type { CartWithLines } from './goods-store.ts'
import type { MergedCart } from './merge.ts'
import type { UserError } from './rules.ts'
import type { CartRow } from './tables.ts'

/** What stands for a type of the contract while its fields are resolved. */
export type { SizeItemModel as ConfigurableCartItemMapper } from './lines/cart-items.ts'
export type { ChosenSize as SelectedConfigurableOptionMapper } from './lines/line-product.ts'

/** Every product has sizes: no line is one without. */
export type SimpleCartItemMapper = never

/** What was wrong with a line that was sent. */
export type CartUserInputErrorMapper = UserError

/** A cart that was read brings its lines; one that was merged, what was left out. */
export type CartMapper = CartRow | CartWithLines | MergedCart

/** Kinds of lines that Magento clients name and no cart has. */
export type VirtualCartItemMapper = never
export type BundleCartItemMapper = never
export type DownloadableCartItemMapper = never
