import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import {
  answerBank,
  bankPanel,
  CARDS,
  cardField,
  chargesOf,
  fillCard,
  goToCheckoutWithAPair,
  goToPayment,
  mailTo,
  orderNumber,
  payButton,
  placeOrder,
  totalOfCart,
} from '../testing/buying/buying.ts'
import { expect, type OpenShop, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName } from '../testing/shop.ts'

async function readyToPay(openShop: OpenShop, given: { card?: string; screen?: ScreenName } = {}) {
  const visitor = await openShop({ screen: given.screen ?? 'desktop' })
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

test('a double click on the pay button makes one order and one charge [R7.85, A114]', async ({ openShop }) => {
  const { page, email } = await readyToPay(openShop, { screen: 'phone' })
  const sent = Promise.withResolvers<void>()
  await page.route('**/checkout.data', async (route) => {
    await sent.promise
    await route.continue()
  })
  await payButton(page).dblclick()
  await page.getByRole('button', { name: /^Paying/ }).waitFor()
  sent.resolve()
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

test('a refused card leaves payment and bag; its box goes with a promo code, another card pays [J06.2, J06.3, R4.83, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.refused })
  await placeOrder(page)
  const refusal = page.getByRole('alert').getByText("Your bank didn't approve this payment.")
  await refusal.first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/checkout')
  assert.ok(Number(await totalOfCart(page)) > 0, 'the bag is as it was')
  const order = page.getByRole('complementary', { name: 'Your order' })
  await order.getByText(/^Add a code/).click()
  await order.getByLabel('Promo code').fill('WELCOME10')
  await order.getByRole('button', { name: 'Apply promo code' }).click()
  await order.getByRole('button', { name: 'Remove WELCOME10' }).waitFor()
  await refusal.first().waitFor({ state: 'detached' })
  await expect(page.locator('[name=payment_method][value=scheme]')).toBeChecked()
  await fillCard(page, CARDS.approved)
  await placeOrder(page)
  const number = await orderNumber(page)
  await assertOrders(email, ['payment_failed', 'paid'], number)
  assert.deepEqual(await runSql("select payment_method->>'code' as code from orders where number = $1", [number]), [
    { code: 'adyen_cc' },
  ])
  assert.ok((await mailTo(email)).text.includes(number))
  assert.equal(new URL(page.url()).pathname, '/checkout/success')
  await page.goto(address('styletread', '/cart'))
  await page.getByText('Your bag is empty').first().waitFor()
})

test('a refused card keeps its number and expiry, loses its code, and is named at its field [R4.83]', async ({
  openShop,
}) => {
  const { page } = await readyToPay(openShop, { card: CARDS.refused })
  await placeOrder(page)
  await page.getByText('Visa ending 0002 was not approved.').waitFor()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page
    .getByRole('alert')
    .getByRole('link', { name: /approve this payment/ })
    .click()
  await expect(page.getByRole('radio', { name: /card/ })).toBeFocused()
  await expect(cardField(page, 'Card number')).toHaveValue(CARDS.refused)
  await expect(cardField(page, 'Expiry date')).toHaveValue('03/30')
  await expect(cardField(page, 'Security code')).toHaveValue('')
  await placeOrder(page)
  await page.getByText('Enter the security code.').waitFor()
  await expect(cardField(page, 'Security code')).toBeFocused()
})

test('a card that needs 3-D Secure is paid after the bank approves, within the checkout [R7.86, R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.challenge })
  await placeOrder(page)
  await answerBank(page, 'Approve')
  const number = await orderNumber(page)
  await assertOrders(email, ['paid'], number)
})

test('3-D Secure declined brings the shopper back to payment, nothing charged, the bag kept [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.challenge })
  await placeOrder(page)
  await answerBank(page, 'Decline')
  await page.getByRole('alert').getByText("Your bank didn't approve this payment.").first().waitFor()
  await expect(bankPanel(page)).toHaveCount(0)
  await expect(cardField(page, 'Card number')).toHaveValue(CARDS.challenge)
  await assertOrders(email, ['payment_failed'])
})

test('3-D Secure outlasts a reload; cancelled, it leaves the bag to be paid another way [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop, { card: CARDS.challenge })
  await placeOrder(page)
  await bankPanel(page).frameLocator('iframe').getByRole('button', { name: 'Approve' }).waitFor()
  await page.reload()
  await bankPanel(page).frameLocator('iframe').getByRole('button', { name: 'Approve' }).waitFor()
  await bankPanel(page).getByRole('button', { name: 'Cancel payment' }).click()
  await expect(bankPanel(page)).toHaveCount(0)
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
  await page.getByRole('button', { name: new RegExp(`^Pay \\${total}`) }).waitFor()
  await assertOrders(email, [])
})
