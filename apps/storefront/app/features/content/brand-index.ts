/** A brand sold on the site. */
export interface BrandEntry {
  readonly value: string
  readonly label: string
  readonly url_path: string | null
  readonly product_count: number
}

export interface BrandsAnswer {
  readonly brands: readonly BrandEntry[]
}

/** Brands sold on the site, by label. Cacheable, tag `search`. [R7.118] */
export const BRANDS = `query Brands { brands { value label url_path product_count } }`

/** Path of a brand's listing. */
export function brandPath(brand: BrandEntry): string {
  return brand.url_path ? `/${brand.url_path}` : `/search?q=${encodeURIComponent(brand.label)}`
}

/** Brands under their first letters, A to Z; others under `#`. */
export function byLetter(brands: readonly BrandEntry[]): readonly (readonly [letter: string, brands: readonly BrandEntry[]])[] {
  const groups = new Map<string, BrandEntry[]>()
  for (const brand of brands) {
    const first = brand.label.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
