import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { findings } from '../testing/axe.ts'
import { goToCheckoutWithAPair, orderNumber } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { findShoe } from '../testing/product-page.ts'
import { address, port, whenScripted } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'mollini'
const FLAGS = ['express_cart_enabled', 'express_product_page_enabled'] as const
/** As a browser that has Apple Pay. */
const APPLE_PAY = readFileSync(new URL('../../apps/sandbox/src/wallets/browser/apple-pay.js', import.meta.url), 'utf8')

async function set(value: string): Promise<void> {
  for (const name of FLAGS) {
    const { code, output } = await operate('setting', SITE, name, value)
    assert.equal(code, 0, output)
  }
}

test.beforeAll(() => set('on'))
test.afterAll(() => set('--default'))

const attemptsOf = async (number: string) =>
  (
    await runSql<{ state: string }>(
      'select a.state from payment_attempt a join orders o on o.id = a.order_id where o.number = $1',
      [number],
    )
  ).map(({ state }) => state)

const htmlOf = async (path: string) => (await httpRequest(`${SITE}.localhost:${port}`, path)).body

/** Cached pages follow the switches. */
const whenShown = (path: string, isShown: boolean) =>
  until(async () => (await htmlOf(path)).includes('data-express') === isShown, `${path} does not follow`)

async function openCart(page: Page): Promise<void> {
  await page.goto(address(SITE, '/cart'))
  await whenScripted(page)
  await page.locator('[data-wallet=paypal]').hover()
  await page.locator('[data-ready]').waitFor()
}

const paypalButton = (page: Page) => page.locator('[data-ready]').getByRole('button', { name: 'PayPal' })
const requestsOf = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  return seen
}

test('PayPal express from the bag: closed, followed to New Zealand, refused, then paid [J11.3, R1.35, A74]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  await goToCheckoutWithAPair(plainly(context, SITE), SITE)
  const requests = requestsOf(page)
  await page.goto(address(SITE, '/cart'))
  assert.deepEqual(
    requests.filter((url) => /wallets|\/api\/express/.test(url)),
    [],
    'nothing is loaded before it is wanted',
  )
  await openCart(page)
  assert.deepEqual(await findings(page, 'bag'), [])
  const wallet = page.getByRole('dialog', { name: 'PayPal (sandbox)' })
  const total = wallet.locator('output')
  await paypalButton(page).click()
  await expect(wallet.getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled()
  await wallet.getByRole('button', { name: 'Cancel and return' }).click()
  await expect(page.getByText('Nothing was bought.')).toBeVisible()
  await paypalButton(page).click()
  await expect(wallet.getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled()
  const atHome = await total.textContent()
  await wallet.getByLabel('Send to').selectOption('Auckland 1010')
  await expect(wallet.getByLabel('Delivery')).toContainText('Tracked delivery')
  await expect(wallet.getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled()
  await wallet.getByLabel('Send to').selectOption('Melbourne VIC 3000')
  await expect(total).toHaveText(atHome ?? '')
  await expect(wallet.getByRole('button', { name: 'Have it refused' })).toBeEnabled()
  await wallet.getByRole('button', { name: 'Have it refused' }).click()
  await expect(page.locator('#express').getByRole('alert')).not.toBeEmpty()
  await openCart(page)
  await paypalButton(page).click()
  await expect(wallet.getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled()
  await wallet.getByRole('button', { name: 'Pay with PayPal' }).click()
  assert.deepEqual(await attemptsOf(await orderNumber(page)), ['authorised'])
  assert.equal(new URL(page.url()).pathname, '/checkout/success')
  assert.deepEqual(problems, [])
})

test('Apple Pay buys a pair from its page, the bag stays as it is [J11.3, J27.3, R3.112, R4.84, A74]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  await context.addInitScript(APPLE_PAY)
  const { path } = await findShoe(brandOf(SITE).storeCode)
  await whenShown(path, true)
  await goToCheckoutWithAPair(plainly(context, SITE), SITE)
  await page.goto(address(SITE, path))
  await whenScripted(page)
  const apple = page.getByRole('button', { name: 'Buy with Apple Pay' })
  await page.locator('[data-wallet=paypal]').focus()
  await apple.click()
  await expect(page.locator('#size-error')).toContainText('Choose a size')
  await page.getByRole('radiogroup', { name: 'Size' }).locator('label:not([data-sold-out])').first().click()
  await page.locator('[data-ready]').waitFor()
  assert.deepEqual(await findings(page, 'product page'), [])
  const sheet = page.getByRole('dialog', { name: 'Apple Pay (sandbox)' })
  await apple.click()
  await expect(sheet.getByRole('button', { name: 'Pay with Face ID' })).toBeEnabled()
  await sheet.getByRole('button', { name: 'Have it refused' }).click()
  await expect(page.locator('[data-express]').getByRole('alert')).not.toBeEmpty()
  await apple.click()
  await expect(sheet.getByRole('button', { name: 'Pay with Face ID' })).toBeEnabled()
  await sheet.getByRole('button', { name: 'Pay with Face ID' }).click()
  assert.deepEqual(await attemptsOf(await orderNumber(page)), ['authorised'])
  assert.equal(new URL(page.url()).pathname, '/checkout/success')
  await page.goto(address(SITE, '/cart'))
  await expect(page.getByRole('heading', { name: 'Your bag' })).toBeVisible()
  await expect(page.locator('[data-wallet=paypal]')).toBeVisible()
  assert.deepEqual(problems, [])
})

test('with the switches off no page has an express button [J27.3, R3.112]', async ({ openShop }) => {
  const { context, page } = await openShop()
  const { path } = await findShoe(brandOf(SITE).storeCode)
  const forms = plainly(context, SITE)
  await goToCheckoutWithAPair(forms, SITE)
  await set('--default')
  await whenShown(path, false)
  for (const place of ['/cart', '/checkout']) {
    await page.goto(address(SITE, place))
    await expect(page.locator('[data-express]')).toHaveCount(0)
  }
})
