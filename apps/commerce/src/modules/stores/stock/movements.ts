import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { isInFirstPartition } from '#src/queue/log-partitions'
import { ensureStock } from './explain.ts'

export interface Adjustment {
  readonly sku: string
  readonly source: string
  /** Pieces added, or with a minus removed. */
  readonly change: number
  readonly reason: string
  /** The same adjustment with the same key is made once. */
  readonly key: string
}

export type Adjusted =
  | { readonly onHand: number; readonly isRepeated: boolean }
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'too-few'; readonly onHand: number; readonly reserved: number }

interface Shelf {
  readonly on_hand: number
  readonly reserved: number
}

/** Never below the reserved pieces. */
export function adjustStock(db: Kysely<Database>, given: Adjustment): Promise<Adjusted> {
  const { sku, source, change, reason, key } = given
  return inTransaction(db, async (trx): Promise<Adjusted> => {
    if (!(await ensureStock(trx, sku, source))) return { refusal: 'unknown' }
    const { rows } = await sql<Shelf & { is_repeated: boolean }>`
      select on_hand, reserved from stock where sku = ${sku} and source = ${source} for no key update`.execute(trx)
    const [shelf] = rows
    const { rows: made } = await sql`
      select id from stock_movement where sku = ${sku} and source = ${source} and key = ${key}`.execute(trx)
    if (!shelf) return { refusal: 'unknown' }
    if (made.length > 0) return { onHand: shelf.on_hand, isRepeated: true }
    const onHand = shelf.on_hand + change
    if (onHand < shelf.reserved) return { refusal: 'too-few', onHand: shelf.on_hand, reserved: shelf.reserved }
    await sql`select set_config('welt.stock_reason', ${reason}, true),
      set_config('welt.stock_key', ${key}, true)`.execute(trx)
    await sql`
      update stock set on_hand = ${onHand}, updated_at = now() where sku = ${sku} and source = ${source}`.execute(trx)
    await sql`select set_config('welt.stock_reason', '', true), set_config('welt.stock_key', '', true)`.execute(trx)
    return { onHand, isRepeated: false }
  })
}

export interface StockMovement {
  readonly at: Date
  readonly source: string
  readonly kind: string
  readonly on_hand: number
  readonly on_hand_change: number
  readonly reserved: number
  readonly reserved_change: number
  readonly reason: string | null
  readonly operator: string | null
  /** The order that reserved or sold the pieces. */
  readonly order: string | null
}

/** Newest first. An order's reservation has the time of its transaction. */
export async function loadMovements(
  db: Db,
  { sku, source, limit }: { readonly sku: string; readonly source: string | undefined; readonly limit: number },
): Promise<readonly StockMovement[]> {
  const { rows } = await sql<StockMovement>`
    select m.at, m.source, m.kind, m.on_hand, m.on_hand_change, m.reserved, m.reserved_change, m.reason, m.operator,
      (select o.number from reservation r join orders o on o.id = r.order_id
        where r.sku = m.sku and r.source = m.source and m.at in (r.created_at, r.committed_at) limit 1) as order
    from stock_movement m
    where m.sku = ${sku} and (${source ?? null}::text is null or m.source = ${source ?? null})
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export async function purgeStockMovements(db: Db, days: number): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from stock_movement where id = any(array(
        select id from stock_movement
        where at < now() - make_interval(days => ${days}::int) and ${isInFirstPartition('stock_movement')}
        order by at limit ${rows} for update skip locked))`.execute(db),
  )
}
