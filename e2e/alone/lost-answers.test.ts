import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { newEmail } from '../testing/accounts.ts'
import {
  answerBank,
  bankPanel,
  CARDS,
  chargesOf,
  checkedNumber,
  chooseMethod,
  fillCard,
  goToCheckoutWithAPair,
  goToPayment,
  mailTo,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { type OpenShop, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, sandboxUrl } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'styletread'
const own = faultyShop({ PUBLIC_SANDBOX_URL: sandboxUrl.replace('127.0.0.1', 'localhost') })

async function readyToPay(openShop: OpenShop, options: { javaScript?: boolean } = {}) {
  const visitor = await openShop(options)
  const email = newEmail('lost')
  const forms = plainly(visitor.context, SITE)
  await goToCheckoutWithAPair(forms, SITE)
  await goToPayment(forms, SITE, email)
  return { ...visitor, email, forms }
}

/** A shopper whose order was placed but whose response was lost. */
async function orderWithoutAnswer(openShop: OpenShop) {
  const visitor = await readyToPay(openShop)
  const { page } = visitor
  await page.goto(`http://${SITE}.localhost:${own.storefront.port}/checkout`)
  await fillCard(page)
  own.commerce.failOnce('mutation placeOrder', 'cut')
  await placeOrder(page)
  await page.getByRole('alert').getByText('Error placing order').first().waitFor()
  assert.ok(own.commerce.hasFailed())
  return visitor
}

/** A shopper on the page of a method that redirects. */
async function atTheBank(openShop: OpenShop) {
  const visitor = await readyToPay(openShop)
  await visitor.page.goto(address(SITE, '/checkout'))
  await chooseMethod(visitor.page, 'Afterpay')
  await placeOrder(visitor.page)
  await visitor.page.getByRole('button', { name: 'Approve' }).waitFor()
  return { ...visitor, number: await numberOf(visitor.email) }
}

async function numberOf(email: string): Promise<string> {
  const [order] = await runSql<{ number: string }>('select number from orders where email = $1', [email])
  assert.ok(order)
  return order.number
}

/** Spoils one order's calls. @returns a function that ends it */
async function spoil(fault: Readonly<Record<string, unknown>>): Promise<() => Promise<void>> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ times: 0, ...fault })
  const answer = await fetch(`${sandboxUrl}/control/faults`, { method: 'POST', headers, body })
  assert.equal(answer.status, 201)
  const { id } = (await answer.json()) as { readonly id: string }
  return async () => {
    const { status } = await fetch(`${sandboxUrl}/control/faults/${id}`, { method: 'DELETE' })
    assert.equal(status, 200)
  }
}

/** The shop's attempts per call to the payment service. */
const TRIES = 3

/** Approves at the bank without following its redirect. @returns the redirect's URL */
async function approveAndLeave(page: Page): Promise<URL> {
  const body = new URLSearchParams({ decision: 'approve' })
  const answer = await fetch(page.url().replace('localhost', '127.0.0.1'), { method: 'POST', body, redirect: 'manual' })
  const back = answer.headers.get('location')
  assert.ok(back, String(answer.status))
  return new URL(back)
}

async function untilPaid(number: string): Promise<void> {
  const stateOf = async () =>
    (await runSql<{ state: string }>('select state from orders where number = $1', [number]))[0]?.state
  await until(async () => (await stateOf()) === 'paid', `order ${number} is not paid`)
}

/** Asserts that the page shows the shopper's only order, paid with one charge. */
async function assertOneOrder(page: Page, email: string): Promise<void> {
  const number = await orderNumber(page)
  await page.getByText('We’ve sent a confirmation').waitFor()
  const orders = await runSql('select number, state from orders where email = $1', [email])
  assert.deepEqual(orders, [{ number, state: 'paid' }])
  const charges = await chargesOf(number)
  assert.deepEqual(
    charges.map(({ state }) => state),
    ['authorised'],
  )
}

const isBeingChecked = (page: Page) => page.getByText('We are checking your payment.').first().waitFor()

/** Where "Check again" leads; the page looks again by itself too, so its link may be gone. */
const checkAgain = (page: Page) => page.goto(address(SITE, '/checkout/return'))

test('a lost answer after the bank’s approval shows a check, and the webhook pays [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email, number } = await atTheBank(openShop)
  await spoil({ on: 'details', effect: 'drop-answer', reference: number })
  await spoil({ on: 'webhooks', effect: 'keep', times: 1, reference: number })
  await page.getByRole('button', { name: 'Approve' }).click()
  assert.equal(await checkedNumber(page), number)
  assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /nothing (is|was) charged|error/i)
  assert.equal((await fetch(`${sandboxUrl}/control/webhooks`, { method: 'POST' })).status, 200)
  await assertOneOrder(page, email)
})

test('no answer on the return from the bank: checked again, the order is paid once [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email, number } = await atTheBank(openShop)
  const answerAgain = await spoil({ on: 'details', effect: 'refuse-connection', reference: number })
  await spoil({ on: 'webhooks', effect: 'off', reference: number })
  await page.getByRole('button', { name: 'Approve' }).click()
  await isBeingChecked(page)
  // Checkout redirects here when nothing is left to pay.
  await page.goto(address(SITE, '/checkout'))
  await page.waitForURL(/\/checkout\/success$/)
  await answerAgain()
  await checkAgain(page)
  await assertOneOrder(page, email)
})

test('no answer after the bank refused: a mail says so, and its link fills a bag', async ({ openShop }) => {
  const { page, email, number } = await atTheBank(openShop)
  const answerAgain = await spoil({ on: 'details', effect: 'refuse-connection', reference: number })
  await spoil({ on: 'webhooks', effect: 'off', reference: number })
  await page.getByRole('button', { name: 'Refuse' }).click()
  await isBeingChecked(page)
  await answerAgain()
  await runSql(
    `select graphile_worker.add_job('check-attempt', json_build_object('attemptId', a.id), job_key := 'check-attempt:' || a.id)
     from payment_attempt a join orders o on o.id = a.order_id where o.number = $1`,
    [number],
  )
  await page.getByRole('heading', { level: 1, name: 'Your payment did not go through' }).waitFor()
  const [link] = /http:\S+\/cart\/restore\?token=\S+/.exec((await mailTo(email, /did not go through/)).text) ?? []
  assert.ok(link)
  const elsewhere = await openShop({ javaScript: false })
  for (const there of [page, elsewhere.page]) {
    await there.goto(link)
    await there.getByText('Your shoes are back in your bag.').waitFor()
    assert.deepEqual(
      [new URL(there.url()).pathname, await there.getByRole('list', { name: 'Bag items' }).locator('> li').count()],
      ['/cart', 1],
    )
  }
  // The first browser resumes checkout; the other device does not see the email.
  await page.goto(address(SITE, '/checkout'))
  await page.getByText(email).first().waitFor()
  await elsewhere.page.goto(address(SITE, '/checkout'))
  assert.doesNotMatch((await elsewhere.page.locator('main').textContent()) ?? '', new RegExp(email))
})

test('no answer after 3-D Secure in the page: a check is shown, the order is paid once [R7.91]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop)
  await page.goto(address(SITE, '/checkout'))
  await fillCard(page, CARDS.challenge)
  await placeOrder(page)
  await bankPanel(page).frameLocator('iframe').getByRole('button', { name: 'Approve' }).waitFor()
  await spoil({ on: 'details', effect: 'drop-answer', times: TRIES, reference: await numberOf(email) })
  await answerBank(page, 'Approve')
  await assertOneOrder(page, email)
})

test('without JavaScript an unanswered payment, looked at again, is one paid order [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { javaScript: false })
  await page.goto(address(SITE, '/checkout'))
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByLabel('Card number', { exact: true }).fill(CARDS.approved)
  await page.getByLabel('Expiry date', { exact: true }).fill('03/30')
  await page.getByLabel('Security code', { exact: true }).fill('737')
  await page.getByLabel('Name on card', { exact: true }).fill('Ana Bell')
  const number = await numberOf(email)
  const answerAgain = await spoil({ on: 'sessions', effect: 'refuse-connection', reference: number })
  await spoil({ on: 'webhooks', effect: 'off', reference: number })
  await page.getByRole('button', { name: /^Pay/ }).click()
  await isBeingChecked(page)
  await answerAgain()
  await checkAgain(page)
  await assertOneOrder(page, email)
})

for (const [way, go] of [
  ['opens checkout', (page: Page) => page.goto(address(SITE, '/checkout'))],
  ['comes back late', (page: Page, back: URL) => page.goto(back.href)],
] as const)
  test(`a shopper paid for by the webhook alone who ${way} sees the order [R7.91, A72]`, async ({ openShop }) => {
    const { context, page, email, number } = await atTheBank(openShop)
    await context.clearCookies({ name: 'order' })
    const back = await approveAndLeave(page)
    await untilPaid(number)
    await go(page, back)
    await assertOneOrder(page, email)
  })

test('paying another way after the bank’s approval shows the order instead [R7.91, A72]', async ({ openShop }) => {
  const { context, page, email, number } = await atTheBank(openShop)
  await context.clearCookies({ name: 'order' })
  const checkout = await context.newPage()
  await checkout.goto(address(SITE, '/checkout'))
  await checkout.getByText('Your payment is not finished yet').waitFor()
  await approveAndLeave(page)
  await untilPaid(number)
  await checkout.getByRole('button', { name: 'Pay another way' }).click()
  await assertOneOrder(checkout, email)
})

test('when the shop cannot check a payment, the page says so and checks again [R7.91, A72]', async ({ openShop }) => {
  const { page, email, number } = await atTheBank(openShop)
  await spoil({ on: 'webhooks', effect: 'off', reference: number })
  const { pathname, search } = await approveAndLeave(page)
  own.commerce.fail('processPayment')
  await page.goto(`http://${SITE}.localhost:${own.storefront.port}${pathname}${search}`)
  await page
    .getByRole('heading', { level: 1, name: 'We are checking your payment. Please do not pay again.' })
    .waitFor()
  own.commerce.fail()
  await assertOneOrder(page, email)
})

test('the answer to Place order is lost; pressed again, it shows the one order [R7.85, A114]', async ({ openShop }) => {
  const { page, email } = await orderWithoutAnswer(openShop)
  await fillCard(page)
  await placeOrder(page)
  await assertOneOrder(page, email)
})

test('the answer to Place order is lost; loaded again, checkout shows the order [R7.85, A114]', async ({
  openShop,
}) => {
  const { page, email } = await orderWithoutAnswer(openShop)
  await page.reload()
  await assertOneOrder(page, email)
})
