import { familyOf, type SiteId } from '@welt/brands'
import { chanceOf, wholeOf } from '../chance.ts'
import type { StyleCopy } from '../data/styles/style-copy.ts'
import type { ManifestColour, ManifestStyle } from '../manifest.ts'
import { requireCopy } from './copy.ts'
import { productName, productSku, productUrlKey } from './names.ts'
import { nzCents, type PlannedPrice, priceOf, saleCutOf } from './prices.ts'
import { type SizeRun, sizeRunOf } from './sizes.ts'

/** Dates are days before seeding. */
export interface PlannedProduct {
  readonly sku: string
  readonly urlKey: string
  readonly name: string
  readonly heading: string
  readonly style: ManifestStyle
  readonly colour: ManifestColour
  readonly copy: StyleCopy
  readonly sizeRun: SizeRun
  readonly sites: readonly SiteId[]
  readonly priceAud: PlannedPrice
  readonly priceNzd: PlannedPrice
  /** Undefined when no longer new. */
  readonly newDaysAgo: number | undefined
  readonly listedDaysAgo: number
  readonly saleDaysAgo: number
}

const NEW_SHARE = 0.2

/** Sister sites in other countries sell the same styles. */
function sitesOf(style: ManifestStyle): readonly SiteId[] {
  return [...new Set([...style.sites, ...style.sites.flatMap(familyOf)])]
}

export function planProduct(
  style: ManifestStyle,
  colour: ManifestColour,
  copy: StyleCopy = requireCopy(style),
): PlannedProduct {
  const sku = productSku(style, colour)
  const cut = saleCutOf(sku)
  const isNew = cut === undefined && chanceOf(`this-month:${style.style}`) < NEW_SHARE
  const newDaysAgo = isNew ? wholeOf(`since:${style.style}`, 2, 26) : undefined
  return {
    sku,
    urlKey: productUrlKey(style, colour),
    name: productName(style),
    heading: copy.title ?? productName(style),
    style,
    colour,
    copy,
    sizeRun: sizeRunOf(style),
    sites: sitesOf(style),
    priceAud: priceOf(copy.priceCents, cut),
    priceNzd: priceOf(nzCents(copy.priceCents), cut),
    newDaysAgo,
    listedDaysAgo: newDaysAgo ?? wholeOf(`listed:${style.style}`, 70, 700),
    saleDaysAgo: wholeOf(`sale-since:${style.style}`, 4, 30),
  }
}

export function planProducts(styles: readonly ManifestStyle[]): PlannedProduct[] {
  return styles.flatMap((style) => style.colours.map((colour) => planProduct(style, colour)))
}
