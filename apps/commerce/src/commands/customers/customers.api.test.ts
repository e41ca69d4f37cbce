import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { runWelt } from '../../testing/run-welt.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await sql`
    insert into customer (website_id, email, firstname, lastname, email_confirmed_at) values
      (9, 'ana@example.com', 'Ana', 'Silva', now()), (10, 'ana@example.com', 'Ana', 'Silva', null),
      (9, 'bo@example.com', 'Bo_', 'Lee', null)`.execute(database.db)
})
after(() => database.drop())

const welt = (t: TestContext, ...given: readonly string[]) => runWelt(t, database.url, 'customers', ...given)

async function numberOf(t: TestContext): Promise<string> {
  const { out } = await welt(t, 'find', 'ana', '--site', 'williams', '--json')
  return String(JSON.parse(out)[0].number)
}

test('customers are found by the beginning of an email or name, also with signs of patterns', async (t) => {
  assert.equal((await welt(t, 'find', 'ana')).out.split('\n').length, 4)
  assert.match((await welt(t, 'find', 'Silva', '--site', 'williams')).out, /williams +ana@example\.com +Ana Silva/)
  assert.match((await welt(t, 'find', 'bo_')).out, /bo@example\.com/)
  assert.equal((await welt(t, 'find', 'a%')).out, 'No customer found.\n')
  assert.equal((await welt(t, 'find', 'x')).code, 2)
})

test('the data of a customer is exported, and the export is audited', async (t) => {
  const { out } = await welt(t, 'export', 'williams', 'ana@example.com')
  assert.equal(JSON.parse(out).profile.firstname, 'Ana')
  assert.equal((await welt(t, 'export', 'mollini', 'ana@example.com')).code, 1)
  const { rows } = await sql<{ target: string }>`
    select target from audit where action = 'data-exported' and actor = 'operator'`.execute(database.db)
  assert.deepEqual(rows, [{ target: `customer:${await numberOf(t)}` }])
  const { rows: commands } = await sql<{ detail: unknown }>`
    select detail from audit where target = 'customers export <site> <email>'`.execute(database.db)
  assert.ok(commands.length === 2 && !JSON.stringify(commands).includes('ana@'), JSON.stringify(commands))
})

test('an account is deleted with its number only, once, and not by a dry run', async (t) => {
  const number = await numberOf(t)
  const wrong = await welt(t, 'erase', 'williams', 'ana@example.com', '--number', '99999')
  assert.deepEqual([wrong.code, /has another number/.test(wrong.out)], [1, true])
  const dry = await welt(t, 'erase', 'williams', 'ana@example.com', '--number', number, '--dry-run')
  assert.match(dry.out, /is deleted\.\nNothing was changed: this was a dry run\./)
  const done = await welt(t, 'erase', 'williams', 'ana@example.com', '--number', number)
  assert.equal(done.out, `The account ${number} at Williams is deleted.\n`)
  assert.equal((await welt(t, 'erase', 'williams', 'ana@example.com', '--number', number)).code, 1)
  const { rows } = await sql<{ email: string }>`select email from customer where email like 'ana%'`.execute(database.db)
  assert.equal(rows.length, 1)
  const { rows: erased } = await sql`select customer_id from erasure`.execute(database.db)
  assert.equal(erased.length, 1)
})
