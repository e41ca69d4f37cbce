import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Db } from './database.ts'

/*
 * Test clock. Accounts and limits use shop_now() of the database, normally now(); moveClock redefines it with an offset
 * from table test_clock, so that all processes see the same time.
 */

/** Adds to earlier calls. @throws Error in production */
export async function moveClock(db: Db, environment: Config['environment'], seconds: number): Promise<void> {
  if (environment === 'production') throw new Error('The clock is not moved in production.')
  await sql`
    create table if not exists test_clock (only_one boolean primary key default true check (only_one), ahead interval not null);
    create or replace function shop_now() returns timestamptz language sql stable as
      'select now() + coalesce((select ahead from test_clock), interval ''0'')'`.execute(db)
  await sql`
    insert into test_clock (ahead) values (make_interval(secs => ${seconds}))
    on conflict (only_one) do update set ahead = test_clock.ahead + excluded.ahead`.execute(db)
}

export async function resetClock(db: Db): Promise<void> {
  await sql`
    create or replace function shop_now() returns timestamptz language sql stable as 'select now()';
    drop table if exists test_clock`.execute(db)
}

/** @throws Error in production when tests have moved the clock */
export async function refuseTestClock(db: Db, environment: Config['environment']): Promise<void> {
  if (environment !== 'production') return
  const { rows } = await sql<{ clock: string | null }>`select to_regclass('test_clock')::text as clock`.execute(db)
  if (rows[0]?.clock)
    throw new Error('The clock of this database was moved by tests. Run npm run welt -- test-clock reset first.')
}
