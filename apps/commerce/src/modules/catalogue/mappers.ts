import type { productAdditionalData } from './operations/productAdditionalData.ts'

/** What stands for a type of the contract while its fields are resolved. */
export type { CategoryModel as CategoryTreeMapper } from './categories/category-model.ts'
export type { ProductModel as ConfigurableProductMapper, VariantModel as SimpleProductMapper } from './products/product-model.ts'

export type ProductAdditionalDataMapper = NonNullable<Awaited<ReturnType<typeof productAdditionalData>>>
