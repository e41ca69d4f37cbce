/** What stands for a type of the contract while its fields are resolved. */
export type { CartItemModel as ConfigurableCartItemMapper } from './lines/cart-items.ts'
export type { CartRow as CartMapper } from './tables.ts'

/** Every product has sizes: no line is one without. */
export type SimpleCartItemMapper = never
