import { SECOND_MS } from '@welt/kit/time'
import { type RawBuilder, sql } from 'kysely'
import { ATTEMPT_LIFETIME_MS } from './settle.ts'

/** Past this time a check ends a pending payment. */
const PENDING_TIME = sql`make_interval(secs => ${ATTEMPT_LIFETIME_MS / SECOND_MS}::float8)`

/**
 * For a `from` clause: attempts without an answer for more than a minute, or pending past their time limit; `since` is
 * when the doubt began. Reads a partial index. Payments of orders under review are left out: they wait for staff.
 */
export const doubtfulPayments: RawBuilder<unknown> = sql`(
  select a.*, o.number, o.website_id, since
  from payment_attempt a join orders o on o.id = a.order_id, lateral (
    select a.created_at + case a.state when 'pending' then ${PENDING_TIME} else interval '0' end as since) d
  where a.state in ('sent', 'pending', 'unknown') and o.review_reason is null
  and since < shop_now() - interval '1 minute')`
