import { TILES_PER_ROW } from '@welt/kit/constants'
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

/** How the style fitted those who told. */
export interface FitFacts {
  readonly cases: number
  readonly too_small: number
  readonly too_large: number
  readonly too_narrow: number
  readonly too_wide: number
  readonly verdict: 'TRUE_TO_SIZE' | 'RUNS_SMALL' | 'RUNS_LARGE' | 'RUNS_NARROW' | 'RUNS_WIDE' | 'MIXED'
  readonly sentence: string
}

/** What the product page shows. [R3.48] */
export interface PageProduct extends PriceFacts {
  readonly uid: string
  readonly sku: string | null
  readonly style_code: string
  readonly name: string | null
  readonly web_display_name: string | null
  readonly url_key: string | null
  readonly url_suffix: string | null
  readonly meta_title: string | null
  readonly meta_description: string | null
  readonly breadcrumbs: readonly {
    readonly category_name: string | null
    readonly category_url_path: string | null
  }[]
  readonly brand: string | null
  readonly brand_data: { readonly url_path: string | null } | null
  readonly colour: string | null
  readonly description: { readonly html: string } | null
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
  readonly fit_facts?: FitFacts | null
}

export interface ProductAnswer {
  readonly products: { readonly items: readonly (PageProduct | null)[] | null } | null
  readonly storeConfig: {
    readonly size_scale_mappings: readonly { readonly code: string; readonly heading: string; readonly is_heading_hidden: boolean }[]
  } | null
}

/** The product of a url key. Cacheable, tags `route`, `plp` and the product's own. [R1.15, R7.06] */
export const PRODUCT = `query Product($key: String!) {
  products(filter: { url_key: { eq: $key } }, pageSize: 1) {
    items {
      uid sku style_code name web_display_name url_key url_suffix meta_title meta_description
      breadcrumbs { category_name category_url_path }
      brand brand_data { url_path } colour
      description { html }
      price_range { minimum_price { regular_price { value } final_price { value } } }
      rrp rrp_nzd now_price stock_status heel_height
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
        fit_facts { cases too_small too_large too_narrow too_wide verdict sentence }
      }
    }
  }
  storeConfig { size_scale_mappings { code heading is_heading_hidden } }
}`

interface RecommendedCards {
  readonly items: readonly CardProduct[]
}

export interface AroundAnswer {
  readonly goesWith: RecommendedCards | null
  readonly similar: RecommendedCards | null
}

/** What to show beside a product. Cacheable, tag `plp`. [R7.120] */
export const AROUND = `query Around($sku: String!) {
  goesWith: recommendations(sku: $sku, pageSize: ${TILES_PER_ROW}) { items { ...Card } }
  similar: recommendations(sku: $sku, kind: SIMILAR, pageSize: ${2 * TILES_PER_ROW}) { items { ...Card } }
}
${CARD_FRAGMENT}`

export interface RecentAnswer {
  readonly recentlyViewed: readonly CardProduct[]
}

/** The products of a browser's list. [R7.122, R9.11] */
export const RECENT = `query Recent($skus: [String!]!) { recentlyViewed(skus: $skus) { ...Card } }
${CARD_FRAGMENT}`

export interface OnSiteAnswer {
  readonly products: { readonly items: readonly ({ readonly url_key: string; readonly url_suffix: string } | null)[] | null } | null
}

/** The address of a url key's product on a site that sells it. Cacheable as the product. */
export const ON_SITE = `query OnSite($key: String!) { products(filter: { url_key: { eq: $key } }, pageSize: 1) { items { url_key url_suffix } } }`

/** A size the signed-in shopper kept before, in the product's scale. */
export interface KeptSize {
  readonly size: string
}

export interface NowAnswer {
  readonly productAdditionalData: {
    readonly stocks: readonly { readonly sku: string; readonly quantity: number; readonly is_low_stock: boolean }[]
    readonly kept_sizes?: readonly KeptSize[]
    readonly delivery_promise?: {
      readonly methods: readonly {
        readonly price: { readonly value: number | null }
        readonly estimated_from: string
        readonly estimated_to: string
      }[]
    } | null
  } | null
}

/** Facts of a product at this moment, for this shopper; null for what is not sold. Never cached. [R7.20, R7.119] */
export const NOW = `query Now($sku: String!) {
  productAdditionalData(sku: $sku) {
    stocks { sku quantity is_low_stock }
    kept_sizes { size }
    delivery_promise { methods { price { value } estimated_from estimated_to } }
  }
}`

export interface StockAlertAnswer {
  readonly productStockAlert: { readonly success: boolean; readonly message: string | null } | null
}

/** Asks for one email when a size is back. [R7.45, A31] */
export const STOCK_ALERT = `mutation StockAlert($sku: String!, $email: String!) {
  productStockAlert(sku: $sku, alert_email: $email) { success message }
}`

export interface AlertSizesAnswer {
  readonly products: {
    readonly items: readonly (Pick<PageProduct, 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'variants'> | null)[] | null
  } | null
}

/** The sizes of a product as they stand now, to be told when one is back. */
export const ALERT_SIZES = `query AlertSizes($sku: String!) {
  products(filter: { sku: { eq: $sku } }, pageSize: 1) {
    items {
      name web_display_name url_key url_suffix
      ... on ConfigurableProduct {
        variants {
          attributes { uid code label }
          product { sku stock_status only_x_left_in_stock }
          size_attributes { size conversion { au uk eu us } }
        }
      }
    }
  }
}`
