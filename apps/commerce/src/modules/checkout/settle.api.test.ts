import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { GatewayError } from '#modules/payment'
import { gql } from '#src/testing/gql'
import { runCommand } from '../../commands/run-command.ts'
import { runWelt } from '../../testing/run-welt.ts'
import { GOOD_RESULT } from '../../testing/scripted-gateway.ts'
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
  TOTAL_CENTS,
} from '../../testing/shop.ts'
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

const PROCESS = gql(
  `mutation ($id: String!, $result: String) { processPayment(cart_id: $id, redirectResult: $result) { isFinal resultCode message order_number } }`,
)

async function process(cartId: string, result: string) {
  const answer = await shop.server.graphql(PROCESS, { id: cartId, result })
  return { status: answer.data?.processPayment, errors: answer.errors }
}

test('a passed challenge pays the order; a failed one reopens the cart [R7.91, A72]', async () => {
  shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop)
  const { placement } = await place(shop, cartId, newKey())
  const status = placement.order?.adyen_payment_status
  assert.deepEqual([status?.isFinal, status?.resultCode], [false, 'RedirectShopper'])
  assert.equal(JSON.parse(status?.action ?? '{}').url, 'http://bank.example/challenge')
  await assertLedger(['pending_payment'], ['action_required'], [20, 1])
  const again = await place(shop, cartId, newKey())
  assert.equal(again.placement.order?.adyen_payment_status.action, status?.action)
  await assertLedger(['pending_payment'], ['action_required'], [20, 1])
  assert.deepEqual((await process(cartId, GOOD_RESULT)).status?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
  assert.equal((await process(cartId, 'forged')).status?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('without scripts the card is entered at the payment service, and paid on return [R7.91]', async () => {
  for (const [result, code, states] of [
    ['left', 'Cancelled', ['payment_failed']],
    [GOOD_RESULT, 'Authorised', ['payment_failed', 'paid']],
  ] as const) {
    const cartId = await fillCart(shop)
    const set = gql(
      'mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_hpp" } }) { cart { id } } }',
    )
    await shop.server.graphql(set, { id: cartId })
    const { placement } = await place(shop, cartId, newKey())
    const status = placement.order?.adyen_payment_status
    assert.deepEqual([status?.isFinal, status?.resultCode], [false, 'RedirectShopper'])
    assert.equal((await process(cartId, result)).status?.resultCode, code)
    const ledger = await ledgerOf(shop)
    assert.deepEqual([ledger.broken, ledger.orders.map((order) => order.state)], [[], states])
  }
})

test('a failed challenge or a forged result counts as the payment service reports it', async () => {
  shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const { status } = await process(cartId, 'forged')
  assert.deepEqual(
    [status?.isFinal, status?.resultCode, status?.message],
    [true, 'Refused', 'Your card has insufficient funds. Please try another card.'],
  )
  await assertLedger(['payment_failed'], ['refused'], [20, 0])
  shop.gateway.script = 'authorise'
  await enterCard(shop, cartId)
  assert.equal((await place(shop, cartId, newKey())).placement.errors.length, 0)
})

test('a lost reply shows the payment as being checked, and the webhook settles it', async () => {
  shop.gateway.script = 'lose-answer'
  const cartId = await fillCart(shop)
  const { placement } = await place(shop, cartId, newKey())
  assert.deepEqual([placement.order?.adyen_payment_status.resultCode, placement.errors], ['Received', []])
  assert.match(placement.order?.adyen_payment_status.message ?? '', /We are checking your payment/)
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  const attempt = await theAttempt()
  const body = notificationOf(shop, {
    pspReference: shop.gateway.pspReferenceOf(attempt.id),
    merchantReference: attempt.merchant_reference,
  })
  assert.equal((await postWebhook(shop, body)).status, 202)
  await runJobs(shop)
  await assertLedger(['paid'], ['authorised'], [19, 0])
  assert.equal(shop.gateway.charges.size, 1)
})

test('a webhook that arrives before the reply pays the order once', async () => {
  shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const attempt = await theAttempt()
  await postWebhook(
    shop,
    notificationOf(shop, {
      pspReference: shop.gateway.pspReferenceOf(attempt.id),
      merchantReference: attempt.merchant_reference,
    }),
  )
  await runJobs(shop)
  await assertLedger(['paid'], ['authorised'], [19, 0])
  assert.equal((await process(cartId, GOOD_RESULT)).status?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('refused, then authorised: the order is revived if its stock can be reserved again', async () => {
  shop.gateway.script = 'refuse'
  await place(shop, await fillCart(shop), newKey())
  const attempt = await theAttempt()
  await postWebhook(shop, notificationOf(shop, { pspReference: 'LATE', merchantReference: attempt.merchant_reference }))
  await runJobs(shop)
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('a late success for sold-out items, or for a cart ordered again, is reversed and mailed', async () => {
  shop.gateway.script = 'refuse'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  shop.gateway.script = 'authorise'
  await enterCard(shop, cartId)
  await place(shop, cartId, newKey())
  const attempt = await theAttempt()
  await postWebhook(shop, notificationOf(shop, { pspReference: 'LATE', merchantReference: attempt.merchant_reference }))
  await runJobs(shop)
  await assertLedger(['payment_failed', 'paid'], ['reversal_sent', 'authorised'], [19, 0])
  assert.deepEqual(
    shop.gateway.reversals.map((reversal) => reversal.pspReference),
    ['LATE'],
  )
  const { rows } = await sql<{
    task: string
  }>`select task_identifier as task from graphile_worker.jobs where task_identifier = 'send-payment-returned'`.execute(
    shop.database.db,
  )
  assert.equal(rows.length, 1)
  await postWebhook(
    shop,
    notificationOf(shop, {
      pspReference: 'R1',
      originalReference: 'LATE',
      merchantReference: attempt.merchant_reference,
      eventCode: 'CANCEL_OR_REFUND',
    }),
  )
  await runJobs(shop)
  await assertLedger(['payment_failed', 'paid'], ['reversed', 'authorised'], [19, 0])
})

test('a reservation that expired during the challenge is renewed, or the payment is reversed', async () => {
  shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop, { quantity: 2 })
  await place(shop, cartId, newKey())
  await age(31)
  await runOne('release-expired-reservations')
  await assertLedger(['pending_payment'], ['action_required'], [20, 0])
  await sql`update stock set on_hand = 1 where sku = ${SKU}`.execute(shop.database.db)
  const { status } = await process(cartId, GOOD_RESULT)
  assert.match(status?.message ?? '', /sold out before your payment was confirmed/)
  await runJobs(shop)
  await assertLedger(['payment_failed'], ['reversal_sent'], [1, 0])
})

test('shops show instalments while the payment service offers them, not before', async () => {
  const mailKinds = async () => {
    const { data } = await shop.server.graphql(gql('{ storeConfig { instalment_methods } }'))
    return data?.storeConfig.instalment_methods
  }
  const { paymentMethods } = shop.gateway
  await runOne('read-payment-methods')
  assert.deepEqual(await mailKinds(), [])
  const offer = (type: string) => ({ type, name: type, brands: [], configuration: {} })
  shop.gateway.paymentMethods = async () => [offer('scheme'), offer('zip')]
  await runOne('read-payment-methods')
  assert.deepEqual(await mailKinds(), ['zip'])
  shop.gateway.paymentMethods = () => Promise.reject(new GatewayError('not-sent', 'away'))
  await runOne('read-payment-methods')
  assert.deepEqual(await mailKinds(), ['zip'], 'what was known stays while it is away')
  shop.gateway.paymentMethods = paymentMethods
  await runOne('read-payment-methods')
  assert.deepEqual(await mailKinds(), [])
})

test('the site’s ways to pay are those that the payment service offers, with their limits', async () => {
  const ways = async () => {
    const document = gql(
      '{ storeConfig { payment_methods { type title card_brands minimum { value } maximum { value } } } }',
    )
    const { data } = await shop.server.graphql(document)
    return data?.storeConfig.payment_methods.map(({ title, card_brands, minimum, maximum }) =>
      [title, ...card_brands, minimum?.value, maximum?.value].filter(Boolean).join(' '),
    )
  }
  const { paymentMethods } = shop.gateway
  const offer = (type: string, ...cards: string[]) => ({ type, name: type, brands: cards, configuration: {} })
  shop.gateway.paymentMethods = async () => [offer('scheme', 'visa', 'mc', 'discover'), offer('zip'), offer('paypal')]
  await runOne('read-payment-methods')
  assert.deepEqual(await ways(), ['Cards Visa Mastercard', 'Zip 1 1000', 'PayPal'])
  shop.gateway.paymentMethods = async () => [offer('scheme', 'visa'), offer('giropay')]
  await runOne('read-payment-methods')
  assert.deepEqual(await ways(), ['Cards Visa'], 'what was turned off is gone, what checkout can’t take never comes')
  shop.gateway.paymentMethods = paymentMethods
  await runOne('read-payment-methods')
})

test('a webhook of another amount puts the order under review and pays nothing', async () => {
  shop.gateway.script = 'lose-answer'
  await place(shop, await fillCart(shop), newKey())
  const attempt = await theAttempt()
  await postWebhook(
    shop,
    notificationOf(shop, {
      pspReference: 'CHEAP',
      merchantReference: attempt.merchant_reference,
      cents: TOTAL_CENTS - 1,
    }),
  )
  await runJobs(shop)
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  const { orders } = await ledgerOf(shop)
  assert.equal(orders[0]?.review_reason, 'charged 5994 instead of 5995 cents')
})

test('staff reverse a wrong charge: stock and cart are released, the shopper gets one mail', async (t) => {
  const run = (...args: readonly string[]) => runCommand(shop.database.url, 'payments', args)
  shop.gateway.script = 'lose-answer'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const { id: attemptId, merchant_reference: merchantReference } = await theAttempt()
  const number = merchantReference.replace(/-1$/, '')
  assert.equal(await run('return', number), 1, 'nothing is known to be wrong yet')
  await age(2)
  const doubtful = () => runWelt(t, shop.database.url, 'payments', 'doubtful')
  assert.match((await doubtful()).out, new RegExp(`^${number}  williams  \\d+ min  unknown  .*${merchantReference}`))
  for (const wrong of [
    { pspReference: 'CHEAP', cents: TOTAL_CENTS - 1 },
    { pspReference: 'FOREIGN', currency: 'NZD' },
  ])
    await postWebhook(shop, notificationOf(shop, { merchantReference, ...wrong }))
  await runJobs(shop)
  await age(31)
  assert.match((await doubtful()).out, /^No payment is in doubt/, 'its order is under review')
  await runOne('check-attempt', { attemptId })
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  assert.equal(await run('list', '--json'), 0)
  assert.equal(await run('accept', number), 2, 'an order is paid in full or not at all')
  assert.equal(await run('return', '999999999'), 1)
  assert.deepEqual(
    await Promise.all([run('return', number), run('return', number)]),
    [0, 0],
    'the second asks for the same reversals',
  )
  await runJobs(shop, ['return-charge', 'send-payment-failed', 'settle-payment', 'reverse-payment'])
  await assertLedger(['payment_failed'], ['error'], [20, 0])
  const [order] = (await ledgerOf(shop)).orders
  assert.deepEqual(
    [order?.review_reason, order?.failure_reason?.slice(0, 35)],
    [null, 'Your bank approved a different amou'],
  )
  assert.deepEqual(shop.gateway.reversals.map(({ pspReference }) => pspReference).sort(), ['CHEAP', 'FOREIGN'])
  assert.equal(new Set(shop.gateway.reversals.map(({ idempotencyKey }) => idempotencyKey)).size, 2)
  const mails = await shop.database.db
    .selectFrom('mail')
    .select(['kind', 'text'])
    .where('subject_id', '=', merchantReference)
    .execute()
  assert.deepEqual(
    mails.map(({ kind, text }) => [
      kind,
      text.includes('You haven’t been charged. If your bank shows the amount as pending, it will release it.\n'),
    ]),
    [['payment-failed', true]],
  )
  const { rows } = await sql<{ actor: string; detail: { charged: string[] } }>`
    select actor, detail from audit where action = 'wrong-charge-returned' and target = ${number}`.execute(
    shop.database.db,
  )
  assert.deepEqual(
    [rows.length, rows[0]?.actor, rows[0]?.detail.charged.sort()],
    [1, 'operator', ['CHEAP 5994 AUD', 'FOREIGN 5995 NZD']],
  )
  // The payment service's webhook about the reversal does not touch the order, which can be placed again.
  for (const eventCode of ['CANCELLATION', 'REFUND'])
    await postWebhook(
      shop,
      notificationOf(shop, {
        merchantReference,
        pspReference: `BACK-${eventCode}`,
        originalReference: 'CHEAP',
        eventCode,
      }),
    )
  await runJobs(shop)
  await assertLedger(['payment_failed'], ['error'], [20, 0])
  assert.equal(await run('return', number), 1)
  shop.gateway.script = 'authorise'
  await enterCard(shop, cartId)
  assert.deepEqual((await place(shop, cartId, newKey())).placement.errors, [])
  await assertLedger(['payment_failed', 'paid'], ['error', 'authorised'], [19, 0])
})
