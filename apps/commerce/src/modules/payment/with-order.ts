import { type Kysely, sql, type Transaction } from 'kysely'
import { lockOrder, type OrderRow } from '#modules/orders'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { builtOnce, type PlaceOf } from '#src/platform/statements/built-once'
import type { GatewayAnswer } from './ports.ts'
import { answerRow, findNewestAttempt, loadEvents } from './store.ts'
import type { AttemptRow, PspEventRow } from './tables.ts'

export type Trx = Transaction<Database>

type AttemptJson = {
  readonly [Name in keyof AttemptRow]: AttemptRow[Name] extends Date | null ? string | null : AttemptRow[Name]
}

function attemptOf(json: AttemptJson): AttemptRow {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...json,
    promised_at: instant(json.promised_at),
    created_at: new Date(json.created_at ?? 0),
    sent_at: instant(json.sent_at),
    answered_at: instant(json.answered_at),
    updated_at: new Date(json.updated_at ?? 0),
  }
}

export interface OrderWithAttempt {
  readonly order: OrderRow
  readonly attempt: AttemptRow | undefined
}

/** One statement: a transaction that changes both may commit between two reads. */
export async function requireOrderWithAttempt(db: Db, orderId: number): Promise<OrderWithAttempt> {
  const { rows } = await sql<OrderRow & { readonly newest: AttemptJson | null }>`
    select o.*, (select to_jsonb(a) from payment_attempt a where a.order_id = o.id order by a.n desc limit 1) as newest
    from orders o where o.id = ${orderId}`.execute(db)
  const [order] = rows
  if (!order) throw new Error(`there is no order ${orderId}`)
  return { order, attempt: order.newest ? attemptOf(order.newest) : undefined }
}

export interface LockedPayment {
  readonly trx: Trx
  readonly order: OrderRow
  readonly attempt: AttemptRow
  readonly now: Date
  /** From which score the site holds an order; 0: none. */
  readonly riskThreshold: number
}

interface OfAttempt {
  readonly attemptId: string
}

interface LockedRow extends OrderRow {
  readonly locked: AttemptJson
  readonly now: Date
  readonly threshold: unknown
}

/** Each CTE reads the one before it, which fixes the lock order: cart, order, attempt. */
const locking = (place: PlaceOf<OfAttempt>) => sql`
  named as (
    select a.order_id, o.cart_id from payment_attempt a join orders o on o.id = a.order_id
    where a.id = ${place('attemptId')}::uuid),
  locked_cart as (select c.id from cart c join named on c.id = named.cart_id for update of c),
  locked_order as (
    select o.* from orders o join named on o.id = named.order_id where exists (select 1 from locked_cart)
      for update of o),
  locked_attempt as (
    select a.* from locked_order o join payment_attempt a on a.order_id = o.id
    where a.id = ${place('attemptId')}::uuid for update of a)`

const LOCKED_ROW = sql`o.*, to_jsonb(a) as locked, now() as now,
  (select value from site_setting where website_id = o.website_id and key = 'risk_threshold') as threshold`

const lock = builtOnce<OfAttempt, LockedRow>((db, place) =>
  sql<LockedRow>`with ${locking(place)} select ${LOCKED_ROW} from locked_order o, locked_attempt a`.compile(db),
)

function lockedOf(trx: Trx, attemptId: string, row: LockedRow | undefined): LockedPayment {
  if (!row) throw new Error(`there is no attempt ${attemptId}`)
  const { locked, now, threshold, ...order } = row
  return { trx, order, attempt: attemptOf(locked), now, riskThreshold: Number(threshold ?? 0) }
}

/** Locks the cart, the order and the attempt, in the global lock order. */
export async function lockPayment(trx: Trx, attemptId: string): Promise<LockedPayment> {
  const [row] = await lock(trx, { attemptId })
  return lockedOf(trx, attemptId, row)
}

type EventJson = Omit<PspEventRow, 'received_at' | 'handled_at'> & {
  readonly received_at: string
  readonly handled_at: string | null
}

function eventOf({ received_at: receivedAt, handled_at: handledAt, ...event }: EventJson): PspEventRow {
  return {
    ...event,
    received_at: new Date(receivedAt),
    handled_at: handledAt === null ? null : new Date(handledAt),
  }
}

interface AnsweredRow extends LockedRow {
  readonly events: readonly EventJson[]
  readonly has_waited: boolean
}

const lockAndAnswer = builtOnce<OfAttempt & { readonly answers: string }, AnsweredRow>((db, place) =>
  sql<AnsweredRow>`
    with ${locking(place)},
    added as (
      insert into psp_event (attempt_id, merchant_reference, channel, psp_reference, event_code, success, amount_cents,
        currency, payload)
      select a.id, a.merchant_reference, 'answer', e.psp_reference, e.event_code, e.success, e.amount_cents, e.currency,
        e.payload
      from locked_attempt a, jsonb_populate_recordset(null::psp_event, ${place('answers')}::jsonb) as e
      on conflict do nothing returning *)
    select ${LOCKED_ROW}, (
      select coalesce(jsonb_agg(event), '[]') from (
        select * from psp_event where attempt_id = ${place('attemptId')}::uuid union all select * from added) as event
      ) as events,
      a.updated_at is distinct from (select updated_at from payment_attempt where id = a.id)
        or o.updated_at is distinct from (select updated_at from orders where id = o.id) as has_waited
    from locked_order o, locked_attempt a`.compile(db),
)

export interface AnsweredPayment {
  readonly locked: LockedPayment
  /** All events of the attempt. */
  readonly events: readonly PspEventRow[]
}

/** As `lockPayment`; also stores the payment service's answer. */
export async function lockAnswered(
  trx: Trx,
  attemptId: string,
  answer: GatewayAnswer | undefined,
): Promise<AnsweredPayment> {
  const answers = answer ? [answerRow(attemptId, answer)] : []
  const [row] = await lockAndAnswer(trx, { attemptId, answers: JSON.stringify(answers) })
  if (!row) throw new Error(`there is no attempt ${attemptId}`)
  const { events, has_waited: hasWaited, ...rest } = row
  const locked = lockedOf(trx, attemptId, rest)
  // A statement reads events as of its start, even if it then waited for a lock.
  return { locked, events: hasWaited ? await loadEvents(trx, attemptId) : events.map(eventOf) }
}

/** The caller has locked both. */
export interface OwedOrder {
  readonly trx: Trx
  readonly order: OrderRow
  readonly attempt: AttemptRow | undefined
}

/** With its newest attempt; free orders have none. */
export async function lockOwed(trx: Trx, orderId: number): Promise<OwedOrder> {
  const newest = await findNewestAttempt(trx, orderId)
  if (!newest) return { trx, order: await lockOrder(trx, orderId), attempt: undefined }
  const { order, attempt } = await lockPayment(trx, newest.id)
  return { trx, order, attempt }
}

/** As `lockOwed`. */
export async function withLockedOrder<Answer>(
  db: Kysely<Database>,
  orderId: number,
  work: (locked: OwedOrder) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (trx) => work(await lockOwed(trx, orderId)))
}
