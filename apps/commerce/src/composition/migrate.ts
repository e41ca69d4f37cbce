import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { createLog } from '@welt/kit/log'
import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { unwatchedTables, watchTables } from '../change-log/watched-tables.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { applyTimeouts, UNHURRIED } from '../platform/time-outs.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** Paths by name: a hundred migrations share a folder. */
async function findMigrations(): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(FOLDER, { recursive: true })
  const named = files.filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(basename(file)))
  return new Map(named.map((file) => [basename(file, '.ts'), file] as const).sort())
}

const migrationNames = async (): Promise<string[]> => [...(await findMigrations()).keys()]

const provider: MigrationProvider = {
  async getMigrations() {
    const loaded = [...(await findMigrations())].map(
      async ([name, file]) => [name, (await import(new URL(file, FOLDER).href)) as Migration] as const,
    )
    return Object.fromEntries(await Promise.all(loaded))
  },
}

/** Migrated by a newer version, or before the first release. */
class OtherVersionError extends Error {}

async function doneMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ table: string | null }>(`select to_regclass('kysely_migration')::text as table`)
  if (!rows[0]?.table) return []
  const done = await pool.query<{ name: string }>('select name from kysely_migration order by name')
  return done.rows.map((row) => row.name)
}

/** A migration failed, and with it all of this run. */
class FailedMigrationError extends Error {}

/** Done by a newer version. */
const unknownMigrations = (done: readonly string[], own: readonly string[]): readonly string[] =>
  done.filter((name) => !own.includes(name))

/** @throws OtherVersionError */
async function refuseUnknownMigrations(pool: pg.Pool): Promise<void> {
  const unknown = unknownMigrations(await doneMigrations(pool), await migrationNames())
  if (unknown.length > 0)
    throw new OtherVersionError(
      'The database belongs to another version: ' +
        `it has ${unknown.join(', ')}, which this version does not know. ` +
        'Start that one, or give this one another database (DATABASE_URL, or DATA_DIR for the embedded one).',
    )
}

/**
 * Includes the job tables; one process at a time. All migrations run or none. @returns the names of those that ran
 * @throws OtherVersionError before any migration runs; FailedMigrationError
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: UNHURRIED })
  // Keeps the process alive; the query on a broken connection fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseUnknownMigrations(pool)
    // Runs an earlier migration even after a later one.
    const { error, results = [] } = await new Migrator({
      db,
      provider,
      allowUnorderedMigrations: true,
    }).migrateToLatest()
    const failed = results.find((result) => result.status === 'Error')
    if (failed)
      throw new FailedMigrationError(`${failed.migrationName} failed: ${(error as Error).message}`, { cause: error })
    if (error) throw error
    await watchTables(db)
    await runMigrations({ pgPool: pool })
    await applyTimeouts(databaseUrl)
    return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
  } finally {
    await db.destroy()
    // Kysely does not close an unused pool.
    if (!pool.ending) await pool.end()
  }
}

/** Includes tables with outdated change triggers, unless a newer version, side by side with this one, wrote them. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const [done, own] = [await doneMigrations(pool), await migrationNames()]
  const pending = own.filter((name) => !done.includes(name))
  if (pending.length > 0) return pending
  if (unknownMigrations(done, own).length > 0) return []
  // The pooler may be too old for named statements.
  return (await unwatchedTables(openDatabase(pool, false))).map((table) => `log_${table}`)
}

const NOT_ALLOWED = '42501'

function sentenceOf(error: unknown): string {
  if (error instanceof OtherVersionError) return error.message
  const { message = String(error), cause } = error as Error
  const { code } = (cause ?? error) as { readonly code?: string }
  const owner =
    code === NOT_ALLOWED ? ' The role of DATABASE_URL must own the database, or be allowed to change its tables.' : ''
  const next = error instanceof FailedMigrationError ? ' Nothing was changed: solve the cause, then migrate again.' : ''
  return `The database could not be migrated: ${message}.${owner}${next}`
}

if (import.meta.main) {
  try {
    const databaseUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
    if (!databaseUrl) throw new Error('the setting DATABASE_URL is missing')
    const ran = await migrate(databaseUrl)
    createLog('migrate')('info', ran.length ? 'migrated' : 'nothing to migrate', { migrations: ran })
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}
