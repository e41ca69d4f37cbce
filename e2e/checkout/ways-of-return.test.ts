import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newEmail } from '../testing/accounts.ts'
import {
  chargesOf,
  chooseMethod,
  goToCheckoutWithAPair,
  goToPayment,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { expect, type OpenShop, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, whenScripted } from '../testing/shop.ts'

const SITE = 'midas'
/** As browsers that have Apple Pay. */
const APPLE_PAY = readFileSync(new URL('../../apps/sandbox/src/wallets/browser/apple-pay.js', import.meta.url), 'utf8')

async function atPayment(openShop: OpenShop) {
  const visitor = await openShop()
  const email = newEmail('return')
  const forms = plainly(visitor.context, SITE)
  await goToCheckoutWithAPair(forms, SITE)
  await goToPayment(forms, SITE, email)
  await visitor.context.addInitScript(APPLE_PAY)
  await visitor.page.goto(address(SITE, '/checkout'))
  return { ...visitor, email }
}

async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await whenScripted(page)
}

/** The shopper has one order, paid once, and this is its number. */
async function assertPaidOnce(email: string, number: string): Promise<void> {
  const orders = await runSql('select number, state from orders where email = $1', [email])
  assert.deepEqual(orders, [{ number, state: 'paid' }])
  assert.equal((await chargesOf(number)).length, 1)
}

for (const wallet of ['Afterpay', 'Zip'] as const)
  test(`${wallet}: back, reload and a second tab lead to the one payment, which pays one order`, async ({
    openShop,
  }) => {
    const { context, page, email, problems } = await atPayment(openShop)
    const second = await context.newPage()
    await second.goto(address(SITE, '/checkout'))
    await whenScripted(second)
    await chooseMethod(second, wallet)
    await chooseMethod(page, wallet)
    await placeOrder(page)
    const approve = (where: Page) => where.getByRole('button', { name: 'Approve' })
    await approve(page).waitFor()
    const service = page.url()
    await goBack(page)
    const waiting = page.getByText('Your payment is not finished yet')
    await waiting.waitFor()
    await page.reload()
    await waiting.waitFor()
    await placeOrder(second)
    await approve(second).waitFor()
    assert.equal(second.url(), service, 'no second payment')
    await approve(second).click()
    const number = await orderNumber(second)
    await page.getByRole('link', { name: 'check again' }).click()
    assert.equal(await orderNumber(page), number)
    await assertPaidOnce(email, number)
    assert.deepEqual(problems, [])
  })

test('Apple Pay: back and reload order nothing, two tabs that both pay end in one order', async ({ openShop }) => {
  const { context, page, email, problems } = await atPayment(openShop)
  const sheet = (where: Page) => where.getByRole('dialog', { name: 'Apple Pay (sandbox)' })
  const choose = (where: Page) => where.getByRole('radio', { name: 'Apple Pay' }).check()
  const openSheet = async (where: Page) => {
    await choose(where)
    await placeOrder(where)
    await sheet(where).waitFor()
  }
  await openSheet(page)
  await page.reload()
  await expect(sheet(page)).toHaveCount(0)
  await openSheet(page)
  await page.goto(address(SITE, '/cart'))
  await goBack(page)
  await expect(sheet(page)).toHaveCount(0)
  assert.deepEqual(await runSql('select 1 from orders where email = $1', [email]), [])
  const second = await context.newPage()
  await second.goto(address(SITE, '/checkout'))
  await whenScripted(second)
  await openSheet(page)
  await openSheet(second)
  const pay = (where: Page) => sheet(where).getByRole('button', { name: 'Pay with Face ID' }).click()
  await Promise.all([pay(page), pay(second)])
  const [number, shownBySecond] = await Promise.all([orderNumber(page), orderNumber(second)])
  assert.equal(shownBySecond, number)
  await assertPaidOnce(email, number)
  assert.deepEqual(problems, [])
})
