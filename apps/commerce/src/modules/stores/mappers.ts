export type { NamedPoint as GeoPointMapper } from './places/distance.ts'
export type { ServiceDeskModel as ServiceDeskMapper, StoreModel as StoreMapper } from './store-model.ts'
