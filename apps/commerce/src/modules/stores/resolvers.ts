import { collectionStores } from './operations/collectionStores.ts'
import { getFindInStoreDetailsPDP } from './operations/getFindInStoreDetailsPDP.ts'
import { inventoryLookup } from './operations/inventoryLookup.ts'
import { pickupLocations } from './operations/pickupLocations.ts'
import { serviceDesk } from './operations/serviceDesk.ts'
import { store } from './operations/store.ts'
import { storePlaces } from './operations/storePlaces.ts'
import { stores } from './operations/stores.ts'
import { placeAt } from './places/find-places.ts'
import type { StoresResolvers } from './resolver-types.generated.ts'
import { collectionReadyAtOf, deskStatusOf, openStatusOf, specialHoursOf } from './store-fields.ts'

export const resolvers = {
  Query: {
    inventoryLookup: (_root, args, ctx) => inventoryLookup(ctx, args),
    getFindInStoreDetailsPDP: (_root, args, ctx) => getFindInStoreDetailsPDP(ctx, args),
    storePlaces: (_root, args, ctx) => storePlaces(ctx, args),
    stores: (_root, args, ctx) => stores(ctx, args),
    serviceDesk: (_root, _args, ctx) => serviceDesk(ctx),
    store: (_root, args, ctx) => store(ctx, args),
    pickupLocations: (_root, args, ctx) => pickupLocations(ctx, args),
    collectionStores: (_root, args, ctx) => collectionStores(ctx, args),
  },
  GeoPoint: {
    label: ({ label, ...point }, _args, ctx) => label ?? placeAt(ctx.brand.country, point)?.label ?? null,
  },
  ServiceDesk: {
    open_status: (model, _args, ctx) => deskStatusOf(ctx, model),
  },
  Store: {
    open_status: (model, _args, ctx) => openStatusOf(ctx, model),
    special_hours: (model) => specialHoursOf(model),
    collection_ready_at: (model, _args, ctx) => collectionReadyAtOf(ctx, model),
  },
} satisfies StoresResolvers
