import type { Client } from 'pg'
import { type RowSet, writeRows } from '../rows.ts'
import type { SeedCounts } from '../step.ts'

type ContentRows = Pick<RowSet, 'columns'> & {
  readonly table: 'cms_page' | 'cms_block'
  readonly rows: readonly (Readonly<Record<string, unknown>> & {
    readonly website_id: number
    readonly identifier: string
  })[]
  /** Name of the step that wrote these rows before rows were recorded. */
  readonly formerStep: string
}

const KEY = ['website_id', 'identifier']

/** `seed_step` has a row for each page and block, with the hash of what the seed wrote. */
const sqlOf = ({ table, columns }: ContentRows) => ({
  nameOf: (row: string) => `'${table} ' || ${row}.website_id || ' ' || ${row}.identifier`,
  hashOf: (row: string) => `md5(row(${columns.map((column) => `${row}.${column}`).join(', ')})::text)`,
  given: `json_populate_recordset(null::${table}, $1::json)`,
})

/**
 * Rows that the former step wrote share the `xmin` of its record until they are changed. A dump restored in one
 * transaction gives all records one `xmin`, which proves nothing.
 */
const FORMER = `select f.xmin from seed_step f where f.name = $3
  and not exists (select from seed_step o where o.name <> f.name and o.xmin = f.xmin)`

/** Rows that were edited, added or deleted since the last seed. */
async function findEdited(
  client: Client,
  content: ContentRows,
  pattern: string,
): Promise<readonly { readonly website_id: number; readonly identifier: string }[]> {
  const { nameOf, hashOf, given } = sqlOf(content)
  const { rows } = await client.query(
    `select t.website_id, t.identifier from ${content.table} t
       left join seed_step s on s.name = ${nameOf('t')}
       left join ${given} g on g.website_id = t.website_id and g.identifier = t.identifier
     where t.identifier like $2 and ${hashOf('t')} is distinct from s.fingerprint
       and (g.identifier is null or ${hashOf('t')} <> ${hashOf('g')})
       and (s.name is not null or t.xmin not in (${FORMER}))
     union all
     select split_part(s.name, ' ', 2)::int, split_part(s.name, ' ', 3) from seed_step s
     where split_part(s.name, ' ', 1) = '${content.table}' and split_part(s.name, ' ', 3) like $2
       and not exists (select from ${content.table} t where ${nameOf('t')} = s.name)`,
    [JSON.stringify(content.rows), pattern, content.formerStep],
  )
  return rows
}

async function writeAndRecord(client: Client, content: ContentRows): Promise<number> {
  const { nameOf, hashOf, given } = sqlOf(content)
  const written = await writeRows(client, { ...content, key: KEY, onExisting: 'overwrite' })
  await client.query(
    `insert into seed_step (name, fingerprint)
     select ${nameOf('t')}, ${hashOf('t')} from ${content.table} t join ${given} g using (website_id, identifier)
     on conflict (name) do update set fingerprint = excluded.fingerprint, finished_at = now()`,
    [JSON.stringify(content.rows)],
  )
  return written
}

/** Overwrites only rows that are as the seed wrote them. */
export async function writeUnedited(client: Client, content: ContentRows): Promise<SeedCounts> {
  const edited = await findEdited(client, content, '%')
  const kept = new Set(edited.map(({ website_id, identifier }) => `${website_id} ${identifier}`))
  const rows = content.rows.filter(({ website_id, identifier }) => !kept.has(`${website_id} ${identifier}`))
  return { written: await writeAndRecord(client, { ...content, rows }), edited: content.rows.length - rows.length }
}

/** Replaces rows whose identifiers match, on sites where none was edited. */
export async function replaceUnedited(client: Client, content: ContentRows, pattern: string): Promise<SeedCounts> {
  const kept = new Set((await findEdited(client, content, pattern)).map(({ website_id }) => website_id))
  const rows = content.rows.filter(({ website_id }) => !kept.has(website_id))
  const values = [[...new Set(rows.map(({ website_id }) => website_id))], pattern]
  const { nameOf } = sqlOf(content)
  const deleted = `delete from ${content.table} t where t.website_id = any($1) and t.identifier like $2`
  await client.query(
    `with gone as (${deleted} returning *) delete from seed_step s using gone where s.name = ${nameOf('gone')}`,
    values,
  )
  return { written: await writeAndRecord(client, { ...content, rows }), edited: content.rows.length - rows.length }
}
