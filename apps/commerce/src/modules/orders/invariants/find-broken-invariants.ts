import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import type { BrokenInvariant } from './rules.ts'
import { between, findBroken, type Ranged, type Scope, WHOLE_SHOP } from './scopes.ts'

/** Orders or gift cards of one statement. */
export const AT_ONCE = 10_000

const TABLES = { order: 'orders', 'gift card': 'gift_card' } as const satisfies Record<Ranged, string>

export const lastIdOf = (kind: Ranged) => sql<number>`(select coalesce(max(id), 0) from ${sql.table(TABLES[kind])})`

/** A transaction of its own with a longer timeout than other statements, at most half a job's lease. */
export function inCheck<T>(db: Kysely<Database>, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = '1min'`.execute(trx)
    return work(trx)
  })
}

const check = (db: Kysely<Database>, scope: Scope) => inCheck(db, (trx) => findBroken(trx, scope))

async function checkAll(db: Kysely<Database>, kind: Ranged): Promise<BrokenInvariant[]> {
  const { rows } = await inCheck(db, (trx) => sql<{ last: number }>`select ${lastIdOf(kind)} as last`.execute(trx))
  const last = rows[0]?.last ?? 0
  const broken: BrokenInvariant[] = []
  for (let first = 1; first <= last; first += AT_ONCE)
    broken.push(...(await check(db, between(kind, first, first + AT_ONCE - 1))))
  return broken
}

/** Checks I1-I8 of everything, in as many transactions as there are ranges of orders and gift cards. [decision 204] */
export async function findBrokenInvariants(db: Kysely<Database>): Promise<BrokenInvariant[]> {
  return [...(await check(db, WHOLE_SHOP)), ...(await checkAll(db, 'order')), ...(await checkAll(db, 'gift card'))]
}
