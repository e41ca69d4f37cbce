import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'

/** Pieces of a size that a store is offered to have; both arguments are columns. [decision 94] */
export function offeredPiecesSql(sku: string, source: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select f.pieces from offered_stock f where f.sku = ${sql.ref(sku)} and f.source = ${sql.ref(source)}), 0)`
}

/** Offered pieces above 0, by `store sku`. */
export async function loadOfferedStock(
  db: Db,
  storeCodes: readonly string[],
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (storeCodes.length === 0 || skus.length === 0) return new Map()
  const { rows } = await sql<{ source: string; sku: string; pieces: number }>`
    select source, sku, pieces from offered_stock
    where source = any(${storeCodes}) and sku = any(${skus}) and pieces > 0`.execute(db)
  return new Map(rows.map(({ source, sku, pieces }) => [`${source} ${sku}`, pieces]))
}
