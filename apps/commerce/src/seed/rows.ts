import { createHash } from 'node:crypto'
import type { Client } from 'pg'

export interface RowSet {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** Columns of a unique key. */
  readonly key: readonly string[]
  readonly onExisting: 'overwrite' | 'keep'
}

const CHUNK = 1000

/** One statement per thousand rows. */
export async function writeRows(client: Client, set: RowSet): Promise<number> {
  const columns = set.columns.join(', ')
  const changed = set.columns
    .filter((column) => !set.key.includes(column))
    .map((column) => `${column} = excluded.${column}`)
  const action =
    set.onExisting === 'overwrite' && changed.length > 0 ? `do update set ${changed.join(', ')}` : 'do nothing'
  const sql = `insert into ${set.table} (${columns})
    select ${columns} from json_populate_recordset(null::${set.table}, $1::json) on conflict (${set.key.join(', ')}) ${action}`
  for (let start = 0; start < set.rows.length; start += CHUNK) {
    await client.query(sql, [JSON.stringify(set.rows.slice(start, start + CHUNK))])
  }
  return set.rows.length
}

/** For example product ids by sku. */
export async function idsBy(client: Client, table: string, column: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; key: string }>(`select id, ${column} as key from ${table}`)
  return new Map(rows.map((row) => [row.key, row.id]))
}

/** @throws Error for an unknown key */
export function requireId(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nothing is stored under "${key}". Run the seed again from the start.`)
  return id
}

/** Of a JSON value. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
