import { DAY_MS, SECOND_MS } from '@welt/kit/time'
import { type Kysely, sql } from 'kysely'
import type { Database, Db } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'
import { AT_ONCE, inCheck, lastIdOf } from './find-broken-invariants.ts'
import { among, between, noteBroken, type Ranged, type Scope, WHOLE_SHOP } from './scopes.ts'

type Ctx = Pick<JobContext, 'db' | 'log'>

/** The next run goes on. */
const MOST_MS = 30 * SECOND_MS
/** The same order may be noted by several transactions. */
const CHANGES_AT_ONCE = 5000
const LATE_HOURS = 30

/** Before the commit: an alarm may be repeated, never lost. */
async function checkScope(trx: Db, log: Ctx['log'], scope: Scope): Promise<void> {
  for (const { rule, what } of await noteBroken(trx, scope))
    log('error', 'invariant broken', { alarm: true, rule, what })
}

interface Changes {
  readonly count: number
  readonly orders: readonly number[]
  readonly cards: readonly number[]
}

/** Its rows come back if the transaction fails. An order is checked with the one that it swaps. */
async function takeChanges(trx: Db): Promise<Changes> {
  const { rows } = await sql<Changes>`
    with taken as (
      delete from unchecked_change where ctid = any(array(
        select ctid from unchecked_change limit ${CHANGES_AT_ONCE} for update skip locked))
      returning order_id, gift_card_id),
    changed as (select distinct order_id as id from taken where order_id is not null)
    select (select count(*) from taken)::int as count,
      to_json(array(
        select id from changed
        union select o.exchange_of from orders o join changed using (id) where o.exchange_of is not null)) as orders,
      to_json(array(select distinct gift_card_id from taken where gift_card_id is not null)) as cards`.execute(trx)
  return rows[0] ?? { count: 0, orders: [], cards: [] }
}

/** @returns whether there may be more */
function checkSomeChanges(db: Kysely<Database>, log: Ctx['log']): Promise<boolean> {
  return inCheck(db, async (trx) => {
    const { count, orders, cards } = await takeChanges(trx)
    if (orders.length > 0) await checkScope(trx, log, among('order', orders))
    if (cards.length > 0) await checkScope(trx, log, among('gift card', cards))
    return count === CHANGES_AT_ONCE
  })
}

interface Progress {
  readonly next: number
  /** Where the sweep should be by now. */
  readonly due: number
  readonly hours: number
}

/** Undefined while another worker sweeps. */
async function lockSweep(trx: Db, kind: Ranged): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    with sweep as (
      select next_id, extract(epoch from now() - started_at)::float8 as seconds from invariant_sweep
      where kind = ${kind} for update skip locked)
    select next_id as next, floor(${lastIdOf(kind)} * least(1, seconds / ${DAY_MS / SECOND_MS}::float8))::bigint as due,
      seconds / 3600 as hours from sweep`.execute(trx)
  return rows[0]
}

/** A sweep takes a day, so that each run checks an equal part. @returns whether it is behind */
function sweepSome({ db, log }: Ctx, kind: Ranged): Promise<boolean> {
  return inCheck(db, async (trx) => {
    const progress = await lockSweep(trx, kind)
    if (!progress) return false
    const { next, due, hours } = progress
    if (next <= due) {
      const last = Math.min(due, next + AT_ONCE - 1)
      await checkScope(trx, log, between(kind, next, last))
      await sql`update invariant_sweep set next_id = ${last + 1} where kind = ${kind}`.execute(trx)
      return true
    }
    if (hours < 24) return false
    await sql`update invariant_sweep set next_id = 1, started_at = now() where kind = ${kind}`.execute(trx)
    const isLate = hours > LATE_HOURS
    const facts = { kind, last: due, hours: Math.round(hours) }
    if (isLate) log('error', 'check of all invariants takes too long', { alarm: true, ...facts })
    else log('info', 'invariants checked', facts)
    return false
  })
}

/** Rules over the whole shop, what changed, and a part of the rest: all of it within a day. [decision 204] */
export async function checkInvariants(ctx: Ctx): Promise<void> {
  const { db, log } = ctx
  const endsAt = performance.now() + MOST_MS
  const repeat = async (some: () => Promise<boolean>) => {
    for (let isBehind = true; isBehind && performance.now() < endsAt; ) isBehind = await some()
  }
  await inCheck(db, (trx) => checkScope(trx, log, WHOLE_SHOP))
  await repeat(() => checkSomeChanges(db, log))
  await repeat(() => sweepSome(ctx, 'order'))
  await repeat(() => sweepSome(ctx, 'gift card'))
}
