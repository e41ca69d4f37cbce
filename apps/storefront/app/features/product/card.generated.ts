// Written from app/features/product/card.graphql by npm run codegen; never edited by hand.
import type { ProductCategoryTagType } from '#app/contract.generated.ts'

export type Card_SimpleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'SimpleProduct' }
)

export type Card_ConfigurableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & OffersFragment
  & { readonly __typename: 'ConfigurableProduct' }
)

export type Card_VirtualProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'VirtualProduct' }
)

export type Card_BundleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'BundleProduct' }
)

export type Card_DownloadableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'DownloadableProduct' }
)

export type Card_GroupedProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'GroupedProduct' }
)

export type Card_GiftCardProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
  & { readonly __typename: 'GiftCardProduct' }
)

export type CardFragment = | Card_SimpleProduct_Fragment
  | Card_ConfigurableProduct_Fragment
  | Card_VirtualProduct_Fragment
  | Card_BundleProduct_Fragment
  | Card_DownloadableProduct_Fragment
  | Card_GroupedProduct_Fragment
  | Card_GiftCardProduct_Fragment

export type PriceFactsFragment = { readonly now_price: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null }, readonly final_price: { readonly value: number | null } } } }

export type OffersFragment = { readonly automatic_offers?: ReadonlyArray<{ readonly label: string }> }

export type TagsFragment = { readonly product_category_tags: ReadonlyArray<{ readonly tag_type: ProductCategoryTagType, readonly text: string, readonly text_colour: string, readonly background_colour: string }> }

export type PictureFragment = { readonly url: string | null, readonly label: string | null }
