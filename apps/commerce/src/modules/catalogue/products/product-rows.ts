import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { finalCentsSql } from '../selling/selling-sql.ts'
import type { ProductSiteTable, ProductTable } from '../tables.ts'

export interface ProductRow
  extends Selectable<ProductTable>,
    Omit<Selectable<ProductSiteTable>, 'product_id' | 'website_id' | 'sell_through_percent'> {
  readonly final_cents: number
  readonly brand_label: string | null
  readonly brand_value: string | null
  readonly rrp_nzd_cents: number | null
  readonly rrp_aud_cents: number | null
}

export interface ProductCondition {
  readonly by: 'id' | 'sku' | 'url_key' | 'style_code'
  readonly values: readonly (string | number)[]
  /** Includes the other colours of each style. */
  readonly withColours?: boolean
}

const NZ_CURRENCY = 'NZD'

function matchesSql({ by, values, withColours = false }: ProductCondition) {
  const isNamed = sql<boolean>`${sql.ref(by)} = any(${values}::${sql.raw(by === 'id' ? 'int[]' : 'text[]')})`
  return withColours
    ? sql<boolean>`p.style_code in (select style_code from product where ${isNamed})`
    : sql<boolean>`p.${isNamed}`
}

interface Sold {
  readonly types: readonly ProductTable['type']['__select__'][]
  readonly excludedBrands: readonly string[]
}

export function selectProductRows(
  db: Db,
  websiteId: number,
  condition: ProductCondition,
  { types, excludedBrands }: Sold,
): Promise<ProductRow[]> {
  return db
    .selectFrom('product as p')
    .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
    .leftJoin('brand as b', 'b.id', 'p.brand_id')
    .where('ps.website_id', '=', websiteId)
    .where('ps.is_enabled', '=', true)
    .where(sql<boolean>`p.type = any(${[...types]}::text[])`)
    .where(matchesSql(condition))
    .where(sql<boolean>`(b.value is null or b.value <> all (${excludedBrands}::text[]))`)
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

/** From any site, in (or outside) a currency. [R3.54, R3.55] */
function rrpSql(currency: string, isSame: boolean) {
  const comparison = isSame ? sql`=` : sql`<>`
  return sql<
    number | null
  >`(select max(o.rrp_cents) from product_site o where o.product_id = p.id and o.currency ${comparison} ${currency})`
}
