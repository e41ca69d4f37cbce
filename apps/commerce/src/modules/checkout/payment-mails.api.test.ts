import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { jobs } from '../../jobs/index.ts'
import { REFUSED_RESULT } from '../../testing/scripted-gateway.ts'
import {
  enterCard,
  fillCart,
  ledgerOf,
  newKey,
  notificationOf,
  place,
  postWebhook,
  runJobs,
  SKU,
} from '../../testing/shop.ts'
import { until } from '../../testing/until.ts'
import {
  assertLedger,
  cancel,
  closePaymentShop,
  halfAnHourLater,
  kindsOf,
  look,
  mails,
  notify,
  openPaymentShop,
  process,
  resetShop,
  shop,
  uncheckedCart,
  waitingCart,
} from './testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

const RESTORE = gql(`mutation ($input: RestoreCartInput!) {
  restoreCart(input: $input) { cart { id email total_quantity items { quantity product { sku } } } user_errors { message } }
}`)

function tokenIn(written: Awaited<ReturnType<typeof mails>>): string {
  const [, token] = /http:\/\/williams\.localhost:3000\/cart\/restore\?token=(\S+)/.exec(written[0]?.text ?? '') ?? []
  assert.ok(token, 'the mail has a link')
  return token
}

test('an order is confirmed by one mail, however often it is to be sent', async () => {
  const { placement } = await place(shop, await fillCart(shop), newKey())
  await mails()
  const { orders } = await ledgerOf(shop)
  for (const _ of [1, 2]) await jobs['send-order-confirmation']?.({ orderId: orders[0]?.id }, shop.jobContext)
  const written = await mails()
  assert.deepEqual(kindsOf(written), ['order-confirmation'])
  assert.ok(written[0]?.text.includes(placement.order?.order_number ?? '?'))
})

test('a failed payment after review is mailed once, with a link that restores the cart', async () => {
  const { cartId, attempt } = await uncheckedCart()
  await halfAnHourLater(attempt.id)
  await assertLedger(['payment_failed'], ['error'], [20, 0])
  await jobs['send-payment-failed']?.({ attemptId: attempt.id }, shop.jobContext)
  for (const kind of ['check-attempt', 'settle-payment']) await jobs[kind]?.({ attemptId: attempt.id }, shop.jobContext)
  const written = await mails()
  const number = attempt.merchant_reference.replace(/-1$/, '')
  assert.deepEqual(
    written.map(({ kind, recipient, subject }) => [kind, recipient, subject]),
    [['payment-failed', 'ada@example.com', `Your payment for order ${number} did not go through`]],
  )
  assert.match(
    written[0]?.text ?? '',
    /your payment of A\$59\.95 .*did not go through[\s\S]*You haven’t been charged\.[\s\S]*Test shoe, Black/,
  )
  const restored = await shop.server.graphql(RESTORE, { input: { token: tokenIn(written), cart_id: cartId } })
  assert.deepEqual([restored.errors, restored.data?.restoreCart?.cart.id], [[], cartId])
  await enterCard(shop, cartId)
  assert.deepEqual((await place(shop, cartId, newKey())).placement.errors, [])
  await assertLedger(['payment_failed', 'paid'], ['error', 'authorised'], [19, 0])
})

test('a refusal known only from a webhook or job is mailed; one that was shown is not', async () => {
  const received = await waitingCart('bank')
  const { merchant_reference: merchantReference } = received.attempt
  await postWebhook(shop, notificationOf(shop, { merchantReference, pspReference: 'NO', success: false }))
  await jobs['settle-payment']?.({ attemptId: received.attempt.id }, shop.jobContext)
  assert.deepEqual(await mails(), [])
  await sql`update psp_event set received_at = received_at - interval '11 minutes'`.execute(shop.database.db)
  await jobs['settle-payment']?.({ attemptId: received.attempt.id }, shop.jobContext)
  assert.deepEqual(kindsOf(await mails()), ['payment-failed'])
  const promised = await waitingCart('hosted')
  shop.gateway.silence = 'unanswered'
  assert.equal((await process(promised.cartId, REFUSED_RESULT))?.resultCode, 'Received')
  shop.gateway.silence = undefined
  assert.equal((await process(promised.cartId))?.resultCode, 'Refused')
  assert.deepEqual(kindsOf(await mails()), ['payment-failed', 'payment-failed'])
  const shown = await waitingCart('hosted')
  assert.equal((await process(shown.cartId, REFUSED_RESULT))?.resultCode, 'Refused')
  const left = await waitingCart('bank')
  assert.equal((await cancel(left.cartId))?.resultCode, 'Cancelled')
  shop.gateway.script = 'refuse'
  await place(shop, await fillCart(shop), newKey())
  assert.deepEqual(kindsOf(await mails()), ['payment-failed', 'payment-failed'])
})

test('no mail reports a failed payment once it succeeded or its cart was ordered again', async () => {
  const early = await uncheckedCart()
  await halfAnHourLater(early.attempt.id)
  await notify(early.attempt.merchant_reference, 'LATE1')
  assert.deepEqual(kindsOf(await mails()), ['order-confirmation'])
  const written = await uncheckedCart()
  await halfAnHourLater(written.attempt.id)
  const both = await mails()
  assert.deepEqual(kindsOf(both), ['order-confirmation', 'payment-failed'])
  await notify(written.attempt.merchant_reference, 'LATE2')
  assert.deepEqual(kindsOf(await mails()), ['order-confirmation', 'order-confirmation'])
  const token = tokenIn(both.slice(1))
  const refused = await shop.server.graphql(RESTORE, { input: { token } })
  assert.match(
    refused.errors[0]?.message ?? '',
    /^This order has already been placed\. Check your email for our confirmation/,
  )
  const again = await uncheckedCart()
  await halfAnHourLater(again.attempt.id)
  await enterCard(shop, again.cartId)
  await place(shop, again.cartId, newKey())
  assert.deepEqual(kindsOf(await mails()), ['order-confirmation', 'order-confirmation', 'order-confirmation'])
})

test('a cancellation outside the shop confirms no order; the mail says that nothing was charged', async () => {
  const { attempt } = await uncheckedCart()
  const { merchant_reference: merchantReference } = attempt
  await postWebhook(shop, notificationOf(shop, { merchantReference, pspReference: 'PAID' }))
  await postWebhook(
    shop,
    notificationOf(shop, {
      merchantReference,
      pspReference: 'BACK',
      originalReference: 'PAID',
      eventCode: 'CANCELLATION',
    }),
  )
  await runJobs(shop)
  const written = await mails()
  assert.deepEqual(kindsOf(written), ['payment-returned'])
  assert.match(written[0]?.text ?? '', /has been cancelled, and nothing will be sent\.\s+You haven’t been charged\./)
})

test('a link to a cart opens the cart for its owner, the items alone for others', async () => {
  const guest = { 'x-service-key': shop.server.config.serviceKey, 'x-guest-secret': 'secret-of-the-guest' }
  const other = { ...guest, 'x-guest-secret': 'secret-of-another-device' }
  const { cartId, attempt } = await uncheckedCart()
  await sql`update cart set guest_secret_hash = sha256('secret-of-the-guest') where id = ${cartId}`.execute(
    shop.database.db,
  )
  await halfAnHourLater(attempt.id)
  const token = tokenIn(await mails())
  const restore = async (input: object, headers: Readonly<Record<string, string>> = other) => {
    const { data, errors } = await shop.server.graphql(RESTORE, { input: { token, ...input } }, headers)
    return { cart: data?.restoreCart?.cart, errors: data?.restoreCart?.user_errors, refusal: errors[0]?.message }
  }
  assert.equal((await restore({}, guest)).cart?.id, cartId)
  const elsewhere = await restore({})
  assert.notEqual(elsewhere.cart?.id, cartId)
  assert.deepEqual([elsewhere.cart?.email, elsewhere.cart?.total_quantity, elsewhere.errors], [null, 1, []])
  for (const _ of [1, 2]) {
    const again = await restore({ cart_id: elsewhere.cart?.id })
    assert.deepEqual([again.cart?.id, again.cart?.total_quantity], [elsewhere.cart?.id, 1])
  }
  await sql`update stock set on_hand = 0 where sku = ${SKU}`.execute(shop.database.db)
  assert.deepEqual((await restore({})).errors, [{ message: 'Test shoe in EU 38 has since sold out.' }])
  const [id = '', end = '', signature = ''] = token.split('-')
  const flipped = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`
  for (const bad of [
    `${Number(id) + 1}-${end}-${signature}`,
    `${id}-${Number(end) + 1}-${signature}`,
    `${id}-${end}-${flipped}`,
    '',
    'x',
  ])
    assert.match((await restore({ token: bad })).refusal ?? '', /^This link no longer works/)
  assert.match((await restore({}, { ...other, store: 'mollini_au' })).refusal ?? '', /is for another shop/)
})

test('items restored into another cart by the link are not bought twice', async () => {
  const { cartId, attempt } = await uncheckedCart()
  await halfAnHourLater(attempt.id)
  const restored = await shop.server.graphql(RESTORE, { input: { token: tokenIn(await mails()) } })
  assert.notEqual(restored.data?.restoreCart?.cart.id, cartId)
  await notify(attempt.merchant_reference, 'LATE3')
  assert.equal(shop.gateway.reversals.length, 1)
  assert.deepEqual(kindsOf(await mails()), ['payment-returned'])
  const { rows } = await sql<{ state: string }>`select state from orders`.execute(shop.database.db)
  assert.deepEqual(rows, [{ state: 'payment_failed' }])
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})

test('a shopper who saw that a charge is being checked gets the mail, whoever sees the result', async () => {
  const cartId = await fillCart(shop)
  const gate = Promise.withResolvers<void>()
  shop.gateway.gate = gate.promise
  shop.gateway.script = 'refuse'
  const placing = place(shop, cartId, newKey())
  await until(async () => (await ledgerOf(shop)).attempts.at(-1)?.state === 'sent')
  const paymentStatus = await look(cartId)
  gate.resolve()
  assert.deepEqual([paymentStatus?.resultCode, paymentStatus?.isFinal], ['Received', true])
  assert.match((await placing).placement.errors[0]?.message ?? '', /insufficient funds/)
  assert.deepEqual(kindsOf(await mails()), ['payment-failed'])
})

test('a cart with items gets the restored ones as far as it has room, and says so', async () => {
  const { cartId, attempt } = await uncheckedCart()
  const present = await fillCart(shop)
  await halfAnHourLater(attempt.id)
  const token = tokenIn(await mails())
  const restore = async () =>
    (await shop.server.graphql(RESTORE, { input: { token, cart_id: present } })).data?.restoreCart
  const restored = await restore()
  assert.notEqual(present, cartId)
  assert.deepEqual([restored?.cart.id, restored?.user_errors], [present, []])
  await sql`insert into cart_line (cart_id, product_id, variant_sku, quantity)
    select cart_id, product_id, 'OTHER-' || n, 1 from cart_line, generate_series(1, 50) n where cart_id = ${present}`.execute(
    shop.database.db,
  )
  await sql`delete from cart_line where cart_id = ${present} and variant_sku = ${SKU}`.execute(shop.database.db)
  assert.deepEqual((await restore())?.user_errors, [{ message: 'A bag holds at most 50 different items.' }])
  const { rows } = await sql<{
    lines: number
  }>`select count(*)::int as lines from cart_line where cart_id = ${present}`.execute(shop.database.db)
  assert.deepEqual(rows, [{ lines: 50 }])
})
