import { expect, fillCard, pay, test } from '../testing/payment-library/library-test.ts'

const ADDRESS = {
  street: 'Swanston Street',
  houseNumberOrName: '1',
  city: 'Melbourne',
  postalCode: '3000',
  country: 'AU',
}
const SHOPPER = {
  shopperName: { firstName: 'Ana', lastName: 'Bell' },
  shopperEmail: 'ana@example.com',
  telephoneNumber: '0400000000',
  billingAddress: ADDRESS,
  deliveryAddress: ADDRESS,
  lineItems: [{ description: 'Boots', quantity: 1, amountIncludingTax: 12995 }],
}
const results = '#results'

for (const method of ['afterpaytouch', 'zip', 'paypal'] as const) {
  test(`${method}: approved, refused and cancelled on its page`, async ({ library, page }) => {
    for (const [button, resultCode] of [
      ['Approve', 'Authorised'],
      ['Refuse', 'Refused'],
      ['Cancel and go back', 'Cancelled'],
    ] as const) {
      await page.goto(await library.open(method, { reference: `${method}-${resultCode}`, ...SHOPPER }))
      await pay(page)
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator(results)).toContainText(`"resultCode":"${resultCode}"`)
    }
  })
}

test('a window that is closed leaves the payment open', async ({ library, page }) => {
  await page.goto(await library.open('zip', { reference: 'closed', ...SHOPPER }))
  await pay(page)
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await page.close()
  expect(await library.charges('closed')).toMatchObject([{ state: 'challenged' }])
})

test('a saved card pays with its security code alone', async ({ library, page }) => {
  const shopper = { shopperReference: 'shopper-1', storePaymentMethodMode: 'askForConsent' }
  await page.goto(await library.open('card', { reference: 'save', ...shopper }))
  await fillCard(page, '4111111111111111')
  await page.getByRole('checkbox').check()
  await pay(page)
  await expect(page.locator(results)).toContainText('"resultCode":"Authorised"')
  await page.goto(await library.open('stored', { reference: 'stored', ...shopper }))
  await page.locator('body[data-ready]').waitFor()
  await page.frameLocator('iframe[title="Security code"]').getByRole('textbox').fill('737')
  await pay(page)
  await expect(page.locator(results)).toContainText('"resultCode":"Authorised"')
})

test('a gift card pays what it holds, and a card the rest of the order', async ({ library, page }) => {
  await page.goto(await library.open('giftcard', { reference: 'parts' }))
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
  await field('Card number').fill('6036280000000000000')
  await field('Pin').fill('737')
  await page.locator('body[data-complete]').waitFor()
  await pay(page)
  await expect(page.locator(results)).toContainText('"remaining":{"value":7995,"currency":"AUD"}')
  await fillCard(page, '4111111111111111')
  await pay(page)
  await expect(page.locator(results)).toContainText('"what":"completed"')
  expect(await library.charges('parts')).toMatchObject([
    { method: 'giftcard', state: 'authorised', amount: { value: 5000 } },
    { method: 'scheme', state: 'authorised', amount: { value: 7995 } },
  ])
})
