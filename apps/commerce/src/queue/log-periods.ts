import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { JobContext } from './job-handler.ts'

export type DividedLog = 'audit' | 'change_log' | 'order_event' | 'stock_movement'

/** Others wait meanwhile. Below PostgreSQL's deadlock_timeout, so that no other transaction is ended. */
const LOCK_MS = 200
const TRIES = 20
const PAUSE_MS = 250
/** Of one log and run. */
const MOST_PERIODS = 100
/** More rows without a period stay where they are, with an alarm. */
const MOST_ROWS = 50_000

/** A lock was not available, a deadlock, and a row that came between. */
const PASSING: ReadonlySet<unknown> = new Set(['55P03', '40P01', '23514'])

type Named = RawBuilder<{ readonly period: string | null }>

async function runBriefly(db: JobContext['db'], change: Named): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`.execute(trx)
        return (await change.execute(trx)).rows[0]?.period ?? null
      })
    } catch (error) {
      if (attempt === TRIES || !PASSING.has((error as { readonly code?: string }).code)) throw error
    }
    await sleep(PAUSE_MS)
  }
}

/**
 * Adds the periods ahead, moves rows that had none, and drops whole periods that ended `days` ago. Without
 * `days` none is dropped. [decision 198]
 */
export async function maintainPeriods(
  { db, log }: Pick<JobContext, 'db' | 'log'>,
  name: DividedLog,
  days?: number,
): Promise<void> {
  const untilNone = async (event: string, change: Named): Promise<void> => {
    try {
      for (let count = 0; count < MOST_PERIODS; count += 1) {
        const period = await runBriefly(db, change)
        if (period === null) return
        log('info', event, { period })
      }
    } catch (error) {
      log('error', 'periods of a log not maintained', { alarm: true, of: name, reason: (error as Error).message })
    }
  }
  await untilNone('period of a log added', sql`select add_log_period(${name}, ${MOST_ROWS}::int) as period`)
  if (days !== undefined)
    await untilNone('period of a log dropped', sql`select drop_log_period(${name}, ${days}::int) as period`)
}

/** The first period has all rows since the beginning: they are deleted one by one. */
export function isOfFirstPeriod(name: DividedLog): RawBuilder<boolean> {
  return sql<boolean>`at < (select ends from log_period where log = ${name} and starts = '-infinity')`
}
