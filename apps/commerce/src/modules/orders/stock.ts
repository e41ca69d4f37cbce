import { sql } from 'kysely'
import type { Db } from '#src/composition/database'

/** Pieces of one size at one source. */
export interface StockLine {
  readonly sku: string
  readonly source: string
  readonly quantity: number
}

/** Whether everything could be reserved; otherwise the first sku that could not. */
type ReserveResult = { readonly isReserved: true } | { readonly isReserved: false; readonly sku: string }

/** Lines of the same (sku, source) summed, in the order in which stock rows are locked everywhere. */
function sumStockLines(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>()
  for (const line of lines) {
    const key = `${line.sku}\n${line.source}`
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}

/** Releases expired reservations of a size, without waiting for the job. */
async function releaseExpiredOf(trx: Db, line: StockLine): Promise<void> {
  await sql`
    with gone as (
      update reservation set state = 'released' where id in (
        select id from reservation where sku = ${line.sku} and source = ${line.source} and state = 'reserved' and expires_at <= now()
        for update skip locked)
      returning quantity)
    update stock set reserved = reserved - (select sum(quantity) from gone), updated_at = now()
    where sku = ${line.sku} and source = ${line.source} and exists (select 1 from gone)`.execute(trx)
}

async function reserve(trx: Db, { sku, source, quantity }: StockLine): Promise<boolean> {
  const guarded = () =>
    sql`update stock set reserved = reserved + ${quantity}, updated_at = now()
      where sku = ${sku} and source = ${source} and on_hand - reserved >= ${quantity}`.execute(trx)
  if ((await guarded()).numAffectedRows === 1n) return true
  await releaseExpiredOf(trx, { sku, source, quantity })
  return (await guarded()).numAffectedRows === 1n
}

/**
 * Reserves stock for an order, all or nothing: on a shortage the caller rolls back. One guarded statement for each
 * size, in a fixed order.
 */
export async function reserveStock(trx: Db, orderId: number, lines: readonly StockLine[], ttlSeconds: number): Promise<ReserveResult> {
  for (const line of sumStockLines(lines)) {
    if (!(await reserve(trx, line))) return { isReserved: false, sku: line.sku }
    await sql`
      insert into reservation (order_id, sku, source, quantity, state, expires_at)
      values (${orderId}, ${line.sku}, ${line.source}, ${line.quantity}, 'reserved', now() + make_interval(secs => ${ttlSeconds}))`.execute(
      trx,
    )
  }
  return { isReserved: true }
}

/** Extends an order's reservations to `ttlSeconds` from now; never shortens them. */
export async function extendReservations(trx: Db, orderId: number, ttlSeconds: number): Promise<void> {
  await sql`
    update reservation set expires_at = greatest(expires_at, now() + make_interval(secs => ${ttlSeconds}))
    where order_id = ${orderId} and state = 'reserved'`.execute(trx)
}

async function reservationsOf(trx: Db, orderId: number, state: 'reserved' | 'released') {
  return trx
    .selectFrom('reservation')
    .select(['id', 'sku', 'source', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .orderBy('sku')
    .orderBy('source')
    .forUpdate()
    .execute()
}

/** Releases everything that an order has reserved. Safe to run again. */
export async function releaseStock(trx: Db, orderId: number): Promise<void> {
  for (const { id, sku, source, quantity } of await reservationsOf(trx, orderId, 'reserved')) {
    await sql`update stock set reserved = reserved - ${quantity}, updated_at = now() where sku = ${sku} and source = ${source}`.execute(trx)
    await trx.updateTable('reservation').set({ state: 'released' }).where('id', '=', id).execute()
  }
}

/** Reserves again what was released meanwhile; false (and nothing changed) when it is sold out. */
export async function reserveAgain(trx: Db, orderId: number): Promise<boolean> {
  const done: { id: number; line: StockLine }[] = []
  for (const { id, ...line } of await reservationsOf(trx, orderId, 'released')) {
    if (!(await reserve(trx, line))) {
      for (const { id: reservationId, line: reservedLine } of done) {
        await sql`update stock set reserved = reserved - ${reservedLine.quantity} where sku = ${reservedLine.sku} and source = ${reservedLine.source}`.execute(
          trx,
        )
        await trx.updateTable('reservation').set({ state: 'released' }).where('id', '=', reservationId).execute()
      }
      return false
    }
    await trx.updateTable('reservation').set({ state: 'reserved' }).where('id', '=', id).execute()
    done.push({ id, line })
  }
  return true
}

/** Commits an order's reservations once it is paid: the goods leave the stock. Safe to run again. */
export async function commitReservations(trx: Db, orderId: number): Promise<void> {
  for (const { id, sku, source, quantity } of await reservationsOf(trx, orderId, 'reserved')) {
    await sql`
      update stock set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity}, updated_at = now()
      where sku = ${sku} and source = ${source}`.execute(trx)
    await trx.updateTable('reservation').set({ state: 'committed' }).where('id', '=', id).execute()
  }
}

/** Releases all expired reservations, 500 at a time. @returns how many were released. */
export async function releaseExpiredReservations(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select id from reservation where state = 'reserved' and expires_at <= now() order by sku, source limit 500 for update skip locked),
    gone as (update reservation r set state = 'released' from due where r.id = due.id returning r.sku, r.source, r.quantity),
    sums as (select sku, source, sum(quantity) as quantity from gone group by sku, source),
    locked as (select s.sku, s.source from stock s join sums using (sku, source) order by s.sku, s.source for update),
    freed as (
      update stock s set reserved = s.reserved - sums.quantity, updated_at = now()
      from sums join locked using (sku, source) where s.sku = sums.sku and s.source = sums.source returning 1)
    select (select count(*) from gone)::int as count, (select count(*) from freed) as sizes`.execute(db)
  return rows[0]?.count ?? 0
}
