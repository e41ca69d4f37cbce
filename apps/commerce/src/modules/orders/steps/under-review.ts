import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { OrderRow } from '../tables.ts'

type Holdable = Pick<OrderRow, 'id' | 'review_reason' | 'exchange_of'>

/** True also for a swap while an order that pays it is under review. [decision 134] */
export async function isUnderReview(
  db: Db,
  { id, review_reason: reason, exchange_of: source }: Holdable,
): Promise<boolean> {
  if (reason !== null || source === null) return reason !== null
  const { rows } = await sql<{ found: boolean }>`
    with recursive chain as (
      select id, exchange_of, review_reason from orders where id = ${id}
      union all
      select o.id, o.exchange_of, o.review_reason from orders o join chain on o.id = chain.exchange_of)
    select bool_or(review_reason is not null) as found from chain`.execute(db)
  return rows[0]?.found ?? false
}
