export { describeAttributes } from './attribute-metadata.ts'
export { factLoader, sharedLoad } from './batch-loader.ts'
export {
  BRANDS_TAG,
  brandListingTag,
  canBeSentAgain,
  hasSoldOutOrReturned,
  LISTING_TAG,
  listingTag,
  reviewsTag,
  tagsOfChange as tagsOfCatalogue,
  tagsOfListedProducts,
} from './cache-tags.ts'
export { loadBrands } from './categories/brands.ts'
export {
  type CategoryRow,
  countStylesByCategory,
  loadCategories,
  ROOT_LEVEL,
  selectCategories,
} from './categories/categories.ts'
export { type CategoryModel, findCategoryByPath, toCategoryModel } from './categories/category-model.ts'
export { type ChangedCatalogue, joinMany, loadChangedCatalogue, productIdsOf } from './changed-catalogue.ts'
export { listDocumentsOfSites, type ProductDocument } from './documents/documents.ts'
export { planReads, type ReadBatch } from './documents/read-plan.ts'
export { type GiftCardOffer, giftCardLifetimeOf, giftCardOfferOf } from './gift-card/gift-card-offer.ts'
export {
  type EnteredGiftCard,
  type GiftCardField,
  giftCardAmountUid,
  giftCardOptions,
  readGiftCardOptions,
} from './gift-card/gift-card-options.ts'
export { COLUMNS as PRODUCT_FILE_COLUMNS } from './imports/columns.ts'
export { type ImportProgress, ImportRunning, importProducts } from './imports/import-products.ts'
export { exportProducts } from './imports/load-flat-rows.ts'
export { catalogueJobHandlers } from './job-handlers.ts'
export { catalogueJobs } from './jobs.ts'
export { pageInfo, requirePage, windowOf } from './paging.ts'
export type { ImageModel } from './products/images.ts'
export {
  loadProduct,
  loadProductAt,
  loadProductList,
  loadProductsBySku,
  loadProductsByUrlKey,
  loadProductsWithoutVariants,
  loadRetiredProduct,
  loadStyle,
} from './products/load-products.ts'
export { type ProductModel, toPriceModel, type VariantModel } from './products/product-model.ts'
export { productFields } from './products/product-resolvers.ts'
export {
  loadVariantAnswers,
  SIZE_ATTRIBUTE,
  sizeOptionUid,
  type VariantAnswer,
  variantAnswersOf,
} from './products/resolve-variant.ts'
export { areReviewsOn, reviewsPage, toReviewModel } from './products/reviews.ts'
export { conversionOf, toVariantModel, variantsOf } from './products/variants.ts'
export {
  type AtStore,
  findPurchasableVariant,
  findSoldSku,
  loadPurchasableSizes,
  loadPurchasableVariants,
  type PurchasableVariant,
  purchasableSizesSql,
  toPurchasableVariants,
} from './selling/purchasable-variants.ts'
export { deliverableSql, finalCentsSql, isBrandSoldSql } from './selling/selling-sql.ts'
export { sortsOf } from './sorts.ts'
export { enqueueAlertsOf } from './stock-alerts.ts'
