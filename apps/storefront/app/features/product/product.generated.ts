// Written from app/features/product/product.graphql by npm run codegen; never edited by hand.
import type { FitVerdict, ProductStockStatus } from '#app/contract.generated.ts'
import type { Card_BundleProduct_Fragment, Card_ConfigurableProduct_Fragment, Card_DownloadableProduct_Fragment, Card_GiftCardProduct_Fragment, Card_GroupedProduct_Fragment, Card_SimpleProduct_Fragment, Card_VirtualProduct_Fragment, OffersFragment, PictureFragment, PriceFactsFragment, TagsFragment } from '#app/features/product/card.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ProductQueryVariables = {
  key: string;
}

export type ProductQuery = { readonly products: { readonly items: ReadonlyArray<
      | PageProduct_SimpleProduct_Fragment
      | PageProduct_ConfigurableProduct_Fragment
      | PageProduct_VirtualProduct_Fragment
      | PageProduct_BundleProduct_Fragment
      | PageProduct_DownloadableProduct_Fragment
      | PageProduct_GroupedProduct_Fragment
      | PageProduct_GiftCardProduct_Fragment
     | null> | null } | null, readonly storeConfig: { readonly size_scale_mappings: ReadonlyArray<SizeScaleFragment> } | null }

export type PageProduct_SimpleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'SimpleProduct' }
)

export type PageProduct_ConfigurableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly variants: ReadonlyArray<VariantFragment | null> | null, readonly fit_facts?: FitFactsFragment | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & OffersFragment
  & { readonly __typename: 'ConfigurableProduct' }
)

export type PageProduct_VirtualProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'VirtualProduct' }
)

export type PageProduct_BundleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'BundleProduct' }
)

export type PageProduct_DownloadableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'DownloadableProduct' }
)

export type PageProduct_GroupedProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'GroupedProduct' }
)

export type PageProduct_GiftCardProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly style_code?: string, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly brand: string | null, readonly colour: string | null, readonly rrp: number | null, readonly rrp_nzd: number | null, readonly stock_status: ProductStockStatus | null, readonly heel_height: string | null, readonly selling_feature_1: string | null, readonly selling_feature_2: string | null, readonly selling_feature_3: string | null, readonly selling_feature_4: string | null, readonly selling_feature_5: string | null, readonly care: string | null, readonly fit_notes: string | null, readonly sole_material: string | null, readonly lining: string | null, readonly size_scale: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly category_name: string | null, readonly category_url_path: string | null } | null> | null, readonly brand_data: { readonly url_path: string | null } | null, readonly description: { readonly html: string } | null, readonly media_gallery: ReadonlyArray<
    | PictureFragment
   | null> | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null, readonly media_gallery: ReadonlyArray<
      | PictureFragment
     | null> | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'GiftCardProduct' }
)

export type PageProductFragment = | PageProduct_SimpleProduct_Fragment
  | PageProduct_ConfigurableProduct_Fragment
  | PageProduct_VirtualProduct_Fragment
  | PageProduct_BundleProduct_Fragment
  | PageProduct_DownloadableProduct_Fragment
  | PageProduct_GroupedProduct_Fragment
  | PageProduct_GiftCardProduct_Fragment

export type VariantFragment = { readonly attributes: ReadonlyArray<{ readonly uid: string, readonly code: string | null, readonly label: string | null } | null> | null, readonly product: { readonly sku: string | null, readonly stock_status: ProductStockStatus | null, readonly only_x_left_in_stock: number | null } | null, readonly size_attributes: { readonly size: string, readonly conversion: { readonly au: string | null, readonly uk: string | null, readonly eu: string | null, readonly us: string | null } | null } | null }

export type FitFactsFragment = { readonly cases: number, readonly too_small: number, readonly too_large: number, readonly too_narrow: number, readonly too_wide: number, readonly verdict: FitVerdict, readonly sentence: string }

export type SizeScaleFragment = { readonly code: string, readonly heading: string, readonly is_heading_hidden: boolean }

export type AroundQueryVariables = {
  sku: string;
  row: number;
  twoRows: number;
}

export type AroundQuery = { readonly goesWith: { readonly items: ReadonlyArray<
      | Card_SimpleProduct_Fragment
      | Card_ConfigurableProduct_Fragment
      | Card_VirtualProduct_Fragment
      | Card_BundleProduct_Fragment
      | Card_DownloadableProduct_Fragment
      | Card_GroupedProduct_Fragment
      | Card_GiftCardProduct_Fragment
    > } | null, readonly similar: { readonly items: ReadonlyArray<
      | Card_SimpleProduct_Fragment
      | Card_ConfigurableProduct_Fragment
      | Card_VirtualProduct_Fragment
      | Card_BundleProduct_Fragment
      | Card_DownloadableProduct_Fragment
      | Card_GroupedProduct_Fragment
      | Card_GiftCardProduct_Fragment
    > } | null }

export type CollectionStoresQueryVariables = {
  sku: string;
}

export type CollectionStoresQuery = { readonly collectionStores: ReadonlyArray<{ readonly sku: string, readonly stores: ReadonlyArray<{ readonly name: string }> }> }

export type OnSiteQueryVariables = {
  key: string;
}

export type OnSiteQuery = { readonly products: { readonly items: ReadonlyArray<{ readonly url_key: string | null, readonly url_suffix: string | null } | null> | null } | null }

export type NowQueryVariables = {
  sku: string;
  postcode?: string | null | undefined;
}

export type NowQuery = { readonly productAdditionalData: { readonly stocks: ReadonlyArray<{ readonly sku: string, readonly quantity: number, readonly is_low_stock: boolean }>, readonly kept_sizes?: ReadonlyArray<{ readonly size: string }>, readonly delivery_promise?: { readonly order_before: string, readonly place: { readonly postcode: string, readonly is_served: boolean, readonly message: string | null } | null, readonly methods: ReadonlyArray<{ readonly estimated_from: string, readonly estimated_to: string, readonly price: { readonly value: number | null } }> } } | null }

/** Cacheable, tags `route`, `plp` and the product's own. [R1.15, R7.06] */
export const ProductDocument: TypedDocument<ProductQuery, ProductQueryVariables> = { operation: 'query', text: 'query Product($key:String!){products(filter:{url_key:{eq:$key}}pageSize:1){items{...PageProduct}}storeConfig{size_scale_mappings{...SizeScale}}}fragment PageProduct on ProductInterface{__typename uid sku style_code name web_display_name url_key url_suffix meta_title meta_description breadcrumbs{category_name category_url_path}brand brand_data{url_path}colour description{html}...PriceFacts rrp rrp_nzd stock_status heel_height selling_feature_1 selling_feature_2 selling_feature_3 selling_feature_4 selling_feature_5 care fit_notes sole_material lining size_scale ...Tags ...Offers media_gallery{...Picture}colour_siblings{url_key url_suffix colour colour_swatch{value}media_gallery{...Picture}}...on ConfigurableProduct{variants{...Variant}fit_facts{...FitFacts}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}fragment FitFacts on FitFacts{cases too_small too_large too_narrow too_wide verdict sentence}fragment SizeScale on SizeScaleMapping{code heading is_heading_hidden}' }

/** One row of matching products and two of similar ones. Cacheable, tag `plp`. [R7.120] */
export const AroundDocument: TypedDocument<AroundQuery, AroundQueryVariables> = { operation: 'query', text: 'query Around($sku:String!$row:Int!$twoRows:Int!){goesWith:recommendations(sku:$sku pageSize:$row){items{...Card}}similar:recommendations(sku:$sku kind:SIMILAR pageSize:$twoRows){items{...Card}}}fragment Card on ProductInterface{__typename uid sku name web_display_name brand url_key url_suffix colour colour_swatch{value}...PriceFacts ...Tags ...Offers small_image{...Picture}hover_image{url}colour_siblings{url_key colour colour_swatch{value}}rating_summary review_count}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Tags on ProductInterface{product_category_tags{tag_type text text_colour background_colour}}fragment Offers on ConfigurableProduct{automatic_offers{label}}fragment Picture on MediaGalleryInterface{url label}' }

/** Where sizes can be collected, for search engines. Cacheable, tags `stores` and the product's own. */
export const CollectionStoresDocument: TypedDocument<CollectionStoresQuery, CollectionStoresQueryVariables> = { operation: 'query', text: 'query CollectionStores($sku:String!){collectionStores(sku:$sku){sku stores{name}}}' }

/** URL of the product on another site. Cacheable as the product. */
export const OnSiteDocument: TypedDocument<OnSiteQuery, OnSiteQueryVariables> = { operation: 'query', text: 'query OnSite($key:String!){products(filter:{url_key:{eq:$key}}pageSize:1){items{url_key url_suffix}}}' }

/** Live data for this shopper; null for an unsold product. Never cached. [R7.20, R7.119] */
export const NowDocument: TypedDocument<NowQuery, NowQueryVariables> = { operation: 'query', text: 'query Now($sku:String!$postcode:String){productAdditionalData(sku:$sku){stocks{sku quantity is_low_stock}kept_sizes{size}delivery_promise(postcode:$postcode){place{postcode is_served message}methods{price{value}estimated_from estimated_to}order_before}}}' }
