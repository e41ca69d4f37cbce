import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { migrate } from '../composition/migrate.ts'
import { type Database, openDatabase, openPool } from '../platform/database.ts'
import { applyTimeouts, type Timeouts } from '../platform/time-outs.ts'

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://welt@127.0.0.1:54329/postgres'

/** Generous, so that slow machines do not fail tests. */
const CONNECTION_MS = 100_000
const LONG_TIMEOUTS: Timeouts = {
  statement_timeout: '100s',
  lock_timeout: '100s',
  idle_in_transaction_session_timeout: '120s',
}

/** Advisory lock under which one test process creates the template while others wait. */
const TEMPLATE_LOCK = 7_261_001

/** Cloned from the migrated template. */
export interface TestDatabase {
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  readonly url: string
  /** Closes the connections and drops the database; call it in `after`. */
  drop(): Promise<void>
}

function urlOf(name: string): string {
  const url = new URL(ADMIN_URL)
  url.pathname = `/${name}`
  return url.href
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
const SOURCES = fileURLToPath(new URL('../', import.meta.url))
const WATCHED_TABLES = fileURLToPath(new URL('../change-log/watched-tables.ts', import.meta.url))

/** Changes with the files of the folders and the watched tables, so that no stale template is cloned. */
async function fingerprint(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const read = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true })
  const entries = (await Promise.all(folders.map(read))).flat()
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...files.sort(), WATCHED_TABLES]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 10)
}

async function withAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ADMIN_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** Builds the template if missing; a filled one has its own name. */
async function requireTemplate(client: pg.Client, filling?: Filling): Promise<string> {
  const folders = filling ? [MIGRATIONS, join(SOURCES, filling.sources)] : [MIGRATIONS]
  const name = `welt_template_${await fingerprint(folders)}${filling ? `_${filling.name}` : ''}`
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (await exists(client, name)) return name
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await migrate(urlOf(draft))
    await filling?.fill(urlOf(draft))
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

/** Rows that several test files share, stored in a template named after `name`. */
export interface Filling {
  readonly name: string
  /** Folder of the code that makes the rows, within `src`. */
  readonly sources: string
  readonly fill: (url: string) => Promise<void>
}

/**
 * Clones a database from the template on TEST_DATABASE_URL's server. Without `filling`, its tables contain only rows of
 * migrations.
 */
export async function withDatabase(filling?: Filling): Promise<TestDatabase> {
  const name = `welt_test_${randomBytes(6).toString('hex')}`
  await withAdmin(async (client) => {
    const template = await requireTemplate(client, filling)
    await client.query(`create database ${name} template ${template}`)
  })
  await applyTimeouts(urlOf(name), { timeouts: LONG_TIMEOUTS }) // a clone does not copy role settings
  const pool = openPool(urlOf(name), 5, CONNECTION_MS)
  const db = openDatabase(pool)
  const drop = async () => {
    await db.destroy()
    await withAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { db, pool, url: urlOf(name), drop }
}
