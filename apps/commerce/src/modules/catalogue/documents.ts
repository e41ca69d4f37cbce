import { sql } from 'kysely'
import type { Db } from '#src/database'
import { selectProductRows } from './product-rows.ts'
import { loadExcludedBrands } from './site-brands.ts'

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
  /** When the sale price begins or ends next, so that the index is rebuilt then. */
  readonly priceChangesAt: Date | undefined
  readonly newFrom: Date
  readonly pinnedPosition: number | undefined
  readonly soldLast30Days: number
  readonly marginRank: number
  /** Mean of approved ratings, 1 to 5; undefined without reviews. */
  readonly rating: number | undefined
  readonly reviewCount: number
}

interface CategoryLink {
  readonly product_id: number
  readonly category_id: number
}

/** Every active category a product is in, directly or through a descendant. */
async function loadCategoryLinks(db: Db, websiteId: number): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryLink>`
    with recursive up as (
      select pc.product_id, c.id as category_id, c.parent_id
      from product_category pc join category c on c.id = pc.category_id
      where c.website_id = ${websiteId} and c.is_active
      union
      select up.product_id, c.id, c.parent_id from up join category c on c.id = up.parent_id where c.is_active)
    select product_id, category_id from up`.execute(db)
  return rows
}

interface SizeRow extends DocumentSize {
  readonly productId: number
}

function loadSizes(db: Db, websiteId: number): Promise<SizeRow[]> {
  return db
    .selectFrom('variant as v')
    .innerJoin('product_site as ps', 'ps.product_id', 'v.product_id')
    .leftJoin('stock as s', (join) => join.onRef('s.sku', '=', 'v.sku').on('s.source', '=', 'warehouse'))
    .where('ps.website_id', '=', websiteId)
    .where('ps.is_enabled', '=', true)
    .select(['v.product_id as productId', 'v.size', 'v.position', sql<boolean>`coalesce(s.on_hand - s.reserved, 0) > 0`.as('isInStock')])
    .orderBy('v.product_id')
    .orderBy('v.position')
    .execute()
}

async function loadRatings(db: Db): Promise<Map<number, { readonly rating: number; readonly count: number }>> {
  const rows = await db
    .selectFrom('review')
    .where('state', '=', 'approved')
    .groupBy('product_id')
    .select(['product_id', sql<number>`avg(rating)::float8`.as('rating'), sql<number>`count(*)::int`.as('count')])
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  return Map.groupBy(rows, keyOf)
}

function textAttribute(attributes: Readonly<Record<string, unknown>>, code: string): string | undefined {
  const value = attributes[code]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The sale window's next edge after `now`, if one is still to come. */
export function nextPriceChange(from: Date | null, to: Date | null, now: Date): Date | undefined {
  return [from, to].filter((edge): edge is Date => edge !== null && edge > now).sort((a, b) => a.getTime() - b.getTime())[0]
}

/** Rows the search index of a site is built from, by product id; excluded brands and disabled products are absent. @source R7.116, A41 */
export async function listProductDocuments(db: Db, websiteId: number): Promise<ProductDocument[]> {
  const excludedBrands = await loadExcludedBrands(db, websiteId)
  // Read before the prices and by the same clock, so that no edge of a sale falls between the two.
  const { rows: clock } = await sql<{ now: Date }>`select now()`.execute(db)
  const [rows, links, sizes, ratings] = await Promise.all([
    selectProductRows(db, websiteId, { excludedBrands }),
    loadCategoryLinks(db, websiteId),
    loadSizes(db, websiteId),
    loadRatings(db),
  ])
  const linksOf = grouped(links, (link) => link.product_id)
  const sizesOf = grouped(sizes, (size) => size.productId)
  const now = clock[0]?.now ?? new Date()
  return rows.map((row) => ({
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
    sizes: sizesOf.get(row.id) ?? [],
    categoryIds: (linksOf.get(row.id) ?? []).map((link) => link.category_id),
    regularCents: row.regular_cents,
    finalCents: row.final_cents,
    priceChangesAt: row.sale_cents === null ? undefined : nextPriceChange(row.sale_from, row.sale_to, now),
    newFrom: row.new_from ?? row.created_at,
    pinnedPosition: row.pinned_position ?? undefined,
    soldLast30Days: row.sold_30_days,
    marginRank: row.margin_rank,
    rating: ratings.get(row.id)?.rating,
    reviewCount: ratings.get(row.id)?.count ?? 0,
  }))
}
