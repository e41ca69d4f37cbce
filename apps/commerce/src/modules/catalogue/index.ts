export { type CategoryForest, type CategoryRow, loadCategories, selectCategories, trailOf } from './categories.ts'
export { type CategoryModel, findCategoryByPath, toCategoryModel, toCategoryModels } from './category-model.ts'
export { type DocumentSize, listProductDocuments, type ProductDocument } from './documents.ts'
export { findProducts, loadProduct, loadProductList, loadProducts } from './load-products.ts'
export { type Paging, pageInfo, requirePage, requirePositivePaging, windowOf } from './paging.ts'
export type { ProductModel, VariantModel } from './product-model.ts'
export {
  parseSizeOptionUid,
  resolveVariantSku,
  SIZE_ATTRIBUTE,
  sizeOptionUid,
  type VariantAnswer,
  type VariantRequest,
} from './resolve-variant.ts'
export { resolvers } from './resolvers.ts'
export { loadSellables, type Sellable } from './sellables.ts'
export { type SortModel, sortsOf } from './sorts.ts'
