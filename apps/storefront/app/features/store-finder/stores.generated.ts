// Written from app/features/store-finder/stores.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum, Weekday } from '#app/contract.generated.ts'
import type { OpenStatusFragment } from '#app/session/site/open-status.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type StoreFactsFragment = { readonly store_id: string, readonly store_code: string, readonly name: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country_code: CountryCodeEnum | null, readonly phone: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly enabled_for_cnc: boolean, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly is_closed: boolean, readonly opens: string | null, readonly closes: string | null }>, readonly special_hours?: ReadonlyArray<{ readonly date: string, readonly label: string, readonly is_closed: boolean, readonly opens: string | null, readonly closes: string | null }> }

export type StoreNowFragment = { readonly store_code: string, readonly time_zone?: string, readonly collection_ready_at?: string | null, readonly open_status: OpenStatusFragment }

export type FoundPlaceFragment = { readonly name: string, readonly label: string, readonly postcode: string | null, readonly state: string | null, readonly country_code: CountryCodeEnum, readonly nearest_store_name: string | null, readonly nearest_distance: number | null }

export type StoresQueryVariables = {
  closed: boolean;
}

export type StoresQuery = { readonly stores: ReadonlyArray<(
    { readonly is_active: boolean, readonly services: ReadonlyArray<string>, readonly time_zone: string }
    & StoreFactsFragment
  )> }

export type StoresNowQueryVariables = Record<string, never>

export type StoresNowQuery = { readonly stores: ReadonlyArray<StoreNowFragment> }

export type FindStoresQueryVariables = {
  search?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  skus?: ReadonlyArray<string> | null | undefined;
}

export type FindStoresQuery = { readonly inventoryLookup: { readonly location: { readonly latitude: number, readonly longitude: number, readonly label: string | null } | null, readonly places?: ReadonlyArray<FoundPlaceFragment>, readonly items: ReadonlyArray<(
      { readonly distance: number | null, readonly stock: ReadonlyArray<{ readonly is_available: boolean, readonly quantity: number, readonly is_low_stock: boolean }> }
      & StoreFactsFragment
      & StoreNowFragment
    )> } | null }

export type StorePlacesQueryVariables = {
  search: string;
}

export type StorePlacesQuery = { readonly storePlaces: ReadonlyArray<FoundPlaceFragment> }

export type LocateQueryVariables = {
  latitude: number;
  longitude: number;
}

export type LocateQuery = { readonly inventoryLookup: { readonly location: { readonly label: string | null } | null } | null }

export type ShoesNamedQueryVariables = {
  named: string;
}

export type ShoesNamedQuery = { readonly products: { readonly items: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null } | null> | null } | null }

/** Nothing of it depends on the time. Cacheable, tag `store`. [R3.35, R3.36] */
export const StoresDocument: TypedDocument<StoresQuery, StoresQueryVariables> = { operation: 'query', text: 'query Stores($closed:Boolean!){stores(include_closed:$closed){...StoreFacts is_active services time_zone}}fragment StoreFacts on Store{store_id store_code name street city state postcode country_code phone latitude longitude enabled_for_cnc hours{weekday is_closed opens closes}special_hours{date label is_closed opens closes}}' }

/** Never cached: what is open now, and when a pair is ready. [R3.37] */
export const StoresNowDocument: TypedDocument<StoresNowQuery, StoresNowQueryVariables> = { operation: 'query', text: 'query StoresNow{stores{...StoreNow}}fragment StoreNow on Store{store_code time_zone open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

/** [R7.97, R3.38] */
export const FindStoresDocument: TypedDocument<FindStoresQuery, FindStoresQueryVariables> = { operation: 'query', text: 'query FindStores($search:String$latitude:Float$longitude:Float$skus:[String!]){inventoryLookup(search:$search latitude:$latitude longitude:$longitude skus:$skus radius:20000 pageSize:100){location{latitude longitude label}places{...FoundPlace}items{...StoreFacts ...StoreNow distance stock{is_available quantity is_low_stock}}}}fragment FoundPlace on StorePlace{name label postcode state country_code nearest_store_name nearest_distance}fragment StoreFacts on Store{store_id store_code name street city state postcode country_code phone latitude longitude enabled_for_cnc hours{weekday is_closed opens closes}special_hours{date label is_closed opens closes}}fragment StoreNow on Store{store_code time_zone open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const StorePlacesDocument: TypedDocument<StorePlacesQuery, StorePlacesQueryVariables> = { operation: 'query', text: 'query StorePlaces($search:String!){storePlaces(search:$search limit:6){...FoundPlace}}fragment FoundPlace on StorePlace{name label postcode state country_code nearest_store_name nearest_distance}' }

/** Names a position. */
export const LocateDocument: TypedDocument<LocateQuery, LocateQueryVariables> = { operation: 'query', text: 'query Locate($latitude:Float!$longitude:Float!){inventoryLookup(latitude:$latitude longitude:$longitude pageSize:1){location{label}}}' }

/** Shoes to choose from, to see which stores have one. */
export const ShoesNamedDocument: TypedDocument<ShoesNamedQuery, ShoesNamedQueryVariables> = { operation: 'query', text: 'query ShoesNamed($named:String!){products(search:$named pageSize:6){items{sku name web_display_name colour}}}' }
