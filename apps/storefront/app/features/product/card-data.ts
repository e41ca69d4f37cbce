import type { CardFragment, PriceFactsFragment, TagsFragment } from './card.generated.ts'
import { priceText } from './price-text.ts'

/** [R3.53] */
export type ProductTag = TagsFragment['product_category_tags'][number]

/** [R2.50, R2.51] */
export function productPath(
  product: Pick<CardFragment, 'url_key'> & Partial<Pick<CardFragment, 'url_suffix'>>,
): string {
  return `/${product.url_key ?? ''}${product.url_suffix ?? '.html'}`
}

/** [A29] */
export function displayName(product: Pick<CardFragment, 'web_display_name' | 'name'>): string {
  return product.web_display_name ?? product.name ?? ''
}

type TaggedProduct = PriceFactsFragment & TagsFragment

/** None below 5 %. [R9.62, A108] */
function savingTag(product: PriceFactsFragment): readonly ProductTag[] {
  const { percent } = priceText(product)
  return percent
    ? [
        {
          tag_type: 'promotion',
          text: `${percent}% off`,
          text_colour: 'var(--surface)',
          background_colour: 'var(--sale)',
        },
      ]
    : []
}

/** [R3.53] */
export function tagsOf(product: TaggedProduct): readonly ProductTag[] {
  return [...savingTag(product), ...product.product_category_tags]
}

/** At most one promotion and one other badge. */
export function cardTags(product: TaggedProduct): readonly ProductTag[] {
  const tags = tagsOf(product)
  const promotion = tags.find((tag) => tag.tag_type === 'promotion')
  const generic = tags.find((tag) => tag.tag_type === 'generic')
  return [promotion, generic].filter((tag) => tag !== undefined)
}

/** Empty if the server lacks the field. [decision 46] */
export function offerLabels(
  product: { readonly automatic_offers?: readonly { readonly label: string }[] | null } | object,
): readonly string[] {
  return 'automatic_offers' in product && product.automatic_offers
    ? product.automatic_offers.map(({ label }) => label)
    : []
}
