/** What stands for a type of the contract while its fields are resolved. */
export type { ProductModel as ConfigurableProductMapper, VariantModel as SimpleProductMapper } from './products/product-model.ts'
