import { sql } from 'kysely'
import { isIn, listed, UNFULFILLED } from '#src/order-lifecycle/states'
import { enqueueMany } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { orderJobs } from '../jobs.ts'
import { loadCollectionMail } from './collection-mail.ts'
import { queueReadyMail } from './send-step-mails.ts'

type Handlers = HandlersOf<typeof orderJobs>

/** Before the last day to collect. */
const REMINDER_DAYS = 2
/** On the store's clock, so that no text arrives at night. */
const REMINDER_HOUR = '09:00'
const MOST_AT_ONCE = 500

interface Due {
  readonly orderId: number
  readonly group: number
}

/** Delivery groups that were ready before their reminder became due, and have had none. */
export const findReminders: Handlers['find-reminders'] = async (_payload, { db }) => {
  const { rows } = await sql<Due>`
    select distinct a.order_id as "orderId", a.delivery_group as "group"
    from order_allocation a join orders o on o.id = a.order_id
      join order_delivery_group g on g.order_id = a.order_id and g.position = a.delivery_group
      join store s on s.store_code = g.store_code
      cross join lateral (select shop_now() at time zone s.time_zone as now) here
    where a.state = 'ready' and here.now::date between a.collect_until - ${REMINDER_DAYS}::int and a.collect_until
      and here.now::time >= ${REMINDER_HOUR}::time
      and (a.ready_at at time zone s.time_zone)::date < a.collect_until - ${REMINDER_DAYS}::int
      and o.state in ${listed(UNFULFILLED)} and o.review_reason is null
      and not exists (select from mail m where m.kind = 'order-reminder'
        and m.subject_id = o.number || '-' || a.delivery_group)
    order by 1, 2 limit ${MOST_AT_ONCE}`.execute(db)
  const jobs = rows.map((payload) => ({ payload, key: `send-order-reminder:${payload.orderId}:${payload.group}` }))
  await enqueueMany(db, orderJobs['send-order-reminder'], jobs)
}

/** Once per group; none when it was collected meanwhile. */
export const sendOrderReminder: Handlers['send-order-reminder'] = async (payload, ctx) => {
  const loaded = await loadCollectionMail(ctx, payload, 'ready')
  if (!loaded || !isIn(UNFULFILLED, loaded.order)) return
  const days = loaded.model.days.slice(-REMINDER_DAYS - 1)
  const model = { ...loaded.model, days, isReminder: true as const }
  await queueReadyMail(ctx.db, { ...loaded, model, kind: 'order-reminder', part: payload.group })
}
