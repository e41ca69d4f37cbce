import { sql } from 'kysely'
import { loadPieces, restockPieces, takeStep } from '#modules/orders'
import { isIn, listed, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { paymentJobs } from '../jobs.ts'
import { withLockedOrder } from '../with-order.ts'
import { endPieces } from './end-pieces.ts'

type Handlers = HandlersOf<typeof paymentJobs>

const ORDERS_AT_ONCE = 500

/** Whose last day is over where they wait, by order. */
const OVERDUE = sql`
  select a.id, a.order_id from order_allocation a join orders o on o.id = a.order_id
    join order_delivery_group g on g.order_id = a.order_id and g.position = a.delivery_group
    join store s on s.store_code = g.store_code
  where a.state = 'ready' and a.collect_until < (shop_now() at time zone s.time_zone)::date
    and o.state in ${listed(UNFULFILLED)} and o.review_reason is null`

export const findUncollected: Handlers['find-uncollected'] = async (_payload, { db, log }) => {
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from (${OVERDUE}) overdue order by 1 limit ${ORDERS_AT_ONCE}`.execute(db)
  const jobs = rows.map(({ order_id: orderId }) => ({ payload: { orderId }, key: `return-uncollected:${orderId}` }))
  await enqueueMany(db, paymentJobs['return-uncollected'], jobs)
  if (rows.length > 0) log('info', 'orders not collected', { count: rows.length })
}

async function loadOverdue(trx: Db, orderId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`${OVERDUE} and a.order_id = ${orderId} order by a.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Back in stock and refunded, once. */
export const returnUncollected: Handlers['return-uncollected'] = ({ orderId }, { db }) =>
  withLockedOrder(db, orderId, async (owed) => {
    const { trx, order } = owed
    if (!isIn(UNFULFILLED, order) || order.review_reason) return
    const overdue = await loadOverdue(trx, orderId)
    const pieces = (await loadPieces(trx, order)).filter(({ id }) => overdue.includes(id))
    for (const group of new Set(pieces.map((piece) => piece.group)))
      await takeStep(trx, order, 'return uncollected', {
        group,
        allocationIds: pieces.flatMap((piece) => (piece.group === group ? [piece.id] : [])),
      })
    if (pieces.length === 0) return
    const isRestocked = await endPieces(
      owed,
      pieces.map(({ id: allocationId }) => ({ allocationId })),
    )
    if (!isRestocked) await restockPieces(trx, order.id, pieces)
  })
