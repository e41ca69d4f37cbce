import { sanitiseHtml } from '#modules/site'
import { stylesOfBrand } from './categories/brands.ts'
import { ancestorBreadcrumbs, childModels, childrenCount, productCount } from './categories/category-model.ts'
import { categoryProducts } from './categories/category-products.ts'
import { brands } from './operations/brands.ts'
import { categories } from './operations/categories.ts'
import { categoryList } from './operations/categoryList.ts'
import { categoryRecommendations } from './operations/categoryRecommendations.ts'
import { productAdditionalData } from './operations/productAdditionalData.ts'
import { productStockAlert } from './operations/productStockAlert.ts'
import { products } from './operations/products.ts'
import { recentlyViewed } from './operations/recentlyViewed.ts'
import { recommendations } from './operations/recommendations.ts'
import { stopStockAlerts } from './operations/stopStockAlerts.ts'
import { otherSearches } from './other-searches.ts'
import { facetsOfProducts } from './product-search.ts'
import { configurableFields } from './products/configurable-fields.ts'
import { toLayerFilter } from './products/layer-filter.ts'
import { productFields } from './products/product-resolvers.ts'
import { isInAStore } from './products/variants.ts'
import type { CatalogueResolvers } from './resolver-types.generated.ts'
import { sortFields, sortsOf } from './sorts.ts'

export const resolvers = {
  Query: {
    products: (_root, args, ctx) => products(ctx, args),
    categories: (_root, args, ctx) => categories(ctx, args),
    categoryList: (_root, args, ctx) => categoryList(ctx, args),
    category: async (_root, { id }, ctx) =>
      (
        await categoryList(ctx, {
          pageSize: 1,
          currentPage: 1,
          filters: id === undefined || id === null ? null : { ids: { eq: String(id) } },
        })
      )?.[0] ?? null,
    brands: (_root, args, ctx) => brands(ctx, args),
    productAdditionalData: (_root, args, ctx) => productAdditionalData(ctx, args),
    recommendations: (_root, args, ctx) => recommendations(ctx, args),
    categoryRecommendations: (_root, args, ctx) => categoryRecommendations(ctx, args),
    recentlyViewed: (_root, args, ctx) => recentlyViewed(ctx, args),
  },
  Mutation: {
    productStockAlert: (_root, args, ctx) => productStockAlert(ctx, args),
    stopStockAlerts: (_root, args, ctx) => stopStockAlerts(ctx, args),
  },
  Products: {
    // Over all products found, not only the page's.
    aggregations: ({ found, query }, _args, ctx) => facetsOfProducts(ctx, query, found),
    suggestions: ({ search }, _args, ctx) => otherSearches(ctx, search),
    filters: async ({ found, query }, _args, ctx) => (await facetsOfProducts(ctx, query, found)).map(toLayerFilter),
    sort_fields: (_products, _args, ctx) => sortFields(ctx),
  },
  LayerFilterItemInterface: { __resolveType: () => 'LayerFilterItem' },
  SimpleProduct: productFields,
  ConfigurableProduct: { ...productFields, ...configurableFields },
  ProductStock: { is_available_for_cnc: ({ sku }, _args, ctx) => isInAStore(ctx, sku) },
  Brand: {
    product_count: async ({ value }, _args, ctx) => (await stylesOfBrand(ctx, value)).styles,
    picture: async ({ value }, _args, ctx) => (await stylesOfBrand(ctx, value)).picture,
  },
  CategoryTree: {
    children: (category, _args, ctx) => childModels(ctx, category),
    available_sort_by: async (_category, _args, ctx) => (await sortsOf(ctx)).map(({ code }) => code),
    children_count: (category) => childrenCount(category),
    description: ({ description }) => description && sanitiseHtml(description),
    breadcrumbs: (category) => ancestorBreadcrumbs(category),
    product_count: (category, _args, ctx) => productCount(ctx, category),
    products: (category, args, ctx) => categoryProducts(ctx, category, args),
  },
} satisfies CatalogueResolvers
