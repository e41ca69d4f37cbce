import type { SiteId } from '@welt/brands'
import { colourFamilyOf } from './colours.ts'
import { styleFilterOf } from './facets.ts'
import type { PlannedProduct } from './plan.ts'

const LINKS_ON_EACH_SITE = 6
/** Beyond this price ratio a shoe is no substitute. */
const MOST_PRICE_FACTOR = 2

const isForSameWearer = ({ style: a }: PlannedProduct, { style: b }: PlannedProduct) =>
  a.group === b.group || (a.age_group === b.age_group && a.gender === b.gender)

/** Interchangeable kinds. */
const FAMILIES: readonly (readonly string[])[] = [
  ['Loafers', 'Lace-ups', 'Slip-ons'],
  ['Ballet flats', 'Mary Janes', 'Espadrilles'],
  ['Court shoes', 'Slingbacks', 'Mules', 'Heeled sandals'],
  ['Sneakers', 'Runners'],
  ['Wedges', 'Platforms', 'Flat sandals', 'Footbeds', 'Comfort sandals', 'Slides', 'Thongs'],
  ['Slippers', 'Clogs'],
]

export function familyOfKind(kind: string): string {
  return FAMILIES.find((family) => family.includes(kind))?.[0] ?? (kind.endsWith(' boots') ? 'boots' : kind)
}

/** Undefined unless kind or family, wearer and price range match. */
function likeness(a: PlannedProduct, b: PlannedProduct): number | undefined {
  const [kindOfA, kindOfB] = [styleFilterOf(a.style), styleFilterOf(b.style)]
  const priceFactor = Math.max(a.copy.priceCents, b.copy.priceCents) / Math.min(a.copy.priceCents, b.copy.priceCents)
  if (!isForSameWearer(a, b) || priceFactor > MOST_PRICE_FACTOR) return undefined
  if (familyOfKind(kindOfA) !== familyOfKind(kindOfB)) return undefined
  const shared = a.style.occasion_tags.filter((occasion) => b.style.occasion_tags.includes(occasion)).length
  const heelGapMm = Math.abs(a.style.heel_height_mm - b.style.heel_height_mm)
  const sameHeel = a.style.heel_type === b.style.heel_type ? 4 : 0
  const sameColour = colourFamilyOf(a.colour.name) === colourFamilyOf(b.colour.name) ? 3 : 0
  return (kindOfA === kindOfB ? 20 : 0) + sameHeel + sameColour - heelGapMm / 10 - 4 * (priceFactor - 1) + shared / 4
}

/** The most similar skus per site, each style in its closest colour. */
export function planLinks(products: readonly PlannedProduct[]): Map<string, readonly string[]> {
  const sites = [...new Set(products.flatMap((product) => product.sites))]
  const bySite = new Map<SiteId, PlannedProduct[]>(
    sites.map((site) => [site, products.filter((product) => product.sites.includes(site))]),
  )
  return new Map(
    products.map((product) => [
      product.sku,
      [...new Set(product.sites.flatMap((site) => bestOf(product, bySite.get(site) ?? [])))],
    ]),
  )
}

function bestOf(product: PlannedProduct, candidates: readonly PlannedProduct[]): string[] {
  const ranked = candidates
    .filter((other) => other.style.style !== product.style.style)
    .flatMap((other) => {
      const score = likeness(product, other)
      return score === undefined ? [] : [{ sku: other.sku, style: other.style.style, score }]
    })
    .sort((a, b) => b.score - a.score || a.sku.localeCompare(b.sku))
  const firstOfStyle = ranked.filter(({ style }, at) => ranked.findIndex((one) => one.style === style) === at)
  return firstOfStyle.slice(0, LINKS_ON_EACH_SITE).map(({ sku }) => sku)
}
