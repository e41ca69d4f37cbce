export type { NamedPoint as GeoPointMapper } from './places/distance.ts'
export type { StoreModel as StoreMapper } from './store-model.ts'
