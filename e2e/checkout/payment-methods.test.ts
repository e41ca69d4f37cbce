import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { cookieOf, newEmail } from '../testing/accounts.ts'
import { findings } from '../testing/axe.ts'
import {
  chargesOf,
  chooseMethod,
  fillCard,
  goToCheckoutWithAPair,
  goToPayment,
  orderNumber,
  payButton,
  placeOrder,
} from '../testing/buying/buying.ts'
import { expect, type OpenShop, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { makePromotion } from '../testing/promotions.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mathers'
/** As a browser that has Apple Pay. */
const APPLE_PAY = readFileSync(new URL('../../apps/sandbox/src/wallets/browser/apple-pay.js', import.meta.url), 'utf8')

async function readyToPay(openShop: OpenShop, options: { javaScript?: boolean } = {}) {
  const visitor = await openShop(options)
  const email = newEmail('wallet')
  const forms = plainly(visitor.context, SITE)
  await goToCheckoutWithAPair(forms, SITE)
  await goToPayment(forms, SITE, email)
  await visitor.page.goto(address(SITE, '/checkout'))
  return { ...visitor, email }
}

/** It scrolls there when its scripts run, from under a press. */
const whenFocused = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeFocused()

const statesOf = async (email: string) =>
  (await runSql<{ state: string }>('select state from orders where email = $1 order by id', [email])).map(
    ({ state }) => state,
  )

for (const [wallet, ids] of [
  ['Afterpay', '[J11.1, J11.2, R9.54, R3.100]'],
  ['PayPal', '[J11.1, J11.2, R9.55, R3.100]'],
  ['Zip', '[J11.1, J11.2, R9.57, R3.100]'],
] as const)
  test(`${wallet} refused or cancelled comes back to its choice; approved, it pays the order ${ids}`, async ({
    openShop,
  }) => {
    const { context, page, email, problems } = await readyToPay(openShop)
    const choice = page.getByRole('radio', { name: wallet })
    await chooseMethod(page, wallet)
    await placeOrder(page)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await whenFocused(page, "Your bank didn't approve this payment.")
    await expect(choice, 'the choice is kept').toBeChecked()
    assert.equal(await cookieOf(context, SITE, 'checkout_step'), 'payment')
    await placeOrder(page)
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await whenFocused(page, 'The payment was cancelled.')
    await expect(choice).toBeChecked()
    await placeOrder(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    const number = await orderNumber(page)
    assert.deepEqual(await statesOf(email), ['payment_failed', 'payment_failed', 'paid'])
    assert.equal((await chargesOf(number)).length, 1)
    assert.deepEqual(problems, [])
  })

test('Apple Pay refused or closed keeps its choice; approved on the device, it pays the order [J11.1, J11.2, R9.56, R3.100]', async ({
  openShop,
}) => {
  const { context, page, email, problems } = await readyToPay(openShop)
  const choice = page.getByRole('radio', { name: 'Apple Pay' })
  await page.getByRole('radio', { name: 'Zip' }).waitFor()
  await expect(choice, 'a browser without Apple Pay').toHaveCount(0)
  await context.addInitScript(APPLE_PAY)
  await page.reload()
  await fillCard(page)
  await choice.check()
  assert.deepEqual(await findings(page, 'Apple Pay'), [])
  const sheet = page.getByRole('dialog', { name: 'Apple Pay (sandbox)' })
  await placeOrder(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Apple Pay was closed. You haven’t been charged.').waitFor()
  assert.deepEqual(await statesOf(email), [])
  await placeOrder(page)
  await sheet.getByRole('button', { name: 'Have it refused' }).click()
  await page.getByRole('alert').getByText("Your bank didn't approve this payment.").first().waitFor()
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expect(choice, 'the choice is kept').toBeChecked()
  await placeOrder(page)
  await sheet.getByRole('button', { name: 'Pay with Face ID' }).click()
  const number = await orderNumber(page)
  assert.deepEqual(await statesOf(email), ['payment_failed', 'paid'])
  assert.deepEqual([(await chargesOf(number)).length, problems], [1, []])
})

test('back from a wallet’s page, the order waits; after a reload another way pays it [R7.91, A72]', async ({
  openShop,
}) => {
  const { page, email } = await readyToPay(openShop)
  await chooseMethod(page, 'PayPal')
  await placeOrder(page)
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await page.goto(address(SITE, '/checkout'))
  await page.getByText('Your payment is not finished yet').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await chooseMethod(page, /card/)
  await fillCard(page)
  await placeOrder(page)
  await orderNumber(page)
  assert.deepEqual(await statesOf(email), ['payment_failed', 'paid'])
})

test('a wallet pays without JavaScript too [R9.54]', async ({ openShop }) => {
  const { page, email } = await readyToPay(openShop, { javaScript: false })
  await chooseMethod(page, 'Afterpay')
  await payButton(page).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await orderNumber(page)
  assert.deepEqual(await statesOf(email), ['paid'])
})

test('a price that rises before a wallet opens is shown, orders nothing, and is then paid', async ({ openShop }) => {
  const { context, page, email, problems } = await readyToPay(openShop)
  const code = `SHORT-${Date.now()}`
  await makePromotion(SITE, { code, label: '$5 off', effect: { kind: 'fixed', cents: 500 } })
  assert.equal((await plainly(context, SITE).post('/checkout', { intent: 'apply-code', code })).status, 303)
  await page.reload()
  await chooseMethod(page, 'PayPal')
  const before = await payButton(page).textContent()
  await runSql('delete from coupon where code = $1', [code])
  await placeOrder(page)
  await page.getByRole('alert').getByText(/total/).first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/checkout')
  await expect(payButton(page)).not.toHaveText(before ?? '')
  assert.deepEqual(await statesOf(email), [])
  const now = Number(/\$([\d.,]+)/.exec((await payButton(page).textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  await chooseMethod(page, 'PayPal')
  await placeOrder(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  const [charge] = await chargesOf(await orderNumber(page))
  assert.deepEqual([charge?.amount.value, problems], [Math.round(now * 100), []])
})

/** Chooses PayPal once the first frame of the card is ready and before the library makes the next. */
function leaveTheCardEarly(): void {
  if (window !== window.top) return
  const leave = ({ data }: MessageEvent) => {
    const message = String(data)
    if (!message.includes('"action":"config"') || !message.includes('"fieldType":"encryptedCardNumber"')) return
    window.removeEventListener('message', leave, true)
    document.querySelector<HTMLInputElement>('input[value=paypal]')?.click()
  }
  window.addEventListener('message', leave, true)
}

test('leaving the card while its fields load causes no error, and it can be chosen again', async ({ openShop }) => {
  const { context, page, email, problems } = await readyToPay(openShop)
  await context.addInitScript(leaveTheCardEarly)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await expect(page.locator('iframe[title="Card number"]')).toHaveCount(0)
  await chooseMethod(page, /card/)
  await fillCard(page)
  await placeOrder(page)
  await orderNumber(page)
  assert.deepEqual([await statesOf(email), problems], [['paid'], []])
})

test('the payment service’s library is loaded on the payment step only, without an error [R4.81, A121]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  const library: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/library-|\/checkoutshopper\//.test(request.url())) library.push(request.url())
  })
  const forms = plainly(context, SITE)
  await goToCheckoutWithAPair(forms, SITE)
  await page.goto(address(SITE, '/cart'))
  await page.goto(address(SITE, '/checkout'))
  await page.getByLabel('Email', { exact: true }).waitFor()
  assert.equal(library.length, 0)
  await goToPayment(forms, SITE, newEmail('library'))
  await page.goto(address(SITE, '/checkout'))
  await fillCard(page)
  assert.ok(library.some((url) => url.includes('/assets/library-')))
  assert.deepEqual(problems, [])
})
