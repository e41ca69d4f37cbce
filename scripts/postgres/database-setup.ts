import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

class DatabaseStartError extends Error {}

interface FoundDatabase {
  readonly version: number
  readonly name: string
  readonly role: string
  readonly ours: boolean
  readonly tables: number
  readonly isOpen: boolean
}

/**
 * Requires PostgreSQL 15 or newer, and a database that is ours or empty and writable.
 * @throws DatabaseStartError
 */
export async function checkDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseStartError(
      `The database does not answer: ${(error as Error).message}. ` +
        'Check DATABASE_URL, or leave it out to use the embedded one.',
    )
  }
  try {
    const { rows } = await client.query<FoundDatabase>(`
      select current_setting('server_version_num')::int as version, to_regclass('public.kysely_migration') is not null as ours,
        (select count(*)::int from pg_tables where schemaname = 'public') as tables, current_database() as name, current_user as role,
        has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "isOpen"`)
    const found = rows[0]
    if (!found || found.version < 150_000)
      throw new DatabaseStartError(
        'The database is too old: PostgreSQL 15 or newer is needed. Leave DATABASE_URL out to use the embedded one.',
      )
    if (!found.ours && found.tables > 0)
      throw new DatabaseStartError(
        `The database "${found.name}" holds tables of something else. Give Welt an empty database of its own.`,
      )
    if (!found.ours && !found.isOpen)
      throw new DatabaseStartError(
        `The role "${found.role}" may not create tables in the database "${found.name}". ` +
          `Let it own the database: alter database "${found.name}" owner to "${found.role}"`,
      )
    return `PostgreSQL ${Math.floor(found.version / 10_000)}`
  } finally {
    await client.end()
  }
}

/** The row of `seed_step` for the complete seed and its migrations. */
const WHOLE_SEED = 'everything'

const FILL_LOCK = 7_204_118
const LOCK_RETRY_MS = 100

/**
 * Does nothing if the sources are unchanged. Concurrent starts take turns.
 * @param fingerprint of the sources. @throws DatabaseStartError
 */
export async function fillDatabase(
  url: string,
  fingerprint: string,
  steps: {
    readonly migrate: () => Promise<unknown>
    readonly seed: () => Promise<unknown>
    readonly stop: AbortSignal
  },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the running step reports the error
  await client.connect()
  try {
    await client.query('set idle_session_timeout = 0')
    while (!(await client.query('select pg_try_advisory_lock($1) as "isLocked"', [FILL_LOCK])).rows[0]?.isLocked) {
      await sleep(LOCK_RETRY_MS)
      steps.stop.throwIfAborted()
    }
    const { rows: tables } = await client.query(`select 1 where to_regclass('public.seed_step') is not null`)
    const isMade = async () =>
      (await client.query('select 1 from seed_step where name = $1 and fingerprint = $2', [WHOLE_SEED, fingerprint]))
        .rows.length > 0
    if (tables.length > 0 && (await isMade())) return
    await steps.migrate()
    await steps.seed()
    await client.query(
      `insert into seed_step (name, fingerprint) values ($1, $2)
       on conflict (name) do update set fingerprint = excluded.fingerprint, finished_at = now()`,
      [WHOLE_SEED, fingerprint],
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
