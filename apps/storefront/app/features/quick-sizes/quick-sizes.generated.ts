// Written from app/features/quick-sizes/quick-sizes.graphql by npm run codegen; never edited by hand.
import type { PictureFragment, PriceFactsFragment } from '#app/features/product/card.generated.ts'
import type { SizeScaleFragment, VariantFragment } from '#app/features/product/product.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type QuickSizesQueryVariables = {
  sku: string;
}

export type QuickSizesQuery = { readonly products: { readonly items: ReadonlyArray<
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly variants: ReadonlyArray<VariantFragment | null> | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
      | (
        { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
        & PriceFactsFragment
      )
     | null> | null } | null, readonly storeConfig: { readonly size_scale_mappings: ReadonlyArray<SizeScaleFragment> } | null }

export type QuickStockQueryVariables = {
  sku: string;
}

export type QuickStockQuery = { readonly productAdditionalData: { readonly stocks: ReadonlyArray<{ readonly sku: string, readonly quantity: number, readonly is_low_stock: boolean }>, readonly kept_sizes?: ReadonlyArray<{ readonly size: string }> } | null }

/** Cacheable as the product. */
export const QuickSizesDocument: TypedDocument<QuickSizesQuery, QuickSizesQueryVariables> = { operation: 'query', text: 'query QuickSizes($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku name web_display_name colour url_key url_suffix size_scale ...PriceFacts small_image{...Picture}...on ConfigurableProduct{variants{...Variant}}}}storeConfig{size_scale_mappings{...SizeScale}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Picture on MediaGalleryInterface{url label}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}fragment SizeScale on SizeScaleMapping{code heading is_heading_hidden}' }

/** Live stock, and the sizes the customer bought and did not return. Never cached. [R7.119] */
export const QuickStockDocument: TypedDocument<QuickStockQuery, QuickStockQueryVariables> = { operation: 'query', text: 'query QuickStock($sku:String!){productAdditionalData(sku:$sku){stocks{sku quantity is_low_stock}kept_sizes{size}}}' }
