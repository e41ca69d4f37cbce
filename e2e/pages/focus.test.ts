import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { productPath } from '../testing/buying/buying.ts'
import { cards } from '../testing/cards.ts'
import { fillCart, linesOf, sizesOf, whenSettled } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import { openShoe } from '../testing/product-page.ts'
import { issueCard } from '../testing/promotions.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mollini'

interface Change {
  readonly name: string
  readonly on: Locator
  readonly key?: string
  readonly types?: string
  /** Visible after the response. */
  readonly sees?: Locator
  /** Focused after the response. */
  readonly to: Locator
}

/** Makes each change by keyboard and waits for the expected focus. */
async function walk(page: Page, changes: readonly Change[]): Promise<void> {
  for (const { name, on, key = 'Enter', types, sees, to } of changes) {
    await on.focus()
    if (types !== undefined) await page.keyboard.press('ControlOrMeta+a')
    if (types !== undefined) await page.keyboard.type(types)
    await page.keyboard.press(key)
    await sees?.waitFor()
    await to
      .and(page.locator(':focus'))
      .waitFor()
      .catch(async () =>
        assert.fail(`${name}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`),
      )
  }
}

test('an in-place change focuses what opened or the next control: listing, product, compare', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')
  await page.goto(address(SITE, '/boots'))
  const band = main.locator('a[data-step][href*="price="]').first()
  const sort = main.getByLabel(/^Sort/).first()
  const h1 = main.getByRole('heading', { level: 1 })
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /wishlist$/ })
  await walk(page, [
    { name: 'a filter', on: band, to: band },
    { name: 'a chip', on: main.getByRole('link', { name: /^Remove/ }).first(), to: h1 },
    { name: 'a heart', on: heart, to: heart },
    {
      name: 'the account',
      on: page.locator('[data-account-link]').first(),
      to: dialog.getByRole('button', { name: 'Close' }),
    },
    {
      name: 'leaving it',
      on: dialog.getByRole('button', { name: 'Close' }),
      to: page.locator('[data-account-link]').first(),
    },
    { name: 'the sort', on: sort, key: 'ArrowDown', to: sort },
  ])
  await openShoe(page, SITE, await productPath(SITE))
  const form = page.locator('#add-to-cart')
  await form.locator('label:not([data-sold-out]) > input[name=option]').first().check({ force: true })
  await walk(page, [
    {
      name: 'a pair',
      on: form.getByRole('button', { name: 'Add to bag' }),
      to: dialog.getByRole('button', { name: 'Close' }),
    },
    {
      name: 'the last line',
      on: dialog.getByRole('button', { name: /^Remove/ }),
      to: dialog.getByRole('link', { name: brandOf(SITE).voice.start.text }),
    },
    {
      name: 'leaving the bag',
      on: dialog.getByRole('button', { name: 'Close' }),
      to: form.getByRole('button', { name: /^Add/ }).first(),
    },
    {
      name: 'Compare',
      on: form.getByRole('button', { name: 'Compare' }),
      sees: page.getByText('1 of 4'),
      to: form.getByRole('button', { name: 'Compare' }),
    },
  ])
  await page.goto(address(SITE, '/compare'))
  await walk(page, [
    { name: 'the choices', on: button('Add a second shoe'), to: dialog.getByRole('button', { name: 'Close' }) },
    { name: 'leaving them', on: dialog.getByRole('button', { name: 'Close' }), to: button('Add a second shoe') },
    {
      name: 'the last shoe',
      on: button('Remove it'),
      to: main.getByRole('heading', { name: 'Nothing to compare yet' }),
    },
  ])
  await page.goto(address(SITE, '/subscribe'))
  await walk(page, [
    { name: 'no email', on: main.getByLabel('Email'), types: 'x', to: main.getByLabel('Email') },
    {
      name: 'the newsletter',
      on: main.getByLabel('Email'),
      types: 'focus@example.com',
      to: main.getByRole('heading', { level: 1 }),
    },
  ])
  assert.deepEqual(problems, [])
})

test('an in-place change focuses what opened or the next control: wishlist and bag', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const forms = plainly(context, SITE)
  const [one, two] = [(await sizesOf(SITE, 3))[0], (await sizesOf(SITE, 5))[0]]
  assert.ok(one && two)
  for (const { sku } of [one, two]) await forms.post('/wishlist/add', { sku, returnTo: '/' })
  await page.goto(address(SITE, '/wishlist'))
  await pauseMessages(page)
  const tile = (sku: string) => main.locator('li', { has: page.locator(`input[name=sku][value="${sku}"]`) })
  const taken = (sku: string) => tile(sku).getByRole('button', { name: /from wishlist$/ })
  const h1 = main.getByRole('heading', { level: 1 })
  await walk(page, [
    {
      name: 'no size',
      on: tile(one.sku).getByRole('button', { name: /^Add to bag/ }),
      to: tile(one.sku).getByRole('combobox', { name: 'Size' }),
    },
    { name: 'a style', on: taken(two.sku), to: tile(one.sku).getByRole('link').first() },
    { name: 'its undo', on: button('Undo'), to: h1 },
    { name: 'a style again', on: taken(two.sku), to: tile(one.sku).getByRole('link').first() },
    { name: 'the last style', on: taken(one.sku), to: h1 },
  ])

  await fillCart(forms, ...(await sizesOf(SITE, 2)).slice(0, 2))
  const card = await issueCard(SITE, 20)
  await page.goto(address(SITE, '/cart'))
  const first = linesOf(page).first()
  const [code, pin] = [main.getByLabel('Promo code'), main.getByLabel('PIN')]
  await walk(page, [
    { name: 'a wrong code', on: code, types: 'NOSUCH', sees: main.getByText('This promo code is invalid.'), to: code },
    { name: 'a code', on: code, types: 'FREEPOST', to: code },
    {
      name: 'without the code',
      on: button('Remove FREEPOST'),
      to: main.locator('[tabindex="-1"]', { has: page.getByLabel('Promo code') }).last(),
    },
  ])
  await main.getByLabel('Gift card number').fill(card.code)
  await walk(page, [
    { name: 'a gift card', on: pin, types: card.pin, to: pin },
    { name: 'a quantity', on: first.getByLabel('Quantity'), key: 'ArrowDown', to: first.getByLabel('Quantity') },
    { name: 'a removal', on: first.getByRole('button', { name: /^Remove/ }), to: button(/^Undo/) },
    { name: 'its undo', on: button(/^Undo/), to: linesOf(page).getByRole('link') },
    { name: 'a move', on: first.getByRole('button', { name: /^Move to wishlist/ }), to: button(/^Undo/) },
  ])
  assert.deepEqual(problems, [])
})

test('a message about a bag goes once the bag changes, here or in another window [J05.3, R4.50]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  const main = page.getByRole('main')
  const forms = plainly(context, SITE)
  const sizes = await sizesOf(SITE, 2)
  await fillCart(forms, ...sizes.slice(0, 1))
  await page.goto(address(SITE, '/cart'))
  const wrong = main.getByRole('alert').filter({ hasText: /\S/ })
  const sayNo = async () => {
    await main.getByLabel('Promo code').fill('NOSUCH')
    await main.getByLabel('Promo code').press('Enter')
    await wrong.waitFor()
    await whenSettled(page)
  }
  const changes: readonly (readonly [name: string, change: () => Promise<unknown>])[] = [
    ['a quantity', () => main.getByLabel('Quantity').selectOption('2')],
    [
      'another window',
      async () => {
        await fillCart(forms, ...sizes.slice(1, 2))
        await page.evaluate(() => dispatchEvent(new Event('focus')))
      },
    ],
  ]
  for (const [name, change] of changes) {
    await sayNo()
    await change()
    await wrong.waitFor({ state: 'hidden' }).catch(() => assert.fail(name))
  }
})

test('a removal that fails says so each time, and of that bag alone: mini bag and bag [R4.50]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  const forms = plainly(context, SITE)
  const [one, two] = [(await sizesOf(SITE, 2))[0], (await sizesOf(SITE, 3))[0]]
  assert.ok(one && two)
  await fillCart(forms, one, two)
  let isCut = true
  await page.route(/\/cart\.data/, (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const said = (place: Locator) => place.getByText(/We couldn’t reach the shop\./)
  await page.goto(address(SITE, '/boots'))
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click()
  const mini = page.getByRole('dialog')
  await mini
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await said(mini).waitFor()
  const read = page.waitForResponse(/\/api\/bag\?/)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await read).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(said(mini), 'the bag is the same').toHaveCount(1)

  await page.goto(address(SITE, '/cart'))
  const line = (at: number) => linesOf(page).nth(at)
  await line(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await said(line(0)).waitFor()
  isCut = false
  await line(1).getByLabel('Quantity').selectOption('2')
  await said(line(0)).waitFor({ state: 'hidden' })
  await whenSettled(page)
  isCut = true
  await line(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await said(line(1)).waitFor()
  await expect(said(line(0)), 'it was said of another bag').toHaveCount(0)
})
