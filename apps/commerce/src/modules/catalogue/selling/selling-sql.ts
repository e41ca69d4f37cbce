import { type RawBuilder, sql } from 'kysely'

/** In cents by the database's clock. `ps` aliases product_site. [R3.50, A30] */
export function finalCentsSql(): RawBuilder<number> {
  return sql<number>`case when ps.sale_cents is not null
    and (ps.sale_from is null or ps.sale_from <= now()) and (ps.sale_to is null or ps.sale_to > now())
    then ps.sale_cents else ps.regular_cents end`
}

/** Rows without a brand `b` are sold. [R3.108, A41] */
export function isBrandSoldSql(websiteId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from site_setting
    where website_id = ${websiteId} and key = 'excluded_brands' and value ? b.value)`
}

/** Pieces that can be sent; never below 0. */
export function deliverableSql(sku: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(greatest(0, s.on_hand - s.reserved)), 0)::int from stock s where s.sku = ${sql.ref(sku)} and s.ships)`
}
