import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { runWelt } from '../../testing/run-welt.ts'

let primary: TestDatabase
/** Read-only, like a standby. */
let replica: TestDatabase
before(async () => {
  primary = await withDatabase()
  replica = await withDatabase()
  await sql`insert into search_term (website_id, term, searches, without_results) values (9, 'gumboots', 4, 4)`.execute(
    replica.db,
  )
  const name = sql.id(new URL(replica.url).pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(primary.db)
  process.env.DATABASE_REPLICA_URL = replica.url
})
after(async () => {
  delete process.env.DATABASE_REPLICA_URL
  await replica.drop()
  await primary.drop()
})

test('only reports and exports read the replica, and the primary records them', async (t) => {
  const reported = await runWelt(t, primary.url, 'report', 'searches', '--csv')
  assert.deepEqual([reported.code, reported.out.split('\r\n')[1]], [0, 'williams,gumboots,4,4'])
  assert.equal((await runWelt(t, primary.url, 'products', 'export')).code, 0)
  assert.equal((await runWelt(t, primary.url, 'search-terms')).out.includes('gumboots'), false)
  assert.equal((await runWelt(t, primary.url, 'order', 'list')).code, 0)
  const { rows } = await sql<{ target: string }>`
    select target from audit where action = 'command' order by id`.execute(primary.db)
  assert.equal(rows.length, 4, JSON.stringify(rows))
})
