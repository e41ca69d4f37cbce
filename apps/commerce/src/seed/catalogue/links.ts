import type { SiteId } from '@welt/brands'
import { colourFamilyOf } from './colours.ts'
import { styleFilterOf } from './facets.ts'
import type { PlannedProduct } from './plan.ts'

const LINKS_ON_EACH_SITE = 6

/**
 * How alike two styles are: the same kind of shoe counts most, then who wears it, then where it is worn, then the
 * price.
 */
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

/**
 * How well two styles go together: another kind of shoe for the same wearer, worn on the same occasions, in the same
 * family of colours.
 */
function togetherness(a: PlannedProduct, b: PlannedProduct): number {
  const shared = a.style.occasion_tags.filter((occasion) => b.style.occasion_tags.includes(occasion)).length
  const sameColour = colourFamilyOf(a.colour.name) === colourFamilyOf(b.colour.name) ? 1 : 0
  const priceGap = Math.abs(a.copy.priceCents - b.copy.priceCents) / 20_000
  const otherKind = styleFilterOf(a.style) === styleFilterOf(b.style) ? 0 : 6
  const sameWearer = a.style.group === b.style.group ? 8 : 0
  return otherKind + sameWearer + 2 * shared + sameColour - priceGap
}

/** Skus linked to each style, by style code: the best of each site it is sold on. */
export interface StyleLinks {
  /** Like it. */
  readonly related: readonly string[]
  /** Goes with it. */
  readonly crosssell: readonly string[]
}

/** Links of every style. */
export function planLinks(products: readonly PlannedProduct[]): Map<string, StyleLinks> {
  const sites = [...new Set(products.flatMap((product) => product.sites))]
  const bySite = new Map(sites.map((site) => [site, representatives(products, site)]))
  const links = new Map<string, StyleLinks>()
  for (const product of products) {
    const code = product.style.style
    if (links.has(code)) continue
    const best = (score: Score) => product.sites.flatMap((site) => bestOf(product, bySite.get(site) ?? [], score))
    links.set(code, { related: [...new Set(best(likeness))], crosssell: [...new Set(best(togetherness))] })
  }
  return links
}

type Score = (a: PlannedProduct, b: PlannedProduct) => number

function bestOf(product: PlannedProduct, candidates: readonly PlannedProduct[], score: Score): string[] {
  const others = candidates.filter((other) => other.style.style !== product.style.style)
  const ranked = others.map((other) => ({ sku: other.sku, score: score(product, other) }))
  ranked.sort((a, b) => b.score - a.score || a.sku.localeCompare(b.sku))
  return ranked.slice(0, LINKS_ON_EACH_SITE).map((other) => other.sku)
}
