import { brands } from '@welt/brands'
import { sql } from 'kysely'
import { queueMail, renderReturnLetter } from '#modules/notifications'
import { type Db, inTransaction } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { returnJobs } from '../jobs.ts'
import { loadReturnMail } from './send-return-mail.ts'

type Handlers = HandlersOf<typeof returnJobs>

/** In the site's zone, so that no mail arrives at night. */
const MAIL_HOUR = '09:00'
const MOST_AT_ONCE = 500

/** Pieces on their way back whose swap is reserved until tomorrow, and was for longer. */
const DUE = sql`
  select i.id, q.id as return_id, q.number from return_item i
    join return_request q on q.id = i.return_id
    join orders o on o.id = q.order_id
    join reservation r on r.return_item_id = i.id and r.state = 'reserved'
    join unnest(${brands.map(({ websiteId }) => websiteId)}::int[], ${brands.map(({ timeZone }) => timeZone)}::text[])
      as site (website_id, zone) on site.website_id = o.website_id
    cross join lateral (select shop_now() at time zone site.zone as now,
      ((r.expires_at - interval '1 second') at time zone site.zone)::date - 1 as day) here
  where i.status = 'AUTHORIZED' and here.now::date = here.day and here.now::time >= ${MAIL_HOUR}::time
    and (q.created_at at time zone site.zone)::date < here.day`

export const findEndingSwaps: Handlers['find-ending-swaps'] = async (_payload, { db }) => {
  const { rows } = await sql<{ returnId: number }>`
    select distinct due.return_id as "returnId" from (${DUE}) due
    where not exists (select from mail m where m.kind = 'swap-reminder' and m.subject_id = due.number)
    order by 1 limit ${MOST_AT_ONCE}`.execute(db)
  const jobs = rows.map((payload) => ({ payload, key: `send-swap-reminder:${payload.returnId}` }))
  await enqueueMany(db, returnJobs['send-swap-reminder'], jobs)
}

async function findDue(db: Db, returnId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select due.id from (${DUE}) due where due.return_id = ${returnId} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Once per return; none when its pairs were received meanwhile. */
export const sendSwapReminder: Handlers['send-swap-reminder'] = async ({ returnId }, ctx) => {
  const { db } = ctx
  const ids = await findDue(db, returnId)
  if (ids.length === 0) return
  const row = await db.selectFrom('return_request').selectAll().where('id', '=', returnId).executeTakeFirstOrThrow()
  const { brand, model, recipient } = await loadReturnMail(ctx, { row, at: new Date(), detail: { ids } })
  const mail = renderReturnLetter(brand, 'swap-reminder', model)
  await inTransaction(db, (trx) =>
    queueMail(trx, { brand, kind: 'swap-reminder', subjectId: row.number, recipient, mail }),
  )
}
