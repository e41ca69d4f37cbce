// Written from app/features/home/home.graphql by npm run codegen; never edited by hand.
import type { Card_BundleProduct_Fragment, Card_ConfigurableProduct_Fragment, Card_DownloadableProduct_Fragment, Card_GiftCardProduct_Fragment, Card_GroupedProduct_Fragment, Card_SimpleProduct_Fragment, Card_VirtualProduct_Fragment } from '#app/features/product/card.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type HomeBlocksQueryVariables = {
  preview?: string | null | undefined;
}

export type HomeBlocksQuery = { readonly homeBlocks: ReadonlyArray<{ readonly identifier: string | null, readonly data: string | null }> }

export type HomeRailQueryVariables = {
  category: string;
  count: number;
  sort: string;
  site: number;
}

export type HomeRailQuery = { readonly getFredhopperData: { readonly total_count: number, readonly items: ReadonlyArray<
      | Card_SimpleProduct_Fragment
      | Card_ConfigurableProduct_Fragment
      | Card_VirtualProduct_Fragment
      | Card_BundleProduct_Fragment
      | Card_DownloadableProduct_Fragment
      | Card_GroupedProduct_Fragment
      | Card_GiftCardProduct_Fragment
    > } | null }

export type HomeStoresQueryVariables = Record<string, never>

export type HomeStoresQuery = { readonly stores: ReadonlyArray<{ readonly store_code: string, readonly name: string, readonly latitude: number | null }> }

/** Cacheable, tag `cms`. */
export const HomeBlocksDocument: TypedDocument<HomeBlocksQuery, HomeBlocksQueryVariables> = { operation: 'query', text: 'query HomeBlocks($preview:String){homeBlocks(preview:$preview){identifier data}}' }

/** Cacheable, tag `plp`. */
export const HomeRailDocument: TypedDocument<HomeRailQuery, HomeRailQueryVariables> = { operation: 'query', text: 'query HomeRail($category:String!$count:Int!$sort:String!$site:Int!){getFredhopperData(site:$site pageSize:$count sort:$sort filter:[{attribute_code:"category_url_path" equal:{eq:$category}}]){items{...Card}total_count}}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}' }

/** Cacheable, tag `store`. [R3.35] */
export const HomeStoresDocument: TypedDocument<HomeStoresQuery, HomeStoresQueryVariables> = { operation: 'query', text: 'query HomeStores{stores{store_code name latitude}}' }
