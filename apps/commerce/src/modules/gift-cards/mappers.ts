import type { ProductModel } from '#modules/catalogue'

export type { GiftCardItemModel as GiftCardCartItemMapper } from '#modules/cart'
export type { FieldOptionModel as CustomizableFieldOptionMapper } from './product-fields.ts'

export type GiftCardProductMapper = ProductModel & { readonly __typename: 'GiftCardProduct' }
