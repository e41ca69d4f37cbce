import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import type { NamedByComposition } from './named-by-composition.ts'
import { statementDialect } from './statements/dialect.ts'
import { dryRunDialect } from './statements/dry-run.ts'
import { isStaleStatement } from './statements/statement-names.ts'

/** All tables, named in composition/tables.ts. */
export interface Database extends NamedByComposition {}

export type Db = Kysely<Database> | Transaction<Database>

const CONNECTION_MS = 2000

/** Reads money and counts as numbers. Time-outs are set on the role by `applyTimeouts`. */
export function openPool(databaseUrl: string, size: number, connectionMs = CONNECTION_MS): pg.Pool {
  // bigint ids stay below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: false,
  })
  pool.on('error', () => undefined) // The next query opens another connection.
  // The connection's query fails too; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openDatabase(pool: pg.Pool, arePrepared = true): Kysely<Database> {
  return new Kysely<Database>({ dialect: statementDialect(pool, arePrepared) })
}

/** Runs the work in one transaction that is rolled back; transactions of the work are savepoints. */
export async function rolledBack<T>(pool: pg.Pool, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return await work(new Kysely<Database>({ dialect: dryRunDialect(client, pool) }))
  } finally {
    await client.query('rollback').finally(() => client.release(true))
  }
}

const RUNS = 5

function mayRunAgain(error: unknown): boolean {
  const { code } = error as { readonly code?: string }
  return code === '40001' || code === '40P01' || isStaleStatement(error)
}

/** Up to 5 attempts after a serialisation failure, a deadlock or a schema change. */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (run === RUNS || !mayRunAgain(error)) throw error
    }
  }
}
