import { FINDER_PATH, storePath } from '@welt/kit/stores/store-path'
import { slugOf } from '@welt/kit/text/slug'
import { sql } from 'kysely'
import { countStylesByCategory, ROOT_LEVEL, selectCategories } from '#modules/catalogue'
import { type FeedProduct, type FeedSite, imageUrl, productUrl, siteProducts } from './site-products.ts'
import { element, xmlText } from './xml.ts'

/** The protocol allows 50,000 URLs and 50 MB; these entries include pictures. */
const URLS_PER_FILE = 10_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const URLSET = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`

interface Entry {
  readonly loc: string
  readonly updatedAt?: Date | null
  readonly images?: readonly string[]
  readonly alternates?: readonly { readonly locale: string; readonly href: string }[]
}

function entry({ loc, updatedAt, images = [], alternates = [] }: Entry): string {
  const links = alternates.map(
    ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${xmlText(href)}"/>`,
  )
  const pictures = images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`)
  return `<url>${element('loc', loc)}${element('lastmod', updatedAt?.toISOString())}${links.join('')}${pictures.join('')}</url>\n`
}

/** The product's page in each country, when all sites of the family sell it. [R2.51, R3.108] */
function alternatesOf({ brand, family }: FeedSite, product: FeedProduct): NonNullable<Entry['alternates']> {
  const isSold = family.every(
    (place) =>
      place.brand.id === brand.id ||
      (product.websiteIds.includes(place.brand.websiteId) && !place.excludedBrands.includes(product.brandValue ?? '')),
  )
  const [first] = family
  if (!first || family.length === 1 || !isSold) return []
  const pages = family.map((place) => ({
    locale: place.brand.locale.replace('_', '-'),
    href: productUrl(place, product.urlKey),
  }))
  return [...pages, { locale: 'x-default', href: productUrl(first, product.urlKey) }]
}

export async function* productSitemap(site: FeedSite, file: number): AsyncGenerator<string> {
  yield URLSET
  let at = 0
  for await (const product of siteProducts(site)) {
    at += 1
    if (at <= (file - 1) * URLS_PER_FILE) continue
    if (at > file * URLS_PER_FILE) break
    const images = product.images.slice(0, 10).map((path) => imageUrl(site, path))
    yield entry({
      loc: productUrl(site, product.urlKey),
      updatedAt: product.updatedAt,
      images,
      alternates: alternatesOf(site, product),
    })
  }
  yield '</urlset>\n'
}

interface Row {
  readonly path: string
  readonly updated_at: Date | null
}

/** Active categories with styles. [R2.53] */
async function listCategories({ db, brand, excludedBrands }: FeedSite): Promise<Row[]> {
  const { websiteId } = brand
  const [categories, styles] = await Promise.all([
    selectCategories(db, websiteId),
    countStylesByCategory(db, websiteId, new Set(excludedBrands)),
  ])
  const shown = categories.filter(({ id, level }) => level > ROOT_LEVEL && styles.has(id)).map(({ id }) => id)
  const { rows } = await sql<Row>`
    select url_path as path, updated_at from category where id = any(${shown}::int[]) order by url_path`.execute(db)
  return rows
}

const listed = {
  categories: listCategories,
  brands: async ({ db, brand, excludedBrands }: FeedSite) => {
    const { rows } = await sql<Row>`
    select 'brands/' || b.url_key as path, max(p.updated_at) as updated_at
    from brand b join product p on p.brand_id = b.id join product_site ps on ps.product_id = p.id
    where ps.website_id = ${brand.websiteId} and ps.is_enabled and b.value <> all (${[...excludedBrands]}::text[]) group by b.url_key order by 1`.execute(
      db,
    )
    return rows
  },
  // Pages with their canonical URL elsewhere are excluded. [A08]
  content: async ({ db, brand, areGiftCardsOn, shownWhile }: FeedSite) => {
    const { rows } = await sql<Row>`
    select '' as path, max(updated_at) as updated_at from cms_block where website_id = ${brand.websiteId} and is_active
    union all select 'all-brands', null
    union all select 'gift-card.html', p.updated_at from product p join product_site ps on ps.product_id = p.id
      where ${areGiftCardsOn} and p.type = 'giftcard' and p.url_key = 'gift-card' and ps.website_id = ${brand.websiteId} and ps.is_enabled
    union all select identifier, updated_at from cms_page where website_id = ${brand.websiteId} and is_active
      and canonical_identifier is null and identifier <> 'no-route'
      and (shown_while is null or shown_while = any(${[...shownWhile]}::text[])) order by 1`.execute(db)
    return rows
  },
  stores: async ({ db, brand }: FeedSite) => {
    const { rows } = await sql<{ name: string }>`
      select name from store where is_active and ${brand.websiteId} = any(website_ids) order by name`.execute(db)
    return [FINDER_PATH, ...rows.map(({ name }) => storePath(slugOf(name)))].map(
      (path): Row => ({ path: path.slice(1), updated_at: null }),
    )
  },
} as const

export type ListedSitemap = keyof typeof listed
export const LISTED_SITEMAPS = Object.keys(listed) as readonly ListedSitemap[]

export async function* listedSitemap(site: FeedSite, name: ListedSitemap): AsyncGenerator<string> {
  yield URLSET
  for (const { path, updated_at } of await listed[name](site))
    yield entry({ loc: `${site.origin}/${path.split('/').map(encodeURIComponent).join('/')}`, updatedAt: updated_at })
  yield '</urlset>\n'
}

async function productFiles(site: FeedSite): Promise<{ readonly count: number; readonly updatedAt: Date | null }> {
  const { rows } = await sql<{ count: number; updated_at: Date | null }>`
    select count(*)::int as count, max(p.updated_at) as updated_at from product p
    join product_site ps on ps.product_id = p.id left join brand b on b.id = p.brand_id
    where ps.website_id = ${site.brand.websiteId} and ps.is_enabled and p.type = 'configurable'
      and (b.value is null or b.value <> all (${[...site.excludedBrands]}::text[]))`.execute(site.db)
  const { count = 0, updated_at: updatedAt = null } = rows[0] ?? {}
  return { count: Math.max(1, Math.ceil(count / URLS_PER_FILE)), updatedAt }
}

/** Cheaper than reading the catalogue for an empty file. */
export async function hasProductFile(site: FeedSite, file: number): Promise<boolean> {
  return file <= (await productFiles(site)).count
}

/** Lists only files with entries. */
export async function* sitemapIndex(site: FeedSite): AsyncGenerator<string> {
  const { count, updatedAt } = await productFiles(site)
  const files = Array.from({ length: count }, (_, i) => `products-${i + 1}`)
  const line = (name: string, at?: Date | null) =>
    `<sitemap>${element('loc', `${site.origin}/sitemap-${name}.xml`)}${element('lastmod', at?.toISOString())}</sitemap>\n`
  yield `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for (const name of files) yield line(name, updatedAt)
  for (const name of LISTED_SITEMAPS) yield line(name)
  yield '</sitemapindex>\n'
}
