// Written from app/features/product/card.graphql by npm run codegen; never edited by hand.
import type { ProductCategoryTagType } from '#app/graphql/contract.generated.ts'

export type CardFragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null, readonly rating_summary: number, readonly review_count: number, readonly colour_swatch: { readonly value: string | null } | null, readonly small_image: PictureFragment | null, readonly hover_image?: { readonly url: string | null } | null, readonly colour_siblings: ReadonlyArray<{ readonly url_key: string | null, readonly colour: string | null, readonly colour_swatch: { readonly value: string | null } | null }> }
  & PriceFactsFragment
  & TagsFragment
)

export type PriceFactsFragment = { readonly now_price: number | null, readonly price_range: { readonly minimum_price: { readonly regular_price: { readonly value: number | null }, readonly final_price: { readonly value: number | null } } } }

export type TagsFragment = { readonly product_category_tags: ReadonlyArray<{ readonly tag_type: ProductCategoryTagType, readonly text: string, readonly text_colour: string, readonly background_colour: string }> }

export type PictureFragment = { readonly url: string | null, readonly label: string | null }
