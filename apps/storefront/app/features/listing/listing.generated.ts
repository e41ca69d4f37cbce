// Written from app/features/listing/listing.graphql by npm run codegen; never edited by hand.
import type { FredhopperFilterInput } from '#app/contract.generated.ts'
import type { FacetFragment } from '#app/features/facets/facets.generated.ts'
import type { Card_BundleProduct_Fragment, Card_ConfigurableProduct_Fragment, Card_DownloadableProduct_Fragment, Card_GiftCardProduct_Fragment, Card_GroupedProduct_Fragment, Card_SimpleProduct_Fragment, Card_VirtualProduct_Fragment } from '#app/features/product/card.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ListingQueryVariables = {
  page: number;
  size: number;
  filter?: ReadonlyArray<FredhopperFilterInput> | null | undefined;
  sort: string;
  search?: string | null | undefined;
  site: number;
}

export type ListingQuery = { readonly getFredhopperData: ListedProductsFragment | null, readonly sortOptions: ReadonlyArray<SortChoiceFragment> }

export type SearchListingQueryVariables = {
  page: number;
  size: number;
  filter?: ReadonlyArray<FredhopperFilterInput> | null | undefined;
  sort: string;
  search?: string | null | undefined;
  site: number;
}

export type SearchListingQuery = { readonly getFredhopperData: (
    { readonly search_reading?: SearchReadingFragment | null }
    & ListedProductsFragment
  ) | null, readonly sortOptions: ReadonlyArray<SortChoiceFragment> }

export type ListedProductsFragment = { readonly total_count: number, readonly redirect_url: string | null, readonly items: ReadonlyArray<
    | Card_SimpleProduct_Fragment
    | Card_ConfigurableProduct_Fragment
    | Card_VirtualProduct_Fragment
    | Card_BundleProduct_Fragment
    | Card_DownloadableProduct_Fragment
    | Card_GroupedProduct_Fragment
    | Card_GiftCardProduct_Fragment
  >, readonly page_info: { readonly page_size: number | null, readonly total_pages: number | null }, readonly aggregations: ReadonlyArray<FacetFragment>, readonly applied_filters: ReadonlyArray<AppliedFilterFragment> }

export type AppliedFilterFragment = { readonly attribute_code: string, readonly values: ReadonlyArray<{ readonly value: string, readonly label: string }> }

export type SortChoiceFragment = { readonly code: string, readonly label: string, readonly is_default: boolean }

export type SearchReadingFragment = { readonly words: string, readonly corrected: string | null, readonly filters: ReadonlyArray<AppliedFilterFragment>, readonly alternatives: ReadonlyArray<OtherSearchFragment> }

export type OtherSearchFragment = { readonly search: string, readonly result_count: number | null }

/** Cacheable, tag `plp`. */
export const ListingDocument: TypedDocument<ListingQuery, ListingQueryVariables> = { operation: 'query', text: 'query Listing($page:Int!$size:Int!$filter:[FredhopperFilterInput!]$sort:String!$search:String$site:Int!){getFredhopperData(currentPage:$page pageSize:$size filter:$filter sort:$sort search:$search site:$site){...ListedProducts}sortOptions{...SortChoice}}fragment ListedProducts on FredhopperData{items{...Card}total_count page_info{page_size total_pages}aggregations{...Facet}applied_filters{...AppliedFilter}redirect_url}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}fragment Facet on Aggregation{attribute_code label filter_type min max options{label value count is_selected swatch_data{value}}}fragment AppliedFilter on AppliedFilter{attribute_code values{value label}}fragment SortChoice on SortOption{code label is_default}' }

/** A listing of search results, with the interpretation of the query. Cacheable, tags `plp` and `search`. */
export const SearchListingDocument: TypedDocument<SearchListingQuery, SearchListingQueryVariables> = { operation: 'query', text: 'query SearchListing($page:Int!$size:Int!$filter:[FredhopperFilterInput!]$sort:String!$search:String$site:Int!){getFredhopperData(currentPage:$page pageSize:$size filter:$filter sort:$sort search:$search site:$site){...ListedProducts search_reading{...SearchReading}}sortOptions{...SortChoice}}fragment ListedProducts on FredhopperData{items{...Card}total_count page_info{page_size total_pages}aggregations{...Facet}applied_filters{...AppliedFilter}redirect_url}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}fragment Facet on Aggregation{attribute_code label filter_type min max options{label value count is_selected swatch_data{value}}}fragment AppliedFilter on AppliedFilter{attribute_code values{value label}}fragment SearchReading on SearchReading{words corrected filters{...AppliedFilter}alternatives{...OtherSearch}}fragment OtherSearch on SearchSuggestion{search result_count}fragment SortChoice on SortOption{code label is_default}' }
