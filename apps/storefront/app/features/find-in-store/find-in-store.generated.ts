// Written from app/features/find-in-store/find-in-store.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum, FindInStoreMode } from '#app/contract.generated.ts'
import type { VariantFragment } from '#app/features/product/product.generated.ts'
import type { OpenStatusFragment } from '#app/session/site/open-status.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type FoundStoreFieldsFragment = { readonly store_id: string, readonly store_code: string, readonly name: string, readonly street: string | null, readonly city: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly distance: number | null, readonly is_active: boolean, readonly enabled_for_cnc: boolean, readonly collection_ready_at?: string | null, readonly open_status: OpenStatusFragment, readonly stock: ReadonlyArray<{ readonly sku: string, readonly quantity: number }> }

export type FoundStoresFragment = { readonly items: ReadonlyArray<FoundStoreFieldsFragment>, readonly location: { readonly label: string | null } | null, readonly places?: ReadonlyArray<{ readonly label: string, readonly country_code: CountryCodeEnum }> }

export type GetFindInStoreDetailsPDPQueryVariables = {
  sku: string;
  search?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  radius?: number | null | undefined;
}

export type GetFindInStoreDetailsPDPQuery = { readonly getFindInStoreDetailsPDP: FoundStoresFragment | null }

export type GetFindInStoreDetailsCartQueryVariables = {
  cartId: string;
  mode?: FindInStoreMode | null | undefined;
  uids?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  radius?: number | null | undefined;
}

export type GetFindInStoreDetailsCartQuery = { readonly cart: { readonly items: ReadonlyArray<
      | { readonly uid: string, readonly quantity: number }
      | { readonly uid: string, readonly quantity: number, readonly configured_variant: { readonly sku: string | null } }
     | null> | null } | null, readonly getFindInStoreDetailsCart: FoundStoresFragment | null }

export type CollectorQueryVariables = Record<string, never>

export type CollectorQuery = { readonly customer: { readonly email: string | null } | null }

export type GuestCollectorQueryVariables = {
  cartId: string;
}

export type GuestCollectorQuery = { readonly cart: { readonly email: string | null } | null }

export type FinderShoeQueryVariables = {
  sku: string;
}

export type FinderShoeQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly uid: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly size_scale: string | null, readonly thumbnail: { readonly url: string | null } | null }
      | { readonly uid: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly size_scale: string | null, readonly variants: ReadonlyArray<VariantFragment | null> | null, readonly thumbnail: { readonly url: string | null } | null }
     | null> | null } | null }

/** [R7.99, R7.100] */
export const GetFindInStoreDetailsPDPDocument: TypedDocument<GetFindInStoreDetailsPDPQuery, GetFindInStoreDetailsPDPQueryVariables> = { operation: 'query', text: 'query getFindInStoreDetailsPDP($sku:String!$search:String$latitude:Float$longitude:Float$radius:Float){getFindInStoreDetailsPDP(sku:$sku search:$search latitude:$latitude longitude:$longitude radius:$radius pageSize:50){...FoundStores}}fragment FoundStores on StoreSearchResult{items{...FoundStoreFields}location{label}places{label country_code}}fragment FoundStoreFields on Store{store_id store_code name street city latitude longitude distance is_active enabled_for_cnc collection_ready_at open_status{...OpenStatus}stock{sku quantity}}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

/** [R7.98, R7.101, R7.102] */
export const GetFindInStoreDetailsCartDocument: TypedDocument<GetFindInStoreDetailsCartQuery, GetFindInStoreDetailsCartQueryVariables> = { operation: 'query', text: 'query getFindInStoreDetailsCart($cartId:String!$mode:FindInStoreMode$uids:[ID!]$search:String$radius:Float){cart(cart_id:$cartId){items{uid quantity ...on ConfigurableCartItem{configured_variant{sku}}}}getFindInStoreDetailsCart(cart_id:$cartId mode:$mode cart_item_uids:$uids search:$search radius:$radius pageSize:50){...FoundStores}}fragment FoundStores on StoreSearchResult{items{...FoundStoreFields}location{label}places{label country_code}}fragment FoundStoreFields on Store{store_id store_code name street city latitude longitude distance is_active enabled_for_cnc collection_ready_at open_status{...OpenStatus}stock{sku quantity}}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

/** [R5.12] */
export const CollectorDocument: TypedDocument<CollectorQuery, CollectorQueryVariables> = { operation: 'query', text: 'query collector{customer{email}}' }

/** [R5.12] */
export const GuestCollectorDocument: TypedDocument<GuestCollectorQuery, GuestCollectorQueryVariables> = { operation: 'query', text: 'query guestCollector($cartId:String!){cart(cart_id:$cartId){email}}' }

/** Sizes for the page of a shoe. */
export const FinderShoeDocument: TypedDocument<FinderShoeQuery, FinderShoeQueryVariables> = { operation: 'query', text: 'query finderShoe($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid name web_display_name url_key url_suffix colour size_scale thumbnail{url}...on ConfigurableProduct{variants{...Variant}}}}}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}' }
