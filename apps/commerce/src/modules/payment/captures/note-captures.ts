import { sql } from 'kysely'
import { transition } from '#modules/orders'
import type { Db } from '#src/platform/database'
import { CAPTURE_SENT } from '../fold/events.ts'
import type { PspEventRow } from '../tables.ts'
import type { LockedPayment } from '../with-order.ts'
import { loadOrderMoney } from './order-money.ts'

const OUTCOMES: ReadonlySet<string> = new Set(['CAPTURE', 'CAPTURE_FAILED', CAPTURE_SENT])

export const hasCaptureOutcome = (events: readonly Pick<PspEventRow, 'event_code'>[]) =>
  events.some((event) => OUTCOMES.has(event.event_code))

/**
 * As reported by webhooks, which may come before the answer; a failure outranks a success. @returns cents newly
 * captured
 */
async function writeOutcomes(db: Db, attemptId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with outcome as (
      select psp_reference, case when bool_or(not success or event_code = 'CAPTURE_FAILED') then 'failed'
        else 'done' end
        as state
      from psp_event where attempt_id = ${attemptId}
        and (event_code in ('CAPTURE', 'CAPTURE_FAILED') or (event_code = ${CAPTURE_SENT} and not success)) group by 1),
    moved as (
      update capture c set state = outcome.state from outcome
      where c.attempt_id = ${attemptId} and c.psp_reference = outcome.psp_reference and c.state <> outcome.state
        and c.state <> 'void'
      returning c.amount_cents, c.state)
    select coalesce(sum(amount_cents) filter (where state = 'done'), 0)::int as cents from moved`.execute(db)
  return rows[0]?.cents ?? 0
}

/** The caller has locked order and attempt. */
export async function noteCaptures({ trx, order, attempt }: LockedPayment): Promise<void> {
  const cents = await writeOutcomes(trx, attempt.id)
  if (cents === 0) return
  const { owed, captured } = await loadOrderMoney(trx, order.id)
  await transition(trx, order, captured < owed ? 'capture part' : 'capture', { facts: { cents } })
}
