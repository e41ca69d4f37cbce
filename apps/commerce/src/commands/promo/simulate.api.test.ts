import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { insertProducts } from '../../testing/products.ts'
import { runWelt } from '../../testing/run-welt.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await insertProducts(database.db)
})
after(() => database.drop())

const welt = (t: TestContext, ...given: readonly string[]) => runWelt(t, database.url, 'promo', ...given)

test('a simulated bag says what it would pay, and why each offer and code applies or not', async (t) => {
  const add = async (name: string, ...rule: readonly string[]) =>
    assert.equal((await welt(t, 'add', 'williams', name, '--label', name, ...rule)).code, 0)
  await add('runners', '--percent', '20', '--sku', 'RUNNER')
  await add('big', '--amount', '10', '--minimum', '500')
  await add('members', '--percent', '5', '--customers', 'member')
  await add('later', '--percent', '50', '--from', '2099-01-01')
  await add('code', '--percent', '10', '--code', 'TEN', '--stacks', 'all')
  const { out } = await welt(t, 'simulate', 'williams', 'runner-38=2', 'POLISH-ONE', '--code', 'ten', '--code', 'NONE')
  for (const said of [
    '2 x Runner (RUNNER-38)  $259.90',
    'offer "runners": applies  -$51.98',
    'offer "big": no, the eligible items are below its minimum',
    'offer "members": no, it is for customers who are signed in: --member',
    'offer "later": no, it has not begun, or has ended',
    'code TEN "code": applies',
    'code NONE: no, the site has no such code',
  ])
    assert.ok(out.includes(said), `${said}\n${out}`)
  const json = await welt(t, 'simulate', 'williams', 'RUNNER-38=2', '--member', '--json')
  const { totals, promotions } = JSON.parse(json.out)
  const saved = promotions.reduce((sum: number, { saved_cents: cents }: { saved_cents: number }) => sum + cents, 0)
  assert.equal(saved, totals.discountCents)
  assert.equal(totals.totalCents, totals.subtotalCents + totals.shippingCents - totals.discountCents)
  assert.equal((await welt(t, 'simulate', 'williams', 'BOOT-1')).code, 1)
  assert.equal((await welt(t, 'simulate', 'williams', 'RUNNER-38=0')).code, 2)
})
