import assert from 'node:assert/strict'
import { makeAccount, newEmail, queryShop, signIn, tokenOf } from '../testing/accounts.ts'
import {
  addressLineFor,
  cardField,
  chargesOf,
  detailsFor,
  detailsForm,
  fillCard,
  goToCheckoutWithAPair,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address, whenScripted } from '../testing/shop.ts'

const SITE = 'midas'

async function goToPaymentSignedIn(browser: PlainBrowser): Promise<void> {
  await goToCheckoutWithAPair(browser, SITE)
  const { body } = await browser.open('/checkout')
  const method = /name="method_AU"[^>]*value="([^"]+)"/.exec(body)?.[1]
  assert.ok(method)
  assert.equal((await browser.post('/checkout', { ...detailsForm(SITE), method_AU: method })).status, 303)
}

/** The first is the default. */
async function saveAddresses(email: string, ...streets: readonly string[]): Promise<void> {
  const token = await tokenOf(SITE, email)
  const { firstname, lastname, suburb, state, postcode, phone } = detailsFor(SITE)
  for (const [at, street] of streets.entries()) {
    const place = { street: [street], city: suburb, region: { region_code: state }, postcode, country_code: 'AU' }
    const input = { firstname, lastname, telephone: phone, ...place, default_shipping: at === 0 }
    const { errors } = await queryShop(
      SITE,
      'mutation($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input },
      token,
    )
    assert.equal(errors, undefined)
  }
}

test('a customer’s checkout asks no email, offers the default address, another, and a new one [J28.1, A111]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  const email = newEmail('addresses')
  await makeAccount(SITE, email)
  await saveAddresses(email, '18 Church Street', '7 Bridge Road')
  const forms = plainly(context, SITE)
  await signIn(forms, email)
  await goToCheckoutWithAPair(forms, SITE)
  await page.goto(address(SITE, '/checkout'))
  const saved = page.getByRole('navigation', { name: 'Your saved addresses' })
  const current = saved.locator('[aria-current=true]')
  await expect(current).toContainText('18 Church Street')
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
  const goOn = page.getByRole('button', { name: 'Continue to payment' })
  const payment = page.getByRole('group', { name: /^How would you like to pay/ })
  const goToPayment = async (street: string) => {
    await goOn.click()
    await payment.waitFor()
    await page.getByRole('main').getByText(street).first().waitFor()
  }
  await saved.getByRole('link', { name: /7 Bridge Road/ }).click()
  await expect(current).toContainText('7 Bridge Road')
  await goToPayment('7 Bridge Road')
  await page.goto(address(SITE, '/checkout?edit=details'))
  await saved.getByRole('link', { name: 'Another address' }).click()
  await expect(current).toContainText('Another address')
  const { firstname, lastname, phone } = detailsFor(SITE)
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('First name').fill(firstname)
  await field('Last name').fill(lastname)
  await page.getByLabel('Address', { exact: true }).fill(addressLineFor(SITE, '9 Swan Street'))
  await field('Phone').fill(phone)
  await goToPayment('9 Swan Street')
  assert.deepEqual(problems, [])
})

test('a card saved with the first order pays the next by its code alone, until it is deleted [J16.3, J28.2, J28.3, J28.4, R3.46]', async ({
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
  await page.reload()
  await expect(saved, 'kept after a reload').toBeChecked()
  await page.goto(address(SITE, '/cart'))
  await page.goBack()
  await whenScripted(page)
  await expect(saved, 'and on the way back').toBeChecked()
  const second = await context.newPage()
  await second.goto(address(SITE, '/checkout'))
  await whenScripted(second)
  await cardField(second, 'Security code').fill('737')
  await cardField(page, 'Security code').fill('737')
  await Promise.all([placeOrder(page), placeOrder(second)])
  const [number, shownBySecond] = await Promise.all([orderNumber(page), orderNumber(second)])
  assert.deepEqual([shownBySecond, (await chargesOf(number)).length], [number, 1], 'two tabs, one order')
  await second.close()
  await page.goto(address(SITE, '/customer/orders'))
  const order = page.getByRole('heading', { name: `Order ${number}` })
  await order.waitFor()
  await page.goto(address(SITE, `/customer/orders/${number}`))
  await page
    .getByRole('main')
    .getByText(/^Visa ending 1111/)
    .filter({ visible: true })
    .first()
    .waitFor()
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
