import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'

const root = join(import.meta.dirname, '..')

/** A database that cannot be used, with what to do. */
class DatabaseStartError extends Error {}

/**
 * Makes sure that the database answers, is PostgreSQL 15 or newer and is ours or empty.
 * @throws DatabaseStartError
 */
export async function checkDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseStartError(
      `The database does not answer: ${(error as Error).message}. Check DATABASE_URL, or leave it out to use the embedded one.`,
    )
  }
  try {
    const { rows } = await client.query<{ version: number; ours: boolean; tables: number; name: string }>(`
      select current_setting('server_version_num')::int as version, to_regclass('public.kysely_migration') is not null as ours,
        (select count(*)::int from pg_tables where schemaname = 'public') as tables, current_database() as name`)
    const found = rows[0]
    if (!found || found.version < 150_000) throw new DatabaseStartError('PostgreSQL 15 or newer is needed.')
    if (!found.ours && found.tables > 0)
      throw new DatabaseStartError(`The database "${found.name}" holds tables of something else. Give Welt an empty database of its own.`)
    return `PostgreSQL ${Math.floor(found.version / 10_000)}`
  } finally {
    await client.end()
  }
}

/** Rows of `seed_step` are steps of the seed; this one says from which sources all of them, and the migrations before them, were made. */
const WHOLE_SEED = 'everything'

/** A query of its own, on a connection that is closed after it. */
async function ask(url: string, sql: string, values: readonly string[] = []): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/**
 * Migrates and seeds, unless this database was made from these very sources, which a second start is told in one query instead of by two
 * processes. @param fingerprint of the sources. @throws DatabaseStartError
 */
export async function fillDatabase(
  url: string,
  fingerprint: string,
  steps: { readonly migrate: () => Promise<unknown>; readonly seed: () => Promise<unknown> },
): Promise<void> {
  const [table] = await ask(url, `select 1 where to_regclass('public.seed_step') is not null`)
  if (table && (await ask(url, 'select 1 from seed_step where name = $1 and fingerprint = $2', [WHOLE_SEED, fingerprint])).length > 0)
    return
  await steps.migrate()
  await steps.seed()
  await ask(
    url,
    `insert into seed_step (name, fingerprint) values ($1, $2)
     on conflict (name) do update set fingerprint = excluded.fingerprint, finished_at = now()`,
    [WHOLE_SEED, fingerprint],
  )
}

/** Runs one of our commands to its end, its progress shown; a failure carries its last words. */
export function runToEnd(entry: string, env: Readonly<Record<string, string>>): Promise<string | undefined> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, entry)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let words = ''
    child.stderr.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-2000)
      if (process.stderr.isTTY) process.stderr.write(chunk)
    })
    const stop = () => child.kill('SIGTERM')
    process.once('exit', stop)
    child.once('error', failed)
    child.once('exit', (code, signal) => {
      process.off('exit', stop)
      if (code === 0) done(undefined)
      else failed(new DatabaseStartError(`${entry} failed (${signal ?? code}).\n${words.trim()}`))
    })
  })
}
