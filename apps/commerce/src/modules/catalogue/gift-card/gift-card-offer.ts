import { sql } from 'kysely'
import { areGiftCardsOn, ofSite, type SettingsReader, settingsOfRequest, siteValue } from '#modules/site'
import type { Db } from '#src/platform/database'

/** In cents. [R3.24] */
export interface GiftCardOffer {
  readonly productId: number
  readonly sku: string
  readonly name: string
  readonly urlKey: string
  /** Below the media folder. */
  readonly imagePath: string | null
  readonly imageAlt: string | null
  /** Ascending. */
  readonly amountsCents: readonly number[]
  /** Inclusive; undefined when only listed amounts are sold. */
  readonly openAmount: { readonly minCents: number; readonly maxCents: number } | undefined
  /** 0 means never. */
  readonly lifetimeDays: number
  /** 0 means no message. */
  readonly messageMaxLength: number
}

type Row = Omit<GiftCardOffer, 'openAmount'> & { readonly minCents: number | null; readonly maxCents: number | null }

async function readOffer(site: SettingsReader): Promise<GiftCardOffer | undefined> {
  if (!areGiftCardsOn(await settingsOfRequest(site))) return undefined
  const { rows } = await sql<Row>`
    select p.id as "productId", p.sku, p.web_display_name as name, p.url_key as "urlKey", i.path as "imagePath", i.alt as "imageAlt",
      array(select unnest(g.amounts_cents) order by 1) as "amountsCents", g.open_min_cents as "minCents", g.open_max_cents as "maxCents",
      g.lifetime_days as "lifetimeDays", g.message_max_length as "messageMaxLength"
    from gift_card_product g join product p on p.id = g.product_id and p.type = 'giftcard'
    join product_site ps on ps.product_id = p.id and ps.website_id = g.website_id and ps.is_enabled
    left join product_image i on i.product_id = p.id and i.position = (select min(position) from product_image where product_id = p.id)
    where g.website_id = ${site.brand.websiteId} order by p.id limit 1`.execute(site.db)
  const [row] = rows
  if (!row) return undefined
  const { minCents, maxCents, ...offer } = row
  return { ...offer, openAmount: minCents === null || maxCents === null ? undefined : { minCents, maxCents } }
}

const OFFER = siteValue<GiftCardOffer | undefined, SettingsReader>({
  name: 'gift-card-offer',
  tables: ['product', 'product_site', 'product_image', 'gift_card_product', 'site_setting'],
  make: readOffer,
})

export function giftCardOfferOf(site: SettingsReader): Promise<GiftCardOffer | undefined> {
  return ofSite(site, OFFER)
}

/** 0 means never. Set even when no cards are sold. */
export async function giftCardLifetimeOf(db: Db, websiteId: number): Promise<number> {
  const row = await db
    .selectFrom('gift_card_product')
    .select('lifetime_days')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return row?.lifetime_days ?? 0
}
