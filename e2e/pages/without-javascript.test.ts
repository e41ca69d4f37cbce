import assert from 'node:assert/strict'
import { CARDS, chargesOf, detailsFor, goToCheckoutWithAPair, mailTo, orderNumber } from '../testing/buying/buying.ts'
import { cardLink, cards } from '../testing/cards.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, whenScripted } from '../testing/shop.ts'

test('mathers, without JavaScript: from home to a paid order, paid at the payment service [J06]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page } = await openShop({ javaScript: false })
  const email = `nojs-${device}-${Date.now()}@example.com`
  const details = detailsFor('mathers')
  await page.goto(address('mathers'))
  const category = await page.locator('header nav[aria-label="Departments"] a[href]').first().getAttribute('href')
  await page.goto(address('mathers', category ?? '/'))
  await cardLink(cards(page).first()).click()
  await page
    .locator('input[type=radio][name=option]:not([disabled]):not([aria-disabled=true])')
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  await page.waitForURL(/\/cart$/)
  const line = page.getByRole('list', { name: 'Bag items' }).getByRole('listitem').first()
  await line.getByLabel('Quantity').selectOption('2')
  await line.getByRole('button', { name: 'Update' }).click()
  await expect(line.getByLabel('Quantity')).toHaveValue('2')
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').first().fill(details.firstname)
  await page.getByLabel('Last name').first().fill(details.lastname)
  await page.getByLabel('Street address').first().fill(details.street)
  await page.getByLabel(details.placeLabel).first().fill(details.suburb)
  await page.getByLabel('State').first().selectOption('VIC')
  await page.getByLabel('Postcode').first().fill('31')
  await page.getByLabel('Phone').first().fill(details.phone)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('First name').first()).toHaveValue(details.firstname)
  await page.getByRole('alert').getByText('Enter a postcode with 4 digits').waitFor()
  await page.getByLabel('Postcode').first().fill(details.postcode)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByLabel('Card number', { exact: true }).fill(CARDS.approved)
  await page.getByLabel('Expiry date', { exact: true }).fill('03/30')
  await page.getByLabel('Security code', { exact: true }).fill('737')
  await page.getByLabel('Name on card', { exact: true }).fill('Ana Bell')
  await page.getByRole('button', { name: /^Pay/ }).click()
  const number = await orderNumber(page)
  assert.ok((await mailTo(email)).text.includes(number))
  assert.equal((await chargesOf(number)).length, 1)
})

test('a quantity chosen before the scripts are there is sent as soon as they are [R7.71]', async ({ openShop }) => {
  const { context } = await openShop()
  await goToCheckoutWithAPair(plainly(context, 'mathers'), 'mathers')
  const scripts = Promise.withResolvers<void>()
  await context.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto(address('mathers', '/cart'), { waitUntil: 'commit' })
  await page.getByLabel('Quantity').selectOption('2')
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/cart.data',
  )
  scripts.resolve()
  await sent
  await page.reload()
  await whenScripted(page)
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
})
