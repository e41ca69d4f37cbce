import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../composition/database.ts'

/** What has not come by then never comes, however slow the machine. */
const MOST_MS = 90_000
const LOOK_EVERY_MS = 5

/** Waits until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'it never came'): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(LOOK_EVERY_MS))
    assert.ok(performance.now() < deadline, what)
}

/**
 * Stands the clock of limits still, so that none of them passes while a slow test counts; `resetClock` has it go on.
 */
export async function stopClock(db: Db): Promise<void> {
  await sql`do $$ begin
    execute format('create or replace function shop_now() returns timestamptz language sql stable as %L', format('select %L::timestamptz', now()));
  end $$`.execute(db)
}

/**
 * Waits until so many wait for a lock of this database; read outside of a transaction, in which the answer would not
 * change.
 */
export async function untilLocked(db: Db, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await waiting.execute(db)).rows.length >= count, `${count} never waited for a lock`)
}
