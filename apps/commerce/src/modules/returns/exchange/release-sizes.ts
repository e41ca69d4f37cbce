import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

/** Pairs held for the items. Idempotent. */
export async function releaseSizes(trx: Db, itemIds: readonly number[]): Promise<void> {
  await sql`
    with ended as (
      update reservation set state = 'released' where return_item_id = any(${[...itemIds]}::bigint[])
        and state = 'reserved' returning sku, source, quantity),
    sums as (select sku, source, sum(quantity)::int as quantity from ended group by 1, 2),
    locked as (select s.sku, s.source, sums.quantity from stock s join sums using (sku, source)
      order by s.sku, s.source for no key update of s)
    update stock s set reserved = s.reserved - locked.quantity, updated_at = now() from locked
    where s.sku = locked.sku and s.source = locked.source`.execute(trx)
}
