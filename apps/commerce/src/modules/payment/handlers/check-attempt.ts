import { MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { OPEN } from '#src/order-lifecycle/attempts'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import { enqueueCheck, type paymentJobs } from '../jobs.ts'
import { checkReturned } from '../returned.ts'
import { ATTEMPT_LIFETIME_MS, expireAttempt, settleAttempt } from '../settle.ts'
import { findAttempt, findReturned } from '../store.ts'
import type { AttemptRow } from '../tables.ts'
import { requireOrderWithAttempt } from '../with-order.ts'

const CHECKS_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ATTEMPT_LIFETIME_MS]
/** After this an attempt still `created` was never sent: its process died. */
const NEVER_SENT_MS = 20 * SECOND_MS

async function ageOf(db: JobContext['db'], attempt: AttemptRow): Promise<number> {
  const { rows } = await sql<{
    seconds: number
  }>`select extract(epoch from now() - ${attempt.created_at}::timestamptz)::float8 as seconds`.execute(db)
  return (rows[0]?.seconds ?? 0) * SECOND_MS
}

function hasTimedOut(attempt: AttemptRow, ageMs: number): boolean {
  return attempt.state === 'created' ? ageMs >= NEVER_SENT_MS : ageMs >= ATTEMPT_LIFETIME_MS
}

/** Retries until the attempt has a result; 30 minutes without one expire it. [decision 27] */
export const checkAttempt: HandlersOf<typeof paymentJobs>['check-attempt'] = async (
  { attemptId },
  { db, ports, log },
) => {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || !OPEN.includes(attempt.state)) return
  const returned = findReturned(attempt)
  if (returned) await checkReturned({ db, ports }, attempt, returned, { isShown: false })
  const ageMs = await ageOf(db, attempt)
  const orderId = await (hasTimedOut(attempt, ageMs) ? expireAttempt : settleAttempt)(db, attemptId)
  const { order, attempt: now } = await requireOrderWithAttempt(db, orderId)
  if (now?.id !== attemptId || !OPEN.includes(now.state) || order.review_reason) return
  const nextMs = CHECKS_MS.find((checkMs) => checkMs > ageMs + SECOND_MS) ?? ageMs + 5 * MINUTE_MS
  await enqueueCheck(db, attemptId, Math.ceil((nextMs - ageMs) / SECOND_MS))
  if (ageMs >= 15 * MINUTE_MS)
    log('error', 'payment without an answer', { alarm: true, order: order.number, state: now.state })
}
