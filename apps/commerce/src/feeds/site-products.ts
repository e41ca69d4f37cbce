import { type Brand, brandOf, familyOf, type ShippingThreshold, shopUrlOf } from '@welt/brands'
import { sql } from 'kysely'
import { deliverableSql } from '#modules/catalogue'
import { areGiftCardsOn, loadSettings } from '#modules/site'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'

interface Size {
  readonly sku: string
  readonly size: string
  readonly barcode: string | null
  readonly quantity: number
}

/** Amounts in cents of the site's currency. */
export interface FeedProduct {
  readonly id: number
  readonly sku: string
  readonly styleCode: string
  readonly urlKey: string
  readonly name: string
  readonly description: string
  readonly brand: string | null
  /** As used in settings. */
  readonly brandValue: string | null
  readonly colour: string | null
  readonly material: string | null
  readonly gender: string | null
  readonly ageGroup: string | null
  readonly sizeScale: string | null
  readonly regularCents: number
  readonly finalCents: number
  readonly updatedAt: Date
  readonly images: readonly string[]
  readonly sizes: readonly Size[]
  /** Other sites that sell it. */
  readonly websiteIds: readonly number[]
}

export interface FeedPlace {
  readonly brand: Brand
  /** Without a trailing slash. */
  readonly origin: string
  readonly urlSuffix: string
  readonly excludedBrands: readonly string[]
  readonly areGiftCardsOn: boolean
  /** Switches that are on, of pages that belong to one. */
  readonly shownWhile: readonly string[]
}

export interface FeedSite extends FeedPlace {
  readonly db: Db
  /** The site and its sisters in other countries. */
  readonly family: readonly FeedPlace[]
  readonly thresholds: readonly ShippingThreshold[]
}

const BATCH = 500

async function loadPlace(db: Db, config: Pick<Config, 'publicUrl'>, brand: Brand) {
  const settings = await loadSettings(db, brand)
  const { productUrlSuffix: urlSuffix, excludedBrands, shippingThresholds: thresholds } = settings
  const origin = shopUrlOf(brand, config.publicUrl)
  const areCardsOn = areGiftCardsOn(settings)
  const shownWhile = [
    ...(settings.featureFlags.blog ? ['blog'] : []),
    ...(settings.isLoyaltyEnabled ? ['rewards'] : []),
    ...(areCardsOn ? ['gift_cards'] : []),
  ]
  return { brand, origin, urlSuffix, excludedBrands, thresholds, areGiftCardsOn: areCardsOn, shownWhile }
}

export async function loadFeedSite(db: Db, config: Pick<Config, 'publicUrl'>, brand: Brand): Promise<FeedSite> {
  const family = await Promise.all(familyOf(brand.id).map((id) => loadPlace(db, config, brandOf(id))))
  const own = family.find((place) => place.brand.id === brand.id)
  if (!own) throw new Error('A site is one of its family.')
  return { db, ...own, family }
}

async function readBatch({ db, brand, excludedBrands }: FeedSite, afterId: number): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedProduct>`
    select p.id, p.sku, p.style_code as "styleCode", p.url_key as "urlKey", coalesce(nullif(p.web_display_name, ''), p.name) as name,
      coalesce(nullif(p.description, ''), p.short_description, p.name) as description, b.label as brand, b.value as "brandValue", p.colour, p.material, p.gender,
      p.age_group as "ageGroup", p.size_scale as "sizeScale", ps.regular_cents as "regularCents",
      case when ps.sale_cents is not null and (ps.sale_from is null or ps.sale_from <= now()) and (ps.sale_to is null or ps.sale_to > now())
        then ps.sale_cents else ps.regular_cents end as "finalCents",
      p.updated_at as "updatedAt",
      array(select i.path from product_image i where i.product_id = p.id order by i.position) as images,
      array(select o.website_id from product_site o where o.product_id = p.id and o.is_enabled and o.website_id <> ps.website_id) as "websiteIds",
      coalesce((select jsonb_agg(jsonb_build_object('sku', v.sku, 'size', v.size, 'barcode', v.barcode,
          'quantity', ${deliverableSql('v.sku')}) order by v.position)
        from variant v where v.product_id = p.id), '[]') as sizes
    from product p join product_site ps on ps.product_id = p.id and ps.website_id = ${brand.websiteId} and ps.is_enabled
    left join brand b on b.id = p.brand_id
    where p.type = 'configurable' and p.id > ${afterId} and (b.value is null or b.value <> all (${[...excludedBrands]}::text[]))
    order by p.id limit ${BATCH}`.execute(db)
  return rows
}

/** Batched to bound memory. */
export async function* siteProducts(site: FeedSite): AsyncGenerator<FeedProduct> {
  for (let afterId = 0; ; ) {
    const batch = await readBatch(site, afterId)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    afterId = last.id
  }
}

/** [R2.50, R2.51] */
export function productUrl({ origin, urlSuffix }: FeedPlace, urlKey: string): string {
  return `${origin}/${encodeURIComponent(urlKey)}${urlSuffix}`
}

/** Width and format are supported by all feed readers. */
export function imageUrl({ origin }: FeedSite, path: string): string {
  return `${origin}/media/${path}?w=1200&f=jpeg`
}
