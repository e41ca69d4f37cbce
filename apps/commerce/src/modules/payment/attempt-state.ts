import { sql } from 'kysely'
import { type StockLine, sellExpired, selling } from '#modules/orders'
import { ATTEMPT_TRANSITIONS, type AttemptState } from '#src/order-lifecycle/attempts'
import type { Db } from '#src/platform/database'
import { builtOnce, type PlaceOf } from '#src/platform/statements/built-once'
import type { AttemptRow, PspEventRow } from './tables.ts'

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
  /** Events that the change takes into account. */
  readonly events: readonly Pick<PspEventRow, 'id'>[]
}

interface ChangeValues {
  readonly attemptId: string
  readonly state: AttemptState
  readonly pspReference: string | null
  readonly refusalReason: string | null
  readonly action: string | null
  readonly brand: string | null
  readonly cardAlias: string | null
  readonly cardCountry: string | null
  readonly sessionId: string | null
  readonly isAnswered: boolean
  readonly eventIds: readonly number[]
}

const updating = (place: PlaceOf<ChangeValues>) => sql`
  handled as (
    update psp_event set handled_at = now() where id = any(${place('eventIds')}::bigint[]) and handled_at is null),
  settled as (
    update payment_attempt set state = ${place('state')}::text,
      psp_reference = coalesce(${place('pspReference')}::text, psp_reference),
      refusal_reason = coalesce(${place('refusalReason')}::text, refusal_reason),
      action = ${place('action')}::jsonb,
      action_data = case
        when ${place('sessionId')}::text is not null then jsonb_build_object('sessionId', ${place('sessionId')}::text)
        when ${place('isAnswered')}::boolean then action_data - 'returned' else action_data end,
      brand = coalesce(${place('brand')}::text, brand),
      card_alias = coalesce(${place('cardAlias')}::text, card_alias),
      card_country = coalesce(${place('cardCountry')}::text, card_country),
      answered_at = coalesce(answered_at, now()), updated_at = now()
    where id = ${place('attemptId')}::uuid)`

function valuesOf(attemptId: string, change: AttemptChange): ChangeValues {
  return {
    attemptId,
    state: change.state,
    pspReference: change.pspReference ?? null,
    refusalReason: change.refusalReason ?? null,
    action: change.action && JSON.stringify(change.action),
    brand: change.brand ?? null,
    cardAlias: change.card.alias ?? null,
    cardCountry: change.card.country ?? null,
    sessionId: change.sessionId || null,
    isAnswered: change.isAnswered,
    eventIds: change.events.map(({ id }) => id),
  }
}

const update = builtOnce<ChangeValues, unknown>((db, place) => sql`with ${updating(place)} select 1`.compile(db))

/** The caller has locked the attempt. */
export async function updateAttempt(trx: Db, { id }: AttemptRow, change: AttemptChange): Promise<void> {
  await update(trx, valuesOf(id, change))
}

const updateAndSell = builtOnce<ChangeValues & { readonly orderId: number }, StockLine>((db, place) =>
  sql<StockLine>`with ${updating(place)}, ${selling(place('orderId'))} select * from short`.compile(db),
)

/** Also sells the order's reserved pieces. @returns false, with nothing sold, when they are no longer available */
export async function updateAttemptAndSell(
  trx: Db,
  { id, order_id: orderId }: AttemptRow,
  change: AttemptChange,
): Promise<boolean> {
  const short = await updateAndSell(trx, { ...valuesOf(id, change), orderId })
  return short.length === 0 || sellExpired(trx, orderId, short)
}
