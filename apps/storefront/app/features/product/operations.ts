import { CARD_FRAGMENT, type CardProduct, type ColourSibling, type ProductTag, type ShoePicture } from './card-data.ts'
import type { PriceFacts } from './price-text.ts'

/** A size in the scales shoppers know; null where a scale has no counterpart. */
export interface SizeLabels {
  readonly au: string | null
  readonly uk: string | null
  readonly eu: string | null
  readonly us: string | null
}

/** One size as the page's own data tells it. */
export interface VariantData {
  readonly attributes: readonly { readonly uid: string; readonly code: string | null; readonly label: string | null }[] | null
  readonly product: {
    readonly sku: string | null
    readonly stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' | null
    readonly only_x_left_in_stock: number | null
  } | null
  readonly size_attributes: { readonly size: string; readonly conversion: SizeLabels | null } | null
}

/** A colour of the style with its picture. */
export interface ColourLink extends ColourSibling {
  readonly url_suffix: string | null
  readonly media_gallery: readonly ShoePicture[] | null
}

/** What the product page shows. @source R3.48 */
export interface PageProduct extends PriceFacts {
  readonly __typename: string
  readonly uid: string
  readonly sku: string | null
  readonly name: string | null
  readonly web_display_name: string | null
  readonly url_key: string | null
  readonly url_suffix: string | null
  readonly canonical_url: string | null
  readonly meta_title: string | null
  readonly meta_description: string | null
  readonly breadcrumbs: readonly { readonly category_name: string | null; readonly category_url_path: string | null }[]
  readonly brand: string | null
  readonly brand_data: { readonly url_path: string | null } | null
  readonly colour: string | null
  readonly description: { readonly html: string } | null
  readonly short_description: { readonly html: string } | null
  readonly rrp: number | null
  readonly rrp_nzd: number | null
  readonly stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' | null
  readonly heel_height: string | null
  readonly selling_feature_1: string | null
  readonly selling_feature_2: string | null
  readonly selling_feature_3: string | null
  readonly selling_feature_4: string | null
  readonly selling_feature_5: string | null
  readonly care: string | null
  readonly fit_notes: string | null
  readonly sole_material: string | null
  readonly lining: string | null
  readonly size_scale: string | null
  readonly product_category_tags: readonly ProductTag[]
  readonly media_gallery: readonly ShoePicture[] | null
  readonly colour_siblings: readonly ColourLink[]
  readonly variants?: readonly VariantData[] | null
}

export interface ProductAnswer {
  readonly products: { readonly items: readonly (PageProduct | null)[] | null } | null
  readonly storeConfig: {
    readonly size_scale_mappings: readonly { readonly code: string; readonly heading: string; readonly is_heading_hidden: boolean }[]
  } | null
}

/** The product of a url key. Cacheable, tags `route`, `plp` and the product's own. @source R1.15, R7.06 */
export const PRODUCT = `query Product($key: String!) {
  products(filter: { url_key: { eq: $key } }, pageSize: 1) {
    items {
      __typename uid sku name web_display_name url_key url_suffix canonical_url meta_title meta_description
      breadcrumbs { category_name category_url_path }
      brand brand_data { url_path } colour
      description { html } short_description { html }
      price_range { minimum_price { regular_price { value } final_price { value } } }
      rrp rrp_nzd stock_status heel_height
      selling_feature_1 selling_feature_2 selling_feature_3 selling_feature_4 selling_feature_5
      care fit_notes sole_material lining size_scale
      product_category_tags { tag_type text text_colour background_colour }
      media_gallery { url label }
      colour_siblings { url_key url_suffix colour colour_swatch { value } media_gallery { url label } }
      ... on ConfigurableProduct {
        variants {
          attributes { uid code label }
          product { sku stock_status only_x_left_in_stock }
          size_attributes { size conversion { au uk eu us } }
        }
      }
    }
  }
  storeConfig { size_scale_mappings { code heading is_heading_hidden } }
}`

export interface GoesWithAnswer {
  readonly recommendations: { readonly title: string | null; readonly items: readonly CardProduct[] } | null
}

/** What to show beside a product. Cacheable, tag `plp`. @source R7.120 */
export const GOES_WITH = `query GoesWith($sku: String!) {
  recommendations(sku: $sku, pageSize: 4) { title items { ...Card } }
}
${CARD_FRAGMENT}`

export interface StockAnswer {
  readonly productAdditionalData: {
    readonly stocks: readonly { readonly sku: string; readonly quantity: number; readonly is_low_stock: boolean }[]
  } | null
}

/** Stock of a product at this moment. Never cached. @source R7.20, R7.119 */
export const STOCK = `query Stock($sku: String!) {
  productAdditionalData(sku: $sku) { stocks { sku quantity is_low_stock } }
}`

export interface StockAlertAnswer {
  readonly productStockAlert: { readonly __typename: string } | null
}

/** Asks for one email when a size is back. @source R7.45, A31 */
export const STOCK_ALERT = `mutation StockAlert($sku: String!, $email: String!) {
  productStockAlert(sku: $sku, alert_email: $email) { __typename }
}`
