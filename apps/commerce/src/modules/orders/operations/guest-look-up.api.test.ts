import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { countStatements } from '#src/testing/count-statements'
import { gql } from '#src/testing/gql'
import { fillCart, openShop, place, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop({ LIMIT_MULTIPLIER: '1' })
})
after(() => shop.close())

const LOOK_UP = gql(`query ($number: String!, $lastname: String!, $email: String!) {
  guestOrder(input: { number: $number, lastname: $lastname, email: $email }) { number } }`)

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

test('a guest’s look-up does the same work and answers the same whichever input is wrong', async () => {
  const right = await placed()
  const counter = countStatements(shop.database.pool)
  const answers: unknown[] = []
  for (const wrong of [{ number: '100999999' }, { lastname: 'Nobody' }, { email: 'bo@example.com' }]) {
    const texts = await counter.textsOf(async () => {
      const { errors, status } = await lookUp({ ...right, ...wrong })
      answers.push([status, errors[0]?.message, errors[0]?.extensions.code])
    })
    answers.push(texts)
  }
  const [answer, work] = answers
  assert.deepEqual(answers, [answer, work, answer, work, answer, work])
  assert.ok(Array.isArray(work) && work.length > 0)
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
