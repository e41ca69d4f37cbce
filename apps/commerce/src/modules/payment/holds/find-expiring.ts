import { sql } from 'kysely'
import { transition } from '#modules/orders'
import { AUTHORISATION_DAYS } from '#modules/site'
import { OPEN_CAPTURES } from '#src/order-lifecycle/captures'
import { isIn, listed, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { EXPIRED_AUTHORISATION } from '../messages.ts'
import { withLockedOrder } from '../with-order.ts'
import { AUTHORISED_AT, RENEWAL, RENEWING, type Renewal, requestRenewal } from './renew-authorisation.ts'

/** Told to staff before an authorisation ends. */
const WARNING_DAYS = 3

interface ExpiringOrder {
  readonly orderId: number
  readonly number: string
  readonly endsAt: Date
  readonly isOver: boolean
  readonly uncapturedCents: number
  readonly renewal: Renewal
}

/**
 * Orders with goods still to leave whose authorisation ends soon or has ended, by age alone; oldest first.
 * @param orderId only this one
 */
export async function listExpiring(db: Db, orderId?: number): Promise<readonly ExpiringOrder[]> {
  const { rows } = await sql<ExpiringOrder>`
    select o.id as "orderId", o.number, ends.at as "endsAt", ends.at <= shop_now() as "isOver", ${RENEWAL} as renewal,
      a.amount_cents - coalesce((select sum(c.amount_cents) from capture c
        where c.attempt_id = a.id and c.state in ${listed(OPEN_CAPTURES)}), 0)::int as "uncapturedCents"
    from payment_attempt a join orders o on o.id = a.order_id cross join lateral (
      select ${AUTHORISED_AT} + make_interval(days => coalesce((select (s.value #>> '{}')::int
        from site_setting s where s.website_id = o.website_id and s.key = 'authorisation_days'), ${AUTHORISATION_DAYS}))
        as at) ends
    where a.state in ('authorised', 'part_captured', 'part_refunded') and a.reversal_key is null
      and o.state in ${listed(UNFULFILLED)} and o.review_reason is null
      and ends.at <= shop_now() + make_interval(days => ${WARNING_DAYS})
      and (${orderId ?? null}::bigint is null or o.id = ${orderId ?? null}::bigint)
    order by ends.at limit 500`.execute(db)
  return rows.filter(({ uncapturedCents }) => uncapturedCents > 0)
}

/** Renews authorisations once; one that ends without an event holds its order before it ships unpaid. */
export const findExpiring: HandlersOf<typeof paymentJobs>['find-expiring'] = async (_payload, { db, log }) => {
  const expiring = await listExpiring(db)
  for (const { orderId } of expiring.filter(({ isOver, renewal }) => !isOver && RENEWING.includes(renewal)))
    await withLockedOrder(db, orderId, requestRenewal)
  for (const { orderId } of expiring.filter(({ isOver }) => isOver))
    await withLockedOrder(db, orderId, async ({ trx, order, attempt }) => {
      // Its renewal or last capture may have been reported meanwhile.
      const [found] = isIn(UNFULFILLED, order) ? await listExpiring(trx, orderId) : []
      if (found?.isOver) await transition(trx, order, 'expire authorisation', { why: EXPIRED_AUTHORISATION, attempt })
    })
  const ending = expiring.filter(({ isOver, renewal }) => isOver || !RENEWING.includes(renewal))
  if (ending.length > 0)
    log('error', 'authorisations end', { alarm: true, orders: ending.map(({ number }) => number).slice(0, 20) })
}
