import { expect, fillCard, pay, test } from '../testing/payment-library/library-test.ts'

const CHALLENGED = '4917610000000000'
const NATIVE = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }
const results = '#results'

for (const [decision, resultCode, state] of [
  ['Approve', 'Authorised', 'authorised'],
  ['Decline', 'Refused', 'refused'],
] as const) {
  test(`a bank's challenge in the page: ${decision}`, async ({ library, page }) => {
    const reference = `challenge-${state}`
    await page.goto(await library.open('card', { reference, ...NATIVE }))
    await fillCard(page, CHALLENGED)
    await pay(page)
    const bank = page.frameLocator('iframe[name="threeDSIframe"]')
    await bank.getByRole('button', { name: decision }).click()
    await expect(page.locator(results)).toContainText(`"resultCode":"${resultCode}"`)
    expect(await library.charges(reference)).toMatchObject([{ state }])
  })
}

test('a bank that trusts the fingerprint asks nothing', async ({ library, page }) => {
  await page.goto(await library.open('card', { reference: 'frictionless', ...NATIVE }))
  await fillCard(page, '5201281505129736')
  await pay(page)
  await expect(page.locator(results)).toContainText('"resultCode":"Authorised"')
})

test('without the request for it, the bank asks on its own page', async ({ library, page }) => {
  await page.goto(await library.open('card', { reference: 'bank-page' }))
  await fillCard(page, CHALLENGED)
  await pay(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.locator(results)).toContainText('"resultCode":"Authorised"')
})
