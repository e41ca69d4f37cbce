import { sql } from 'kysely'
import { countSpend, isProgrammeOn, type OrderSpend, sendSpend } from '#modules/loyalty'
import { HISTORY, isIn, PAID } from '#src/order-lifecycle/states'
import { type Db, inTransaction } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { orderJobs } from './jobs.ts'
import { lockOrder, requireOrder } from './store.ts'

/** Paid for shoes: after discounts, without delivery, bought gift cards and what was cancelled or refunded. */
async function countedCents(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.row_cents - l.discount_cents
      - floor((l.row_cents - l.discount_cents)::numeric * l.quantity_cancelled / l.quantity)
      - coalesce((select sum(m.cents) from credit_memo_line m where m.order_line_id = l.id), 0)), 0)::int as cents
    from order_line l where l.order_id = ${orderId} and l.product_type <> 'giftcard'`.execute(db)
  return Math.max(0, rows[0]?.cents ?? 0)
}

/** Keeps the ledger of the loyalty programme equal to what the order counts for. [R1.36, A120] */
export const countSpendOfOrder: HandlersOf<typeof orderJobs>['count-spend'] = async ({ orderId }, ctx) => {
  const { website_id: websiteId } = await requireOrder(ctx.db, orderId)
  if (!(await isProgrammeOn(ctx.db, websiteId))) return
  const spend = await inTransaction(ctx.db, async (trx): Promise<OrderSpend | undefined> => {
    const order = await lockOrder(trx, orderId)
    if (!isIn(HISTORY, order) || !order.paid_at) return undefined
    const { firstname, lastname } = order.billing_address
    const counted: OrderSpend = {
      orderId,
      number: order.number,
      websiteId,
      email: order.email,
      firstname,
      lastname,
      paidAt: order.paid_at,
      cents: isIn(PAID, order) ? await countedCents(trx, orderId) : 0,
    }
    await countSpend(trx, counted)
    return counted
  })
  if (spend) await sendSpend(ctx, spend)
}
