import type { Page } from '@playwright/test'
import { newEmail } from '../testing/accounts.ts'
import {
  CARD_FIELDS,
  cardField,
  detailsFor,
  fillCard,
  goToCheckoutWithAPair,
  mailTo,
  orderNumber,
  payButton,
  placeOrder,
} from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mollini'

/** Visible fields of the page and of the card's frames; checkboxes and radio buttons don't count. */
async function fieldsOf(page: Page): Promise<number> {
  const own = page.locator('main :is(input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea)')
  const frames = await Promise.all(CARD_FIELDS.map((name) => page.locator(`iframe[title="${name}"]`).count()))
  return (await own.filter({ visible: true }).count()) + frames.reduce((sum, count) => sum + count, 0)
}

const ticked = (page: Page) => page.locator('main input[type=checkbox]:checked')

test('a guest fills eight fields, none ticked before, and has an account with one password more', async ({
  openShop,
}) => {
  const { context, page } = await openShop({ screen: 'phone' })
  const email = newEmail('lean')
  const details = detailsFor(SITE)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await goToCheckoutWithAPair(plainly(context, SITE), SITE)
  await page.goto(address(SITE, '/checkout'))
  let count = await fieldsOf(page)
  await field('Email').fill('ana@')
  await expect(page.locator('#email-error'), 'nothing is said while typing').toHaveCount(0)
  await field('Email').blur()
  await expect(page.locator('#email-error')).toBeVisible()
  await field('Email').fill(email)
  await expect(page.locator('#email-error'), 'gone as soon as it is right').toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await field('First name').fill(details.firstname)
  count += await fieldsOf(page)
  await expect(ticked(page)).toHaveCount(0)
  await field('Last name').fill(details.lastname)
  await field('Address').pressSequentially(`${details.street} ${details.suburb} ${details.postcode}`)
  await page.getByRole('option', { name: /Richmond VIC 3121/i }).tap()
  await expect(field('Address')).toHaveValue('18 Church Street, Richmond VIC 3121')
  await expect(field('Phone'), 'what is still to be filled has the focus').toBeFocused()
  await field('Phone').fill(details.phone)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText('same as delivery.').waitFor()
  await cardField(page, 'Security code').waitFor()
  count += await fieldsOf(page)
  expect(count, 'email, names, address, phone, card').toBe(8)
  await expect(ticked(page)).toHaveCount(0)
  await page.getByText('Expiry date', { exact: true }).first().click()
  await expect(cardField(page, 'Expiry date'), 'a label of the card leads to its field').toBeFocused()
  await fillCard(page)
  await expect(payButton(page)).toBeVisible()
  await placeOrder(page)
  const number = await orderNumber(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('a walk in the park')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await page.getByText(number).first().waitFor()
  await mailTo(email, new RegExp(number))
})
