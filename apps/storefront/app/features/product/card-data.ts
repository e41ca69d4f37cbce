import { type PriceFacts, priceText } from './price-text.ts'

/** A picture of a product and what it shows in words. */
export interface ShoePicture {
  readonly url: string | null
  readonly label: string | null
}

/** A badge with the shop's colours. [R3.53] */
export interface ProductTag {
  readonly tag_type: 'generic' | 'promotion'
  readonly text: string
  readonly text_colour: string
  readonly background_colour: string
}

/** The same style in another colour. */
export interface ColourSibling {
  readonly url_key: string | null
  readonly colour: string | null
  readonly colour_swatch: { readonly value: string | null } | null
}

/** What a card shows. */
export interface CardProduct extends PriceFacts {
  readonly uid: string
  readonly sku: string | null
  readonly name: string | null
  readonly web_display_name: string | null
  readonly brand: string | null
  readonly url_key: string | null
  readonly url_suffix: string | null
  readonly colour: string | null
  readonly colour_swatch: { readonly value: string | null } | null
  readonly product_category_tags: readonly ProductTag[]
  /** The view the shop leads with. */
  readonly small_image: ShoePicture | null
  /** Another, shown under the pointer. Absent where the commerce server has only the contract. */
  readonly hover_image?: { readonly url: string | null } | null
  readonly colour_siblings: readonly ColourSibling[]
  /** Average of the style's reviews as a percentage; 0 without any, and where the site shows none. [R1.17] */
  readonly rating_summary: number
  readonly review_count: number
}

/** Fields of `CardProduct`; used as `...Card` in documents that append it. */
export const CARD_FRAGMENT = `
fragment Card on ProductInterface {
  uid sku name web_display_name brand url_key url_suffix colour
  colour_swatch { value }
  price_range { minimum_price { regular_price { value } final_price { value } } }
  now_price
  product_category_tags { tag_type text text_colour background_colour }
  small_image { url label } hover_image { url }
  colour_siblings { url_key colour colour_swatch { value } }
  rating_summary review_count
}`

/** Path of a product's page. [R2.50, R2.51] */
export function productPath(product: { readonly url_key: string | null; readonly url_suffix?: string | null }): string {
  return `/${product.url_key ?? ''}${product.url_suffix ?? '.html'}`
}

/** What a product is called on the page. [A29] */
export function displayName(product: { readonly web_display_name: string | null; readonly name: string | null }): string {
  return product.web_display_name ?? product.name ?? ''
}

type TaggedProduct = PriceFacts & { readonly product_category_tags: readonly ProductTag[] }

/** What is taken off the regular price, as a badge of the prices shown with it; none below 5 %. [R9.62, A108] */
function savingTag(product: PriceFacts): readonly ProductTag[] {
  const { percent } = priceText(product)
  return percent
    ? [{ tag_type: 'promotion', text: `${percent}% off`, text_colour: 'var(--surface)', background_colour: 'var(--sale)' }]
    : []
}

/** All badges of a product: its saving, then those the shop gave it. [R3.53] */
export function tagsOf(product: TaggedProduct): readonly ProductTag[] {
  return [...savingTag(product), ...product.product_category_tags]
}

/** At most one promotion and one further tag, as cards have room for. */
export function cardTags(product: TaggedProduct): readonly ProductTag[] {
  const tags = tagsOf(product)
  const promotion = tags.find((tag) => tag.tag_type === 'promotion')
  const generic = tags.find((tag) => tag.tag_type === 'generic')
  return [promotion, generic].filter((tag) => tag !== undefined)
}
