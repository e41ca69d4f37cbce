import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { openPool } from './database.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

test('connections that the database cuts fail what runs on them and nothing else', async () => {
  const { db } = database
  const operator = openPool(database.url, 1)
  const cut = new Promise((done) => database.pool.once('connect', (client) => client.once('error', done)))
  const work = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await cut
    await sql`select 1`.execute(trx)
  })
  await assert.rejects(work)
  assert.deepEqual((await sql<{ one: number }>`select 1 as one`.execute(db)).rows, [{ one: 1 }])
  await operator.end()
})
