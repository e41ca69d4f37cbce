import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Generous, for slow machines. */
const MOST_MS = 90_000
const POLL_MS = 5

export async function until(isSo: () => boolean | Promise<boolean>, what = 'it never came'): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(POLL_MS))
    assert.ok(performance.now() < deadline, what)
}

/** Stops the clock of limits, so that no window passes while a slow test counts; undone by `resetClock`. */
export async function stopClock(db: Db): Promise<void> {
  await sql`do $$ begin
    execute format('create or replace function shop_now() returns timestamptz language sql stable as %L', format('select %L::timestamptz', now()));
  end $$`.execute(db)
}

/** Waits until so many sessions wait for a lock. Queries outside a transaction, where the result would not change. */
export async function untilLocked(db: Db, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await waiting.execute(db)).rows.length >= count, `${count} never waited for a lock`)
}
