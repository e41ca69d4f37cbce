import { plainText } from '@welt/kit/text/plain-text'
import type { BrandFragment } from '../content.generated.ts'

export function brandPath(brand: Pick<BrandFragment, 'url_path' | 'label'>): string {
  return brand.url_path ? `/${brand.url_path}` : `/search?q=${encodeURIComponent(brand.label)}`
}

const OTHERS = '#'
/** Characters of a search for a brand. */
export const MOST_SEARCHED = 60

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const

/** Sorted by first letter, A to Z; others under `#`. */
export function byLetter<Named extends Pick<BrandFragment, 'label'>>(
  brands: readonly Named[],
): readonly (readonly [letter: string, brands: readonly Named[]])[] {
  const groups = new Map<string, Named[]>()
  for (const brand of brands) {
    const first = brand.label.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : OTHERS
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Whose label or place contains the text, whatever its case and accents. */
export function brandsNamed<Named extends Pick<BrandFragment, 'label' | 'origin'>>(
  brands: readonly Named[],
  text: string,
): readonly Named[] {
  const wanted = plainText(text.trim())
  return brands.filter(({ label, origin }) => plainText(`${label} ${origin ?? ''}`).includes(wanted))
}

/** `Sydney · 3 styles`. */
export const brandFacts = ({ origin, product_count }: Pick<BrandFragment, 'origin' | 'product_count'>): string =>
  [origin, `${product_count} ${product_count === 1 ? 'style' : 'styles'}`].filter(Boolean).join(' · ')
