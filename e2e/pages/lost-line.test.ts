import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { productPath } from '../testing/buying/buying.ts'
import { cardLink, cards } from '../testing/cards.ts'
import { fillCart, sizesOf } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, whenScripted } from '../testing/shop.ts'

const SITE = 'mollini'

const listing = '/boots'
const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const fill = async (page: Page, label: string, text: string) => {
  const field = main(page).getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}
const addToCart = async (page: Page) => {
  const form = page.locator('#add-to-cart')
  await form.locator('label:not([data-sold-out]) > input[name=option]').first().check({ force: true })
  await form.getByRole('button', { name: 'Add to bag' }).click()
}
const search = async (page: Page) => {
  await banner(page).getByLabel('Search', { exact: true }).fill('boot')
  await page.keyboard.press('Enter')
}

/** Actions while offline, and the message; by default that of `showUnreachable`. */
const REQUESTS: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<void>, says?: string])[] =
  [
    [
      'a heart',
      listing,
      (page) =>
        cards(page)
          .nth(1)
          .getByRole('button', { name: /wishlist$/ })
          .click(),
    ],
    ['a shoe', listing, (page) => cardLink(cards(page).first()).click()],
    [
      'a filter',
      listing,
      (page) => main(page).locator('a[href*="price="]').first().click(),
      'We couldn’t load these styles.',
    ],
    ['a search', listing, search],
    ['the mini bag', listing, (page) => banner(page).getByRole('link', { name: /^Bag/ }).click()],
    [
      'the newsletter',
      listing,
      async (page) => {
        await page.getByRole('contentinfo').getByRole('textbox').fill('lost@example.com')
        await page.keyboard.press('Enter')
      },
    ],
    ['a pair', '', addToCart],
    ['a category', '', (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()],
    [
      'a removal',
      '/cart',
      (page) =>
        main(page)
          .getByRole('button', { name: /^Remove/ })
          .click(),
    ],
    ['a code', '/cart', (page) => fill(page, 'Promo code', 'WELCOME10')],
    ['a quantity', '/cart', async (page) => void (await main(page).getByLabel('Quantity').selectOption({ index: 1 }))],
    ['an email', '/checkout', (page) => fill(page, 'Email', 'lost@example.com')],
  ]

test('a connection lost while the browser claims to be online keeps the page, with Try again', async ({ openShop }) => {
  const { context, page } = await openShop()
  await fillCart(plainly(context, SITE), ...(await sizesOf(SITE, 2)).slice(0, 1))
  const product = await productPath(SITE)
  let isCut = false
  await page.route('**/*', (route) => (isCut ? route.abort('connectionreset') : route.continue()))
  for (const [name, path, act, says = 'We couldn’t reach the shop'] of REQUESTS) {
    isCut = false
    // A product page requests its stock as soon as its scripts run.
    await Promise.all([
      page.goto(address(SITE, path || product)),
      path ? undefined : page.waitForResponse(/\/api\/stock/),
    ])
    const where = `${name} at ${path || 'a product'}`
    const title = await page.locator('main h1').textContent()
    isCut = true
    await pauseMessages(page)
    await act(page)
    const message = page.getByRole('alert').filter({ hasText: says }).last()
    await message.waitFor().catch(() => assert.fail(`${where}: ${page.url()}`))
    await expect(message.locator('..').getByText('Try again').filter({ visible: true }), where).toHaveCount(1)
    assert.equal(await page.locator('main h1').textContent(), title, where)
  }
})

test('after a lost connection Try again does what failed, and what was typed is still there', async ({ openShop }) => {
  const { context, page } = await openShop()
  await fillCart(plainly(context, SITE), ...(await sizesOf(SITE, 2)).slice(0, 1))
  let isCut = false
  await page.route('**/*', (route) => (isCut ? route.abort('connectionreset') : route.continue()))
  const tryAgain = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' }).getByText('Try again')
  await page.goto(address(SITE, '/checkout'))
  await pauseMessages(page)
  isCut = true
  await fill(page, 'Email', 'lost@example.com')
  await tryAgain.waitFor()
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('lost@example.com')
  isCut = false
  await tryAgain.click()
  await page.locator('[aria-current=step] h2').filter({ hasText: 'Delivery' }).waitFor()
  await page.goto(address(SITE, listing))
  await pauseMessages(page)
  isCut = true
  await search(page)
  await tryAgain.waitFor()
  isCut = false
  // The listing may be loaded again before the search is shown.
  await tryAgain.click()
  await expect(async () => {
    await whenScripted(page)
    await search(page)
    await page.getByRole('heading', { level: 1, name: 'Results for ‘boot’' }).waitFor({ timeout: 10_000 })
  }).toPass()
  await page.goto(address(SITE, listing))
  await pauseMessages(page)
  const heart = cards(page)
    .nth(1)
    .getByRole('button', { name: /wishlist$/ })
  isCut = true
  await heart.click()
  await tryAgain.waitFor()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  isCut = false
  await tryAgain.click()
  await page.getByText('Saved to your wishlist').waitFor()
})

test('a dialog whose content is lost offers to load the page again, not to open its data', async ({ openShop }) => {
  const { page } = await openShop()
  let isCut = false
  await page.route('**/*', (route) => (isCut ? route.abort('connectionreset') : route.continue()))
  await page.goto(address(SITE, await productPath(SITE)))
  await page.locator('#add-to-cart').getByRole('button', { name: 'Compare' }).click()
  await page.getByText('1 of 4').waitFor()
  await page.goto(address(SITE, '/compare'))
  const open = page.getByRole('button', { name: 'Add a second shoe' })
  await open.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  isCut = true
  await open.click()
  const tryAgain = page.locator('[role=alert]', { hasText: 'We couldn’t reach the shop' }).getByText('Try again')
  await tryAgain.waitFor()
  assert.equal(await tryAgain.getAttribute('href'), null)
})
