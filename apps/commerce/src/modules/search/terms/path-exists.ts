import type { Brand } from '@welt/brands'
import { SCREENS } from '@welt/kit/screens'
import { withoutOuterSlashes } from '@welt/kit/text/slashes'
import { sql } from 'kysely'
import { areGiftCardsOn, loadSettings, type SiteSettings } from '#modules/site'
import type { Db } from '#src/platform/database'

const screens: ReadonlySet<string> = new Set(SCREENS)

interface Site {
  readonly brand: Brand
  readonly settings: SiteSettings
}

export async function pathExists(db: Db, { brand, settings }: Site, path: string): Promise<boolean> {
  const place = withoutOuterSlashes(path.replace(/[?#].*$/s, ''))
  if (screens.has(place)) return true
  if (place === 'subscribe') return settings.featureFlags.newsLetter
  const { websiteId } = brand
  const suffix = settings.productUrlSuffix
  const urlKey = place.endsWith(suffix) ? place.slice(0, place.length - suffix.length) : null
  const sold = sql`select from product p join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled
    left join brand b on b.id = p.brand_id where (b.value is null or b.value <> all (${[...settings.excludedBrands]}::text[])) and (p.type <> 'giftcard' or ${areGiftCardsOn(settings)})`
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select from category c where c.website_id = ${websiteId} and c.level > 1 and c.is_active and c.url_path = ${place.replace(/\.html$/, '')}
        and not exists (select from category a where a.website_id = c.website_id and not a.is_active and c.url_path like a.url_path || '/%'))
      or exists (select from cms_page where website_id = ${websiteId} and is_active and identifier = ${place})
      or exists (select from redirect where website_id = ${websiteId} and from_path = ${place})
      or exists (${sold} and p.url_key = ${urlKey})
      or exists (${sold} and 'brands/' || b.url_key = ${place}) as exists`.execute(db)
  return rows[0]?.exists === true
}

export async function sitesWith(db: Db, sites: readonly Brand[], path: string): Promise<Brand[]> {
  const found = await Promise.all(
    sites.map(async (brand) => pathExists(db, { brand, settings: await loadSettings(db, brand) }, path)),
  )
  return sites.filter((_, at) => found[at])
}
