import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import {
  CARDS,
  chargesOf,
  fillCard,
  goToCheckoutWithAPair,
  goToPayment,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { type OpenShop, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName } from '../testing/shop.ts'

/** @param given.script resolves when the card frame's script may load */
async function readyToPay(
  openShop: OpenShop,
  given: { card?: string; screen?: ScreenName; script?: Promise<void> } = {},
) {
  const visitor = await openShop({ screen: given.screen ?? 'desktop' })
  await visitor.context.route('**/card-frame/frame.js', async (route) => {
    await given.script
    await route.continue()
  })
  const email = newEmail('one')
  const forms = plainly(visitor.context, 'styletread')
  await goToCheckoutWithAPair(forms, 'styletread')
  await goToPayment(forms, 'styletread', email)
  await visitor.page.goto(address('styletread', '/checkout'))
  await fillCard(visitor.page, given.card)
  return { ...visitor, email }
}

/**
 * Asserts the states of all the shopper's orders. The order `paidNumber` is paid with one charge; if undefined, none
 * is.
 */
async function assertOrders(email: string, states: readonly string[], paidNumber?: string): Promise<void> {
  const orders = await runSql<{ number: string; state: string }>(
    'select number, state from orders where email = $1 order by id',
    [email],
  )
  assert.deepEqual(
    orders.map(({ state }) => state),
    states,
  )
  const paid = orders.filter(({ state }) => state === 'paid').map(({ number }) => number)
  assert.deepEqual(paid, paidNumber ? [paidNumber] : [])
  const charges = (await Promise.all(orders.map(({ number }) => chargesOf(number)))).flat()
  const charged = charges
    .filter(({ state }) => /authorised|captured/i.test(state))
    .map(({ merchantReference }) => merchantReference.split('-')[0])
  assert.deepEqual(charged, paid)
  assert.equal(charges.length, orders.length, 'each order was sent to the payment service once')
}

test('a double click before the card frame’s script is there makes one order and one charge [R7.85, A114]', async ({
  openShop,
}) => {
  const script = Promise.withResolvers<void>()
  const { page, email } = await readyToPay(openShop, { screen: 'phone', script: script.promise })
  await page.getByRole('button', { name: /^Place order/ }).dblclick()
  await page.getByRole('button', { name: /^Placing your order/ }).waitFor()
  script.resolve()
  const number = await orderNumber(page)
  await assertOrders(email, ['paid'], number)
})

test('the success page may be reloaded, and going back finds no bag to pay again [R2.04, A119]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop)
  await placeOrder(page)
  const number = await orderNumber(page)
  await page.reload()
  assert.equal(await orderNumber(page), number)
  await page.goto(address('styletread', '/checkout'))
  await page.waitForURL(/\/cart$/)
  await page.getByText('Your bag is empty').first().waitFor()
  await assertOrders(email, ['paid'], number)
})

test('two tabs that both pay the same bag end in one order and one charge [R7.85, A114]', async ({ openShop }) => {
  const { context, page, email } = await readyToPay(openShop)
  const second = await context.newPage()
  await second.goto(address('styletread', '/checkout'))
  await fillCard(second)
  await Promise.all([placeOrder(page), placeOrder(second)])
  const [number, shownBySecond] = await Promise.all([orderNumber(page), orderNumber(second)])
  assert.equal(shownBySecond, number)
  await assertOrders(email, ['paid'], number)
})

test('a refused card leaves payment and bag; its box goes with a promo code, another card pays [R4.83, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.refused })
  await placeOrder(page)
  const refusal = page.getByRole('alert').getByText("Your bank didn't approve this payment.")
  await refusal.first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/checkout')
  const order = page.getByRole('complementary', { name: 'Your order' })
  await order.getByText(/^Add a code/).click()
  await order.getByLabel('Promo code').fill('WELCOME10')
  await order.getByRole('button', { name: 'Apply promo code' }).click()
  await order.getByRole('button', { name: 'Remove WELCOME10' }).waitFor()
  await refusal.first().waitFor({ state: 'detached' })
  await fillCard(page, CARDS.approved)
  await placeOrder(page)
  const number = await orderNumber(page)
  await assertOrders(email, ['payment_failed', 'paid'], number)
})

test('a card that needs 3-D Secure is paid after the bank’s page approves [R7.86, R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.challenge })
  await placeOrder(page)
  await page.getByLabel(/Password/).fill('password')
  await page.getByRole('button', { name: 'Approve' }).click()
  const number = await orderNumber(page)
  await assertOrders(email, ['paid'], number)
})

test('3-D Secure declined brings the shopper back to payment, nothing charged, the bag kept [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.challenge })
  await placeOrder(page)
  await page.getByLabel(/Password/).fill('password')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.waitForURL(/\/checkout\?payment=/)
  await page.getByRole('alert').getByText("Your bank didn't approve this payment.").first().waitFor()
  await page.getByRole('group', { name: 'Payment method' }).waitFor()
  await assertOrders(email, ['payment_failed'])
})

test('a shopper who comes back from the bank’s page without answering can pay another way [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.challenge })
  await placeOrder(page)
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await page.goto(address('styletread', '/checkout'))
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await fillCard(page, CARDS.approved)
  await placeOrder(page)
  const number = await orderNumber(page)
  await assertOrders(email, ['payment_failed', 'paid'], number)
})

test('a bag that another tab changed is not charged at a total that was not on the button [R7.85, A114]', async ({
  openShop,
}) => {
  const { context, page, email } = await readyToPay(openShop)
  const second = await context.newPage()
  await second.goto(address('styletread', '/cart'))
  const shownTotal = () => second.locator('[data-grand-total]').first().textContent()
  const before = await shownTotal()
  await second.getByLabel('Quantity').selectOption('2')
  await second.waitForFunction((old) => document.querySelector('[data-grand-total]')?.textContent !== old, before)
  const total = await shownTotal()
  await placeOrder(page)
  await page.getByRole('alert').getByText('Your total has changed').first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/checkout')
  await page.getByRole('button', { name: new RegExp(`Place order.*\\${total}`) }).waitFor()
  await assertOrders(email, [])
})
