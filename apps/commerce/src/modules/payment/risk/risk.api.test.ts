import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { runWelt } from '#src/testing/run-welt'
import { enterCard, fillCart, ledgerOf, openShop, place, runJobs, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
  shop.gateway.script = 'authorise'
  shop.gateway.cardOrigin = {}
  shop.gateway.captures.clear()
  await sql`truncate orders, psp_event, idempotency, site_setting cascade;
    update stock set on_hand = 20, reserved = 0;
    delete from graphile_worker._private_jobs`.execute(shop.database.db)
})
after(() => shop.close())

const JOBS = ['capture-payment', 'send-capture', 'settle-payment', 'reverse-payment', 'send-order-confirmation']
const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, ...words)
const set = async (t: TestContext, ...words: readonly string[]) => {
  const { code, out } = await welt(t, 'setting', 'williams', ...words)
  assert.equal(code, 0, out)
}

const SET_EMAIL = gql(`mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`)
const SET_BILLING = gql(`mutation ($id: String!, $address: CartAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`)

interface Want {
  readonly quantity?: number
  readonly email?: string
  readonly billed?: Readonly<Record<string, unknown>>
}

async function buy({ quantity = 1, email, billed }: Want = {}): Promise<string> {
  const id = await fillCart(shop, { quantity })
  if (email) await shop.server.requireData(SET_EMAIL, { id, email })
  if (billed) await shop.server.requireData(SET_BILLING, { id, address: { ...ADDRESS, ...billed } })
  if (billed) await enterCard(shop, id)
  const { placement } = await place(shop, id)
  return placement.orderV2?.number ?? ''
}

async function show(t: TestContext, number: string) {
  const { out } = await welt(t, 'order', 'show', number, '--json')
  return JSON.parse(out) as {
    state: string
    held: string | null
    risk: { score: number; threshold: number; rules: { name: string; weight: number }[] }
    events: { kind: string; actor: string; why: string | null }[]
  }
}

const captured = () => [...shop.gateway.captures.values()].map(({ amount }) => amount.cents)
const namesOf = ({ risk }: Awaited<ReturnType<typeof show>>) => risk.rules.map(({ name }) => name)

test('without a threshold no order is held, and staff see the score all the same', async (t) => {
  shop.gateway.cardOrigin = { alias: 'A1', country: 'GB' }
  const number = await buy({ quantity: 4 })
  const shown = await show(t, number)
  assert.deepEqual([shown.held, shown.risk.threshold, shown.risk.score], [null, 0, 50])
  assert.deepEqual(namesOf(shown), ['card_country', 'same_style'])
  assert.match(
    (await welt(t, 'order', 'show', number)).out,
    /risk 50: card from another country than the billing address 30, many pairs of one style 20; no order is held by its risk/,
  )
})

test('an order at the threshold is authorised and held; nothing is captured before its release', async (t) => {
  await set(t, 'capture_at_payment', 'on')
  await set(t, 'risk_threshold', '50')
  shop.gateway.cardOrigin = { alias: 'A1', country: 'GB' }
  const ordinary = await buy()
  await runJobs(shop, JOBS)
  assert.deepEqual([(await show(t, ordinary)).held, captured().length], [null, 1])
  const number = await buy({ quantity: 4, email: 'bea@example.com' })
  await runJobs(shop, JOBS)
  const shown = await show(t, number)
  assert.equal(shown.state, 'paid')
  assert.match(shown.held ?? '', /^risk 90: .*billing address 30, one card with several emails in a day 40, many pairs/)
  assert.deepEqual(
    shown.events.map(({ kind, actor }) => [kind, actor]),
    [
      ['placed', 'guest'],
      ['paid', 'payment'],
      ['held', 'payment'],
    ],
  )
  assert.equal(captured().length, 1)
  const left = await welt(t, 'order', 'ship', number, '--carrier', 'startrack', '--tracking', 'HELD12')
  assert.match(left.out, /on hold/)
  assert.match((await welt(t, 'order', 'list')).out, new RegExp(`${number}.*risk 90`))
  assert.equal((await welt(t, 'order', 'release', number)).code, 0)
  await runJobs(shop, JOBS)
  assert.equal(captured().length, 2)
  assert.equal((await show(t, number)).held, null)
})

test('an order that was held and then cancelled is no longer on hold', async (t) => {
  await set(t, 'risk_threshold', '20')
  const number = await buy({ quantity: 4 })
  assert.ok((await show(t, number)).held)
  assert.equal((await welt(t, 'order', 'cancel', number)).code, 0)
  const shown = await show(t, number)
  assert.deepEqual([shown.state, shown.held], ['cancelled', null])
  assert.deepEqual(
    shown.events.map(({ kind }) => kind),
    ['placed', 'paid', 'held', 'cancelled', 'review_settled'],
  )
  assert.match((await welt(t, 'order', 'list')).out, /No order is on hold/)
})

test('each rule counts what it names, with the weight and limit of its site', async (t) => {
  await set(t, 'risk_weights.total', '7')
  await set(t, 'risk_limits.total', '11000')
  const counted = async (want: Want) => namesOf(await show(t, await buy(want)))
  assert.deepEqual(await counted({ quantity: 2, email: 'cleo@example.com' }), ['total'])
  assert.equal((await show(t, await buy({ quantity: 2, email: 'dora@example.com' }))).risk.score, 7)
  const billed = { firstname: 'Other', lastname: 'Person', country_code: 'NZ', region: null, postcode: '1010' }
  const abroad = await counted({ email: 'eve@example.com', billed })
  assert.deepEqual(abroad, ['countries_differ'])
  assert.deepEqual(await counted({ email: 'eve@example.com' }), ['names'])
  shop.gateway.script = 'refuse'
  for (const alias of ['B1', 'B2', 'B3']) {
    shop.gateway.cardOrigin = { alias, country: 'AU' }
    await buy({ email: 'fay@example.com' })
  }
  shop.gateway.script = 'authorise'
  assert.deepEqual(await counted({ email: 'fay@example.com' }), ['attempts', 'cards'])
  await set(t, 'risk_weights.cards', '0')
  assert.deepEqual(await counted({ email: 'fay@example.com' }), ['attempts'])
})
