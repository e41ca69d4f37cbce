import { expect, fillCard, pay, test } from '../testing/payment-library/library-test.ts'

test('a new card is authorised, and refused where its bank says no', async ({ library, page }) => {
  await page.goto(await library.open('card', { reference: 'card-approved' }))
  await fillCard(page, '4111111111111111')
  await pay(page)
  await expect(page.locator('#results')).toContainText('"what":"completed"')
  await expect(page.locator('#results')).toContainText('"resultCode":"Authorised"')
  expect(await library.charges('card-approved')).toMatchObject([{ state: 'authorised', method: 'scheme' }])
  await page.goto(await library.open('card', { reference: 'card-refused' }))
  await fillCard(page, '4000000000000002')
  await pay(page)
  await expect(page.locator('#results')).toContainText('"resultCode":"Refused"')
  expect(await library.charges('card-refused')).toMatchObject([{ state: 'refused' }])
})
