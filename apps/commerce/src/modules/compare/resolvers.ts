import { attributesOf, comparedAttributesOf } from './attributes.ts'
import { toCompareList } from './compare-model.ts'
import { addProductsToCompareList } from './operations/addProductsToCompareList.ts'
import { assignCompareListToCustomer } from './operations/assignCompareListToCustomer.ts'
import { compareList } from './operations/compareList.ts'
import { createCompareList } from './operations/createCompareList.ts'
import { deleteCompareList } from './operations/deleteCompareList.ts'
import { removeProductsFromCompareList } from './operations/removeProductsFromCompareList.ts'
import type { CompareResolvers } from './resolver-types.generated.ts'
import { readList } from './store.ts'

export const resolvers = {
  Query: { compareList: (_root, args, ctx) => compareList(ctx, args) },
  Mutation: {
    createCompareList: (_root, args, ctx) => createCompareList(ctx, args),
    addProductsToCompareList: (_root, args, ctx) => addProductsToCompareList(ctx, args),
    removeProductsFromCompareList: (_root, args, ctx) => removeProductsFromCompareList(ctx, args),
    assignCompareListToCustomer: (_root, args, ctx) => assignCompareListToCustomer(ctx, args),
    deleteCompareList: (_root, args, ctx) => deleteCompareList(ctx, args),
  },
  Customer: {
    compare_list: async ({ id: customerId, website_id: websiteId }, _args, ctx) => {
      const list = await readList(ctx.db, { websiteId, customerId })
      return list ? toCompareList(ctx, list) : null
    },
  },
  CompareList: {
    items: ({ products }) => products,
    item_count: ({ products }) => products.length,
    attributes: ({ products }) => comparedAttributesOf(products),
  },
  ComparableItem: {
    product: (product) => product,
    attributes: (product) => attributesOf(product),
  },
} satisfies CompareResolvers
