import type { BrandFragment } from './content.generated.ts'

export function brandPath(brand: BrandFragment): string {
  return brand.url_path ? `/${brand.url_path}` : `/search?q=${encodeURIComponent(brand.label)}`
}

/** Sorted by first letter, A to Z; others under `#`. */
export function byLetter(
  brands: readonly BrandFragment[],
): readonly (readonly [letter: string, brands: readonly BrandFragment[]])[] {
  const groups = new Map<string, BrandFragment[]>()
  for (const brand of brands) {
    const first = brand.label.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
