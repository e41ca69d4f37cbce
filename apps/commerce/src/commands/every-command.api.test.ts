import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { insertProducts } from '../testing/products.ts'
import { runWelt } from '../testing/run-welt.ts'
import { RIGHT_CALLS } from './testing/right-calls.ts'

const FILES: Readonly<Record<string, string>> = {
  'counts.csv': 'sku,source,count\nRUNNER-38,warehouse,5\n',
  'a.csv': 'sku,name\nRUNNER,Runner\n',
  'zones.json': '{}',
  'terms.html': '<p>Terms.</p>',
  'deleted.txt': '',
  'mail.html': '',
}

/** Arguments replaced by rows of this database. */
const KNOWN: Readonly<Record<string, string>> = {
  mollini: 'williams',
  M01: 'warehouse',
  s1: 'warehouse',
  'VERONA-BLACK': 'RUNNER',
  'VERONA-BLACK-38': 'RUNNER-38',
  'VERONA-BLACK-38=1': 'RUNNER-38=1',
  'MARA-TAN-39=2': 'RUNNER-39=2',
}

/** These print one JSON document per line. */
const LINES = ['products export']

let database: TestDatabase
let folder: string
before(async () => {
  database = await withDatabase()
  await insertProducts(database.db)
  await database.db.insertInto('brand').values({ value: 'vela', label: 'Vela', url_key: 'vela' }).execute()
  folder = mkdtempSync(join(tmpdir(), 'welt-commands-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
})
after(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const argumentOf = (typed: string) => (typed in FILES ? join(folder, typed) : (KNOWN[typed] ?? typed))

const calls = () =>
  Object.entries(RIGHT_CALLS).flatMap(([name, all]) => all.map((words) => [name, ...words.map(argumentOf)]))

/** Row count and hash of every table except the audit log. */
async function contents(): Promise<readonly object[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_name <> 'audit'
      and (table_schema = 'public' or (table_schema = 'graphile_worker' and table_name = '_private_jobs'))
    order by 1`.execute(database.db)
  const hashes = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), ''))
        as hash from ${sql.raw(name)} t`,
  )
  return (await sql<object>`${sql.join(hashes, sql` union all `)} order by name`.execute(database.db)).rows
}

async function audited() {
  const { rows } = await sql<{ action: string; isDryRun: boolean }>`
    select action, coalesce((detail ->> 'dryRun')::boolean, false) as "isDryRun" from audit
    where action in ('command', 'command-refused') order by id`.execute(database.db)
  return rows
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('every command answers --json with JSON, has a dry run that changes nothing, and is audited', async (t) => {
  const start = await contents()
  const problems: string[] = []
  let count = 0
  for (const words of calls()) {
    const call = words.join(' ')
    const { code, stdout, out } = await runWelt(t, database.url, ...words, '--json', '--dry-run')
    const isLines = code === 0 && LINES.some((command) => call.startsWith(command))
    const documents = isLines ? stdout.trim().split('\n') : [stdout]
    if (!(code === 0 || code === 1)) problems.push(`${call} ends with ${code}: ${out}`)
    else if (!documents.every(isJson)) problems.push(`${call} answers no JSON: ${stdout}`)
    const rows = await audited()
    if (rows.length !== count + 1 || !rows.at(-1)?.isDryRun) problems.push(`${call} is not audited once`)
    count = rows.length
  }
  assert.deepEqual(problems, [])
  assert.ok(count > 80, `${count} calls`)
  assert.deepEqual(await contents(), start)
})
