import { type RawBuilder, sql } from 'kysely'
import type { OrderClaim } from '#src/order-lifecycle/claim'
import type { Db } from '#src/platform/database'

export interface StockLine {
  readonly sku: string
  readonly source: string
  readonly quantity: number
}

/** For a payment with an immediate answer. */
const RESERVATION_SECONDS = 15 * 60

/**
 * Reserves all of `wanted`, or nothing when a size is short; quantity 0 only locks. Stock rows are locked in the global
 * order (sku, source) and checked under the lock: `added` must not check again, since it sees the rows as they were
 * before. `record` writes the reservations.
 * @returns the sizes that are short
 */
function reserving(wanted: RawBuilder<unknown>, record: RawBuilder<unknown>): RawBuilder<StockLine> {
  return sql`
    with wanted as (${wanted}),
    locked as (
      select s.sku, s.source, w.quantity, w.quantity = 0 or s.on_hand - s.reserved >= w.quantity as is_enough
      from stock s join wanted w using (sku, source) order by s.sku, s.source for no key update of s),
    short as (
      select w.sku, w.source, w.quantity from wanted w left join locked l using (sku, source)
        where l.is_enough is not true),
    added as (
      update stock s set reserved = s.reserved + l.quantity, updated_at = now() from locked l
      where s.sku = l.sku and s.source = l.source and l.quantity > 0 and not exists (select 1 from short)
      returning s.sku, s.source, l.quantity),
    recorded as (${record})
    select * from short order by sku, source`
}

/** Retries once after releasing expired reservations of the short sizes. @returns what is still short */
async function reserve(trx: Db, statement: RawBuilder<StockLine>): Promise<readonly StockLine[]> {
  const { rows: short } = await statement.execute(trx)
  if (short.length === 0 || (await releaseExpiredOf(trx, short)) === 0) return short
  return (await statement.execute(trx)).rows
}

/** All or nothing, in one statement. @returns false on a shortage; the caller must roll back */
export async function reserveStock(
  trx: Db,
  orderId: number,
  lines: readonly StockLine[],
  ttlSeconds = RESERVATION_SECONDS,
): Promise<boolean> {
  if (lines.length === 0) return true
  const wanted = sql`
    select sku, source, sum(quantity)::int as quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (sku text, source text, quantity int)
      group by sku, source`
  const record = sql`
    insert into reservation (order_id, sku, source, quantity, state, expires_at)
    select ${orderId}::bigint, sku, source, quantity, 'reserved', now() + make_interval(secs => ${ttlSeconds})
      from added`
  return (await reserve(trx, reserving(wanted, record))).length === 0
}

/** Of a swap that has no order yet. @returns false, with nothing reserved, when sold out */
export async function reserveForReturn(
  trx: Db,
  returnItemId: number,
  { sku, source, quantity }: StockLine,
  expiresAt: Date,
): Promise<boolean> {
  const wanted = sql`select ${sku}::text as sku, ${source}::text as source, ${quantity}::int as quantity`
  const record = sql`
    insert into reservation (return_item_id, sku, source, quantity, state, expires_at)
    select ${returnItemId}::bigint, sku, source, quantity, 'reserved', ${expiresAt}::timestamptz from added`
  return (await reserve(trx, reserving(wanted, record))).length === 0
}

/** Idempotent. */
export async function releaseOfReturn(trx: Db, returnItemIds: readonly number[]): Promise<void> {
  const due = sql`select id from reservation
    where return_item_id = any(${[...returnItemIds]}::bigint[]) and state = 'reserved' for update`
  await endReservations(trx, due, 'released')
}

/** Hands the reservation to the order, which commits it. */
export async function passToOrder(trx: Db, returnItemId: number, orderId: number): Promise<void> {
  await trx
    .updateTable('reservation')
    .set({ order_id: orderId, return_item_id: null })
    .where('return_item_id', '=', returnItemId)
    .where('state', '=', 'reserved')
    .execute()
}

/** @returns false, with nothing changed, when sold out */
export async function reserveAgain(trx: Db, orderId: number): Promise<boolean> {
  // Also locks sizes that are still reserved: the caller may commit them next.
  const wanted = sql`
    select sku, source, case when state = 'released' then quantity else 0 end as quantity
    from reservation where order_id = ${orderId} and state <> 'committed' for update`
  const record = sql`
    update reservation r set state = 'reserved' from added
    where r.order_id = ${orderId} and r.sku = added.sku and r.source = added.source`
  return (await reserve(trx, reserving(wanted, record))).length === 0
}

/**
 * CTEs that commit an order's reservations and take pieces released in the meantime. All or nothing: nothing is sold
 * when `short` has rows. Stock rows are locked and checked as in `reserving`.
 */
export function selling(orderId: RawBuilder<number>): RawBuilder<unknown> {
  return sql`
    due as (
      select id, sku, source, quantity, case when state = 'released' then quantity else 0 end as again
      from reservation where order_id = ${orderId}::bigint and state <> 'committed' for update),
    wanted as (
      select sku, source, sum(quantity)::int as quantity, sum(again)::int as again from due group by sku, source),
    locked as (
      select s.sku, s.source, w.quantity, w.again, w.again = 0 or s.on_hand - s.reserved >= w.again as is_enough
      from stock s join wanted w using (sku, source) order by s.sku, s.source for no key update of s),
    short as (
      select w.sku, w.source, w.again as quantity from wanted w left join locked l using (sku, source)
      where l.is_enough is not true),
    ended as (
      update reservation r set state = 'committed', committed_at = now() from due
      where r.id = due.id and not exists (select 1 from short)),
    sold as (
      update stock s set on_hand = s.on_hand - l.quantity, reserved = s.reserved - (l.quantity - l.again),
        sold_since_count = s.sold_since_count + l.quantity, updated_at = now()
      from locked l where s.sku = l.sku and s.source = l.source and not exists (select 1 from short))`
}

/** Releases expired reservations of the short sizes and retries. @returns false, with nothing sold, when still short */
export async function sellExpired(trx: Db, orderId: number, short: readonly StockLine[]): Promise<boolean> {
  if ((await releaseExpiredOf(trx, short)) === 0) return false
  const { rows } = await sql`with ${selling(sql<number>`${orderId}`)} select * from short`.execute(trx)
  return rows.length === 0
}

/** Never shortens a reservation. */
export async function extendReservations(trx: Db, orderId: number, ttlSeconds: number): Promise<void> {
  await sql`
    update reservation set expires_at = greatest(expires_at, now() + make_interval(secs => ${ttlSeconds}))
    where order_id = ${orderId} and state = 'reserved'`.execute(trx)
}

/** Locks stock in the global order (sku, source). @param due selects reservation ids @returns how many ended */
async function endReservations(db: Db, due: RawBuilder<unknown>, state: 'released' | 'committed'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (${due}),
    ended as (update reservation r set state = ${state},
      committed_at = case when ${state} = 'committed' then now() end from due where r.id = due.id
      returning r.sku, r.source, r.quantity),
    sums as (select sku, source, sum(quantity)::int as quantity,
      (case when ${state} = 'committed' then sum(quantity) else 0 end)::int as sold from ended group by sku, source),
    locked as (select s.sku, s.source from stock s join sums using (sku, source) order by s.sku, s.source
      for no key update of s),
    changed as (
      update stock s set reserved = s.reserved - sums.quantity, updated_at = now(),
        on_hand = s.on_hand - sums.sold, sold_since_count = s.sold_since_count + sums.sold
      from sums join locked using (sku, source) where s.sku = sums.sku and s.source = sums.source returning 1)
    select (select count(*) from ended)::int as count, (select count(*) from changed) as sizes`.execute(db)
  return rows[0]?.count ?? 0
}

/** Idempotent. */
export async function releaseStock(trx: Db, orderId: number): Promise<void> {
  await endReservations(
    trx,
    sql`select id from reservation where order_id = ${orderId} and state = 'reserved' for update`,
    'released',
  )
}

/** Idempotent. */
export async function commitReservations(trx: Db, orderId: number): Promise<void> {
  await endReservations(
    trx,
    sql`select id from reservation where order_id = ${orderId} and state = 'reserved' for update`,
    'committed',
  )
}

/** Does not wait for the job. @returns how many were released */
function releaseExpiredOf(trx: Db, lines: readonly StockLine[]): Promise<number> {
  const due = sql`
    select r.id from reservation r join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (sku text, source text) using (sku, source)
    where r.state = 'reserved' and r.expires_at <= now() for update of r skip locked`
  return endReservations(trx, due, 'released')
}

/** At most 500 per call. @returns how many were released */
export function releaseExpiredReservations(db: Db): Promise<number> {
  const due = sql`
    select id from reservation where state = 'reserved' and expires_at <= now() order by sku, source limit 500
      for update skip locked`
  return endReservations(db, due, 'released')
}

/** Restocks a cancelled order. Idempotent. */
async function returnGoods(trx: Db, orderId: number): Promise<void> {
  await sql`
    with back as (
      update reservation set state = 'released', committed_at = null where order_id = ${orderId} and state = 'committed'
        returning sku, source, quantity),
    sums as (select sku, source, sum(quantity)::int as quantity from back group by sku, source),
    locked as (select s.sku, s.source, sums.quantity from stock s join sums using (sku, source) order by s.sku, s.source
      for no key update of s)
    update stock s set on_hand = s.on_hand + locked.quantity, updated_at = now() from locked
    where s.sku = locked.sku and s.source = locked.source`.execute(trx)
}

/** Restocks uncollected pieces of a paid order at their source. */
export async function restockPieces(trx: Db, orderId: number, pieces: readonly StockLine[]): Promise<void> {
  await sql`
    with back as (
      select sku, source, sum(quantity)::int as quantity
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as piece (sku text, source text, quantity int)
        group by 1, 2),
    ended as (delete from reservation r using back
      where r.order_id = ${orderId} and r.sku = back.sku and r.source = back.source and r.quantity <= back.quantity),
    lowered as (update reservation r set quantity = r.quantity - back.quantity from back
      where r.order_id = ${orderId} and r.sku = back.sku and r.source = back.source and r.quantity > back.quantity),
    locked as (select s.sku, s.source, back.quantity from stock s join back using (sku, source)
      order by s.sku, s.source for no key update of s)
    update stock s set on_hand = s.on_hand + locked.quantity, updated_at = now() from locked
    where s.sku = locked.sku and s.source = locked.source`.execute(trx)
}

/** Sells pieces to a paid order. The caller has locked their stock and checked that they are there. */
export async function sellPieces(trx: Db, orderId: number, pieces: readonly StockLine[]): Promise<void> {
  await sql`
    with sold as (
      select sku, source, sum(quantity)::int as quantity
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as piece (sku text, source text, quantity int)
        group by 1, 2),
    taken as (update stock s set on_hand = s.on_hand - sold.quantity, updated_at = now(),
        sold_since_count = s.sold_since_count + sold.quantity
      from sold where s.sku = sold.sku and s.source = sold.source)
    insert into reservation (order_id, sku, source, quantity, state, expires_at, committed_at)
      select ${orderId}::bigint, sku, source, quantity, 'committed', now(), now() from sold
    on conflict (order_id, sku, source) do update set quantity = reservation.quantity + excluded.quantity,
      committed_at = excluded.committed_at`.execute(trx)
}

/** Locks stock by sku and source. */
export const stockClaim: OrderClaim = {
  name: 'stock',
  lostText: 'sold out',
  lock: async () => undefined,
  reserve: (trx, { id }, { stock }) => reserveStock(trx, id, stock),
  use: (trx, { id }) => commitReservations(trx, id),
  release: (trx, { id }) => releaseStock(trx, id),
  restore: async (trx, { id }) => {
    await returnGoods(trx, id)
    return []
  },
  reserveAgain: (trx, { id }) => reserveAgain(trx, id),
}
