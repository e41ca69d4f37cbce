import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { fillSignIn, makeAccount, newEmail } from '../testing/accounts.ts'
import { cards, listedNames } from '../testing/cards.ts'
import { expect, test } from '../testing/journey.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const WOMEN = /\/women\.data\?/
const isFiltered = /colour=black/
/** Offset from the first card, and height. */
const places = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).evaluate((list) => {
    const cards = [...list.children] as HTMLElement[]
    return cards.map((card) => [card.offsetTop - (cards[0]?.offsetTop ?? 0), card.clientHeight])
  })

/** Delays the responses of the listing until they are released. */
async function collectAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(WOMEN, async (route) => {
    await isFree
    await route.continue()
  })
  return letGo
}

/**
 * Checks at each frame whether a card is blank before the listing has been busy for `afterMs`. Uses the time of frames,
 * as placeholders do, from the last frame when the listing was idle. @returns whether one was
 */
async function watchCards(page: Page, afterMs: number): Promise<() => Promise<boolean>> {
  await page.evaluate((ms) => {
    let idleAt = Number(document.timeline.currentTime)
    const look = (frameAt: number) => {
      const picture = document.querySelector('main article img')
      if (!document.querySelector('[aria-busy]')) idleAt = frameAt
      if (picture && getComputedStyle(picture).opacity !== '1' && frameAt - idleAt < ms)
        Object.assign(globalThis, { wasBlank: true })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, afterMs)
  return () => page.evaluate(() => 'wasBlank' in globalThis)
}

async function chooseBlack(page: Page, screen: ScreenName): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: /^Filter/ }).click()
  const group = page.locator('#filters details').filter({ has: page.locator('summary', { hasText: 'Colour' }) })
  await group.locator('label', { hasText: 'Black' }).click()
  if (screen === 'phone') await page.getByRole('button', { name: /^Show (\d+ )?style/ }).click()
  // The hovered card shows its second picture, and its first looks like a placeholder.
  await page.mouse.move(0, 0)
}

const whenDone = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByText('Black').waitFor()

test('mathers: cards turn into blanks when an answer takes longer than 300 ms, and only then [J02]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  const before = await places(page)
  const letGo = await collectAnswers(page)
  await chooseBlack(page, device)
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('main article img') ?? document.body).opacity === '0',
  )
  await expect(page.locator('[data-island=listing]')).toHaveAttribute('aria-busy', 'true')
  assert.deepEqual(await places(page), before)
  letGo()
  await whenDone(page)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('main article img') ?? document.body).opacity === '1',
  )
  assert.deepEqual(problems, [])
})

test('an answer within 300 ms shows no blank; more styles leave those shown [J02]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  // Fetch the response beforehand, so that only the delay of the route counts.
  const href = `/women.data?colour=black&_routes=${encodeURIComponent('routes/by-url-key')}`
  const body = await page.evaluate(async (path) => (await fetch(path)).text(), href)
  await page.route(WOMEN, async (route) => {
    await page.locator('[aria-busy]').waitFor()
    await route.fulfill({ contentType: 'text/x-script', body })
  })
  const quick = await watchCards(page, 300)
  await chooseBlack(page, 'desktop')
  await whenDone(page)
  assert.equal(await quick(), false)
  await page.unroute(WOMEN)
  await page.goto(address('mathers', '/women'))
  const letGo = await collectAnswers(page)
  const more = await watchCards(page, Number.POSITIVE_INFINITY)
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await page.locator('[aria-busy]').waitFor()
  // Longer than the delay before placeholders.
  await page.evaluate(() => new Promise((done) => document.body.animate([], 600).addEventListener('finish', done)))
  await expect(page.locator('[aria-busy]')).toHaveCount(1)
  letGo()
  await page.getByText(/more styles shown$/).waitFor({ state: 'attached' })
  assert.equal(await more(), false)
  assert.deepEqual(problems, [])
})

test('mathers: styles that cannot be loaded leave those before them and can be requested again [J02]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page } = await openShop()
  await page.goto(address('mathers', '/women'))
  const names = () => listedNames(page)
  const before = await names()
  const title = await page.title()
  await page.route(isFiltered, (route) => route.abort())
  await chooseBlack(page, device)
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load these styles.' })
  await alert.waitFor()
  assert.deepEqual(await names(), before)
  assert.equal(await page.title(), title)
  assert.match(page.url(), isFiltered)
  const black = page.locator('#filters input[value=black]')
  if (device === 'desktop') await expect(black, 'the filters are kept').toBeChecked()
  await page.unroute(isFiltered)
  await page.getByRole('button', { name: 'Try again' }).click()
  await whenDone(page)
  await alert.waitFor({ state: 'hidden' })
  assert.notDeepEqual(await names(), before)
  assert.equal(await page.evaluate(() => document.activeElement?.matches('h1')), true)

  // Going back after a failed request restores the previous page's choices.
  await page.route(/sort=/, (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.getByLabel('Sort by').selectOption('price_asc')
  await alert.waitFor()
  await page.goBack()
  await alert.waitFor({ state: 'hidden' })
  await expect(page.getByLabel('Sort by')).toHaveValue('fh_default')
})

test('further styles follow those shown last; an unknown number is left out [J02]', async ({ openShop }) => {
  const { page } = await openShop({ screen: 'phone' })
  await page.goto(address('mathers', '/women'))
  const all = Number.parseInt(
    (await page
      .getByText(/^\d+ styles$/)
      .first()
      .textContent()) ?? '',
    10,
  )
  assert.ok(all > 20 && all <= 40, `${all} styles`)
  await page.route(WOMEN, (route) => route.abort())
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await page.getByRole('alert').filter({ hasText: 'We couldn’t load these styles.' }).waitFor()
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.locator('#filters label', { hasText: 'Black' }).click()
  await page.getByRole('button', { name: 'Show styles', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.unroute(WOMEN)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/more styles shown$/).waitFor({ state: 'attached' })
  await expect(cards(page)).toHaveCount(all)
  await expect(page.getByRole('button', { name: 'Try again' })).not.toBeVisible()
})

test('signing in over a listing whose styles cannot be brought anew leaves them and says so [J02, R2.63]', async ({
  openShop,
}) => {
  const email = newEmail()
  await makeAccount('mathers', email)
  const { page } = await openShop()
  await page.goto(address('mathers', '/women'))
  const names = () => listedNames(page)
  const before = await names()
  await page.route(/\/women\.data/, (route) => route.abort())
  await page.getByRole('link', { name: 'Account', exact: true }).press('Enter')
  await fillSignIn(page, email)
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load these styles.' })
  await alert.waitFor()
  assert.deepEqual(await names(), before)
  await page.unroute(/\/women\.data/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'hidden' })
  assert.deepEqual(await names(), before)
})
