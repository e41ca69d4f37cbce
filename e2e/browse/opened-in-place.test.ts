import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { cardLink, cards, listedNames } from '../testing/cards.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'

const own = faultyShop()

const address = (path: string) => `http://mathers.localhost:${own.storefront.port}${path}`

/** Follows a link without hovering, so that nothing is prefetched. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
}

/** Waits for the heading's focus and the page's title. */
async function whenOpened(page: Page, heading: string, title: RegExp): Promise<void> {
  await page.waitForFunction(
    (phrase) => document.activeElement?.matches('h1') && document.activeElement.textContent === phrase,
    heading,
  )
  await page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), title.source)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('main h1')).toHaveAttribute('tabindex', '-1')
}

/** @returns whether the document is still the same */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in globalThis)
}

test('a page or an error opened in place is heard from its heading on; a document is not [J02, J06]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('/'))
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true)
  const isSame = await markDocument(page)

  await follow(page, '/no-such-page')
  await whenOpened(page, 'We can’t find that page', /^We can’t find that page \| .+$/)
  await follow(page, '/women')
  await whenOpened(page, 'Women', /Women/)
  own.commerce.failOnce('route', 'http')
  await follow(page, '/women/heels')
  await whenOpened(page, 'Back in a moment', /^Back in a moment \| .+$/)
  assert.ok(own.commerce.hasFailed())
  // The same URL again counts as another page.
  await follow(page, '/women/heels')
  await page.waitForFunction(
    () => document.activeElement?.matches('h1') && !/moment/.test(document.activeElement.textContent ?? ''),
  )
  await page.goBack()
  await page.goBack()
  await whenOpened(page, 'Women', /Women/)
  await follow(page, '/women?p=9999')
  await whenOpened(page, 'We can’t find that page', /^We can’t find that page \| .+$/)
  await page.goBack()
  await whenOpened(page, 'Women', /Women/)
  assert.ok(await isSame(), 'everything happened in one document')

  await page.reload()
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true)
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('503')),
    [],
  )
})

test('the heading gets the focus when its page’s code comes late, and after another search [J02, J03]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('/'))
  await page.route(/\/listing-frame-[^/]*\.js$/, async (route) => {
    await page.waitForURL(/\/women$/)
    await route.continue()
  })
  await follow(page, '/women')
  await whenOpened(page, 'Women', /Women/)
  for (const phrase of ['boot', 'sandal']) {
    await page.getByRole('banner').getByLabel('Search', { exact: true }).fill(phrase)
    await page.keyboard.press('Enter')
    await whenOpened(page, `Results for ‘${phrase}’`, new RegExp(phrase))
  }
  assert.deepEqual(problems, [])
})

test('offline, a listing stays, shows a message and tries again on request [J02]', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  await page.goto(address('/women'))
  const isSame = await markDocument(page)
  const names = await listedNames(page)
  const message = page.getByRole('alert').filter({ hasText: 'You’re offline' })
  const heart = cards(page)
    .nth(1)
    .getByRole('button', { name: /wishlist$/ })
  await pauseMessages(page)
  await context.setOffline(true)
  for (const press of [
    () => heart.click(),
    () => cardLink(cards(page).first()).click(),
    () => follow(page, '/men'),
    () => follow(page, '/checkout'),
    // A plain form, as on pages without scripts.
    () => page.evaluate(() => document.querySelector<HTMLFormElement>('#hearts')?.requestSubmit()),
  ]) {
    await press()
    await message.waitFor()
    const look = await message
      .locator('div')
      .first()
      .evaluate((box) => [getComputedStyle(box).position, getComputedStyle(box).backgroundColor])
    assert.notEqual(look[1], 'rgba(0, 0, 0, 0)', 'it has a ground of its own')
    await expect(message.getByText('Try again')).toHaveCount(1)
    assert.equal(new URL(page.url()).pathname, '/women')
    assert.deepEqual(await listedNames(page), names)
  }
  await follow(page, '/men')
  await context.setOffline(false)
  await message.getByRole('link', { name: 'Try again' }).click()
  await whenOpened(page, 'Men', /Men/)
  // Go offline while the previous page is reloading.
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await message.waitFor()
  await page.getByRole('heading', { level: 1, name: 'Men' }).waitFor()
  assert.ok(await isSame())
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  )
})
