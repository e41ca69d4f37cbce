import type { ProductModel } from '#modules/catalogue'

export type { CompareListModel as CompareListMapper } from './compare-model.ts'

export type ComparableItemMapper = ProductModel
