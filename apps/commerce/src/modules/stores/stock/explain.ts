import { sql } from 'kysely'
import { type Db, inTransaction } from '#src/platform/database'
import { noteStoreOutcome } from './outcomes.ts'

export interface SourceStock {
  readonly source: string
  readonly on_hand: number
  readonly reserved: number
  /** Null at a source that is no store. */
  readonly offered: number | null
  readonly piece_chance_percent: number | null
  readonly wanted_chance_percent: number | null
  readonly days_since_count: number
  readonly sold_since_count: number
  readonly declined_at: Date | null
}

/** Why pieces of a size are offered or not, by source. */
export async function explainStock(db: Db, sku: string): Promise<readonly SourceStock[]> {
  const { rows } = await sql<SourceStock>`
    select s.source, s.on_hand, s.reserved, f.pieces as offered, round(100 * f.piece_chance)::int as piece_chance_percent,
      round(100 * f.wanted_chance)::int as wanted_chance_percent,
      floor(extract(epoch from shop_now() - s.counted_at) / 86400)::int as days_since_count, s.sold_since_count, s.declined_at
    from stock s left join offered_stock f using (sku, source)
    where s.sku = ${sku} order by f.pieces is not null, s.source`.execute(db)
  return rows
}

/** A size that a source has none of is recorded with none. @returns false for an unknown size or source */
export async function ensureStock(trx: Db, sku: string, source: string): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    with added as (
      insert into stock (sku, source, on_hand) select v.sku, o.code, 0 from variant v, source o
        where v.sku = ${sku} and o.code = ${source} on conflict do nothing returning 1)
    select exists (select from added) or exists (select from stock where sku = ${sku} and source = ${source})
      as is_there`.execute(trx)
  return rows[0]?.is_there === true
}

/** @returns what is recorded then, at least the reserved pieces; undefined for an unknown size or source */
export function countStock(db: Db, sku: string, source: string, onHand: number): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await ensureStock(trx, sku, source))) return undefined
    await noteStoreOutcome(trx, { source, sku, outcome: 'counted', onHand })
    const recorded = trx.selectFrom('stock').select('on_hand').where('sku', '=', sku).where('source', '=', source)
    return (await recorded.executeTakeFirst())?.on_hand
  })
}
