import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { cookieOf, makeAccount, newEmail, signInAt } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { requireData } from '../testing/graphql.ts'
import { expect, test } from '../testing/journey.ts'
import { tabTo } from '../testing/keys.ts'
import { pauseMessages, whenAnnounced } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

/** Women's shoes of Mathers in several sizes. */
let paths: readonly string[]

test.beforeAll(async () => {
  const { products } = await requireData<{
    products: { items: { url_key: string; url_suffix: string; style_code: string }[] }
  }>(
    'mathers_au',
    '{ products(filter: { category_url_path: { eq: "women" } }, pageSize: 40) { items { url_key url_suffix style_code } } }',
    {},
  )
  const byStyle = new Map(products.items.map((item) => [item.style_code, `/${item.url_key}${item.url_suffix}`]))
  paths = [...byStyle.values()]
})

const compareButton = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true })
const pathOf = (at: number) => paths[at] ?? assert.fail('too few shoes')

async function choose(page: Page, at: number, javaScript: boolean): Promise<void> {
  // The form is enhanced once the page's code requests the stock.
  const isReady = javaScript ? page.waitForResponse(/\/api\/stock\?/) : undefined
  await page.goto(address('mathers', pathOf(at)))
  await isReady
  if (javaScript) await whenAnnounced(page, `${at + 1} of 4`, () => compareButton(page).click())
  else {
    await compareButton(page).click()
    await page.waitForURL(address('mathers', '/compare'))
  }
}

const columns = (page: Page) => page.getByRole('columnheader')
const rowNames = (page: Page) => page.getByRole('rowheader').allTextContents()

async function compareThree(page: Page): Promise<void> {
  for (const at of [0, 1, 2]) await choose(page, at, true)
  await page.goto(address('mathers', '/compare'))
  await columns(page).nth(2).waitFor()
}

test('three shoes stand side by side; the head follows what is scrolled, and adds to the bag', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/compare'))
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
  for (const at of [0, 1, 2]) await choose(page, at, true)
  const response = await page.goto(address('mathers', '/compare'))
  assert.match(response?.headers()['cache-control'] ?? '', /no-store/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(columns(page)).toHaveCount(3)
  const names = await rowNames(page)
  for (const name of ['Heel height', 'Upper and lining', 'Price', 'Sizes in stock', 'Arrives'])
    assert.ok(names.includes(name), `${name} of ${names}`)
  assert.deepEqual([...(await findings(page, device)), ...(await overflow(page, device))], [])

  const bar = page.getByRole('complementary', { name: 'Compared shoes' })
  await expect(bar, 'the head itself is in view').not.toBeVisible()
  await page.getByRole('rowheader', { name: 'Arrives' }).scrollIntoViewIfNeeded()
  await bar.waitFor()
  assert.equal((await bar.boundingBox())?.height, 64)
  await pauseMessages(page)
  await bar
    .getByRole('button', { name: /^Add to bag: / })
    .last()
    .click()
  await page.getByText('Added to bag').waitFor()
  assert.deepEqual(await findings(page, `${device} head`), [])

  assert.deepEqual(problems, [])
})

test('shoes are compared in another size, and by their differences alone', { tag: '@phone' }, async ({
  openShop,
  device,
}) => {
  const { page, problems } = await openShop()
  await compareThree(page)
  const names = await rowNames(page)
  const size = page.getByLabel('Compare in')
  const other = await size.locator('option').nth(1).getAttribute('value')
  await size.selectOption(other)
  await page.waitForURL((url) => url.searchParams.get('size') === other)
  await page.getByRole('rowheader', { name: `Width at AU ${other}` }).waitFor()
  await page.getByRole('switch', { name: 'Only differences' }).press('Space')
  await page.waitForURL((url) => url.searchParams.get('only') === 'differences')
  await page.waitForFunction((count) => document.querySelectorAll('tbody tr').length <= count, names.length)

  const table = page.getByRole('region', { name: 'Shoes side by side' })
  await tabTo(page, table)
  if (device === 'phone') {
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      () => (document.querySelector('section[aria-label="Shoes side by side"]')?.scrollLeft ?? 0) > 0,
    )
  }
  assert.deepEqual(problems, [])
})

test('by keyboard a compared shoe is removed, and Undo returns it to its place', { tag: '@phone' }, async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await compareThree(page)
  await pauseMessages(page)
  const shoes = await columns(page).getByRole('link').first().textContent()
  await columns(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .press('Enter')
  await page.getByText(`${shoes} removed.`).waitFor()
  await expect(columns(page)).toHaveCount(2)
  await expect(columns(page).first().getByRole('link').first(), 'the next shoe has the focus').toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await columns(page).nth(2).waitFor()
  assert.equal(await columns(page).getByRole('link').first().textContent(), shoes, 'it has its place again')
  assert.deepEqual(problems, [])
})

test('by keyboard a fourth shoe is added from those seen last, and all are cleared', { tag: '@phone' }, async ({
  openShop,
  device,
}) => {
  const { page, problems } = await openShop()
  await compareThree(page)
  await choose(page, 3, true)
  await page.goto(address('mathers', '/compare'))
  const last = await columns(page).getByRole('link').last().textContent()
  await columns(page)
    .last()
    .getByRole('button', { name: /^Remove / })
    .press('Enter')
  await page.getByRole('button', { name: 'Add a fourth shoe' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a fourth shoe' })
  await dialog.getByRole('heading', { name: 'Recently viewed' }).waitFor()
  assert.deepEqual(await findings(page, `${device} dialog`), [])
  await dialog.getByRole('button', { name: `Compare ${last}` }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect(columns(page).last().getByRole('link').first(), 'the new shoe has the focus').toBeFocused()
  await expect(columns(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear all' }).press('Enter')
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
  assert.deepEqual(problems, [])
})

test('without JavaScript shoes are chosen, compared and removed; a fifth says what to do', async ({ openShop }) => {
  const { page, problems } = await openShop({ screen: 'phone', javaScript: false })
  for (const at of [0, 1, 2, 3]) await choose(page, at, false)
  await expect(columns(page)).toHaveCount(4)
  await page.goto(address('mathers', pathOf(4)))
  await compareButton(page).click()
  await page.getByText('Remove one first.').waitFor()
  await page.getByRole('link', { name: 'See your comparison' }).click()
  await page.getByLabel('Compare in').selectOption({ index: 1 })
  await page.getByRole('switch', { name: 'Only differences' }).check({ force: true })
  await page.getByRole('button', { name: 'Update' }).click()
  await page.waitForURL((url) => url.searchParams.get('only') === 'differences' && url.searchParams.has('size'))
  const names = await columns(page).getByRole('link').allTextContents()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL((url) => !url.searchParams.has('taken'))
  assert.deepEqual(await columns(page).getByRole('link').allTextContents(), names, 'it has its place again')
  assert.deepEqual(problems, [])
})

test('a guest’s choice is kept at sign-in, and no one else sees it', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  for (const at of [0, 1]) await choose(page, at, true)
  const list = await cookieOf(context, 'mathers', 'compare_list')
  assert.match(list ?? '', /^[A-Za-z0-9]{32}$/)
  const email = newEmail()
  await makeAccount('mathers', email)
  await signInAt(page, 'mathers', email, '/compare')
  await page.goto(address('mathers', '/compare'))
  await expect(columns(page)).toHaveCount(2)
  assert.equal(await cookieOf(context, 'mathers', 'compare_list'), undefined, 'it is the customer’s now')
  const stranger = await openShop()
  await stranger.context.addCookies([{ name: 'compare_list', value: list ?? '', url: address('mathers') }])
  const { body } = await plainly(stranger.context, 'mathers').open('/compare')
  assert.match(body, /Nothing to compare yet/)
  assert.deepEqual([...problems, ...stranger.problems], [])
})

test('after the first choice cards have ticks and a bar counts; a fifth is refused in words', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  await expect(page.getByRole('checkbox', { name: /^Compare / }), 'nothing of it is there before').toHaveCount(0)
  await choose(page, 0, true)
  await page.goto(address('mathers', '/women'))
  const bar = page.getByRole('complementary', { name: 'Compare' })
  await bar.getByText('1 of 4').waitFor()
  const ticks = page.getByRole('checkbox', { name: /^Compare /, checked: false })
  for (const count of [2, 3, 4]) {
    await ticks.first().press('Space')
    await bar.getByText(`${count} of 4`).waitFor()
  }
  await ticks.first().press('Space')
  await bar.getByText('Remove one first.').waitFor()
  const ticked = page.getByRole('checkbox', { name: /^Compare /, checked: true })
  await ticked.first().press('Space')
  await bar.getByText('3 of 4').waitFor()
  assert.deepEqual(await findings(page, 'listing with ticks'), [])
  await bar.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('heading', { name: 'Compare shoes' }).waitFor()
  await expect(columns(page)).toHaveCount(3)
  assert.deepEqual(problems, [])
})
