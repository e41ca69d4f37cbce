import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { countStatements } from '#src/testing/count-statements'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { fillCart, openShop, place, type TestShop } from '#src/testing/shop'
import { matchesOrder } from './guestOrder.ts'

let shop: TestShop
before(async () => {
  shop = await openShop({ LIMIT_MULTIPLIER: '1' })
})
after(() => shop.close())

const LOOK_UP = gql(`query ($number: String!, $lastname: String!, $email: String!) {
  guestOrder(input: { number: $number, lastname: $lastname, email: $email }) { number token } }`)

let addresses = 0

/** From a new network address unless one is given. */
function lookUp(input: Readonly<Record<'number' | 'lastname' | 'email', string>>, address?: string) {
  addresses += 1
  return shop.server.graphql(LOOK_UP, input, { 'x-forwarded-for': address ?? `203.0.113.${addresses}` })
}

async function placed() {
  const { placement } = await place(shop, await fillCart(shop))
  const number = placement.orderV2?.number ?? ''
  const { email, billing_address: billing } = await shop.database.db
    .selectFrom('orders')
    .select(['email', 'billing_address'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return { number, email, lastname: billing.lastname }
}

const codeOf = async (answer: ReturnType<typeof lookUp>) => (await answer).errors[0]?.extensions.code

const inAccount = (number: string, customerId: number | null) =>
  shop.database.db.updateTable('orders').set({ customer_id: customerId }).where('number', '=', number).execute()

test('a look-up sends the same statements whether it is right or which input is wrong', async () => {
  const right = await placed()
  const { id } = await registerCustomer(shop.server, 'cy@example.com')
  const counter = countStatements(shop.database.pool)
  const work: (readonly string[])[] = []
  const answers: unknown[] = []
  const tries = [{}, { number: '100999999' }, { lastname: 'Nobody' }, { email: 'bo@example.com' }, { customerId: id }]
  for (const { customerId = null, ...wrong } of tries) {
    await inAccount(right.number, customerId)
    const texts = await counter.textsOf(async () => {
      const { errors, status } = await lookUp({ ...right, ...wrong })
      answers.push([status, errors[0]?.message, errors[0]?.extensions.code])
    })
    work.push([...texts])
  }
  const [found, answer] = answers
  assert.deepEqual(found, [200, undefined, undefined])
  assert.deepEqual(answers.slice(1), [answer, answer, answer, answer])
  const [statements] = work
  assert.ok(statements && statements.length > 0)
  assert.deepEqual(work, [statements, statements, statements, statements, statements])
})

/** Names of the fields that a comparison reads, in order. */
function readsOf(order: Parameters<typeof matchesOrder>[0], input: Parameters<typeof matchesOrder>[1]) {
  const names: string[] = []
  const watched = new Proxy(input, {
    get(target, name) {
      names.push(String(name))
      return Reflect.get(target, name)
    },
  })
  return { isMatch: matchesOrder(order, watched), names }
}

test('a look-up compares email and last name even when the order or the other is wrong', async () => {
  const { number, email, lastname } = await placed()
  const input = { number, email, lastname }
  const order = await shop.database.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const right = readsOf(order, input)
  assert.deepEqual(right, { isMatch: true, names: ['email', 'lastname'] })
  for (const [found, wrong] of [
    [undefined, {}],
    [{ ...order, customer_id: 1 }, {}],
    [order, { email: 'bo@example.com' }],
    [order, { lastname: 'Nobody' }],
    [undefined, { email: 'no-order@example.com', lastname: 'No order' }],
  ] as const)
    assert.deepEqual(readsOf(found, { ...input, ...wrong }), { isMatch: false, names: right.names })
})

test('ten tries an hour per order number, email and address; then even correct input is refused', async () => {
  const right = await placed()
  const tries = Array.from({ length: 10 }, (_, at) => at)
  for (const at of tries)
    assert.equal(
      await codeOf(lookUp({ ...right, lastname: 'Nobody', email: `a${at}@example.com` })),
      'ORDER_NOT_LOCATED',
    )
  assert.equal(await codeOf(lookUp(right)), 'RATE_LIMITED')
  const email = 'bo@example.com'
  for (const at of tries) await lookUp({ ...right, email, number: `10099900${at}` })
  assert.equal(await codeOf(lookUp({ ...right, email, number: '100999100' })), 'RATE_LIMITED')
  const address = '198.51.100.7'
  for (const at of tries)
    await lookUp({ lastname: 'Nobody', email: `b${at}@example.com`, number: `10099800${at}` }, address)
  const other = { lastname: 'Nobody', email: 'c@example.com', number: '100998100' }
  assert.equal(await codeOf(lookUp(other, address)), 'RATE_LIMITED')
  assert.equal(await codeOf(lookUp(other)), 'ORDER_NOT_LOCATED')
})
