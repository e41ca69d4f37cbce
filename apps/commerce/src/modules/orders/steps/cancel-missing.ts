import { sql, type Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import type { OrderRow } from '../tables.ts'
import type { Piece } from './pieces.ts'

/** Pieces of a declined allocation that no source has. The caller has locked the order. @returns their allocation */
export async function cancelMissing(
  trx: Transaction<Database>,
  order: OrderRow,
  declined: Piece,
  quantity: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      insert into order_allocation (order_id, delivery_group, order_line_id, source, quantity, state, ended_at)
      values (${order.id}, ${declined.group}, ${declined.orderLineId}, ${declined.source}, ${quantity}, 'cancelled',
        shop_now()) returning id),
    line as (update order_line set quantity_cancelled = quantity_cancelled + ${quantity} where id = ${declined.orderLineId}),
    event as (
      insert into order_event (order_id, kind, actor, detail)
      values (${order.id}, 'pieces_gone', 'operator', jsonb_build_object('line', ${declined.line}::int,
        'declined', ${declined.id}::bigint, 'missing', ${quantity}::int)))
    select id from gone`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`nothing was cancelled of allocation ${declined.id}`)
  return row.id
}
