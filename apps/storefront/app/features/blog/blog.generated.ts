// Written from app/features/blog/blog.graphql by npm run codegen; never edited by hand.
import type { ProductStockStatus } from '#app/contract.generated.ts'
import type { Card_BundleProduct_Fragment, Card_ConfigurableProduct_Fragment, Card_DownloadableProduct_Fragment, Card_GiftCardProduct_Fragment, Card_GroupedProduct_Fragment, Card_SimpleProduct_Fragment, Card_VirtualProduct_Fragment } from '#app/features/product/card.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type StoryShoesQueryVariables = {
  skus: ReadonlyArray<string | null | undefined>;
}

export type StoryShoesQuery = { readonly products: { readonly items: ReadonlyArray<
      | Card_SimpleProduct_Fragment
      | Card_ConfigurableProduct_Fragment
      | Card_VirtualProduct_Fragment
      | Card_BundleProduct_Fragment
      | Card_DownloadableProduct_Fragment
      | Card_GroupedProduct_Fragment
      | Card_GiftCardProduct_Fragment
     | null> | null } | null }

export type StoryStockQueryVariables = {
  skus: ReadonlyArray<string | null | undefined>;
}

export type StoryStockQuery = { readonly products: { readonly items: ReadonlyArray<{ readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly related_products: ReadonlyArray<{ readonly sku: string | null, readonly stock_status: ProductStockStatus | null } | null> | null } | null> | null } | null }

/** Shoes that a story shows. Cacheable, tag `plp`. */
export const StoryShoesDocument: TypedDocument<StoryShoesQuery, StoryShoesQueryVariables> = { operation: 'query', text: 'query StoryShoes($skus:[String]!){products(filter:{sku:{in:$skus}}pageSize:4){items{...Card}}}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}' }

/** Whether they are in stock, and those nearest to them. Cacheable, tag `plp`. */
export const StoryStockDocument: TypedDocument<StoryStockQuery, StoryStockQueryVariables> = { operation: 'query', text: 'query StoryStock($skus:[String]!){products(filter:{sku:{in:$skus}}pageSize:4){items{sku stock_status related_products{sku stock_status}}}}' }
