import { decodeNumericUid } from '@welt/kit/ids'
import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { settingsOfRequest } from '#modules/site'
import { listed, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { memoised, memoKey } from '#src/platform/request-state'
import type { OrderItemModel } from './order-item.ts'

/** Lines of which every piece is still to be picked, in orders with other lines; none of a swap. */
export async function loadCancellable(db: Db, lineIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select l.id from order_line l join orders o on o.id = l.order_id
      join order_allocation a on a.order_line_id = l.id and a.state <> 'declined'
    where l.id = any(${[...lineIds]}::bigint[]) and a.source is not null
      and o.state in ${listed(UNFULFILLED)} and o.review_reason is null and o.exchange_of is null
      and exists (select from order_line other where other.order_id = l.order_id and other.id <> l.id)
    group by l.id
    having sum(a.quantity) = l.quantity and bool_and(a.state = 'to_pick')`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

const cancellable = memoKey<DataLoader<number, boolean>>('order lines that can be cancelled')

/** Not cached: a mutation of the same request may change them. */
export async function isItemCancellable(ctx: Context, item: OrderItemModel): Promise<boolean> {
  if (!(await settingsOfRequest(ctx)).isOrderCancellationEnabled) return false
  const loader = memoised(
    ctx,
    cancellable,
    '',
    () =>
      new DataLoader<number, boolean>(
        async (ids) => {
          const found = await loadCancellable(ctx.db, ids)
          return ids.map((id) => found.has(id))
        },
        { cache: false },
      ),
  )
  return loader.load(decodeNumericUid(String(item.id)) ?? 0)
}
