import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { finalCentsSql } from '../selling-sql.ts'
import type { ProductSiteTable, ProductTable } from '../tables.ts'

/** A product with its brand and its price on one site at this moment. */
export interface ProductRow
  extends Selectable<ProductTable>,
    Omit<Selectable<ProductSiteTable>, 'product_id' | 'website_id' | 'sell_through_percent'> {
  readonly final_cents: number
  readonly brand_label: string | null
  readonly brand_value: string | null
  readonly rrp_nzd_cents: number | null
  readonly rrp_aud_cents: number | null
}

/** Which products to read; every given condition must be met. */
export interface ProductCondition {
  readonly ids?: readonly number[]
  readonly skus?: readonly string[]
  readonly urlKeys?: readonly string[]
  readonly styleCodes?: readonly string[]
  readonly excludedBrands: ReadonlySet<string>
}

const NZ_CURRENCY = 'NZD'

/** Products enabled on the site, excluded brands left out, ordered by id. */
export async function selectProductRows(db: Db, websiteId: number, condition: ProductCondition): Promise<ProductRow[]> {
  const { ids, skus, urlKeys, styleCodes, excludedBrands } = condition
  let query = db
    .selectFrom('product as p')
    .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
    .leftJoin('brand as b', 'b.id', 'p.brand_id')
    .where('ps.website_id', '=', websiteId)
    .where('ps.is_enabled', '=', true)
    .where('p.type', '=', 'configurable')
  if (ids) query = query.where('p.id', '=', sql<number>`any(${ids}::int[])`)
  if (skus) query = query.where('p.sku', '=', sql<string>`any(${skus}::text[])`)
  if (urlKeys) query = query.where('p.url_key', '=', sql<string>`any(${urlKeys}::text[])`)
  if (styleCodes) query = query.where('p.style_code', '=', sql<string>`any(${styleCodes}::text[])`)
  if (excludedBrands.size > 0) query = query.where((eb) => eb.or([eb('b.value', 'is', null), eb('b.value', 'not in', [...excludedBrands])]))
  return query
    .selectAll('p')
    .select([
      'ps.is_enabled',
      'ps.currency',
      'ps.regular_cents',
      'ps.sale_cents',
      'ps.sale_from',
      'ps.sale_to',
      'ps.rrp_cents',
      'ps.now_price_label',
      'ps.pinned_position',
      'ps.margin_rank',
      'ps.sold_30_days',
      'b.label as brand_label',
      'b.value as brand_value',
      finalCentsSql().as('final_cents'),
      rrpSql(NZ_CURRENCY, true).as('rrp_nzd_cents'),
      rrpSql(NZ_CURRENCY, false).as('rrp_aud_cents'),
    ])
    .orderBy('p.id')
    .execute()
}

/** The recommended price in (or outside) a currency, from this site's row or another's. [R3.54, R3.55] */
function rrpSql(currency: string, isSame: boolean) {
  const comparison = isSame ? sql`=` : sql`<>`
  return sql<
    number | null
  >`(select max(o.rrp_cents) from product_site o where o.product_id = p.id and o.currency ${comparison} ${currency})`
}
