import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { addressLineFor, CARDS, cardField, detailsFor, orderNumber, payButton } from '../testing/buying/buying.ts'
import { cardLink, cards } from '../testing/cards.ts'
import { expect, test } from '../testing/journey.ts'
import { tabTo, typeInto } from '../testing/keys.ts'
import { address, whenOpened, whenScripted } from '../testing/shop.ts'

const SITE = 'midas'

async function findAShoe(page: Page): Promise<void> {
  await page.goto(address(SITE))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip, 'the first stop skips to the content').toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  assert.ok(
    await page.evaluate(() => Boolean(document.activeElement?.closest('main'))),
    'after skipping, the next stop is in the content',
  )
  // A searchbox until it has the focus, then a combobox.
  await tabTo(page, page.getByRole('banner').getByLabel('Search', { exact: true }), 'Shift+Tab')
  await page.keyboard.type('boot')
  await page.keyboard.press('Enter')
  await whenOpened(page, /\/search\?q=boot/)
  await tabTo(page, cardLink(cards(page).first()))
  await page.keyboard.press('Enter')
  await whenOpened(page, /\.html/)
}

async function whenHeadingHasFocus(page: Page, title: string): Promise<void> {
  const step = page.locator('[aria-current=step]').getByRole('heading', { level: 2, name: title })
  await step.and(page.locator(':focus')).waitFor()
}

/** Leaves the mini bag closed. */
async function addASize(page: Page): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio')
  await tabTo(page, radios.first())
  await page.keyboard.press('Space')
  await expect(radios.first()).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(radios.nth(1), 'an arrow chooses the next size').toBeChecked()
  const isSoldOut = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('label')?.hasAttribute('data-sold-out')))
  while (await isSoldOut()) await page.keyboard.press('ArrowRight')
  const add = page.getByRole('button', { name: 'Add to bag' }).first()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const miniCart = page.getByRole('dialog', { name: 'Bag' })
  await miniCart.waitFor()
  await page.keyboard.press('Escape')
  await miniCart.waitFor({ state: 'hidden' })
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus comes back to the page')
}

test('the keyboard alone pays an order; each checkout step that opens has the focus [J06, R2.64]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  const details = detailsFor(SITE)
  await findAShoe(page)
  await addASize(page)
  const cartPanel = page
    .getByRole('banner')
    .getByRole('link', { name: /^Bag/ })
    .or(page.getByRole('banner').getByRole('button', { name: /^Bag/ }))
    .first()
  await tabTo(page, cartPanel, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const miniCart = page.getByRole('dialog', { name: 'Bag' })
  await miniCart.getByRole('link', { name: 'Checkout' }).waitFor()
  await expect(miniCart.getByRole('listitem')).toHaveCount(1)
  assert.match((await miniCart.textContent()) ?? '', /Subtotal\s*\$\d/)
  for (const path of ['/cart', '/checkout']) await expect(miniCart.locator(`a[href="${path}"]`), path).toHaveCount(1)
  await page.keyboard.press('Escape')
  await miniCart.waitFor({ state: 'hidden' })
  await expect(cartPanel, 'Escape gives the focus back to what opened the dialog').toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, miniCart.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout$/)
  await whenScripted(page)
  await typeInto(page, 'Email', 'keyboard@example.com')
  await page.keyboard.press('Enter')
  await whenHeadingHasFocus(page, 'Delivery')
  await typeInto(page, 'First name', details.firstname)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await summary.waitFor()
  await expect(summary, 'what is wrong gets the focus').toBeFocused()
  await typeInto(page, 'Last name', details.lastname)
  const line = page.getByLabel('Address', { exact: true })
  await tabTo(page, line)
  await page.keyboard.type(`${details.street} ${details.suburb} ${details.postcode}`)
  const place = `${details.suburb} ${details.state} ${details.postcode}`
  await expect(page.getByRole('option').first()).toContainText(place, { ignoreCase: true })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue(addressLineFor(SITE))
  await page.keyboard.type(details.phone)
  await tabTo(page, page.getByRole('radio', { name: /Standard/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }))
  await page.keyboard.press('Enter')
  await whenHeadingHasFocus(page, 'Payment')
  await cardField(page, 'Security code').waitFor()
  await tabTo(page, page.locator('iframe[title="Card number"]'))
  for (const text of [CARDS.approved, '03/30', '737']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('link', { name: 'Use another' }), 'then another billing address').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(payButton(page), 'after it the button').toBeFocused()
  await page.keyboard.press('Enter')
  await orderNumber(page)
  assert.deepEqual(problems, [])
})
