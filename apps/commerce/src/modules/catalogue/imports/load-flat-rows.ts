import { type Brand, brands } from '@welt/brands'
import { toStoreTime } from '@welt/kit/time'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import {
  DATE_COLUMNS,
  type FlatRow,
  SITE_FIELDS,
  type SiteField,
  siteColumn,
  TEXT_COLUMNS,
  versionOf,
} from './columns.ts'

interface SiteRow {
  readonly website_id: number
  readonly is_enabled: boolean
  readonly regular_cents: number
  readonly sale_cents: number | null
  readonly sale_from: string | null
  readonly sale_to: string | null
  readonly rrp_cents: number | null
}

interface ProductRow extends Readonly<Record<string, unknown>> {
  readonly id: number
  readonly sku: string
  readonly brand: string | null
  readonly sizes: readonly string[]
  readonly sites: readonly SiteRow[]
  readonly tags: readonly { readonly website_id: number; readonly text: string }[]
}

export interface LoadedProduct {
  readonly id: number
  /** With its version. */
  readonly row: FlatRow
}

/** For dates without a site. */
export const SHOP_ZONE = 'Australia/Melbourne'

const amount = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))

const time = (instant: unknown, timeZone: string) =>
  instant === null || instant === undefined ? '' : toStoreTime(new Date(String(instant)), timeZone).slice(0, 16)

function siteCells(brand: Brand, product: ProductRow): Readonly<Record<SiteField, string>> {
  const site = product.sites.find(({ website_id: id }) => id === brand.websiteId)
  const tags = product.tags.filter(({ website_id: id }) => id === brand.websiteId).map(({ text }) => text)
  return {
    published: site ? (site.is_enabled ? 'yes' : 'no') : '',
    price: amount(site?.regular_cents ?? null),
    sale: amount(site?.sale_cents ?? null),
    sale_from: time(site?.sale_from, brand.timeZone),
    sale_to: time(site?.sale_to, brand.timeZone),
    rrp: amount(site?.rrp_cents ?? null),
    tags: tags.join('|'),
  }
}

function toFlatRow(product: ProductRow): FlatRow {
  const row: Record<string, string> = { sku: product.sku }
  for (const [column, of] of Object.entries(TEXT_COLUMNS)) row[column] = String(product[of] ?? '')
  for (const [column, of] of Object.entries(DATE_COLUMNS)) row[column] = time(product[of], SHOP_ZONE)
  row.brand = product.brand ?? ''
  row.sizes = product.sizes.join('|')
  for (const brand of brands) {
    const cells = siteCells(brand, product)
    for (const field of SITE_FIELDS) row[siteColumn(brand, field)] = cells[field]
  }
  return { ...row, version: versionOf(row) }
}

async function select(db: Db, condition: RawBuilder<unknown>): Promise<readonly LoadedProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.*, b.value as brand,
      coalesce((select jsonb_agg(v.size order by v.position, v.id) from variant v where v.product_id = p.id),
        '[]') as sizes,
      coalesce((select jsonb_agg(to_jsonb(s)) from product_site s where s.product_id = p.id), '[]') as sites,
      coalesce((select jsonb_agg(jsonb_build_object('website_id', t.website_id, 'text', t.text)
        order by t.position, t.text)
        from product_tag t where t.product_id = p.id and t.tag_type = 'generic'), '[]') as tags
    from product p left join brand b on b.id = p.brand_id
    where p.type = 'configurable' and ${condition}`.execute(db)
  return rows.map((product) => ({ id: product.id, row: toFlatRow(product) }))
}

/** Locks these products against other imports until the transaction ends. @returns them by sku */
export async function lockFlatRows(trx: Db, skus: readonly string[]): Promise<ReadonlyMap<string, LoadedProduct>> {
  await sql`select from product where sku = any(${skus}::text[]) order by id for no key update`.execute(trx)
  const loaded = await select(trx, sql`p.sku = any(${skus}::text[])`)
  return new Map(loaded.map((product) => [product.row.sku ?? '', product]))
}

/** All products, or those sold or hidden at a site, in batches of this size; oldest first. */
export async function* exportProducts(
  db: Db,
  { websiteId, skus }: { readonly websiteId: number | undefined; readonly skus: readonly string[] | undefined },
  size = 1000,
): AsyncGenerator<readonly FlatRow[]> {
  const ofSite =
    websiteId === undefined
      ? sql`true`
      : sql`exists (
    select from product_site s where s.product_id = p.id and s.website_id = ${websiteId})`
  const ofSkus = skus === undefined ? sql`true` : sql`p.sku = any(${skus}::text[])`
  let after = 0
  while (true) {
    const part = await select(db, sql`p.id > ${after} and ${ofSite} and ${ofSkus} order by p.id limit ${size}`)
    yield part.map(({ row }) => row)
    const last = part.at(-1)
    if (!last || part.length < size) return
    after = last.id
  }
}
