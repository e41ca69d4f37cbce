import { findBrandByWebsiteId } from '@welt/brands'
import { normalizeSku } from '@welt/kit/text/skus'
import { sql } from 'kysely'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import { loadSiteIndex } from './build-sites.ts'
import { type Explanation, explainListing, explainProduct } from './engine/explain.ts'
import type { Weights } from './engine/recommended.ts'

export type ExplanationReport = readonly { readonly listing: string; readonly products: readonly Explanation[] }[]

/** Empty when the site has neither the SKU nor the category. */
export async function explainOrder(
  db: Db,
  websiteId: number,
  target: string,
  limit: number,
): Promise<ExplanationReport> {
  const index = await loadSiteIndex(db, websiteId)
  const product = explainProduct(index, target)
  if (product.length > 0) return product.map(({ listing, explanation }) => ({ listing, products: [explanation] }))
  if (target === '/') return [{ listing: '(whole site)', products: explainListing(index, undefined, limit) }]
  const path = target.replace(/^\/|\/$|\.html$/g, '')
  return index.categoryIdByPath.has(path) ? [{ listing: path, products: explainListing(index, path, limit) }] : []
}

/** Undefined is the whole site. */
export interface PinPlace {
  readonly websiteId: number
  readonly path: string | undefined
}

async function pinOnSite(db: Db, websiteId: number, sku: string, position: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_site')
    .set({ pinned_position: position })
    .where('website_id', '=', websiteId)
    .where('product_id', '=', (eb) => eb.selectFrom('product').select('id').where('sku', '=', sku))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function pinInCategory(
  db: Db,
  { websiteId, path }: PinPlace,
  sku: string,
  position: number | null,
): Promise<boolean> {
  const place = await db
    .selectFrom('category as c')
    .innerJoin('product_site as ps', 'ps.website_id', 'c.website_id')
    .innerJoin('product as p', 'p.id', 'ps.product_id')
    .where('c.website_id', '=', websiteId)
    .where('c.url_path', '=', path ?? '')
    .where('p.sku', '=', sku)
    .select(['c.id as category_id', 'p.id as product_id'])
    .executeTakeFirst()
  if (!place) return false
  if (position === null) {
    await db
      .deleteFrom('category_pin')
      .where('category_id', '=', place.category_id)
      .where('product_id', '=', place.product_id)
      .execute()
    return true
  }
  const onConflict = { position }
  await db
    .insertInto('category_pin')
    .values({ ...place, position })
    .onConflict((conflict) => conflict.columns(['category_id', 'product_id']).doUpdateSet(onConflict))
    .execute()
  return true
}

/** A null position unpins. @returns whether the site has the product and the category */
export function pinProduct(db: Db, place: PinPlace, typedSku: string, position: number | null): Promise<boolean> {
  const sku = normalizeSku(typedSku)
  return place.path === undefined
    ? pinOnSite(db, place.websiteId, sku, position)
    : pinInCategory(db, place, sku, position)
}

/** A null category is the whole site. */
export interface Pin {
  readonly category: string | null
  readonly sku: string
  readonly position: number
}

export async function listPins(db: Db, websiteId: number): Promise<Pin[]> {
  const ofCategories = await db
    .selectFrom('category_pin as cp')
    .innerJoin('category as c', 'c.id', 'cp.category_id')
    .innerJoin('product as p', 'p.id', 'cp.product_id')
    .where('c.website_id', '=', websiteId)
    .select(['c.url_path as category', 'p.sku', 'cp.position'])
    .orderBy('c.url_path')
    .orderBy('cp.position')
    .orderBy('p.id')
    .execute()
  const rows = await db
    .selectFrom('product_site as ps')
    .innerJoin('product as p', 'p.id', 'ps.product_id')
    .where('ps.website_id', '=', websiteId)
    .where('ps.pinned_position', 'is not', null)
    .select(['p.sku', 'ps.pinned_position as position'])
    .orderBy('ps.pinned_position')
    .orderBy('p.id')
    .execute()
  return [
    ...rows.flatMap(({ sku, position }) => (position === null ? [] : { category: null, sku, position })),
    ...ofCategories,
  ]
}

/** @throws Error for an unknown site */
export async function readWeights(db: Db, websiteId: number): Promise<Weights> {
  const brand = findBrandByWebsiteId(websiteId)
  if (!brand) throw new Error(`There is no site ${websiteId}.`)
  return (await loadSettings(db, brand)).recommendedWeights
}

export async function changeWeights(db: Db, websiteId: number, changes: Partial<Weights>): Promise<Weights> {
  const value = JSON.stringify({ ...(await readWeights(db, websiteId)), ...changes })
  await sql`insert into site_setting (website_id, key, value) values (${websiteId}, 'recommended_weights', ${value}::jsonb)
    on conflict (website_id, key) do update set value = excluded.value, updated_at = now()`.execute(db)
  return readWeights(db, websiteId)
}
