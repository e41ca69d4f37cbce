import { type RawBuilder, sql } from 'kysely'
import type { AttemptState } from '#src/order-lifecycle/attempts'
import type { Db } from '#src/platform/database'
import type { PlaceOf } from '#src/platform/statements/built-once'
import { ANSWER_PREFIX, REVERSAL_SENT, STAFF_RETURNED } from './fold/events.ts'
import type { GatewayAnswer } from './ports.ts'
import type { AttemptRow, PspEventRow, ReturnedDetails } from './tables.ts'

const NEW_ATTEMPT: AttemptState = 'created'

export interface AttemptValues {
  readonly attemptId: string
  readonly method: string
  /** HMAC of the shopper's network address. */
  readonly sourceKey: string
  /** Of a payment that began before its order. */
  readonly begunReference: string | null
  readonly begunPspReference: string | null
}

/**
 * Inserts the first attempt of `placed`, the order that the same statement inserts.
 * @throws unique violation while another attempt is open
 */
export function insertingAttempt(place: PlaceOf<AttemptValues>): RawBuilder<unknown> {
  return sql`
    insert into payment_attempt
      (id, order_id, n, merchant_reference, psp_reference, method, amount_cents, currency, source_key, state)
    select ${place('attemptId')}::uuid, id, 1, coalesce(${place('begunReference')}::text, concat(number, '-1')),
      ${place('begunPspReference')}::text, ${place('method')}::text, total_cents, currency, ${place('sourceKey')}::text,
      ${NEW_ATTEMPT}::text
    from placed`
}

export async function markAttemptPromised(trx: Db, attemptId: string): Promise<void> {
  await trx.updateTable('payment_attempt').set({ promised_at: sql<Date>`now()` }).where('id', '=', attemptId).execute()
}

export async function findAttempt(db: Db, attemptId: string): Promise<AttemptRow | undefined> {
  return db.selectFrom('payment_attempt').selectAll().where('id', '=', attemptId).executeTakeFirst()
}

export async function lockAttempt(trx: Db, attemptId: string): Promise<AttemptRow> {
  return trx.selectFrom('payment_attempt').selectAll().where('id', '=', attemptId).forUpdate().executeTakeFirstOrThrow()
}

/** Free orders have none. */
export async function findNewestAttempt(db: Db, orderId: number): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findAttemptByReference(
  db: Db,
  references: { merchant: string; psp: readonly string[] },
): Promise<AttemptRow | undefined> {
  const psp = references.psp.filter(Boolean)
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('merchant_reference', '=', references.merchant),
        ...(psp.length ? [eb('psp_reference', 'in', psp)] : []),
      ]),
    )
    .executeTakeFirst()
}

export async function loadEvents(db: Db, attemptId: string): Promise<PspEventRow[]> {
  return db.selectFrom('psp_event').selectAll().where('attempt_id', '=', attemptId).execute()
}

export async function listOrdersWithUnsentReturns(db: Db): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select distinct a.order_id from psp_event e join payment_attempt a on a.id = e.attempt_id
    where e.event_code = ${STAFF_RETURNED} and not exists (
      select 1 from psp_event s where s.attempt_id = e.attempt_id and s.event_code = ${REVERSAL_SENT}
        and s.original_reference = e.psp_reference)`.execute(db)
  return rows.map((row) => row.order_id)
}

export interface NewEvent {
  readonly attemptId: string | null
  readonly pspReference: string
  readonly eventCode: string
  readonly isSuccess: boolean
  readonly originalReference?: string
  readonly merchantReference: string
  readonly amountCents: number | null
  readonly currency: string | null
  readonly channel: 'answer' | 'webhook' | 'reconcile'
  /** No secrets and no personal data. */
  readonly payload: Readonly<Record<string, unknown>>
}

function eventRow(event: NewEvent) {
  return {
    attempt_id: event.attemptId,
    psp_reference: event.pspReference,
    event_code: event.eventCode,
    success: event.isSuccess,
    original_reference: event.originalReference ?? '',
    merchant_reference: event.merchantReference,
    amount_cents: event.amountCents,
    currency: event.currency,
    channel: event.channel,
    payload: JSON.stringify(event.payload),
  }
}

/** @returns false for a duplicate */
export async function insertEvent(db: Db, event: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('psp_event')
    .values(eventRow(event))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type AnswerRow = Pick<PspEventRow, 'psp_reference' | 'event_code' | 'success' | 'amount_cents' | 'currency' | 'payload'>

/** Without the columns that identify the attempt. */
export function answerRow(attemptId: string, answer: GatewayAnswer): AnswerRow {
  return {
    psp_reference: answer.pspReference ?? `attempt:${attemptId}`,
    event_code: `${ANSWER_PREFIX}${answer.resultCode}`,
    success: answer.resultCode === 'Authorised',
    amount_cents: answer.amount?.cents ?? null,
    currency: answer.amount?.currency ?? null,
    payload: {
      refusalReason: answer.refusalReason,
      refusalCode: answer.refusalCode,
      brand: answer.card.brand,
      lastFour: answer.card.lastFour,
      cardAlias: answer.card.alias,
      cardCountry: answer.card.country,
    },
  }
}

/** Details that are still to be checked at the payment service. */
export function findReturned(attempt: AttemptRow | undefined): ReturnedDetails | undefined {
  return attempt?.state === 'action_required' ? attempt.action_data?.returned : undefined
}

export async function storeReturned(trx: Db, attemptId: string, returned: ReturnedDetails): Promise<void> {
  await trx
    .updateTable('payment_attempt')
    .set({ action_data: sql<string>`coalesce(action_data, '{}') || ${JSON.stringify({ returned })}::jsonb` })
    .where('id', '=', attemptId)
    .where('state', '=', 'action_required')
    .execute()
}

/** Does not clear newer details. */
export async function clearReturned(db: Db, attemptId: string, returned: ReturnedDetails): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ action_data: sql<string>`action_data - 'returned'` })
    .where('id', '=', attemptId)
    .where(sql<boolean>`action_data -> 'returned' = ${JSON.stringify(returned)}::jsonb`)
    .execute()
}

export async function requireReversalKey(trx: Db, attemptId: string): Promise<string> {
  const { reversal_key: key } = await trx
    .updateTable('payment_attempt')
    .set({ reversal_key: sql<string>`coalesce(reversal_key, gen_random_uuid())` })
    .where('id', '=', attemptId)
    .returning('reversal_key')
    .executeTakeFirstOrThrow()
  if (!key) throw new Error(`no reversal key for attempt ${attemptId}`)
  return key
}
