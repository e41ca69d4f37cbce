import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { jobs } from '../../jobs/index.ts'
import { GOOD_RESULT, REFUSED_RESULT } from '../../testing/scripted-gateway.ts'
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
  look,
  notify,
  openPaymentShop,
  process,
  resetShop,
  SET_HOSTED,
  shop,
  waitingCart,
} from './testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

test('without a card the hosted page takes the payment; approved, the order is paid [R7.91, A72, J06]', async () => {
  const { cartId, attempt, status } = await waitingCart('hosted')
  assert.deepEqual([status?.isFinal, status?.resultCode, status?.message], [false, 'RedirectShopper', null])
  assert.equal(JSON.parse(status?.action ?? '{}').type, 'redirect')
  assert.equal(attempt.action_data?.sessionId, `CS-${attempt.merchant_reference}`)
  const { rows } = await sql<{
    seconds: number
  }>`select extract(epoch from expires_at - now())::int as seconds from reservation`.execute(shop.database.db)
  assert.ok(Math.abs((rows[0]?.seconds ?? 0) - 1800) < 30)
  assert.equal((await process(cartId, GOOD_RESULT))?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
  assert.equal((await process(cartId, 'forged'))?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('a silent payment service holds no shopper up; its late answer counts [R7.91]', async () => {
  const gate = Promise.withResolvers<void>()
  shop.gateway.gate = gate.promise
  const cartId = await fillCart(shop)
  const key = newKey()
  const { placement } = await place(shop, cartId, key)
  const status = placement.order?.adyen_payment_status
  assert.deepEqual([status?.isFinal, status?.resultCode, placement.errors], [true, 'Received', []])
  assert.match(status?.message ?? '', /^We are checking your payment\..*Please do not pay again\.$/)
  assert.equal((await place(shop, cartId, key)).placement.order?.order_number, placement.order?.order_number)
  gate.resolve()
  await until(async () => (await look(cartId))?.resultCode === 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
  assert.equal(shop.gateway.charges.size, 1)
})

test('refused or left on the hosted page the order fails, and the cart can be ordered [R7.91, A72]', async () => {
  for (const [result, state, shownMessage] of [
    [REFUSED_RESULT, 'refused', 'Your payment was refused. Please try another card.'],
    ['left', 'cancelled', 'The payment was cancelled. You can try again.'],
  ] as const) {
    await sql`truncate orders, psp_event, idempotency cascade; update stock set on_hand = 20, reserved = 0`.execute(
      shop.database.db,
    )
    const { cartId } = await waitingCart('hosted')
    const status = await process(cartId, result)
    assert.deepEqual([status?.isFinal, status?.message], [true, shownMessage])
    await assertLedger(['payment_failed'], [state], [20, 0])
    await enterCard(shop, cartId)
    assert.deepEqual((await place(shop, cartId, newKey())).placement.errors, [])
    await assertLedger(['payment_failed', 'paid'], [state, 'authorised'], [19, 0])
  }
})

test('a hosted payment whose browser never returns is settled by its webhook alone [J06]', async () => {
  const { attempt } = await waitingCart('hosted')
  await notify(attempt.merchant_reference, 'HOSTED1')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('a hosted page that could not be opened fails at once, as it cannot be paid', async () => {
  shop.gateway.script = 'lose-answer'
  const cartId = await fillCart(shop)
  await shop.server.graphql(SET_HOSTED, { id: cartId })
  const { placement } = await place(shop, cartId, newKey())
  assert.match(
    placement.errors[0]?.message ?? '',
    /Card payments are not available right now\. You have not been charged/,
  )
  await assertLedger(['payment_failed'], ['error'], [20, 0])
})

for (const where of ['hosted', 'bank'] as const) {
  test(`a payment that waits for the shopper (${where}) is given up, and the cart changes again [A72]`, async () => {
    const { cartId, attempt } = await waitingCart(where)
    const waiting = await look(cartId)
    assert.deepEqual(
      [waiting?.isFinal, JSON.parse(waiting?.action ?? '{}').url],
      [false, 'http://bank.example/challenge'],
    )
    const answers = await Promise.all([cancel(cartId), cancel(cartId), cancel(cartId)])
    assert.deepEqual(new Set(answers.map((answer) => answer?.resultCode)), new Set(['Cancelled']))
    assert.equal((await cancel(cartId))?.message, 'The payment was cancelled. You can try again.')
    await assertLedger(['payment_failed'], ['cancelled'], [20, 0])
    assert.equal((await look(cartId))?.action, null)
    const added = await shop.server.graphql(
      gql(
        'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }',
      ),
      { id: cartId, sku: 'TEST-39' },
    )
    assert.deepEqual([added.errors, added.data], [[], { addProductsToCart: { user_errors: [] } }])
    await runJobs(shop, ['withdraw-payment'])
    assert.deepEqual(shop.gateway.withdrawals, where === 'bank' ? [attempt.merchant_reference] : [])
  })
}

for (const where of ['hosted', 'bank'] as const) {
  test(`nobody can be asked when the shopper comes back (${where}): a payment that nobody can be asked about (${where}) is checked, then settled [R7.91, A72]`, async () => {
    for (const silence of ['unanswered', 'not-sent'] as const) {
      for (const recheck of ['shopper', 'result', 'job', 'webhook'] as const) {
        await sql`truncate orders, psp_event, idempotency, rate_limit cascade; update stock set on_hand = 20, reserved = 0`.execute(
          shop.database.db,
        )
        shop.gateway.charges.clear()
        const { cartId, attempt } = await waitingCart(where)
        shop.gateway.silence = silence
        const status = await process(cartId, GOOD_RESULT)
        assert.deepEqual([status?.isFinal, status?.resultCode, status?.action], [true, 'Received', null])
        assert.match(status?.message ?? '', /^We are checking your payment\./)
        assert.deepEqual(
          [(await cancel(cartId))?.resultCode, (await look(cartId))?.resultCode],
          ['Received', 'Received'],
        )
        const again = (await place(shop, cartId, newKey())).placement
        assert.deepEqual([again.errors, again.order?.adyen_payment_status.resultCode], [[], 'Received'])
        await jobs['check-attempt']?.({ attemptId: attempt.id }, shop.jobContext)
        await assertLedger(['pending_payment'], ['action_required'], [20, 1])
        shop.gateway.silence = undefined
        if (recheck === 'shopper') assert.equal((await process(cartId))?.resultCode, 'Authorised')
        if (recheck === 'result') assert.equal((await process(cartId, GOOD_RESULT))?.resultCode, 'Authorised')
        if (recheck === 'job') await jobs['check-attempt']?.({ attemptId: attempt.id }, shop.jobContext)
        if (recheck === 'webhook') await notify(attempt.merchant_reference, `PAID-${silence}-${where}`)
        await assertLedger(['paid'], ['authorised'], [19, 0])
        if (recheck !== 'webhook') assert.equal(shop.gateway.charges.size, 1)
        const [settled] = (await ledgerOf(shop)).attempts
        assert.equal(settled?.action_data?.returned, undefined)
      }
    }
  })
}

test('a result that the payment service does not know changes nothing [R7.91]', async () => {
  const { cartId, attempt } = await waitingCart('bank')
  shop.gateway.silence = 'rejected'
  const refused = await shop.server.graphql(
    gql('mutation ($id: String!) { processPayment(cart_id: $id, redirectResult: "forged") { resultCode } }'),
    {
      id: cartId,
    },
  )
  assert.equal(refused.errors[0]?.message, 'Payment details call failed')
  shop.gateway.silence = 'unanswered'
  assert.equal((await process(cartId, 'forged'))?.resultCode, 'Received')
  shop.gateway.silence = 'rejected'
  await jobs['check-attempt']?.({ attemptId: attempt.id }, shop.jobContext)
  assert.equal((await look(cartId))?.resultCode, 'RedirectShopper')
  await assertLedger(['pending_payment'], ['action_required'], [20, 1])
  shop.gateway.silence = undefined
  assert.equal((await process(cartId, GOOD_RESULT))?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('the order record shows the cart’s owner its order until the payment has failed [A72]', async () => {
  const { cartId } = await waitingCart('hosted')
  const tokenOf = async () => {
    const { data, errors } = await shop.server.graphql(
      gql('query ($id: String!) { adyenPaymentStatus(cartId: $id) { order_token } }'),
      { id: cartId },
    )
    assert.deepEqual(errors, [])
    return data?.adyenPaymentStatus.order_token
  }
  const [order] = (await ledgerOf(shop)).orders
  assert.equal(await tokenOf(), order?.access_token)
  await cancel(cartId)
  assert.equal(await tokenOf(), null)
})

test('only a payment that awaits the shopper is cancelled [A72]', async () => {
  const untouched = await fillCart(shop)
  assert.deepEqual([await cancel(untouched), await look(untouched)], [null, null])
  shop.gateway.script = 'lose-answer'
  const unknown = await fillCart(shop)
  await place(shop, unknown, newKey())
  assert.equal((await cancel(unknown))?.resultCode, 'Received')
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  shop.gateway.script = 'authorise'
  const paid = await fillCart(shop)
  await place(shop, paid, newKey())
  assert.equal((await cancel(paid))?.resultCode, 'Authorised')
  await assertLedger(['pending_payment', 'paid'], ['unknown', 'authorised'], [19, 1])
})

test('an authorisation known before the shopper cancelled outranks the cancellation [A72]', async () => {
  const { cartId, attempt } = await waitingCart('bank')
  await postWebhook(
    shop,
    notificationOf(shop, { merchantReference: attempt.merchant_reference, pspReference: 'EARLY' }),
  )
  assert.equal((await cancel(cartId))?.resultCode, 'Authorised')
  await runJobs(shop, ['settle-payment', 'withdraw-payment'])
  assert.deepEqual(shop.gateway.withdrawals, [])
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('an authorisation after the payment was withdrawn is reversed at once [A72]', async () => {
  const { cartId, attempt } = await waitingCart('bank')
  await cancel(cartId)
  await notify(attempt.merchant_reference, 'LATE')
  await assertLedger(['payment_failed'], ['reversal_sent'], [20, 0])
  assert.deepEqual(
    shop.gateway.reversals.map((reversal) => reversal.pspReference),
    ['LATE'],
  )
  await notify(attempt.merchant_reference, 'LATE')
  await assertLedger(['payment_failed'], ['reversal_sent'], [20, 0])
})

test('a late authorisation revives the order while its items are in stock [A72]', async () => {
  const { cartId, attempt } = await waitingCart('hosted')
  await cancel(cartId)
  await notify(attempt.merchant_reference, 'LATE')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('paid with another card, or sold out, meanwhile: a late authorisation is reversed [A72]', async () => {
  const first = await waitingCart('bank')
  await cancel(first.cartId)
  shop.gateway.script = 'authorise'
  await enterCard(shop, first.cartId)
  await place(shop, first.cartId, newKey())
  await notify(first.attempt.merchant_reference, 'LATE1')
  await assertLedger(['payment_failed', 'paid'], ['reversal_sent', 'authorised'], [19, 0])
  const second = await waitingCart('hosted')
  await cancel(second.cartId)
  await sql`update stock set on_hand = 0 where sku = ${SKU}`.execute(shop.database.db)
  await notify(second.attempt.merchant_reference, 'LATE2')
  await assertLedger(
    ['payment_failed', 'paid', 'payment_failed'],
    ['reversal_sent', 'authorised', 'reversal_sent'],
    [0, 0],
  )
  assert.deepEqual(
    shop.gateway.reversals.map((reversal) => reversal.pspReference),
    ['LATE1', 'LATE2'],
  )
})

test('a charge made late and withdrawn at once leaves the order failed and the cart open [A72]', async () => {
  const { cartId, attempt } = await waitingCart('bank')
  await cancel(cartId)
  const { merchant_reference: merchantReference } = attempt
  await postWebhook(shop, notificationOf(shop, { merchantReference, pspReference: 'BOTH' }))
  await postWebhook(
    shop,
    notificationOf(shop, {
      merchantReference,
      pspReference: 'T1',
      originalReference: 'BOTH',
      eventCode: 'TECHNICAL_CANCEL',
    }),
  )
  await runJobs(shop)
  await assertLedger(['payment_failed'], ['reversed'], [20, 0])
})
