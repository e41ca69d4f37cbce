import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { inTransaction } from '#src/platform/database'
import { copyCart } from '#src/testing/copy-cart'
import { gql } from '#src/testing/gql'
import {
  enterCard,
  fillCart,
  ledgerOf,
  notificationOf,
  openShop,
  place,
  placeTogether,
  postWebhook,
  runJobs,
  type TestShop,
} from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../testing/test-cards.ts'
import { refundGiftCards } from './ledger.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
afterEach(async () => {
  shop.gateway.script = 'authorise'
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

async function balanceOf({ id }: { readonly id: number }): Promise<number> {
  return (
    await shop.database.db
      .selectFrom('gift_card')
      .select('balance_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).balance_cents
}

async function entriesOf({ id }: { readonly id: number }) {
  const rows = await shop.database.db
    .selectFrom('gift_card_entry')
    .select(['kind', 'cents'])
    .where('gift_card_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, cents }) => `${kind}: ${cents}`)
}

/** An order paid in full by gift cards needs no payment method. */
async function removePayment(cartId: string): Promise<void> {
  await shop.database.db.updateTable('cart').set({ payment_method: null }).where('id', '=', cartId).execute()
}

test('a $60 card in 20 bags ordered at once pays at most $60; the others see a new total [R7.96, A24]', async () => {
  const card = await issueCard(shop, 6000)
  const filled = await fillCart(shop)
  await applied(shop, filled, card)
  await removePayment(filled)
  const carts = await copyCart(shop, filled, 20)
  const answers = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId })),
  )
  const placed = answers.filter(({ placement }) => placement.order)
  assert.equal(placed.length, 1)
  const messages = new Set(answers.flatMap(({ placement }) => placement.errors.map(({ message }) => message)))
  assert.deepEqual(
    [...messages],
    ['Unable to place order: Your bag has changed. The new total is $59.90. Please check it.'],
  )
  assert.deepEqual(await entriesOf(card), ['issue: 6000', 'hold: -5995', 'capture: 0'])
  const [next = ''] = carts.filter((cartId) => !placed.some(({ placement }) => placement.order?.cart_id === cartId))
  await enterCard(shop, next)
  const { placement } = await place(shop, next)
  assert.equal(placement.orderV2?.total.grand_total.value, 59.9)
  assert.equal(await balanceOf(card), 0)
})

test('bags with the same two cards in opposite orders are ordered at once without a deadlock', async () => {
  const cards = [await issueCard(shop, 9000), await issueCard(shop, 9000)]
  const filled = await fillCart(shop)
  for (const card of cards) await applied(shop, filled, card)
  await removePayment(filled)
  const carts = await copyCart(shop, filled, 8)
  const answers = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId })),
  )
  const reasons = new Set(
    answers.flatMap(({ placement }) => placement.errors.map(({ message }) => message.slice(0, 41))),
  )
  assert.deepEqual([...reasons], ['Unable to place order: Your bag has changed'.slice(0, 41)])
  const spent = 18000 - (await balanceOf(cards[0] ?? { id: 0 })) - (await balanceOf(cards[1] ?? { id: 0 }))
  assert.equal(spent, 5995 * answers.filter(({ placement }) => placement.order).length)
})

test('a card can cover an order in full, or in part with the rest charged [A106, R3.63]', async () => {
  const card = await issueCard(shop, 7000)
  const cartId = await fillCart(shop)
  await applied(shop, cartId, card)
  await removePayment(cartId)
  const { placement } = await place(shop, cartId)
  assert.deepEqual([placement.orderV2?.status, placement.orderV2?.total.grand_total.value], ['Processing', 0])
  const second = await fillCart(shop)
  await applied(shop, second, card)
  await enterCard(shop, second)
  const { orderV2: order } = (await place(shop, second)).placement
  const totals = gql(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { total { grand_total { value } subtotal_incl_tax { value } total_giftcard { value } discounts { label } } } }',
  )
  assert.deepEqual((await shop.server.graphql(totals, { token: order?.token })).data, {
    guestOrderByToken: {
      total: {
        grand_total: { value: 49.9 },
        subtotal_incl_tax: { value: 59.95 },
        total_giftcard: { value: 10.05 },
        discounts: null,
      },
    },
  })
  assert.equal([...shop.gateway.charges.values()].at(-1)?.amount.cents, 4990)
  assert.deepEqual(await entriesOf(card), ['issue: 7000', 'hold: -5995', 'capture: 0', 'hold: -1005', 'capture: 0'])
})

test('a refused payment releases the card; a late success reserves it again or is refunded', async () => {
  const card = await issueCard(shop, 2000)
  const cartId = await fillCart(shop)
  await applied(shop, cartId, card)
  await enterCard(shop, cartId)
  shop.gateway.script = 'refuse'
  await place(shop, cartId)
  assert.deepEqual(await entriesOf(card), ['issue: 2000', 'hold: -2000', 'release: 2000'])
  const reference = (await ledgerOf(shop)).attempts.at(-1)?.merchant_reference ?? ''
  await postWebhook(
    shop,
    notificationOf(shop, { pspReference: 'LATE000000000001', merchantReference: reference, cents: 3995 }),
  )
  await runJobs(shop)
  assert.deepEqual(await entriesOf(card), ['issue: 2000', 'hold: -2000', 'release: 2000', 'hold: -2000', 'capture: 0'])
  const other = await issueCard(shop, 2000)
  const [late, quick] = [await fillCart(shop), await fillCart(shop)]
  for (const id of [late, quick]) {
    await applied(shop, id, other)
    await enterCard(shop, id)
  }
  await place(shop, late)
  const lateReference = (await ledgerOf(shop)).attempts.at(-1)?.merchant_reference ?? ''
  shop.gateway.script = 'authorise'
  await place(shop, quick)
  await postWebhook(
    shop,
    notificationOf(shop, { pspReference: 'LATE000000000002', merchantReference: lateReference, cents: 3995 }),
  )
  await runJobs(shop)
  assert.deepEqual(await entriesOf(other), ['issue: 2000', 'hold: -2000', 'release: 2000', 'hold: -2000', 'capture: 0'])
  assert.equal(shop.gateway.reversals.length, 1)
})

test('a refund in parts goes to the last card first and is never more than the cards paid', async () => {
  const cards = [await issueCard(shop, 2000), await issueCard(shop, 3000)]
  const cartId = await fillCart(shop)
  for (const card of cards) await applied(shop, cartId, card)
  await enterCard(shop, cartId)
  const { placement } = await place(shop, cartId)
  const { db } = shop.database
  const number = placement.orderV2?.number ?? ''
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  const refund = async (cents: number) => {
    const refunds = await inTransaction(db, (trx) => refundGiftCards(trx, order, cents))
    return refunds.reduce((sum, card) => sum + card.cents, 0)
  }
  assert.deepEqual(
    [await refund(-500), await refund(0), await refund(2500), await refund(1000), await refund(9999)],
    [0, 0, 2500, 1000, 1500],
  )
  assert.equal(await refund(1), 0)
  const [first = [], last = []] = await Promise.all(cards.map(entriesOf))
  assert.deepEqual(first, ['issue: 2000', 'hold: -2000', 'capture: 0', 'refund: 500', 'refund: 1500'])
  assert.deepEqual(last, ['issue: 3000', 'hold: -3000', 'capture: 0', 'refund: 2500', 'refund: 500'])
})
