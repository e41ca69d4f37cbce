// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type StoresResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'inventoryLookup' | 'getFindInStoreDetailsPDP' | 'storePlaces' | 'stores' | 'store' | 'serviceDesk' | 'pickupLocations' | 'collectionStores'>
  GeoPoint: ModelFields<Fields.ResolversParentTypes['GeoPoint'], Fields.GeoPointFields, 'latitude' | 'longitude' | 'label'>
  Store: ModelFields<Fields.ResolversParentTypes['Store'], Fields.StoreFields, 'store_id' | 'store_code' | 'retek_store_id' | 'name' | 'street' | 'city' | 'state' | 'postcode' | 'country_code' | 'time_zone' | 'phone' | 'email' | 'latitude' | 'longitude' | 'distance' | 'is_active' | 'enabled_for_cnc' | 'hours' | 'open_status' | 'stock' | 'can_collect_all' | 'special_hours' | 'services' | 'collection_ready_at'>
  ServiceDesk: ModelFields<Fields.ResolversParentTypes['ServiceDesk'], Fields.ServiceDeskFields, 'hours_text' | 'closed_days' | 'open_status'>
}>
export type CollectionSize = Fields.ResolversParentTypes['CollectionSize']
export type StoreSearchResult = Fields.ResolversParentTypes['StoreSearchResult']
