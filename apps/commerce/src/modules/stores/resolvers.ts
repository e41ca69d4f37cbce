import { getFindInStoreDetailsPDP } from './operations/getFindInStoreDetailsPDP.ts'
import { inventoryLookup } from './operations/inventoryLookup.ts'
import type { StoresResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    inventoryLookup: (_root, args, ctx) => inventoryLookup(ctx, args),
    getFindInStoreDetailsPDP: (_root, args, ctx) => getFindInStoreDetailsPDP(ctx, args),
  },
} satisfies StoresResolvers
