import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { ledgerOf, type TestShop } from '#src/testing/shop'
import { OTHER_STORE, openShopWithStores, placeCollection, STORE } from '../../modules/orders/testing/collections.ts'
import { runCommand } from '../run-command.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithStores()
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

interface Said {
  readonly code: number
  readonly out: string
}

/** Runs `welt store …`; calls at the same time share what they said. */
async function store(t: TestContext, ...args: readonly string[]): Promise<Said> {
  const mocks = [process.stdout, process.stderr].map((stream) => t.mock.method(stream, 'write', () => true))
  const code = await runCommand(shop.database.url, 'store', args)
  const said = mocks.flatMap(({ mock }) => mock.calls.map(({ arguments: [text] }) => String(text)))
  for (const { mock } of mocks) mock.restore()
  return { code, out: said.join('') }
}

const statesOf = async (number: string) => {
  const { rows } = await sql<{ state: string; order: string; shipped: number }>`
    select a.state, o.state as order, l.quantity_shipped as shipped from order_allocation a join orders o on o.id = a.order_id
      join order_line l on l.id = a.order_line_id where o.number = ${number} order by l.position, a.id`.execute(
    shop.database.db,
  )
  return rows.map(({ state, order, shipped }) => `${state} ${order} ${shipped}`)
}

const eventsOf = async (number: string) => {
  const { rows } = await sql<{ kind: string }>`
    select e.kind from order_event e join orders o on o.id = e.order_id where o.number = ${number} order by e.id`.execute(
    shop.database.db,
  )
  return rows.map(({ kind }) => kind)
}

test('a collection is picked, ready and collected; each step sent again changes nothing', async (t) => {
  const { number, code } = await placeCollection(shop)
  const listed = await store(t, 'to-pick', STORE)
  assert.match(listed.out, new RegExp(`${number}  line 1  1 x Test shoe, Black, .*38.*TEST-38.*to collect here`))
  assert.match((await store(t, 'ready', number)).out, /still has line 1 to pick: npm run welt -- store picked/)
  for (const again of [false, true]) {
    const picked = await store(t, 'picked', number)
    assert.equal(picked.code, 0)
    assert.match(
      picked.out,
      again ? /was picked before/ : /is picked at wil_test[\s\S]*Next: npm run welt -- store ready/,
    )
    assert.deepEqual(await statesOf(number), ['picked processing 0'])
  }
  assert.equal((await store(t, 'to-pick', STORE)).out, `Nothing to pick at ${STORE}.\n`)
  for (const again of [false, true]) {
    const ready = await store(t, 'ready', number)
    assert.match(ready.out, again ? /was ready before/ : /ready to collect at wil_test until 20.*Tom Whitford a text/)
    assert.deepEqual(await statesOf(number), ['ready processing 0'])
  }
  assert.match((await store(t, 'picked', number)).out, /was picked before/)
  const wrong = await store(t, 'collected', number, '--code', 'AAAAAA')
  assert.deepEqual([wrong.code, await statesOf(number)], [1, ['ready processing 0']])
  assert.match(wrong.out, /not the collection code/)
  const spoken = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase()
  const collected = await store(t, 'collected', number, '--code', spoken, '--by', 'Tom Whitford')
  assert.match(collected.out, /Hand over to Tom Whitford, who was named/)
  assert.deepEqual(await statesOf(number), ['collected complete 1'])
  const again = await store(t, 'collected', number, '--code', code)
  assert.equal(again.code, 1)
  assert.match(again.out, /was collected before on .* by Tom Whitford\. Hand nothing over/)
  assert.deepEqual(await eventsOf(number), ['placed', 'paid', 'picked', 'processing', 'ready', 'collected', 'complete'])
  const audit = await sql<{ action: string }>`select action from audit where target = ${number} order by id`.execute(
    shop.database.db,
  )
  assert.deepEqual(
    audit.rows.map(({ action }) => action),
    ['order-placed', 'store-picked', 'store-ready', 'store-wrong-code', 'store-collected'],
  )
})

test('the shopper sees a shipment that is ready to collect, then collected', async (t) => {
  const { number, code } = await placeCollection(shop)
  const { access_token: token } = await shop.database.db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const read = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
    status items { status } shipments { items { quantity_shipped } tracking { title number } } } }`)
  const seen = async () => (await shop.server.requireData(read, { token })).guestOrderByToken
  assert.deepEqual(await seen(), { status: 'Processing', items: [{ status: 'Invoiced' }], shipments: [] })
  const shipment = (title: string) => [{ items: [{ quantity_shipped: 1 }], tracking: [{ title, number: null }] }]
  await store(t, 'picked', number)
  await store(t, 'ready', number)
  assert.deepEqual(await seen(), {
    status: 'Processing',
    items: [{ status: 'Invoiced' }],
    shipments: shipment('Ready to collect'),
  })
  await store(t, 'collected', number, '--code', code)
  assert.deepEqual(await seen(), {
    status: 'Complete',
    items: [{ status: 'Shipped' }],
    shipments: shipment('Collected'),
  })
})

test('a split order is processing until its parcel has left, although its collection is over', async (t) => {
  const { number, code } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'], collected: ['TEST-39'] })
  assert.equal((await store(t, 'picked', number, '1')).code, 1)
  await store(t, 'picked', number, '2')
  await store(t, 'ready', number)
  await store(t, 'collected', number, '--code', code)
  assert.deepEqual(await statesOf(number), ['to_pick processing 0', 'collected processing 1'])
  assert.match((await store(t, 'to-pick', 'warehouse')).out, new RegExp(`${number}  line 1 .*to post, arrives`))
})

test('two operators at once take each step once, and hand over once', async (t) => {
  const { number, code } = await placeCollection(shop, { quantity: 2 })
  const both = (...args: readonly string[]) =>
    Promise.all([1, 2, 3].map(() => runCommand(shop.database.url, 'store', args)))
  t.mock.method(process.stdout, 'write', () => true)
  t.mock.method(process.stderr, 'write', () => true)
  assert.deepEqual(await both('picked', number), [0, 0, 0])
  assert.deepEqual(await both('ready', number), [0, 0, 0])
  assert.deepEqual((await both('collected', number, '--code', code)).sort(), [0, 1, 1])
  assert.deepEqual(await statesOf(number), ['collected complete 2'])
  assert.deepEqual(await eventsOf(number), ['placed', 'paid', 'picked', 'processing', 'ready', 'collected', 'complete'])
})

test("an unknown, unpaid, held or other store's order is refused with the next step", async (t) => {
  const { number, code } = await placeCollection(shop)
  const refused = async (pattern: RegExp, ...args: readonly string[]) => {
    const { code: exit, out } = await store(t, ...args)
    assert.equal(exit, 1, out)
    assert.match(out, pattern)
  }
  await refused(/no store "nowhere"/, 'to-pick', 'nowhere')
  await refused(/is not an order of these shops/, 'picked', '999999999')
  await refused(/its shoes are at wil_test/, 'picked', number, '--store', OTHER_STORE)
  await refused(/has only line 1 at this store/, 'picked', number, '4')
  await refused(/is not ready: line 1\. Next/, 'collected', number, '--code', code)
  const set = (change: string) =>
    sql`update orders set ${sql.raw(change)} where number = ${number}`.execute(shop.database.db)
  await set(`review_reason = 'capture failed'`)
  await refused(/is on hold/, 'picked', number)
  await set('review_reason = null')
  await runCommand(shop.database.url, 'cancel', [number])
  await refused(/unpaid, cancelled or closed/, 'picked', number)
  assert.deepEqual(await statesOf(number), ['to_pick cancelled 0'])
})

test('a script reads what there is to pick, what changed and why not as JSON', async (t) => {
  const { number } = await placeCollection(shop)
  const read = async (...args: readonly string[]) => JSON.parse((await store(t, ...args, '--json')).out)
  const [piece] = await read('to-pick', STORE)
  assert.deepEqual(
    [piece.order, piece.line, piece.sku, piece.quantity, piece.kind, piece.collect_at],
    [number, 1, 'TEST-38', 1, 'clickncollect', STORE],
  )
  assert.deepEqual((await read('picked', number)).changed.length, 1)
  assert.deepEqual((await read('picked', number)).changed, [])
  assert.equal((await read('collected', number, '--code', 'WRONG')).refusal, 'wrong-code')
})
