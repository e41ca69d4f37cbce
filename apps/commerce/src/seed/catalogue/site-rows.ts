import { brandOf, type SiteId } from '@welt/brands'
import { chanceOf, wholeOf } from '../chance.ts'
import { pinnedStyles } from '../data/pinned-styles.ts'
import type { PlannedProduct } from './plan.ts'
import type { PlannedPrice } from './prices.ts'
import { daysBefore } from './product-rows.ts'

type Row = Readonly<Record<string, unknown>>

function priceOn(product: PlannedProduct, site: SiteId): PlannedPrice {
  return brandOf(site).currency === 'NZD' ? product.priceNzd : product.priceAud
}

function pinnedPosition(product: PlannedProduct, site: SiteId): number | null {
  const place = pinnedStyles[site].indexOf(product.style.style)
  return place >= 0 && product.style.colours[0] === product.colour ? place + 1 : null
}

/** Squared, so that few styles sell a lot and most sell a little. */
function soldIn30Days(product: PlannedProduct, site: SiteId): number {
  return Math.round(chanceOf(`sold:${site}:${product.sku}`) ** 2 * 180)
}

export const PRODUCT_SITE_COLUMNS = [
  'product_id',
  'website_id',
  'is_enabled',
  'currency',
  'regular_cents',
  'sale_cents',
  'sale_from',
  'sale_to',
  'rrp_cents',
  'now_price_label',
  'pinned_position',
  'margin_rank',
  'sold_30_days',
] as const

/** A third of the sale products. [A30] */
function nowPriceLabel(product: PlannedProduct, saleCents: number | undefined): string | null {
  return saleCents !== undefined && chanceOf(`advertised:${product.sku}`) < 1 / 3
    ? `$${(saleCents / 100).toFixed(2)}`
    : null
}

/** Sale prices have a start date, as the law on was-prices requires. */
export function productSiteRows(product: PlannedProduct, productId: number, now: Date): Row[] {
  return product.sites.map((site) => {
    const { websiteId, currency } = brandOf(site)
    const price = priceOn(product, site)
    const isOnSale = price.saleCents !== undefined
    return {
      product_id: productId,
      website_id: websiteId,
      is_enabled: true,
      currency,
      regular_cents: price.regularCents,
      sale_cents: price.saleCents ?? null,
      sale_from: isOnSale ? daysBefore(now, product.saleDaysAgo) : null,
      sale_to: null,
      rrp_cents: price.regularCents,
      now_price_label: nowPriceLabel(product, price.saleCents),
      pinned_position: pinnedPosition(product, site),
      margin_rank: wholeOf(`margin:${product.style.style}`, 1, 100),
      sold_30_days: soldIn30Days(product, site),
    }
  })
}

interface PlannedTag {
  readonly tag_type: 'generic' | 'promotion'
  readonly text: string
}

/** Pages calculate savings; the theme sets colours. [R3.53] */
function tagsOf(product: PlannedProduct): PlannedTag[] {
  const tags: PlannedTag[] = []
  if (product.newDaysAgo !== undefined) tags.push({ tag_type: 'generic', text: 'New' })
  else if (product.copy.width) tags.push({ tag_type: 'generic', text: 'Wide fit' })
  else if (product.sites.length === 1 && chanceOf(`only:${product.style.style}`) < 0.25)
    tags.push({ tag_type: 'generic', text: 'Only here' })
  return tags
}

export function tagRows(product: PlannedProduct, productId: number): Row[] {
  return product.sites.flatMap((site) =>
    tagsOf(product).map((tag, i) => ({
      product_id: productId,
      website_id: brandOf(site).websiteId,
      ...tag,
      text_colour: null,
      background_colour: null,
      position: i,
    })),
  )
}
