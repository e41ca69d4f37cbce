import { sql } from 'kysely'
import { ATTEMPT_TRANSITIONS, type AttemptState } from '#src/order-lifecycle/attempts'
import type { Db } from '#src/platform/database'
import type { AttemptRow } from './tables.ts'

/** @returns false when the attempt has expired in the meantime: nothing may be sent */
export async function markAttemptSent(db: Db, attemptId: string): Promise<boolean> {
  const { from, to } = ATTEMPT_TRANSITIONS.send
  const { numUpdatedRows } = await db
    .updateTable('payment_attempt')
    .set({ state: to, sent_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function markAttemptUnknown(db: Db, attemptId: string): Promise<void> {
  const { from, to } = ATTEMPT_TRANSITIONS['lose answer']
  await db
    .updateTable('payment_attempt')
    .set({ state: to, updated_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('state', 'in', from)
    .execute()
}

interface AttemptChange {
  readonly state: AttemptState
  readonly pspReference: string | undefined
  readonly refusalReason: string | undefined
  readonly action: Readonly<Record<string, unknown>> | null
  readonly brand: string | undefined
  readonly card: { readonly alias: string | undefined; readonly country: string | undefined }
  readonly sessionId: string | undefined
  readonly isAnswered: boolean
}

export async function updateAttempt(trx: Db, attempt: AttemptRow, change: AttemptChange): Promise<void> {
  await trx
    .with('handled', (cte) =>
      cte
        .updateTable('psp_event')
        .set({ handled_at: sql<Date>`now()` })
        .where('attempt_id', '=', attempt.id)
        .where('handled_at', 'is', null),
    )
    .updateTable('payment_attempt')
    .set({
      state: change.state,
      psp_reference: change.pspReference ?? attempt.psp_reference,
      refusal_reason: change.refusalReason ?? attempt.refusal_reason,
      action: change.action && JSON.stringify(change.action),
      ...(change.isAnswered && { action_data: sql<string>`action_data - 'returned'` }),
      ...(change.sessionId && { action_data: JSON.stringify({ sessionId: change.sessionId }) }),
      brand: change.brand ?? attempt.brand,
      card_alias: change.card.alias ?? attempt.card_alias,
      card_country: change.card.country ?? attempt.card_country,
      answered_at: attempt.answered_at ?? sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', attempt.id)
    .execute()
}
