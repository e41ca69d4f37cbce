import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import {
  chargesOf,
  checkedNumber,
  fillCard,
  fillDetails,
  goToCheckoutWithAPair,
  goToPayment,
  orderNumber,
  placeOrder,
  totalOfCart,
} from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, sandboxUrl } from '../testing/shop.ts'

const NO_STACK = /\bat .+\(.+:\d+:\d+\)|node_modules|TypeError|ReferenceError|select .+ from/i

/** Faults for this shopper's charges, `times` often; 0 means unlimited. */
async function spoilCharges(email: string, effect: string, times: number): Promise<void> {
  const fault = { on: 'payments', effect, times, shopperEmail: email }
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(`${sandboxUrl}/control/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
  assert.ok(ok)
}

test('the payment service charges and goes silent: the order is paid, and only once', async ({ openShop }) => {
  const { context, page } = await openShop()
  const email = `silent-${Date.now()}@example.com`
  const forms = plainly(context, 'williams')
  await goToCheckoutWithAPair(forms, 'williams')
  await goToPayment(forms, 'williams', email)
  await page.goto(address('williams', '/checkout'))
  await fillCard(page)
  await spoilCharges(email, 'drop-answer', 0)
  await placeOrder(page)
  await page.locator('[data-order-number]').waitFor()
  const number = await orderNumber(page)
  assert.doesNotMatch((await page.locator('main').textContent()) ?? '', NO_STACK)
  await page.getByText('We’ve sent a confirmation').waitFor()
  assert.equal((await chargesOf(number)).length, 1)
})

/** Attempts per charge. */
const TRIES = 3

test('the payment service refuses a charge: the page says so, and the next try pays [A72]', async ({ openShop }) => {
  const { context, page } = await openShop()
  const email = newEmail('away')
  const forms = plainly(context, 'midas')
  await goToCheckoutWithAPair(forms, 'midas')
  await goToPayment(forms, 'midas', email)
  await page.goto(address('midas', '/checkout'))
  const before = await totalOfCart(page)
  await fillCard(page)
  await spoilCharges(email, 'error-429', TRIES)
  await placeOrder(page)
  await page.getByRole('alert').getByText('You have not been charged. Please try again in a moment.').first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/checkout')
  assert.doesNotMatch((await page.locator('body').textContent()) ?? '', NO_STACK)
  assert.equal(await totalOfCart(page), before)
  await fillCard(page)
  await placeOrder(page)
  const number = await orderNumber(page)
  assert.equal((await chargesOf(number)).length, 1)
})

test('the payment service refuses the connection: the payment is checked, then has failed', async ({ openShop }) => {
  const { context, page } = await openShop()
  const email = newEmail('refused')
  const forms = plainly(context, 'williams')
  await goToCheckoutWithAPair(forms, 'williams')
  await goToPayment(forms, 'williams', email)
  await page.goto(address('williams', '/checkout'))
  await fillCard(page)
  await spoilCharges(email, 'refuse-connection', TRIES)
  await placeOrder(page)
  const number = await checkedNumber(page)
  // Half an hour later.
  const [attempt] = await runSql<{ id: string }>(
    `update payment_attempt set created_at = created_at - interval '31 minutes', sent_at = sent_at - interval '31 minutes'
     where order_id = (select id from orders where number = $1) returning id`,
    [number],
  )
  await runSql(
    "select graphile_worker.add_job('check-attempt', json_build_object('attemptId', $1::text), job_key := 'check-attempt:' || $1)",
    [attempt?.id],
  )
  await page.getByText('Your payment didn’t go through, so your order wasn’t placed.').waitFor()
  assert.doesNotMatch((await page.locator('main').textContent()) ?? '', NO_STACK)
  assert.equal((await chargesOf(number)).length, 0)
})

test('a payment session that has ended asks to load again, keeps the bag, and then pays', async ({ openShop }) => {
  const { context, page } = await openShop()
  const forms = plainly(context, 'midas')
  await goToCheckoutWithAPair(forms, 'midas')
  await goToPayment(forms, 'midas', newEmail('ended'))
  const ended = { status: 422, errorCode: '14_0409', message: 'Session has expired', errorType: 'validation' }
  const headers = { 'access-control-allow-origin': '*' }
  await context.route(/\/sessions\/[^/]+\/setup/, (route) => route.fulfill({ status: 422, headers, json: ended }))
  await page.goto(address('midas', '/checkout'))
  await page.getByText('The card fields did not load.').waitFor()
  await expect(page.getByText('Session has expired')).toHaveCount(0)
  await context.unroute(/\/sessions\/[^/]+\/setup/)
  await page.reload()
  await fillCard(page)
  await placeOrder(page)
  await orderNumber(page)
})

test('card fields that cannot be loaded show an error, and work after a reload', async ({ openShop }) => {
  const { context, page } = await openShop()
  await goToCheckoutWithAPair(plainly(context, 'midas'), 'midas')
  await page.goto(address('midas', '/checkout'))
  await page.context().route(`${sandboxUrl.replace('127.0.0.1', 'localhost')}/**`, (route) => route.abort())
  await fillDetails(page, 'midas', `frame-${Date.now()}@example.com`)
  await page.getByText('The card fields did not load.').waitFor()
  await page.context().unroute(`${sandboxUrl.replace('127.0.0.1', 'localhost')}/**`)
  await page.reload()
  await fillCard(page)
  await placeOrder(page)
  await orderNumber(page)
})
