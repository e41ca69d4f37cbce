import { type RawBuilder, sql } from 'kysely'

/** SQL for whether the brand `b` of a row is sold on the site; rows without a brand are. [R3.108, A41] */
export function isBrandSoldSql(websiteId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from site_setting where website_id = ${websiteId} and key = 'excluded_brands' and value ? b.value)`
}
