import type { ProductModel } from '#modules/catalogue'

/** What stands for a type of the contract while its fields are resolved. */
export type { CompareListModel as CompareListMapper } from './compare-model.ts'

export type ComparableItemMapper = ProductModel
