// Written from app/features/store-finder/page/rail.graphql by npm run codegen; never edited by hand.
import type { InStoreNearInput } from '#app/contract.generated.ts'
import type { FacetFragment } from '#app/features/facets/facets.generated.ts'
import type { Card_BundleProduct_Fragment, Card_ConfigurableProduct_Fragment, Card_DownloadableProduct_Fragment, Card_GiftCardProduct_Fragment, Card_GroupedProduct_Fragment, Card_SimpleProduct_Fragment, Card_VirtualProduct_Fragment } from '#app/features/product/card.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type StoreRailSizesQueryVariables = {
  site: number;
}

export type StoreRailSizesQuery = { readonly getFredhopperData: { readonly aggregations: ReadonlyArray<FacetFragment> } | null }

export type ShoesInStoreQueryVariables = {
  site: number;
  near: InStoreNearInput;
  count: number;
}

export type ShoesInStoreQuery = { readonly getFredhopperData: { readonly total_count: number, readonly items: ReadonlyArray<
      | Card_SimpleProduct_Fragment
      | Card_ConfigurableProduct_Fragment
      | Card_VirtualProduct_Fragment
      | Card_BundleProduct_Fragment
      | Card_DownloadableProduct_Fragment
      | Card_GroupedProduct_Fragment
      | Card_GiftCardProduct_Fragment
    >, readonly in_store?: { readonly items: ReadonlyArray<{ readonly sku: string, readonly is_last: boolean, readonly store_code: string }> } | null } | null }

/** Sizes that the site sells. Cacheable, tag `plp`. */
export const StoreRailSizesDocument: TypedDocument<StoreRailSizesQuery, StoreRailSizesQueryVariables> = { operation: 'query', text: 'query StoreRailSizes($site:Int!){getFredhopperData(pageSize:1 site:$site){aggregations{...Facet}}}fragment Facet on Aggregation{attribute_code label filter_type min max options{label value count is_selected swatch_data{value}}}' }

/** Shoes that the store at the point has in a size. Never cached. */
export const ShoesInStoreDocument: TypedDocument<ShoesInStoreQuery, ShoesInStoreQueryVariables> = { operation: 'query', text: 'query ShoesInStore($site:Int!$near:InStoreNearInput!$count:Int!){getFredhopperData(pageSize:$count site:$site in_store:$near){total_count items{...Card}in_store{items{sku is_last store_code}}}}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}' }
