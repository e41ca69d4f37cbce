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
  openShop,
  place,
  postWebhook,
  runJobs,
  SKU,
  type TestShop,
} from '../../testing/shop.ts'
import { until } from '../../testing/until.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())
beforeEach(async () => {
  shop.gateway.script = 'authorise'
  shop.gateway.silence = undefined
  shop.gateway.charges.clear()
  shop.gateway.reversals.length = 0
  shop.gateway.withdrawals.length = 0
  await sql`truncate orders, psp_event, idempotency, rate_limit, mail cascade;
    update stock set on_hand = 20, reserved = 0;
    delete from graphile_worker._private_jobs`.execute(shop.database.db)
})

async function assertLedger(
  states: readonly string[],
  attempts: readonly string[],
  stock: readonly [onHand: number, reserved: number],
) {
  const ledger = await ledgerOf(shop)
  assert.deepEqual(ledger.broken, [])
  assert.deepEqual(
    ledger.orders.map((order) => order.state),
    states,
  )
  assert.deepEqual(
    ledger.attempts.map((attempt) => attempt.state),
    attempts,
  )
  assert.deepEqual([ledger.stock.on_hand, ledger.stock.reserved], stock)
}

const STATUS = '{ isFinal resultCode action message order_number }'
const PROCESS = gql(`mutation ($id: String!, $result: String) {
  status: processPayment(cart_id: $id, redirectResult: $result) ${STATUS} }`)
const CANCEL = gql(`mutation ($id: String!) { status: cancelPayment(cart_id: $id) ${STATUS} }`)
const LOOK = gql(`query ($id: String!) { status: adyenPaymentStatus(cartId: $id) ${STATUS} }`)

const process = async (id: string, result?: string) => (await shop.server.requireData(PROCESS, { id, result })).status
const cancel = async (id: string) => (await shop.server.requireData(CANCEL, { id })).status
const look = async (id: string) => (await shop.server.requireData(LOOK, { id })).status

const SET_HOSTED = gql(`mutation ($id: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_hpp", adyen_additional_data: { returnUrl: "/checkout/return" } } }) { cart { id } }
}`)

async function waitingCart(where: 'hosted' | 'bank') {
  if (where === 'bank') shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop)
  if (where === 'hosted') await shop.server.graphql(SET_HOSTED, { id: cartId })
  const { placement } = await place(shop, cartId, newKey())
  assert.deepEqual(placement.errors, [])
  const { attempts } = await ledgerOf(shop)
  const attempt = attempts.at(-1)
  assert.ok(attempt)
  return { cartId, attempt, status: placement.order?.adyen_payment_status }
}

async function notify(merchantReference: string, pspReference: string) {
  assert.equal((await postWebhook(shop, notificationOf(shop, { merchantReference, pspReference }))).status, 202)
  await runJobs(shop)
}

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
  test(`a payment that awaits the shopper (${where}) is cancelled, and the cart can be changed [A72]`, async () => {
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
  test(`a shopper returns (${where}) while the service is down: checked, then settled [R7.91, A72]`, async () => {
    for (const silence of ['unanswered', 'not-sent'] as const) {
      for (const recheck of ['shopper', 'result', 'job', 'webhook'] as const) {
        await sql`truncate orders, psp_event, idempotency, rate_limit cascade;
          update stock set on_hand = 20, reserved = 0`.execute(shop.database.db)
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

const MAIL_JOBS = ['send-order-confirmation', 'send-payment-failed', 'send-payment-returned']

/** Oldest first. */
async function mails() {
  await runJobs(shop, MAIL_JOBS)
  return shop.database.db.selectFrom('mail').select(['kind', 'recipient', 'subject', 'text']).orderBy('id').execute()
}

const kindsOf = (written: Awaited<ReturnType<typeof mails>>) => written.map(({ kind }) => kind)

/** Ages all records by half an hour and runs the jobs. */
async function halfAnHourLater(attemptId: string) {
  await sql`update payment_attempt set created_at = created_at - interval '31 minutes',
    sent_at = sent_at - interval '31 minutes'`.execute(shop.database.db)
  await jobs['check-attempt']?.({ attemptId }, shop.jobContext)
}

/** A cart whose payment is being checked: the charge was sent, but its answer was lost. */
async function uncheckedCart() {
  shop.gateway.script = 'lose-answer'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const attempt = (await ledgerOf(shop)).attempts.at(-1)
  assert.ok(attempt)
  shop.gateway.script = 'authorise'
  return { cartId, attempt }
}

const RESTORE = gql(`mutation ($input: RestoreCartInput!) {
  restoreCart(input: $input) { cart { id email total_quantity items { quantity product { sku } } } user_errors { message } }
}`)

function tokenIn(written: Awaited<ReturnType<typeof mails>>): string {
  const [, token] = /http:\/\/williams\.localhost:3000\/cart\/restore\?token=(\S+)/.exec(written[0]?.text ?? '') ?? []
  assert.ok(token, 'the mail has a link')
  return token
}

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

test('a refund made outside the shop confirms no order; the shopper is mailed about the refund', async () => {
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
  assert.match(written[0]?.text ?? '', /has been refunded in full, and the order is closed\./)
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
  assert.deepEqual((await restore({})).errors, [{ message: 'Test shoe in 38 has since sold out.' }])
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
    select cart_id, product_id, 'OTHER-' || n, 1 from cart_line, generate_series(1, 50) n
      where cart_id = ${present}`.execute(shop.database.db)
  await sql`delete from cart_line where cart_id = ${present} and variant_sku = ${SKU}`.execute(shop.database.db)
  assert.deepEqual((await restore())?.user_errors, [{ message: 'A bag holds at most 50 different items.' }])
  const { rows } = await sql<{
    lines: number
  }>`select count(*)::int as lines from cart_line where cart_id = ${present}`.execute(shop.database.db)
  assert.deepEqual(rows, [{ lines: 50 }])
})
