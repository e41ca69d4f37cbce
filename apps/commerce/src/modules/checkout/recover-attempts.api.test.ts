import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { requireCartWithLines } from '#modules/cart'
import { gql } from '#src/testing/gql'
import { cartFacts } from '../../composition/cart-facts.ts'
import {
  enterCard,
  fillCart,
  newKey,
  notificationOf,
  place,
  postWebhook,
  runJobs,
  SKU,
  TOTAL_CENTS,
} from '../../testing/shop.ts'
import { makeOrder } from './make-order.ts'
import {
  age,
  assertLedger,
  closePaymentShop,
  openPaymentShop,
  resetShop,
  runOne,
  shop,
  theAttempt,
} from './testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

function guestContext(): Parameters<typeof makeOrder>[0] {
  const ctx = {
    viewer: { address: '203.0.113.9' },
    db: shop.database.db,
    brand: brandOf('williams'),
    ports: { ...shop.jobContext.ports, cartFacts },
    config: shop.server.config,
    memo: new Map(),
  }
  return ctx as unknown as Parameters<typeof makeOrder>[0]
}

test('a cart that changes before its order has locked it is ordered as it is then', async () => {
  const cartId = await fillCart(shop)
  const read = await requireCartWithLines(guestContext(), cartId)
  await shop.server.graphql(
    gql(
      'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 2 }]) { user_errors { code } } }',
    ),
    { id: cartId, sku: SKU },
  )
  await assert.rejects(makeOrder(guestContext(), read, 'a-key'), /Your bag has changed/)
  await enterCard(shop, cartId)
  const { order } = await makeOrder(guestContext(), read, 'a-key')
  assert.equal(order.total_cents, 3 * TOTAL_CENTS)
  await assertLedger(['pending_payment'], ['created'], [20, 3])
})

test('a process killed before sending: the attempt fails at the first check, the cart reopens', async () => {
  const cartId = await fillCart(shop)
  const ctx = guestContext()
  await makeOrder(ctx, await requireCartWithLines(ctx, cartId), 'a-key')
  await assertLedger(['pending_payment'], ['created'], [20, 1])
  await age(1)
  await runJobs(shop, ['check-attempt'])
  await assertLedger(['payment_failed'], ['error'], [20, 0])
  await enterCard(shop, cartId)
  assert.equal((await place(shop, cartId, newKey())).placement.errors.length, 0)
})

test('an attempt without a reply is checked again, and expires after half an hour', async () => {
  shop.gateway.script = 'lose-answer'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const { id: attemptId } = await theAttempt()
  await runOne('check-attempt', { attemptId })
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  await age(16)
  await runOne('check-attempt', { attemptId })
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  await age(15)
  await runOne('check-attempt', { attemptId })
  await assertLedger(['payment_failed'], ['error'], [20, 0])
})

test('a refusal known only from a webhook fails the order after ten minutes', async () => {
  shop.gateway.script = 'challenge'
  await place(shop, await fillCart(shop), newKey())
  const { id, merchant_reference } = await theAttempt()
  await postWebhook(
    shop,
    notificationOf(shop, {
      pspReference: shop.gateway.pspReferenceOf(id),
      merchantReference: merchant_reference,
      success: false,
    }),
  )
  await runOne('settle-payment', { attemptId: id })
  await assertLedger(['pending_payment'], ['action_required'], [20, 1])
  await age(11)
  await runOne('settle-payment', { attemptId: id })
  await assertLedger(['payment_failed'], ['refused'], [20, 0])
})

test('reconciliation settles events whose job was lost', async () => {
  shop.gateway.script = 'lose-answer'
  await place(shop, await fillCart(shop), newKey())
  const { id, merchant_reference } = await theAttempt()
  await postWebhook(
    shop,
    notificationOf(shop, { pspReference: shop.gateway.pspReferenceOf(id), merchantReference: merchant_reference }),
  )
  await sql`delete from graphile_worker._private_jobs`.execute(shop.database.db)
  await age(2)
  await runOne('reconcile-payments')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})
