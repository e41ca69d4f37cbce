import type { SiteId } from '@welt/brands'
import { styleFilterOf } from './facets.ts'
import type { PlannedProduct } from './plan.ts'

const LINKS_ON_EACH_SITE = 6

/** How alike two styles are: the same kind of shoe counts most, then who wears it, then where it is worn, then the price. */
function likeness(a: PlannedProduct, b: PlannedProduct): number {
  const shared = a.style.occasion_tags.filter((occasion) => b.style.occasion_tags.includes(occasion)).length
  const priceGap = Math.abs(a.copy.priceCents - b.copy.priceCents) / 10_000
  const sameKind = styleFilterOf(a.style) === styleFilterOf(b.style) ? 4 : 0
  const sameWearer =
    a.style.group === b.style.group ? 6 : a.style.age_group === b.style.age_group && a.style.gender === b.style.gender ? 4 : 0
  return sameKind + sameWearer + shared - priceGap
}

/** The first colour of each style sold on a site. */
function representatives(products: readonly PlannedProduct[], site: SiteId): PlannedProduct[] {
  const seen = new Map<string, PlannedProduct>()
  for (const product of products) if (product.sites.includes(site) && !seen.has(product.style.style)) seen.set(product.style.style, product)
  return [...seen.values()]
}

/** Skus related to each style, by style code: the most alike of each site it is sold on. */
export function planLinks(products: readonly PlannedProduct[]): Map<string, string[]> {
  const sites = [...new Set(products.flatMap((product) => product.sites))]
  const bySite = new Map(sites.map((site) => [site, representatives(products, site)]))
  const links = new Map<string, string[]>()
  for (const product of products) {
    const code = product.style.style
    if (links.has(code)) continue
    const skus = product.sites.flatMap((site) => mostAlike(product, bySite.get(site) ?? []))
    links.set(code, [...new Set(skus)])
  }
  return links
}

function mostAlike(product: PlannedProduct, candidates: readonly PlannedProduct[]): string[] {
  const others = candidates.filter((other) => other.style.style !== product.style.style)
  const ranked = others.map((other) => ({ sku: other.sku, likeness: likeness(product, other) }))
  ranked.sort((a, b) => b.likeness - a.likeness || a.sku.localeCompare(b.sku))
  return ranked.slice(0, LINKS_ON_EACH_SITE).map((other) => other.sku)
}
