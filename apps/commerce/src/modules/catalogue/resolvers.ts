import { sanitiseHtml } from '#modules/site'
import type { Context } from '#src/composition/context'
import { ancestorBreadcrumbs, type CategoryModel, childModels, childrenCount, productCount } from './categories/category-model.ts'
import { categoryProducts } from './categories/category-products.ts'
import { brands } from './operations/brands.ts'
import { categories } from './operations/categories.ts'
import { categoryList } from './operations/categoryList.ts'
import { categoryRecommendations } from './operations/categoryRecommendations.ts'
import { customAttributeMetadata } from './operations/customAttributeMetadata.ts'
import { customAttributeMetadataV2 } from './operations/customAttributeMetadataV2.ts'
import { productAdditionalData } from './operations/productAdditionalData.ts'
import { productStockAlert } from './operations/productStockAlert.ts'
import { products, productsAggregations, productsSuggestions } from './operations/products.ts'
import { recentlyViewed } from './operations/recentlyViewed.ts'
import { recommendations } from './operations/recommendations.ts'
import { stopStockAlerts } from './operations/stopStockAlerts.ts'
import { configurableFields, productFields } from './products/product-resolvers.ts'
import { sortFields } from './sorts.ts'

/** What the catalogue answers. */
export const resolvers = {
  Query: {
    products,
    categories,
    categoryList,
    brands,
    productAdditionalData,
    recommendations,
    categoryRecommendations,
    recentlyViewed,
    customAttributeMetadata,
    customAttributeMetadataV2,
  },
  Mutation: { productStockAlert, stopStockAlerts },
  Products: { aggregations: productsAggregations, suggestions: productsSuggestions, sort_fields: sortFields },
  SimpleProduct: productFields,
  ConfigurableProduct: { ...productFields, ...configurableFields },
  CategoryTree: {
    children: (category: CategoryModel, _: unknown, ctx: Context) => childModels(ctx, category),
    children_count: childrenCount,
    description: ({ description }: CategoryModel) => description && sanitiseHtml(description),
    breadcrumbs: ancestorBreadcrumbs,
    product_count: (category: CategoryModel, _: unknown, ctx: Context) => productCount(ctx, category),
    products: categoryProducts,
  },
}
