// Written from app/features/listing/in-store/in-store.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum, FredhopperFilterInput, InStoreNearInput } from '#app/contract.generated.ts'
import type { ListedProductsFragment, SearchReadingFragment, SortChoiceFragment } from '#app/features/listing/listing.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type NearPlaceQueryVariables = {
  search: string;
}

export type NearPlaceQuery = { readonly inventoryLookup: { readonly location: { readonly latitude: number, readonly longitude: number, readonly label: string | null } | null, readonly places?: ReadonlyArray<{ readonly label: string, readonly country_code: CountryCodeEnum }> } | null }

export type InStoreListingQueryVariables = {
  page: number;
  size: number;
  filter?: ReadonlyArray<FredhopperFilterInput> | null | undefined;
  sort: string;
  search?: string | null | undefined;
  site: number;
  near: InStoreNearInput;
}

export type InStoreListingQuery = { readonly getFredhopperData: (
    { readonly search_reading?: SearchReadingFragment | null, readonly in_store?: { readonly hidden_count: number, readonly items: ReadonlyArray<{ readonly sku: string, readonly store_name: string, readonly distance: number, readonly is_last: boolean }> } | null }
    & ListedProductsFragment
  ) | null, readonly sortOptions: ReadonlyArray<SortChoiceFragment> }

export type InStoreTotalQueryVariables = {
  filter?: ReadonlyArray<FredhopperFilterInput> | null | undefined;
  search?: string | null | undefined;
  site: number;
  near: InStoreNearInput;
}

export type InStoreTotalQuery = { readonly getFredhopperData: { readonly total_count: number } | null }

/** Whether a place is known, and what else its name may mean. Cacheable, tag `store`. */
export const NearPlaceDocument: TypedDocument<NearPlaceQuery, NearPlaceQueryVariables> = { operation: 'query', text: 'query NearPlace($search:String!){inventoryLookup(search:$search pageSize:1 radius:1000){location{latitude longitude label}places{label country_code}}}' }

/** A listing of what stores near a point have in a size. Never cached. */
export const InStoreListingDocument: TypedDocument<InStoreListingQuery, InStoreListingQueryVariables> = { operation: 'query', text: 'query InStoreListing($page:Int!$size:Int!$filter:[FredhopperFilterInput!]$sort:String!$search:String$site:Int!$near:InStoreNearInput!){getFredhopperData(currentPage:$page pageSize:$size filter:$filter sort:$sort search:$search site:$site in_store:$near){...ListedProducts search_reading{...SearchReading}in_store{hidden_count items{sku store_name distance is_last}}}sortOptions{...SortChoice}}fragment ListedProducts on FredhopperData{items{...Card}total_count page_info{page_size total_pages}aggregations{...Facet}applied_filters{...AppliedFilter}redirect_url}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}fragment Facet on Aggregation{attribute_code label filter_type min max options{label value count is_selected swatch_data{value}}}fragment AppliedFilter on AppliedFilter{attribute_code values{value label}}fragment SearchReading on SearchReading{words corrected filters{...AppliedFilter}alternatives{...OtherSearch}}fragment OtherSearch on SearchSuggestion{search result_count}fragment SortChoice on SortOption{code label is_default}' }

/** Never cached. */
export const InStoreTotalDocument: TypedDocument<InStoreTotalQuery, InStoreTotalQueryVariables> = { operation: 'query', text: 'query InStoreTotal($filter:[FredhopperFilterInput!]$search:String$site:Int!$near:InStoreNearInput!){getFredhopperData(pageSize:1 filter:$filter search:$search site:$site in_store:$near){total_count}}' }
