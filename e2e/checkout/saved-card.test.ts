import assert from 'node:assert/strict'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import {
  cardField,
  detailsForm,
  fillCard,
  goToCheckoutWithAPair,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'midas'

async function goToPaymentSignedIn(browser: PlainBrowser): Promise<void> {
  await goToCheckoutWithAPair(browser, SITE)
  const { body } = await browser.open('/checkout')
  const method = /name="method_AU"[^>]*value="([^"]+)"/.exec(body)?.[1]
  assert.ok(method)
  assert.equal((await browser.post('/checkout', { ...detailsForm(SITE), method_AU: method })).status, 303)
}

test('a card saved with the first order pays the next by its code alone, until it is deleted [J16.3, J28, R3.46]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  const email = newEmail('saved')
  await makeAccount(SITE, email)
  const forms = plainly(context, SITE)
  await signIn(forms, email)
  await goToPaymentSignedIn(forms)
  await page.goto(address(SITE, '/checkout'))
  await fillCard(page)
  const save = page.getByRole('checkbox', { name: 'Save this card for next time' })
  await expect(save, 'nothing is ticked before the shopper does').not.toBeChecked()
  await save.check()
  await placeOrder(page)
  await orderNumber(page)

  await goToPaymentSignedIn(forms)
  await page.goto(address(SITE, '/checkout'))
  const saved = page.getByRole('radio', { name: /^Visa ending 1111/ })
  await expect(saved).toBeChecked()
  await expect(page.locator('iframe[title="Card number"]')).toHaveCount(0)
  await cardField(page, 'Security code').fill('737')
  await placeOrder(page)
  const number = await orderNumber(page)
  await page.goto(address(SITE, '/customer/orders'))
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  await page.goto(address(SITE, '/cart'))
  await page.getByText('Your bag is empty').first().waitFor()

  await page.goto(address(SITE, '/customer/payments'))
  await page.getByRole('main').getByText('Delete', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete card' }).click()
  await page.getByText('Card deleted.').waitFor()
  await goToPaymentSignedIn(forms)
  await page.goto(address(SITE, '/checkout'))
  await cardField(page, 'Card number').waitFor()
  await expect(saved).toHaveCount(0)
  assert.deepEqual(problems, [])
})
