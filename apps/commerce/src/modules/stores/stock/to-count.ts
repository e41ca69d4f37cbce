import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

export interface ShelfToCount {
  readonly source: string
  readonly sku: string
  readonly onHand: number
  readonly isDeclined: boolean
}

/** The sizes of each store whose record is least certain, declined ones first; recorded as none are left out. */
export async function loadShelvesToCount(db: Db, perSource: number, source?: string): Promise<readonly ShelfToCount[]> {
  const { rows } = await sql<ShelfToCount>`
    select o.code as source, c.sku, c.on_hand as "onHand", c.declined_at is not null as "isDeclined"
    from source o, lateral (
      select s.* from stock s where s.source = o.code and (s.on_hand > 0 or s.declined_at is not null)
      order by s.declined_at is null, loss_days(s.counted_at, s.sold_since_count) desc, s.sku limit ${perSource}) c
    where o.kind = 'store' and ${source === undefined ? sql`true` : sql`o.code = ${source}`}
    order by o.code`.execute(db)
  return rows
}
