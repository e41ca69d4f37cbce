import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { JobContext } from './job-handler.ts'

export type PartitionedLog = 'audit' | 'change_log' | 'order_event' | 'stock_movement'

/** Statements queue behind the lock. Below PostgreSQL's deadlock_timeout, so that no other transaction is aborted. */
const LOCK_TIMEOUT_MS = 200
const ATTEMPTS = 20
const PAUSE_MS = 250
/** Per log and run. */
const MOST_PARTITIONS = 100
/** More rows than this stay in the default partition and raise an alarm. */
const MOST_ROWS = 50_000

/** SQLSTATE of a lock timeout, of a deadlock, and of a row that was inserted meanwhile. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['55P03', '40P01', '23514'])

/** Names the partition that it added or dropped. */
type PartitionChange = RawBuilder<{ readonly partition: string | null }>

async function runWithRetries(db: JobContext['db'], change: PartitionChange): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(trx)
        return (await change.execute(trx)).rows[0]?.partition ?? null
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { readonly code?: string }).code)) throw error
    }
    await sleep(PAUSE_MS)
  }
}

/**
 * Adds partitions ahead, moves rows out of the default partition, and drops partitions that ended `days` ago. Without
 * `days` it drops none. [decision 198]
 */
export async function maintainPartitions(
  { db, log }: Pick<JobContext, 'db' | 'log'>,
  name: PartitionedLog,
  days?: number,
): Promise<void> {
  const untilNone = async (event: string, change: PartitionChange): Promise<void> => {
    try {
      for (let count = 0; count < MOST_PARTITIONS; count += 1) {
        const partition = await runWithRetries(db, change)
        if (partition === null) return
        log('info', event, { partition })
      }
    } catch (error) {
      log('error', 'partitions of a log not maintained', { alarm: true, of: name, reason: (error as Error).message })
    }
  }
  await untilNone('partition of a log added', sql`select add_log_period(${name}, ${MOST_ROWS}::int) as partition`)
  if (days !== undefined)
    await untilNone('partition of a log dropped', sql`select drop_log_period(${name}, ${days}::int) as partition`)
}

/** The first partition has no lower bound, so its rows are deleted in batches. */
export function isInFirstPartition(name: PartitionedLog): RawBuilder<boolean> {
  return sql<boolean>`at < (select ends from log_period where log = ${name} and starts = '-infinity')`
}
