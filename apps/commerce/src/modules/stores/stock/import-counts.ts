import { normalizeSku } from '@welt/kit/text/skus'
import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from '#src/platform/database'
import { readTable } from '#src/platform/table/read-table'
import { noteStoreOutcomes } from './outcomes.ts'

export interface CountedRow {
  readonly line: number
  readonly sku: string
  readonly source: string
  /** Null where there was no record. */
  readonly before: number | null
  /** At least what orders have reserved. */
  readonly after: number
}

interface BadCount {
  readonly line: number
  readonly sku: string
  readonly reason: string
}

const COLUMNS = ['sku', 'source', 'count']
const WAREHOUSE = 'warehouse'
const BATCH = 500

interface TypedCount {
  readonly line: number
  readonly sku: string
  readonly source: string
  readonly count: number
}

function readCounts(bytes: Buffer): { readonly counts: readonly TypedCount[]; readonly bad: readonly BadCount[] } {
  const bad: BadCount[] = []
  const seen = new Map<string, number>()
  const counts: TypedCount[] = []
  for (const { line, cells, problem } of readTable(bytes, (name) => COLUMNS.includes(name)).rows) {
    const sku = normalizeSku(cells.sku ?? '')
    const source = cells.source || WAREHOUSE
    const earlier = seen.get(`${source} ${sku}`)
    const wrong = [
      problem,
      sku === '' && 'sku is empty.',
      !/^\d{1,6}$/.test(cells.count ?? '') && 'count takes a whole number.',
      earlier !== undefined && `Line ${earlier} already counts this size there.`,
    ].find(Boolean)
    if (wrong) bad.push({ line, sku, reason: wrong })
    else {
      seen.set(`${source} ${sku}`, line)
      counts.push({ line, sku, source, count: Number(cells.count) })
    }
  }
  return { counts, bad }
}

interface KnownCount {
  readonly line: number
  readonly is_size: boolean
  readonly is_source: boolean
  readonly before: number | null
  readonly after: number
}

/** Counts of many sizes; counting again changes nothing. @throws TableError */
export async function importCounts(
  db: Kysely<Database>,
  bytes: Buffer,
): Promise<{ readonly counted: readonly CountedRow[]; readonly bad: readonly BadCount[] }> {
  const { counts, bad: unreadable } = readCounts(bytes)
  const bad = [...unreadable]
  const counted: CountedRow[] = []
  for (let from = 0; from < counts.length; from += BATCH) {
    const batch = counts.slice(from, from + BATCH)
    const given = JSON.stringify(batch)
    const known = await inTransaction(db, async (trx) => {
      const { rows } = await sql<KnownCount>`
        select g.line, exists (select from variant v where v.sku = g.sku) as is_size, o.code is not null as is_source,
          s.on_hand as before, greatest(g.count, coalesce(s.reserved, 0)) as after
        from jsonb_to_recordset(${given}::jsonb) as g (line int, sku text, source text, count int)
          left join source o on o.code = g.source left join stock s on s.sku = g.sku and s.source = g.source`.execute(
        trx,
      )
      const right = new Set(rows.filter((row) => row.is_size && row.is_source).map(({ line }) => line))
      const outcomes = batch
        .filter(({ line }) => right.has(line))
        .map(({ sku, source, count }) => ({ sku, source, outcome: 'counted' as const, onHand: count }))
      await sql`
        insert into stock (sku, source, on_hand)
        select sku, source, 0 from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as g (sku text, source text)
        order by sku, source on conflict do nothing`.execute(trx)
      await noteStoreOutcomes(trx, outcomes)
      return new Map(rows.map((row) => [row.line, row]))
    })
    for (const { line, sku, source } of batch) {
      const found = known.get(line)
      if (found?.is_size && found.is_source)
        counted.push({ line, sku, source, before: found.before, after: found.after })
      else
        bad.push({ line, sku, reason: found?.is_size ? `There is no source "${source}".` : 'There is no such size.' })
    }
  }
  return { counted, bad: bad.sort((one, other) => one.line - other.line) }
}
