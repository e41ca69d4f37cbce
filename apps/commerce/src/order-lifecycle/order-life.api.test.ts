import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { addPromotion } from '#modules/promotions'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
import { isIn, type OrderState, PAID } from '#src/order-lifecycle/states'
import { ORDER_TRANSITIONS, type OrderTransition } from '#src/order-lifecycle/transitions'
import { fillCollectedCart, OTHER_STORE, openStores, STORE, storeIdOf } from '#src/testing/collection'
import { gql } from '#src/testing/gql'
import { randomRun } from '#src/testing/random/random-run'
import { GOOD_RESULT } from '#src/testing/scripted-gateway'
import {
  enterCard,
  fillCart,
  ledgerOf,
  notificationOf,
  openShop,
  place,
  postWebhook,
  runJobs,
  type TestShop,
} from '#src/testing/shop'
import { applied, issueCard } from '../modules/gift-cards/testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await openStores(shop)
})
after(() => shop.close())

/** 20 in the warehouse and in each store. */
const ALL_PIECES = 60

const SCRIPTS = ['authorise', 'refuse', 'challenge', 'lose-answer', 'not-sent', 'error'] as const

const PROCESS = gql(
  `mutation ($id: String!, $result: String) { processPayment(cart_id: $id, redirectResult: $result) { resultCode } }`,
)

const CARTS = [
  fillCart,
  (of: TestShop) => fillCollectedCart(of),
  (of: TestShop) => fillCollectedCart(of, { isSplit: true }),
]

const SET_STORE = gql(`mutation ($id: String!, $store: String!) {
  setPreferredStore(input: { cart_id: $id, store_id: $store }) { success } }`)

const setCollecting = (isOn: boolean) =>
  sql`update store set enabled_for_cnc = ${isOn} where store_code = ${STORE}`.execute(shop.database.db)

interface Life {
  readonly cartId: string
  readonly cents: number
  readonly attemptId: string
  readonly merchantReference: string
  readonly number: string
}

/** Applies a single-use code, and a gift card that pays part of the total. */
async function claimMore(cartId: string, code: string): Promise<void> {
  await addPromotion(shop.database.db, brandOf('williams'), {
    key: code.toLowerCase(),
    label: '$5 off',
    rule: { effect: { kind: 'fixed', cents: 500 } },
    from: undefined,
    to: undefined,
    priority: 0,
    codes: [code],
    isListed: false,
    useLimit: 1,
    perCustomerLimit: undefined,
  })
  const apply = gql(
    'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
  )
  assert.deepEqual((await shop.server.graphql(apply, { id: cartId, code })).errors, [])
  await applied(shop, cartId, await issueCard(shop, 2000))
  await enterCard(shop, cartId)
}

async function beginLife(script: (typeof SCRIPTS)[number], round: number): Promise<Life> {
  const cartId = await CARTS[round % CARTS.length]?.(shop)
  assert.ok(cartId)
  if (round % 2 === 1) await claimMore(cartId, `LIFE${round}`)
  shop.gateway.script = script
  await place(shop, cartId)
  shop.gateway.script = 'authorise'
  const { attempts } = await ledgerOf(shop)
  const attempt = attempts.at(-1)
  assert.ok(attempt)
  const { id: attemptId, merchant_reference: merchantReference, amount_cents: cents } = attempt
  return { cartId, cents, attemptId, merchantReference, number: merchantReference.replace(/-1$/, '') }
}

/** Ages the webhooks' refusals so that they count as final and no job is postponed. */
async function runDueJobs(): Promise<void> {
  await sql`update psp_event set received_at = received_at - interval '11 minutes'`.execute(shop.database.db)
  await runJobs(shop)
}

/** Events that can happen to an order at any time. */
const HAPPENINGS: Readonly<Record<string, (life: Life) => Promise<unknown>>> = {
  success: ({ merchantReference, attemptId, cents }) =>
    postWebhook(
      shop,
      notificationOf(shop, { merchantReference, cents, pspReference: shop.gateway.pspReferenceOf(attemptId) }),
    ),
  refusal: ({ merchantReference, cents }) =>
    postWebhook(shop, notificationOf(shop, { merchantReference, cents, pspReference: 'REFUSED', success: false })),
  reversal: ({ merchantReference, attemptId, cents }) => {
    const originalReference = shop.gateway.pspReferenceOf(attemptId)
    return postWebhook(
      shop,
      notificationOf(shop, {
        merchantReference,
        cents,
        pspReference: `BACK-${merchantReference}`,
        originalReference,
        eventCode: 'CANCELLATION',
      }),
    )
  },
  expiry: async ({ attemptId }) => {
    await sql`
      update payment_attempt set created_at = created_at - interval '31 minutes',
        sent_at = sent_at - interval '31 minutes' where id = ${attemptId}`.execute(shop.database.db)
    await sql`update reservation set expires_at = expires_at - interval '31 minutes'`.execute(shop.database.db)
    await jobs['release-expired-reservations']?.({}, shop.jobContext)
    await jobs['check-attempt']?.({ attemptId }, shop.jobContext)
  },
  'back from the bank': ({ cartId }) => shop.server.graphql(PROCESS, { id: cartId, result: GOOD_RESULT }),
  'left the bank': ({ cartId }) => shop.server.graphql(PROCESS, { id: cartId, result: 'left' }),
  cancellation: ({ number }) => runCommand(shop.database.url, 'cancel', [number]),
  'place again': ({ cartId }) => place(shop, cartId),
  'store stops collecting': () => setCollecting(false),
  'store collects again': () => setCollecting(true),
  'another store': async ({ cartId }) =>
    shop.server.graphql(SET_STORE, { id: cartId, store: await storeIdOf(shop, OTHER_STORE) }),
  jobs: runDueJobs,
  reconciliation: () => jobs['reconcile-payments']?.({}, shop.jobContext) ?? Promise.resolve(),
}

const rows = Object.values<OrderTransition>(ORDER_TRANSITIONS)

/** State that the recorded events lead to, by the transition table. */
function stateAfter(kinds: readonly string[]): OrderState {
  return kinds.reduce<OrderState>((state, kind) => {
    const row = rows.find((one) => one.kind === kind && one.from.includes(state))
    return row?.to ?? state
  }, 'pending_payment')
}

test('an order paid, refused, expired, reversed, cancelled at random ends as the table allows', async () => {
  const { rounds, chance } = randomRun('life of an order', 12)
  const names = Object.keys(HAPPENINGS)
  for (let round = 0; round < rounds; round += 1) {
    await sql`truncate orders, psp_event, idempotency, rate_limit cascade;
      update stock set on_hand = 20, reserved = 0; update store set enabled_for_cnc = true; update coupon set used = 0;
      delete from graphile_worker._private_jobs`.execute(shop.database.db)
    const life = await beginLife(SCRIPTS[Math.floor(chance() * SCRIPTS.length)] ?? 'authorise', round)
    const happened: string[] = []
    for (let step = 0; step < 4; step += 1) {
      const together = Array.from(
        { length: 1 + Math.floor(chance() * 3) },
        () => names[Math.floor(chance() * names.length)] ?? 'jobs',
      )
      happened.push(together.join(' + '))
      await Promise.all(together.map((name) => HAPPENINGS[name]?.(life)))
    }
    await runDueJobs()
    const { orders, stock, broken } = await ledgerOf(shop)
    const story = `${happened.join(', ')} (${orders.map(({ state }) => state).join(' ')})`
    assert.deepEqual(broken, [], story)
    for (const order of orders) {
      const events = await shop.database.db
        .selectFrom('order_event')
        .select('kind')
        .where('order_id', '=', order.id)
        .orderBy('id')
        .execute()
      assert.equal(stateAfter(events.map(({ kind }) => kind)), order.state, story)
    }
    const live = orders.filter((order) => isIn(PAID, order)).length
    const kept = orders.filter(({ state }) => state === 'closed').length
    const waiting = orders.filter(({ state }) => state === 'pending_payment').length
    assert.ok(live <= 1, story)
    assert.equal(stock.on_hand, ALL_PIECES - live - kept, story)
    assert.ok(stock.reserved <= waiting, story)
  }
})
