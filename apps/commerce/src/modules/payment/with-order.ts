import { type Kysely, sql, type Transaction } from 'kysely'
import { lockOrder, type OrderRow } from '#modules/orders'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { findNewestAttempt } from './store.ts'
import type { AttemptRow } from './tables.ts'

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

/** Locks the cart, the order and the attempt, in the global lock order. */
export async function lockPayment(trx: Trx, attemptId: string): Promise<LockedPayment> {
  const { rows } = await sql<
    OrderRow & { readonly locked: AttemptJson; readonly now: Date; readonly threshold: unknown }
  >`
    with named as (
      select a.order_id, o.cart_id from payment_attempt a join orders o on o.id = a.order_id where a.id = ${attemptId}),
    locked_cart as (select c.id from cart c join named on c.id = named.cart_id for update of c),
    locked_order as (
      select o.* from orders o join named on o.id = named.order_id where exists (select 1 from locked_cart)
        for update of o)
    select o.*, to_jsonb(a) as locked, now() as now,
      (select value from site_setting where website_id = o.website_id and key = 'risk_threshold') as threshold
    from locked_order o join payment_attempt a on a.order_id = o.id where a.id = ${attemptId} for update of a`.execute(
    trx,
  )
  const [order] = rows
  if (!order) throw new Error(`there is no attempt ${attemptId}`)
  return { trx, order, attempt: attemptOf(order.locked), now: order.now, riskThreshold: Number(order.threshold ?? 0) }
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
