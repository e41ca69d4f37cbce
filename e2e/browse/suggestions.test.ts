import assert from 'node:assert/strict'
import type { Page, Route } from '@playwright/test'
import { findings, overflow } from '../testing/axe.ts'
import { expect, test } from '../testing/journey.ts'
import { typeAtOnce } from '../testing/keys.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const field = (page: Page) => page.locator('#site-search').getByRole('combobox', { name: 'Search' })

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

const options = (page: Page) => list(page).getByRole('option')

/** A closed list is empty too. */
const isEmptied = (page: Page) => expect(page.locator('#search-suggestions > *')).toHaveCount(0)

const form = (page: Page) => page.locator('#site-search form')

/** Focuses the search field; on return, scripts have made it a combobox. */
async function openSearch(page: Page, screen: ScreenName): Promise<void> {
  if (screen === 'phone') await page.getByRole('link', { name: 'Search the shop' }).click()
  else await page.locator('#site-search input').focus()
  await field(page).waitFor()
}

const type = (page: Page, phrase: string) => typeAtOnce(field(page), phrase)

const source = (page: Page) => form(page).getAttribute('data-keyword-source')

test('mollini: categories, searches and products are suggested from three letters [J03.1, R1.28, R9.17]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mollini'))
  await openSearch(page, device)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await type(page, 'bo')
  await expect(list(page)).not.toBeVisible()
  await type(page, 'o')
  await list(page).waitFor()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  assert.deepEqual(await list(page).getByRole('group').count(), 3)
  for (const name of ['Categories', 'Searches', 'Products'])
    assert.ok((await list(page).getByRole('group', { name }).getByRole('option').count()) > 0)
  assert.ok((await options(page).count()) <= (device === 'phone' ? 8 : 10))
  assert.match((await list(page).getByRole('group', { name: 'Products' }).textContent()) ?? '', /\$\d+\.\d\d/)
  assert.deepEqual(await findings(page, `suggestions, ${device}`), [])
  assert.deepEqual(await overflow(page, `suggestions, ${device}`), [])
  assert.deepEqual(problems, [])
})

test('mollini: suggestions close by Escape and when nothing fits, and clearing resets the search [J03.1, J03.2, R3.101, R4.78-R4.80]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mollini'))
  await openSearch(page, device)
  await type(page, 'boo')
  await list(page).waitFor()
  await page.keyboard.press('Escape')
  await expect(list(page)).not.toBeVisible()
  await isEmptied(page)
  await expect(field(page)).toHaveValue('boo')
  await expect(form(page)).toHaveAttribute('data-previous-value', 'boo')
  await type(page, 't')
  await list(page).waitFor()
  const vain = page.waitForResponse(/\/api\/suggestions\?q=bootzzqqxxyy$/)
  await type(page, 'zzqqxxyy')
  await list(page).waitFor({ state: 'hidden' })
  assert.deepEqual(await (await vain).json(), { categories: [], keywords: [], products: [] })
  await isEmptied(page)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(form(page)).toHaveAttribute('data-previous-value', '')
  assert.equal(await source(page), 'TEXTFIELD')
  assert.deepEqual(problems, [])
})

test('mollini: a suggested search is followed and named as the source, until a reset [J03.3, J03.4, R3.102]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mollini'))
  await openSearch(page, device)
  assert.equal(await source(page), 'TEXTFIELD')
  await type(page, 'boo')
  const search = list(page).getByRole('group', { name: 'Searches' }).getByRole('option').first()
  const phrase = (await search.textContent()) ?? ''
  await search.click()
  await page.waitForURL('**/search?q=**')
  assert.equal(await source(page), 'SUGGESTION')
  await page.getByRole('heading', { level: 1, name: `Results for ‘${phrase}’` }).waitFor()
  assert.equal(await page.evaluate(() => document.querySelector('main')?.inert ?? false), false)
  await openSearch(page, device)
  await expect(field(page), 'after one press').toBeFocused()
  await expect(field(page)).toHaveValue(phrase)
  assert.equal(await source(page), 'SUGGESTION')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(form(page)).toHaveAttribute('data-previous-value', '')
  assert.equal(await source(page), 'TEXTFIELD')
  await isEmptied(page)
  if (device === 'phone') {
    await page.getByRole('button', { name: 'Cancel search' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Mollini home' }).click()
    await page.waitForURL(address('mollini'))
    await expect(field(page)).toBeHidden()
    await openSearch(page, device)
    await expect(field(page), 'after one press').toBeFocused()
  }
  assert.deepEqual(problems, [])
})

test('mollini: suggestions that are slow are grey rows until they come or the search is left', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  let { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/suggestions\?/, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(address('mollini'))
  await openSearch(page, device)
  const rows = page.locator('#search-suggestions + [aria-hidden=true]')
  const status = page.locator('#site-search').getByRole('status')
  await type(page, 'boo')
  await expect(rows).toBeVisible()
  await expect(status).toHaveText('Loading suggestions')
  assert.deepEqual(await findings(page, `slow suggestions, ${device}`), [])
  assert.deepEqual(await overflow(page, `slow suggestions, ${device}`), [])
  resolve()
  await list(page).waitFor()
  await expect(rows).toBeHidden()
  await page.keyboard.press('Escape')
  ;({ promise, resolve } = Promise.withResolvers<void>())
  await type(page, 't')
  await expect(rows).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows).toBeHidden()
  await expect(status).toHaveText('')
  resolve()
  assert.deepEqual(problems, [])
})

test('mathers: suggestions can be browsed, chosen and dismissed by keyboard alone [J03.3, R1.28, R4.79]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers'))
  await openSearch(page, 'desktop')
  await type(page, 'loaf')
  await list(page).waitFor()
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant') ?? null)
  const count = await options(page).count()
  assert.equal(await active(), null)
  await page.keyboard.press('ArrowDown')
  assert.equal(await active(), 'suggestion-0')
  await expect(page.locator('#suggestion-0')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  assert.equal(await active(), `suggestion-${count - 1}`)
  await page.keyboard.press('ArrowDown')
  assert.equal(await active(), null)
  await page.keyboard.press('ArrowUp')
  assert.equal(await active(), `suggestion-${count - 1}`)
  await page.keyboard.press('Home')
  assert.equal(await active(), 'suggestion-0')
  await page.keyboard.press('End')
  const href = await page.locator(`#suggestion-${count - 1}`).getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
  await page.getByRole('button', { name: 'Add to bag' }).first().waitFor()
  await page.locator('#site-search input').focus()
  await field(page).fill('black boots')
  await list(page).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=black+boots')
  assert.equal(await source(page), 'TEXTFIELD')
  assert.deepEqual(problems, [])
})

test('mathers: sizes are understood in what is suggested while they are typed [J03, R1.28]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers'))
  await openSearch(page, 'desktop')
  for (const phrase of ['black ankle boots 39', 'size 8', 'us 8']) {
    await field(page).fill(phrase)
    await list(page)
      .getByRole('group', { name: 'Searches' })
      .getByRole('option', { name: phrase, exact: true })
      .waitFor()
    assert.ok((await list(page).getByRole('group', { name: 'Products' }).getByRole('option').count()) > 0, phrase)
  }
  await field(page).fill('black ankle boots 39')
  const search = list(page).getByRole('option', { name: 'black ankle boots 39', exact: true })
  await search.click()
  await page.waitForURL('**/search?q=black+ankle+boots+39')
  await page.getByRole('heading', { level: 1, name: 'Results for ‘black ankle boots 39’' }).waitFor()
  const chips = page.getByRole('list', { name: 'Active filters' })
  for (const name of ['Remove filter Black', 'Remove filter Size EU 39'])
    await expect(chips.getByRole('link', { name })).toHaveCount(1)
  assert.deepEqual(problems, [])
})

test('mathers: further letters leave the chosen option; Enter then searches for what is typed [J03, R1.28, R3.102]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers'))
  await openSearch(page, 'desktop')
  const active = () => field(page).getAttribute('aria-activedescendant')
  for (const point of [() => page.keyboard.press('ArrowDown'), () => options(page).first().hover()]) {
    await field(page).fill('loaf')
    await list(page).waitFor()
    await point()
    assert.equal(await active(), 'suggestion-0')
    // The next response never arrives, so wait for its request only.
    const suggestRequest = page.waitForRequest('**/api/suggestions?q=loafer')
    await page.route('**/api/suggestions?q=loafer', () => undefined)
    await type(page, 'er')
    await suggestRequest
    assert.equal(await active(), null)
    await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=loafer')
    assert.equal(await source(page), 'TEXTFIELD')
    assert.equal(await page.evaluate(() => localStorage.getItem('recent-searches')), '["loafer"]')
    await page.goto(address('mathers'))
    await openSearch(page, 'desktop')
  }
  assert.deepEqual(problems, [])
})

test('trybe: suggestions that do not come close the old list; the next ones open it again [J03, R4.78]', async ({
  openShop,
}) => {
  const { page } = await openShop()
  await page.goto(address('trybe'))
  await openSearch(page, 'desktop')
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 503 })]) {
    await field(page).fill('boo')
    await list(page).waitFor()
    await page.route('**/api/suggestions?q=boot', fail, { times: 1 })
    await type(page, 't')
    await list(page).waitFor({ state: 'hidden' })
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toHaveValue('boot')
  }
  await type(page, 's')
  await list(page).waitFor()
})

test('midas: an empty field offers this browser’s last searches and deletes them on request [J03, R3.102, A39]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await page.clock.install()
  const suggestRequest: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/suggestions') suggestRequest.push(searchParams.get('q'))
  })
  await page.goto(address('midas', '/search?q=loafers'))
  await openSearch(page, device)
  // Longer than any debounce.
  await page.clock.fastForward(1000)
  await expect(list(page)).not.toBeVisible()
  await field(page).fill('black boots')
  await list(page).waitFor()
  assert.deepEqual(suggestRequest, ['black boots'], 'a field with words in it offers nothing')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=black+boots')
  await page.goto(address('midas'))
  await openSearch(page, device)
  const recent = list(page).getByRole('group', { name: 'Recent searches' })
  await recent.waitFor()
  assert.deepEqual(await recent.getByRole('option').allTextContents(), ['black boots', 'loafers'])
  assert.deepEqual(await findings(page, `recent searches, ${device}`), [])
  assert.deepEqual(await overflow(page, `recent searches, ${device}`), [])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=loafers')
  assert.equal(await source(page), 'RECENT')
  await page.goto(address('midas'))
  await openSearch(page, device)
  await list(page).getByRole('option', { name: 'Clear recent searches' }).click()
  await expect(list(page)).not.toBeVisible()
  assert.equal(await page.evaluate(() => localStorage.getItem('recent-searches')), null)
  await page.goto(address('midas'))
  await openSearch(page, device)
  await expect(list(page)).not.toBeVisible()
  assert.deepEqual(problems, [])
})
