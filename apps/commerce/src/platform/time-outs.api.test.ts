import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { applyTimeouts } from './time-outs.ts'

// Requests use another role than the direct connection, as they may through a pooler. [decision 22]

const PASSWORD = 'a-password'
let database: TestDatabase
let name: string
let role: string
let owner: string

const urlAs = (user: string) => Object.assign(new URL(database.url), { username: user, password: PASSWORD }).href

async function run(...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database.db)
}

/** Time-outs set on the role in this database. */
async function ownOf(user: string): Promise<readonly string[]> {
  const { rows } = await sql<{ setting: string }>`select unnest(setconfig) as setting from pg_db_role_setting
    where setrole = ${user}::regrole and setdatabase = (select oid from pg_database where datname = ${name}) order by 1`.execute(
    database.db,
  )
  return rows.map(({ setting }) => setting)
}

before(async () => {
  database = await withDatabase()
  name = new URL(database.url).pathname.slice(1)
})
after(() => database.drop())
beforeEach(async () => {
  ;[role, owner] = ['requests', 'owner'].map((part) => `welt_${part}_${randomBytes(6).toString('hex')}`) as [
    string,
    string,
  ]
  await run(...[role, owner].map((user) => `create role ${user} login password '${PASSWORD}'`))
})
afterEach(() => run(`alter database ${name} reset all`, `drop role ${role}`, `drop role ${owner}`))

test('the role that requests use has the time-outs too, whoever sets them', async () => {
  await applyTimeouts(database.url, { requestsUrl: urlAs(role) })
  assert.deepEqual(await ownOf(role), [
    'idle_in_transaction_session_timeout=10s',
    'lock_timeout=2s',
    'plan_cache_mode=force_generic_plan',
    'statement_timeout=5s',
  ])
})

test("an operator's values for the role or the database stay, and the others are set", async () => {
  await run(`alter role ${role} set statement_timeout = '7s'`, `alter database ${name} set lock_timeout = '3s'`)
  await applyTimeouts(database.url, { requestsUrl: urlAs(role) })
  assert.deepEqual(await ownOf(role), ['idle_in_transaction_session_timeout=10s', 'plan_cache_mode=force_generic_plan'])
})

test('a role that cannot be changed is told of, and the own role has its time-outs', async () => {
  for (const stranger of [role, 'nobody_here']) {
    const lines: unknown[] = []
    await applyTimeouts(urlAs(owner), {
      requestsUrl: urlAs(stranger),
      log: (level, _, facts) => lines.push([level, facts?.role]),
    })
    assert.deepEqual(lines, [['warn', stranger]])
  }
  assert.equal((await ownOf(owner)).length, 4)
  assert.deepEqual(await ownOf(role), [])
})
