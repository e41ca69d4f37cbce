export { tagsOfStores } from './cache-tags.ts'
export { requireCollection, requireCollectionNow } from './collection.ts'
export { isFeedPaused } from './feed/feed-pause.ts'
export { type FeedState, findFeedState, requestFullRead } from './feed/feed-state.ts'
export { watchFeedPause } from './feed/note-pause.ts'
export {
  type FoundStores,
  findStores,
  findStoresNear,
  pointOfPlace,
  type RequestedSku,
} from './finder/find-stores.ts'
export { findStoresInstead } from './finder/find-stores-instead.ts'
export { findNearestStore, type StoreNearby } from './finder/nearest-store.ts'
export { storeJobHandlers, storeJobs } from './jobs.ts'
export { collectionReadyAt } from './opening/collection.ts'
export { isWorkingDay } from './opening/holidays.ts'
export { openStatus, toHours } from './opening/open-status.ts'
export { dateAfter, hoursOn } from './opening/schedule.ts'
export { distanceKm, type Point, roundedKm } from './places/distance.ts'
export { differenceOf } from './places/edit-distance.ts'
export { type Locality, localitiesBeginning, localitiesNamed, localitiesOfPostcode } from './places/localities.ts'
export { NZ_REGIONS, regionsOfPostcode } from './places/nz-postcodes.ts'
export { placeKey } from './places/place-names.ts'
export type { FeedPage } from './ports.ts'
export { atStoreSql } from './stock/at-store.ts'
export { countStock, explainStock, type SourceStock } from './stock/explain.ts'
export { importCounts } from './stock/import-counts.ts'
export { type Adjusted, adjustStock, loadMovements, type StockMovement } from './stock/movements.ts'
export { noteStoreOutcome } from './stock/outcomes.ts'
export { loadShelvesToCount, type ShelfToCount } from './stock/to-count.ts'
export { findStore, findStoreByCode } from './store.ts'
export { type StoreModel, toStore } from './store-model.ts'
