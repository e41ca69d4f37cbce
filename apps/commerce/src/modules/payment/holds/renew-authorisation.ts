import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { RENEWAL_REQUESTED, RENEWED } from '../fold/events.ts'
import { paymentJobs } from '../jobs.ts'
import { GatewayError } from '../ports.ts'
import { findAttempt, insertEvent } from '../store.ts'
import type { AttemptRow } from '../tables.ts'
import type { OwedOrder } from '../with-order.ts'

/** `due`: not requested yet. Null: it cannot be renewed. */
export type Renewal = 'due' | 'requested' | 'refused' | 'renewed' | null

const hasEvent = (code: string, isSuccess: boolean) => sql`exists (
  select from psp_event e where e.attempt_id = a.id and e.event_code = ${code} and e.success = ${isSuccess})`

/** Of attempt `a`. The payment service extends cards of which nothing was captured. */
export const RENEWAL = sql<Renewal>`case
  when ${hasEvent(RENEWED, true)} then 'renewed'
  when ${hasEvent(RENEWED, false)} then 'refused'
  when ${hasEvent(RENEWAL_REQUESTED, true)} then 'requested'
  when a.method = 'scheme' and a.state = 'authorised'
    and not exists (select from capture c where c.attempt_id = a.id) then 'due' end`

/** Of attempt `a`. */
export const AUTHORISED_AT = sql`coalesce((select max(e.received_at) from psp_event e
  where e.attempt_id = a.id and e.event_code = ${RENEWED} and e.success), a.answered_at, a.created_at)`

const factsOf = ({ id, merchant_reference: merchantReference, amount_cents: amountCents, currency }: AttemptRow) => ({
  attemptId: id,
  pspReference: `renewal:${id}`,
  merchantReference,
  amountCents,
  currency,
  payload: {},
})

async function findRenewal(db: Db, { id }: AttemptRow): Promise<Renewal> {
  const { rows } = await sql<{ renewal: Renewal }>`
    select ${RENEWAL} as renewal from payment_attempt a where a.id = ${id} and a.reversal_key is null`.execute(db)
  return rows[0]?.renewal ?? null
}

/** Still without an outcome. */
export const RENEWING: readonly Renewal[] = ['due', 'requested']

/** Also enqueues an abandoned job again, with the same key. The caller has locked order and attempt. */
export async function requestRenewal({ trx, order, attempt }: OwedOrder): Promise<void> {
  const renewal = attempt && !order.review_reason ? await findRenewal(trx, attempt) : null
  if (!attempt || !RENEWING.includes(renewal)) return
  const requested = { ...factsOf(attempt), eventCode: RENEWAL_REQUESTED, isSuccess: true } as const
  if (renewal === 'due') await insertEvent(trx, { ...requested, channel: 'reconcile' })
  await enqueue(
    trx,
    paymentJobs['renew-authorisation'],
    { attemptId: attempt.id },
    { key: `renew-authorisation:${attempt.id}` },
  )
}

/** A webhook reports the outcome. A request whose answer was lost is retried with the same key. [decision 155] */
export const renewAuthorisation: HandlersOf<typeof paymentJobs>['renew-authorisation'] = async (
  { attemptId },
  { db, ports, log },
) => {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || (await findRenewal(db, attempt)) !== 'requested') return
  const { psp_reference: pspReference, merchant_reference: reference, amount_cents: cents, currency } = attempt
  if (attempt.state !== 'authorised' || !pspReference) return
  try {
    await ports.payments.renew({
      pspReference,
      reference: `${reference}-renewal`,
      amount: { cents, currency: currency === 'NZD' ? 'NZD' : 'AUD' },
      idempotencyKey: createHash('sha256').update(`renew:${attemptId}`).digest('hex').slice(0, 32),
    })
    log('info', 'renewal of an authorisation requested', { reference })
  } catch (error) {
    if (!(error instanceof GatewayError && error.failure === 'rejected')) throw error
    await insertEvent(db, { ...factsOf(attempt), eventCode: RENEWED, isSuccess: false, channel: 'answer' })
    log('error', 'renewal of an authorisation rejected', { reference })
  }
}
