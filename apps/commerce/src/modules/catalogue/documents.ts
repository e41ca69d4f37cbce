import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { finalCentsSql, isBrandSoldSql } from './selling-sql.ts'

/** A size of a document and whether the warehouse can ship one. */
interface DocumentSize {
  readonly size: string
  readonly position: number
  readonly isInStock: boolean
}

/** What the search index knows of one product (a style in one colour) on one site. Amounts in cents. */
export interface ProductDocument {
  readonly productId: number
  readonly sku: string
  readonly urlKey: string
  readonly styleCode: string
  readonly name: string
  readonly description: string
  readonly brandValue: string | undefined
  readonly brandLabel: string | undefined
  readonly colour: string | undefined
  readonly colourFamily: string | undefined
  readonly colourHex: string | undefined
  readonly gender: string | undefined
  readonly ageGroup: string | undefined
  readonly silhouette: string | undefined
  readonly heelType: string | undefined
  readonly heelHeightMm: number | undefined
  readonly material: string | undefined
  /** Shopper's word for the upper's material, value of the filter web_fabric. */
  readonly fabric: string | undefined
  /** Shopper's word for the kind of shoe, value of the filter style_filter_st_mf. */
  readonly style: string | undefined
  readonly width: string | undefined
  readonly occasions: readonly string[]
  readonly sizeScale: string | undefined
  readonly sizes: readonly DocumentSize[]
  /** Categories the product is in, their ancestors included. */
  readonly categoryIds: readonly number[]
  readonly regularCents: number
  readonly finalCents: number
  /** When the sale price begins or ends next, so that the product is read again then. */
  readonly priceChangesAt: Date | undefined
  readonly newFrom: Date
  /** Place among the products pinned on the whole site. */
  readonly pinnedPosition: number | undefined
  /** Categories that it is pinned in, with its place there. */
  readonly categoryPins: readonly { readonly categoryId: number; readonly position: number }[]
  readonly soldLast30Days: number
  /** Of what was there to sell in the last 30 days, the part that was sold. [decision 15] */
  readonly sellThroughPercent: number
  /** Mean of approved ratings, 1 to 5; undefined with too few reviews for one. */
  readonly rating: number | undefined
  readonly reviewCount: number
}

/** The next numbers of products that a site sells after `after`, ascending; those of excluded brands are among them. */
export async function listProductIds(db: Db, websiteId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_site')
    .where('website_id', '=', websiteId)
    .where('is_enabled', '=', true)
    .where('product_id', '>', after)
    .select('product_id')
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.product_id)
}

/**
 * Products enabled on the sites, of brands that are not excluded there. Price and its next change are by the same
 * clock.
 */
function selectRows(db: Db, websiteIds: readonly number[], productIds: readonly number[]) {
  return db
    .selectFrom('product as p')
    .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
    .leftJoin('brand as b', 'b.id', 'p.brand_id')
    .where('p.id', '=', sql<number>`any(${productIds}::int[])`)
    .where('ps.website_id', '=', sql<number>`any(${websiteIds}::int[])`)
    .where('ps.is_enabled', '=', true)
    .where('p.type', '=', 'configurable')
    .where(isBrandSoldSql(sql.ref('ps.website_id')))
    .select([
      'ps.website_id',
      'p.id',
      'p.sku',
      'p.url_key',
      'p.style_code',
      'p.name',
      'p.web_display_name',
      'p.description',
      'p.short_description',
    ])
    .select(['p.colour', 'p.colour_family', 'p.colour_hex', 'p.gender', 'p.age_group', 'p.silhouette', 'p.heel_type', 'p.heel_height_mm'])
    .select(['p.material', 'p.width', 'p.occasions', 'p.size_scale', 'p.attributes', 'p.new_from', 'p.created_at'])
    .select(['ps.regular_cents', 'ps.pinned_position', 'ps.sold_30_days', 'ps.sell_through_percent'])
    .select(['b.value as brand_value', 'b.label as brand_label', finalCentsSql().as('final_cents')])
    .select(
      sql<Date | null>`case when ps.sale_cents is null then null
        else (select min(edge) from unnest(array[ps.sale_from, ps.sale_to]) edge where edge > now()) end`.as('price_changes_at'),
    )
    .orderBy('p.id')
    .execute()
}

interface CategoryLink {
  readonly website_id: number
  readonly product_id: number
  readonly category_id: number
}

/** Every active category the products are in, directly or through a descendant. */
async function loadCategoryLinks(db: Db, websiteIds: readonly number[], productIds: readonly number[]): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryLink>`
    with recursive up as (
      select pc.product_id, c.website_id, c.id as category_id, c.parent_id
      from product_category pc join category c on c.id = pc.category_id
      where pc.product_id = any(${productIds}::int[]) and c.website_id = any(${websiteIds}::int[]) and c.is_active
      union
      select up.product_id, c.website_id, c.id, c.parent_id from up join category c on c.id = up.parent_id where c.is_active)
    select website_id, product_id, category_id from up order by product_id, category_id`.execute(db)
  return rows
}

function loadCategoryPins(db: Db, websiteIds: readonly number[], productIds: readonly number[]) {
  return db
    .selectFrom('category_pin as cp')
    .innerJoin('category as c', 'c.id', 'cp.category_id')
    .where('cp.product_id', '=', sql<number>`any(${productIds}::int[])`)
    .where('c.website_id', '=', sql<number>`any(${websiteIds}::int[])`)
    .select(['c.website_id', 'cp.product_id', 'cp.category_id as categoryId', 'cp.position'])
    .orderBy('cp.category_id')
    .execute()
}

interface SizeRow extends DocumentSize {
  readonly productId: number
}

function loadSizes(db: Db, productIds: readonly number[]): Promise<SizeRow[]> {
  return db
    .selectFrom('variant as v')
    .leftJoin('stock as s', (join) => join.onRef('s.sku', '=', 'v.sku').on('s.source', '=', 'warehouse'))
    .where('v.product_id', '=', sql<number>`any(${productIds}::int[])`)
    .select(['v.product_id as productId', 'v.size', 'v.position', sql<boolean>`coalesce(s.on_hand - s.reserved, 0) > 0`.as('isInStock')])
    .orderBy('v.product_id')
    .orderBy('v.position')
    .execute()
}

/** Ratings by style, from the database's summary. */
async function loadRatings(
  db: Db,
  productIds: readonly number[],
): Promise<Map<string, { readonly rating: number | undefined; readonly count: number }>> {
  const rows = await db
    .selectFrom('style_rating')
    .where('count', '>', 0)
    .where(sql<boolean>`style_code in (select style_code from product where id = any(${productIds}::int[]))`)
    .select(['style_code', 'count', 'star_sum'])
    .execute()
  // A listing by rating puts no style first for what one or two said of it.
  const meanOf = (sum: number, count: number) => (count >= REVIEWS_BEFORE_AVERAGE ? sum / count : undefined)
  return new Map(rows.map(({ style_code, count, star_sum }) => [style_code, { rating: meanOf(star_sum, count), count }]))
}

function textAttribute(attributes: Readonly<Record<string, unknown>>, code: string): string | undefined {
  const value = attributes[code]
  return typeof value === 'string' && value !== '' ? value : undefined
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function toDocument(row: Row) {
  return {
    productId: row.id,
    sku: row.sku,
    urlKey: row.url_key,
    styleCode: row.style_code,
    name: row.web_display_name || row.name,
    description: row.short_description ?? row.description,
    brandValue: row.brand_value ?? undefined,
    brandLabel: row.brand_label ?? undefined,
    colour: row.colour ?? undefined,
    colourFamily: row.colour_family ?? undefined,
    colourHex: row.colour_hex ?? undefined,
    gender: row.gender ?? undefined,
    ageGroup: row.age_group ?? undefined,
    silhouette: row.silhouette ?? undefined,
    heelType: row.heel_type ?? undefined,
    heelHeightMm: row.heel_height_mm ?? undefined,
    material: row.material ?? undefined,
    fabric: textAttribute(row.attributes, 'web_fabric') ?? row.material ?? undefined,
    style: textAttribute(row.attributes, 'style_filter_st_mf') ?? row.silhouette?.replace(/-/g, ' '),
    width: row.width ?? undefined,
    occasions: row.occasions,
    sizeScale: row.size_scale ?? undefined,
    regularCents: row.regular_cents,
    finalCents: row.final_cents,
    priceChangesAt: row.price_changes_at ?? undefined,
    newFrom: row.new_from ?? row.created_at,
    pinnedPosition: row.pinned_position ?? undefined,
    soldLast30Days: row.sold_30_days,
    sellThroughPercent: row.sell_through_percent,
  }
}

/**
 * What the search indexes of some sites know of these products, by site, then by product id. Those that are not sold
 * there are absent: disabled, of an excluded brand, deleted. One read for all sites. [R7.116, A41]
 */
export async function listDocumentsOfSites(
  db: Db,
  websiteIds: readonly number[],
  productIds: readonly number[],
): Promise<Map<number, ProductDocument[]>> {
  const [rows, links, pins, sizes, ratings] = await Promise.all([
    selectRows(db, websiteIds, productIds),
    loadCategoryLinks(db, websiteIds, productIds),
    loadCategoryPins(db, websiteIds, productIds),
    loadSizes(db, productIds),
    loadRatings(db, productIds),
  ])
  const placeOf = (websiteId: number, productId: number) => `${websiteId} ${productId}`
  const linksOf = Map.groupBy(links, (link) => placeOf(link.website_id, link.product_id))
  const pinsOf = Map.groupBy(pins, (pin) => placeOf(pin.website_id, pin.product_id))
  const sizesOf = Map.groupBy(sizes, (size) => size.productId)
  const documentsOf = new Map<number, ProductDocument[]>(websiteIds.map((websiteId) => [websiteId, []]))
  for (const row of rows) {
    documentsOf.get(row.website_id)?.push({
      ...toDocument(row),
      sizes: sizesOf.get(row.id) ?? [],
      categoryIds: (linksOf.get(placeOf(row.website_id, row.id)) ?? []).map((link) => link.category_id),
      categoryPins: (pinsOf.get(placeOf(row.website_id, row.id)) ?? []).map(({ categoryId, position }) => ({ categoryId, position })),
      rating: ratings.get(row.style_code)?.rating,
      reviewCount: ratings.get(row.style_code)?.count ?? 0,
    })
  }
  return documentsOf
}
