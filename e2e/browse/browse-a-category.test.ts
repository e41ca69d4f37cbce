import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { findings, overflow } from '../testing/axe.ts'
import { departmentPath } from '../testing/buying.ts'
import { cardLink, cards, listedIds, listedNames } from '../testing/cards.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { address, port, SCREENS, type ScreenName } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const total = async (page: Page) => Number(await page.locator('main [role=status] strong').first().textContent())
const group = (page: Page, name: string) =>
  page.locator('#filters details').filter({ has: page.locator('summary', { hasText: name }) })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The number in brackets after a value. */
function countBeside(label: string): number {
  return Number(/\((?:styles: )?(\d+)\)/.exec(label)?.[1])
}

interface SizedShoe {
  readonly url_key: string
  readonly url_suffix: string
  readonly size_scale: string
}

/** The first women's shoes in Australian size 8, which is European 39 and British 6. */
async function shoesInEight(site: SiteId, path: string): Promise<readonly SizedShoe[]> {
  const document = `query($path: String!) { getFredhopperData(pageSize: 20, filter: [{ attribute_code: "category_url_path", equal: { eq: $path } },
    { attribute_code: "size", equal: { eq: "AUW:8" } }]) { items { url_key url_suffix size_scale } } }`
  const { storeCode } = brandOf(site)
  const { getFredhopperData } = await requireData<{ getFredhopperData: { items: SizedShoe[] } }>(storeCode, document, {
    path,
  })
  return getFredhopperData.items
}

const scaleToggle = (page: Page) => page.getByRole('radiogroup', { name: 'Size scale' })
const scaleRadio = (page: Page, name: string) => scaleToggle(page).getByRole('radio', { name, exact: true })
/** The size with exactly this text in the chosen scale. */
const sizeBox = (page: Page, text: string) =>
  group(page, 'Size').getByRole('checkbox', { name: new RegExp(`^${text} \\(\\d+\\)$`) })

/** Shoes in the chosen size must be listed, no matter which scale they were made in. */
async function expectShoes(page: Page, shoes: readonly SizedShoe[]): Promise<void> {
  const listed = await listedIds(page)
  assert.deepEqual(listed.sort(), shoes.map(({ url_key }) => `style-${url_key}`).sort())
}

interface CardRating {
  readonly url_key: string
  readonly rating_summary: number
  readonly review_count: number
}

/** By the menu on phones, by URL on desktops. */
async function openWomen(page: Page, screen: ScreenName): Promise<void> {
  if (screen === 'phone') {
    await page.goto(address('mathers'))
    await page.getByRole('link', { name: 'Menu' }).click()
    const drawer = page.locator('[data-menu-dialog]')
    await drawer.getByRole('link', { name: 'Women', exact: true }).click()
    await drawer.getByRole('link', { name: 'View all women' }).click()
  } else await page.goto(address('mathers', '/women'))
  await page.waitForURL('**/women')
  await page.getByRole('heading', { level: 1, name: 'Women' }).waitFor()
}

for (const screen of Object.keys(SCREENS) as ScreenName[]) {
  test(`mathers, ${screen}: a category is filtered in place, sorted and paged in its address [J02, R1.27, R2.53, R2.67, R3.57, R3.58, R3.59, R3.60, R3.61, R9.10]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen })
    await openWomen(page, screen)
    await expect(cards(page)).toHaveCount(20)
    await expect(page.getByLabel('Sort by')).toHaveValue('fh_default')
    const all = await total(page)
    let documents = 0
    page.on('request', (request) => {
      documents += request.resourceType() === 'document' ? 1 : 0
    })
    const openSheet = () =>
      screen === 'phone' ? page.getByRole('button', { name: /^Filter/ }).click() : Promise.resolve()
    await openSheet()
    const black = group(page, 'Colour').locator('label', { hasText: 'Black' })
    const expected = countBeside((await black.textContent()) ?? '')
    await black.click()
    if (screen === 'phone') {
      await page.getByRole('button', { name: `Show ${expected} styles` }).click()
      await page.locator('#filters').waitFor({ state: 'hidden' })
    }
    await page.waitForURL(/colour=black/)
    await page.getByText(`${expected} styles`, { exact: true }).first().waitFor()
    assert.equal(await total(page), expected)
    if (screen === 'desktop') {
      assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'black')
      await group(page, 'Colour').locator('label', { hasText: 'Blue' }).click()
      await page.waitForURL(/colour=black,blue/)
      await page.getByRole('textbox', { name: 'To $' }).fill('150')
      await page.getByRole('textbox', { name: 'To $' }).press('Enter')
      await page.waitForURL(/price=-150/)
      await page.getByRole('link', { name: 'Remove filter Up to $150' }).waitFor()
      assert.ok((await total(page)) < all)
      await page.getByRole('link', { name: 'Remove filter Blue' }).click()
      await page.waitForURL((url) => url.search === '?colour=black&price=-150')
      // The URL changes before the page renders: an earlier press would hit the filter that takes this one's place.
      await page.getByRole('link', { name: 'Remove filter Blue' }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Remove filter Up to $150' }).click()
      await page.waitForURL((url) => url.search === '?colour=black')
    }
    await page.getByRole('link', { name: 'Clear all' }).locator('visible=true').first().click()
    await page.waitForURL('**/women')
    await page.getByText(`${all} styles`, { exact: true }).first().waitFor()
    await page.getByLabel('Sort by').selectOption('price_asc')
    await page.waitForURL(/sort=price_asc/)
    assert.equal(documents, 0, 'everything happened in place')
    await page.goto(address('mathers', '/women?sort=price_asc&p=2'))
    const names = await listedNames(page)
    await page.reload()
    assert.deepEqual(await listedNames(page), names)
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
    assert.deepEqual(problems, [])
  })
}

test('on a phone the filters are a dialog that gives the focus back however it closes [J02, R2.67, R4.58]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  await page.goto(address('styletread', '/heels'))
  const opener = page.getByRole('button', { name: /^Filter/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const close = sheet.getByRole('button', { name: 'Close' })
  const isFocused = (element: Element) => element === document.activeElement
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => sheet.getByRole('button', { name: /^Show \d+ style/ }).click(),
  ]
  const isInSight = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  }
  assert.equal(await page.getByLabel('Sort by').evaluate(isInSight), true, 'the sort stands beside them')
  for (const leave of ways) {
    await opener.click()
    await sheet.waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Close')
    await expect(sheet).toHaveAttribute('aria-modal', 'true')
    await leave()
    await page.locator('#filters').waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.equal(await opener.evaluate(isFocused), true)
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
  await opener.click()
  await group(page, 'Colour').locator('label', { hasText: 'Black' }).click()
  await sheet.getByRole('button', { name: /^Show \d+ style/ }).click()
  await page.waitForURL(/colour=black/)
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  assert.equal(await opener.evaluate(isFocused), true)
  await opener.click()
  await sheet.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL('**/heels')
  await page.locator('#filters').waitFor({ state: 'hidden' })
  assert.equal(await opener.evaluate(isFocused), true)

  // The late count for a cleared filter must not be announced.
  const phrase = await page.locator('[data-apply-total]').textContent()
  let answerNow = () => {}
  const isLate = new Promise<void>((done) => {
    answerNow = done
  })
  await page.route(/\/heels\.data/, async (route) => {
    await isLate
    await route.continue()
  })
  await opener.click()
  await sheet.waitFor()
  await group(page, 'Colour').locator('label', { hasText: 'Black' }).click()
  await page.keyboard.press('Escape')
  await page.locator('#filters').waitFor({ state: 'hidden' })
  const late = page.waitForResponse(/\/heels\.data/)
  answerNow()
  await (await late).finished()
  // Once a later response and a frame have passed, the earlier response has been processed.
  await page.evaluate(() => fetch('/heels').then((answer) => answer.text()))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  assert.equal(await page.locator('[data-apply-total]').textContent(), phrase)
  await page.unroute(/\/heels\.data/)

  // After leaving the listing with an open sheet, the page must stay operable.
  await page.goto(address('styletread', '/faq'))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/heels' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await opener.click()
  await sheet.waitFor()
  assert.ok((await page.locator('[inert]').count()) > 0)
  await page.goBack()
  await page.waitForURL('**/faq')
  await opener.waitFor({ state: 'detached' })
  await expect(page.locator('[inert]')).toHaveCount(0)
  assert.deepEqual(problems, [])
})

test('filters opened before their scripts are there become the dialog when these come [R4.58]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  let release = () => {}
  const isReleased = new Promise<void>((done) => {
    release = done
  })
  await page.route(/listing-frame/, async (route) => {
    await isReleased
    await route.continue()
  })
  const going = page.goto(address('styletread', '/heels'))
  await page.locator('html[data-scripted]').waitFor()
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.locator('#filters').getByRole('button', { name: 'Close' }).waitFor()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet, 'the scripts are not there yet').toHaveCount(0)
  release()
  await going
  await sheet.waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Close')
  assert.ok((await page.locator('[inert]').count()) > 0)
  await page.keyboard.press('Escape')
  await page.locator('#filters').waitFor({ state: 'hidden' })
  await expect(page.locator('[inert]')).toHaveCount(0)
  assert.deepEqual(problems, [])
})

test('a listing has one address however it is asked for, readable when it is sorted [J02]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women?colour=black,blue&price=-150'))
  await page.getByLabel('Sort by').selectOption('price_asc')
  await page.waitForURL((url) => url.search === '?colour=black,blue&price=-150&sort=price_asc')
  assert.deepEqual(problems, [])
})

test('more styles follow those shown, and coming back finds the same place [J02]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  const all = await total(page)
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await page.waitForURL('**/women?p=2')
  await page.getByText(/more styles shown$/).waitFor({ state: 'attached' })
  await expect(cards(page)).toHaveCount(Math.min(all, 40))
  assert.equal(await page.evaluate(() => document.activeElement?.closest('li')?.previousElementSibling !== null), true)
  const last = cardLink(cards(page).nth(22))
  await last.scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  await last.click()
  await page.waitForURL(/\.html/)
  await page.getByRole('button', { name: 'Add to bag' }).first().waitFor()
  await page.goBack()
  await cards(page).nth(22).waitFor()
  await expect(cards(page)).toHaveCount(Math.min(all, 40))
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before)
  assert.deepEqual(problems, [])
})

test('back takes a filter away again; one chosen with the keyboard keeps focus and is told [J02]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  const all = await total(page)
  const black = group(page, 'Colour').locator('input[value=black]')
  await black.focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/colour=black/)
  await page.waitForFunction((n) => document.querySelector('[role=status] strong')?.textContent !== String(n), all)
  assert.equal(
    await black.evaluate((element) => element === document.activeElement && (element as HTMLInputElement).checked),
    true,
  )
  await page.goBack()
  await page.waitForURL('**/women')
  await page.waitForFunction((n) => document.querySelector('[role=status] strong')?.textContent === String(n), all)
  await expect(black).not.toBeChecked()
  const thumb = page.getByRole('slider', { name: 'Highest price' })
  await thumb.focus()
  await page.keyboard.press('PageDown')
  await page.waitForURL(/price=-\d+$/)
  await expect(page.getByRole('textbox', { name: 'To $' })).toHaveValue(
    new URL(page.url()).searchParams.get('price')?.slice(1) ?? '',
  )
  assert.deepEqual(problems, [])
})

test('a value of a long facet is found by its name; without scripts all stand there [J02]', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  await page.goto(address('williams', '/women'))
  const brand = group(page, 'Brand')
  const shown = () => brand.locator('label:visible').count()
  const all = await shown()
  const finder = brand.getByRole('searchbox', { name: 'Find in Brand' })
  await finder.fill('MID')
  // The field may be filled before the scripts run.
  await until(async () => (await shown()) === 1)
  await brand.getByRole('checkbox', { name: /^Midas/ }).check()
  await page.waitForURL('**/women?brand=midas')
  await page.getByRole('list', { name: 'Active filters' }).getByText('Midas').waitFor()
  await expect(finder).toHaveValue('MID')
  assert.equal(await shown(), 1)
  await finder.fill('styles')
  assert.equal(await shown(), 1, 'what is ticked stays')
  assert.equal(await brand.getByRole('status').textContent(), 'No matches. Try fewer letters.')
  await finder.press('Enter')
  await finder.fill('')
  assert.equal(await shown(), all)
  assert.equal(new URL(page.url()).search, '?brand=midas')
  assert.deepEqual(problems, [])
  await context.close()
  const plain = await openShop({ javaScript: false })
  await plain.page.goto(address('williams', '/women'))
  await expect(plain.page.getByRole('searchbox', { name: 'Find in Brand' })).not.toBeVisible()
  await expect(group(plain.page, 'Brand').locator('label:visible')).toHaveCount(all)
})

test('four facets are in alphabetical order, values that lead nowhere stay and cannot be chosen [J02, R9.34, R9.35, R9.36, R9.37, R7.116]', async ({
  openShop,
}) => {
  const { page } = await openShop()
  await page.goto(address('williams', '/women?colour=black'))
  for (const name of ['Brand', 'Occasion', 'Material', 'Style']) {
    const labels = await group(page, name).locator('label > span:first-of-type').allTextContents()
    assert.ok(labels.length > 0, `${name} has values`)
    assert.deepEqual(
      labels,
      [...labels].sort(new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true }).compare),
    )
  }
  const dead = page.locator('#filters input[type=checkbox]:disabled')
  assert.ok((await dead.count()) > 0, 'black has not every value')
  await expect(dead.and(page.locator(':checked'))).toHaveCount(0)
})

for (const [site, screen, path, first, chosen, text] of [
  ['williams', 'desktop', 'women', 'AU', 'UK', '6'],
  ['styletread-nz', 'phone', 'heels', 'EU', 'AU', '8'],
] as const) {
  test(`${site}, ${screen}: sizes are chosen in another scale, which goes along to listings and products [J02, R3.52, R3.116, R9.33]`, async ({
    openShop,
  }) => {
    const shoes = await shoesInEight(site, path)
    const { page, problems } = await openShop({ screen })
    await page.goto(address(site, `/${path}`))
    if (screen === 'phone') await page.getByRole('button', { name: /^Filter/ }).click()
    await expect(scaleRadio(page, first)).toBeChecked()
    const boxes = () =>
      group(page, 'Size')
        .locator('label')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const before = await boxes()
    await scaleRadio(page, chosen).check({ force: true })
    assert.deepEqual(await boxes(), before, 'nothing moves')
    await expect(scaleToggle(page).getByRole('radio')).toHaveCount(4)
    const expected = countBeside((await sizeBox(page, text).locator('xpath=..').textContent()) ?? '')
    assert.deepEqual(await findings(page, 'sizes'), [])
    await sizeBox(page, text).check({ force: true })
    if (screen === 'phone') {
      await page.getByRole('button', { name: `Show ${expected} styles` }).click()
      await page.locator('#filters').waitFor({ state: 'hidden' })
    }
    await page.waitForURL((url) => url.search === '?size=AUW:8')
    await page.getByRole('link', { name: 'Remove filter Size AU 8 / EU 39' }).waitFor()
    assert.equal(await total(page), expected)
    await expectShoes(page, shoes)
    assert.deepEqual([...(await findings(page, 'chosen')), ...(await overflow(page, 'chosen'))], [])

    // On phones the toggle is in the closed sheet.
    const readIn = (scale: string) =>
      page.locator(`[name=size_scale][value=${scale.toLowerCase()}]:checked`).waitFor({ state: 'attached' })
    await page.goto(address(site, '/sale'))
    await readIn(chosen)
    const shoe = shoes.find(({ size_scale }) => size_scale === 'EUW')
    await page.goto(address(site, `/${shoe?.url_key}${shoe?.url_suffix}`))
    const links = page.getByRole('list', { name: 'Size scale' })
    await links.locator('[aria-current=true]', { hasText: chosen }).waitFor()
    await links.getByRole('link', { name: 'US' }).click()
    await page.goto(address(site, `/${path}`))
    await readIn('US')
    assert.deepEqual(problems, [])
  })
}

test('without JavaScript sizes in another scale find Australian and European shoes [J02, R3.116]', async ({
  openShop,
}) => {
  const shoes = await shoesInEight('williams', 'women')
  assert.deepEqual([...new Set(shoes.map(({ size_scale }) => size_scale))].sort(), ['AUW', 'EUW'])
  const { page, problems } = await openShop({ javaScript: false })
  await page.goto(address('williams', '/women'))
  const sizes = group(page, 'Size')
  await sizes.locator('label', { hasText: /^AU$/ }).waitFor()
  await expect(sizeBox(page, '39')).toHaveCount(0)
  await sizes.locator('label', { hasText: /^UK$/ }).click()
  await expect(sizeBox(page, '8.5')).toHaveCount(1)
  await sizeBox(page, '6').check({ force: true })
  await page.getByRole('button', { name: 'Apply' }).click()
  const { searchParams } = new URL(page.url())
  assert.deepEqual([searchParams.get('size'), searchParams.has('size_scale')], ['AUW:8', false])
  await expectShoes(page, shoes)
  // A URL from before size scales, with a manufacturing size.
  await page.goto(address('williams', '/women?size=EUW:39'))
  await page.getByRole('link', { name: 'Remove filter Size AU 8 / EU 39' }).waitFor()
  await expect(sizeBox(page, '8')).toBeChecked()
  await expectShoes(page, shoes)
  assert.deepEqual(problems, [])
})

test('without JavaScript a category is filtered by its form, sorted and paged by links [J02, R3.59]', async ({
  openShop,
}) => {
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('mathers', '/women'))
  const all = await total(page)
  await group(page, 'Colour').locator('label', { hasText: 'Black' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/colour=black/)
  assert.ok((await total(page)) < all)
  await page.getByLabel('Sort by').selectOption('price_desc')
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.waitForURL(/colour=black.*sort=price_desc/)
  await page.goto(address('mathers', '/women'))
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
  await page.waitForURL(/p=2$/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goto(address('mathers', '/women?brand=nobody'))
  await page.getByRole('heading', { name: 'No styles match all of these' }).waitFor()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await page.waitForURL(/\/women$/)
  assert.equal(await total(page), all)
})

/** SQL sort keys, smallest first. */
const ORDERS = {
  best_rated: `case when r.count >= 3 then -round(r.star_sum::numeric / r.count, 6) else 0 end, -coalesce(r.count, 0)`,
  newest: `-floor(1000 * extract(epoch from coalesce(p.new_from, p.created_at)))`,
  biggest_saving: `case when ps.sale_cents is not null and coalesce(ps.sale_from, now()) <= now() and coalesce(ps.sale_to, 'infinity') > now()
    then ps.sale_cents - ps.regular_cents else 0 end`,
} as const

/** The first styles of a department of Williams, with the first colour of each. */
async function stylesInOrder(path: string, keys: string): Promise<string[]> {
  const rows = await runSql<{ url_key: string }>(
    `with recursive below as (
       select id from category where website_id = 9 and url_path = $1
       union select c.id from category c join below on c.parent_id = below.id where c.is_active),
     placed as (
       select p.url_key, p.style_code, row_number() over (order by ${keys}, p.id) as place
       from product p join product_site ps on ps.product_id = p.id and ps.website_id = 9 and ps.is_enabled
       left join brand b on b.id = p.brand_id left join style_rating r on r.style_code = p.style_code
       where p.type = 'configurable' and p.id in (select product_id from product_category join below on below.id = category_id)
         and not exists (select from site_setting where website_id = 9 and key = 'excluded_brands' and value ? b.value))
     select url_key from (select distinct on (style_code) * from placed order by style_code, place) first_colours order by place limit 40`,
    [path],
  )
  return rows.map(({ url_key }) => `style-${url_key}`)
}

for (const [sort, keys] of Object.entries(ORDERS)) {
  test(`a department in the order ${sort} is what the database says, on its second page too [J02, R3.61, R7.128]`, async ({
    openShop,
  }) => {
    const wanted = await stylesInOrder('women', keys)
    assert.ok(wanted.length > 20, `${wanted.length} styles`)
    const { context, page, problems } = await openShop()
    await page.goto(address('williams', '/women'))
    assert.notDeepEqual(await listedIds(page), wanted.slice(0, 20), 'not the order it has anyway')
    await page.getByLabel('Sort by').selectOption(sort)
    await page.waitForURL((url) => url.search === `?sort=${sort}`)
    await page.waitForFunction(
      (id) => document.querySelector('[aria-label=Products] > [id^=style-]')?.id === id,
      wanted[0],
    )
    assert.deepEqual(await listedIds(page), wanted.slice(0, 20))
    assert.deepEqual(problems, [])
    await context.close()
    const plain = await openShop({ javaScript: false })
    await plain.page.goto(address('williams', '/women'))
    await plain.page.getByLabel('Sort by').selectOption(sort)
    await plain.page.getByRole('button', { name: 'Sort' }).click()
    await plain.page.getByRole('link', { name: /^Show \d+ more$/ }).click()
    await plain.page.waitForURL(({ search }) => search === `?sort=${sort}&p=2`)
    assert.deepEqual(await listedIds(plain.page), wanted.slice(20))
  })
}

test('a listing’s head names its address and neighbours and keeps filters from indexes [R9.10]', async () => {
  const { getFredhopperData } = await requireData<{ getFredhopperData: { total_count: number } }>(
    'williams_au',
    '{ getFredhopperData(filter: [{ attribute_code: "category_url_path", equal: { eq: "women" } }]) { total_count } }',
  )
  const last = Math.ceil(getFredhopperData.total_count / 20)
  assert.ok(last > 1, `${last} pages`)
  const origin = address('williams', '')
  const pathOf = (page: number) => (page === 1 ? '/women' : `/women?p=${page}`)
  for (let page = 1; page <= last; page += 1) {
    const { body } = await httpRequest(new URL(origin).host, pathOf(page))
    const head = body.slice(0, body.indexOf('</head>'))
    const named = (rel: string) =>
      [...head.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))].map(([, href]) => href)
    assert.deepEqual(named('canonical'), [`${origin}${pathOf(page)}`])
    assert.deepEqual(named('prev'), page > 1 ? [`${origin}${pathOf(page - 1)}`] : [])
    assert.deepEqual(named('next'), page < last ? [`${origin}${pathOf(page + 1)}`] : [])
  }
  const filtered = await httpRequest('mathers.localhost', '/women?colour=black&brand=daylong')
  assert.doesNotMatch(filtered.body, /rel="canonical"/)
  assert.match(filtered.body, /name="robots" content="noindex, follow"/)
})

for (const [query, isIndexed] of [
  ['', true],
  ['colour=black', true],
  ['p=2', true],
  ['colour=Vanished', false],
  ['colour=__proto__', false],
  ['price=1-2', false],
  ['price=50-', false],
  ['size=AUW:8', false],
  ['colour=black,red', false],
] as const) {
  test(`search engines ${isIndexed ? 'keep' : 'do not keep'} a category asked for with "${query}"`, async () => {
    const { body } = await httpRequest('mathers.localhost', `/women?${query}`)
    assert.equal(body.includes('name="robots" content="noindex, follow"'), !isIndexed)
    // With noindex, a canonical URL could remove the page that it names from the index as well.
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
    assert.equal(canonical, isIndexed ? address('mathers', query ? `/women?${query}` : '/women') : undefined)
  })
}

test('an empty listing names the filters and the wider place with what is left there [J02]', async ({ openShop }) => {
  const { page } = await openShop()
  await page.goto(address('mathers', '/women/heels?colour=gold&size=AUW:8&price=1-2'))
  await page.getByRole('heading', { name: 'No styles match all of these' }).waitFor()
  const ways = page
    .getByRole('region', { name: 'No styles match all of these' })
    .getByRole('listitem')
    .getByRole('link')
  for (const name of await ways.allTextContents()) assert.match(name, /\([1-9]\d* styles?\)$/)
  await page.goto(address('mathers', '/women/heels?brand=nobody'))
  const without = page.getByRole('link', { name: /^Without nobody/ })
  const promised = Number(/\((\d+) styles?\)/.exec((await without.textContent()) ?? '')?.[1])
  await without.click()
  await page.waitForURL('**/women/heels')
  await page.getByText(`${promised} styles`, { exact: true }).first().waitFor()
})

test('a listing without scripts: twenty whole cards, filters and orders [R2.80]', async () => {
  const document = `query ($path: String!) { getFredhopperData(pageSize: 20, filter: [{ attribute_code: "category_url_path", equal: { eq: $path } }]) {
    items { sku brand web_display_name product_category_tags { text } } } }`
  type Shown = { sku: string; brand: string; web_display_name: string; product_category_tags: { text: string }[] }
  const path = await departmentPath('mathers')
  const { getFredhopperData: listed } = await requireData<{ getFredhopperData: { items: Shown[] } }>(
    brandOf('mathers').storeCode,
    document,
    { path: path.slice(1) },
  )
  const { body } = await httpRequest(`mathers.localhost:${port}`, path)
  const articles = [...body.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) =>
    article.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
  assert.equal(articles.length, 20)
  for (const [at, { sku, brand, web_display_name: name, product_category_tags: tags }] of listed.items.entries()) {
    const article = articles[at] ?? ''
    for (const part of ['<img', brand, `>${name}</a>`, `data-heart="${sku}"`])
      assert.ok(article.includes(part), `${name}: ${part}`)
    assert.match(article, /\$\d+\.\d\d/, name)
    if (tags.length > 0)
      assert.ok(
        tags.some(({ text }) => article.includes(text)),
        name,
      )
  }
  assert.ok(listed.items.some(({ product_category_tags: tags }) => tags.length > 0))
  for (const part of ['id="filters"', 'name="sort"', 'p=2']) assert.ok(body.includes(part), part)
})

test('cards show stars and how many gave them, only where the site has reviews [R1.17]', async ({ openShop }) => {
  const document = `{ getFredhopperData(pageSize: 20, filter: [{ attribute_code: "category_url_path", equal: { eq: "women" } }]) {
    items { url_key rating_summary review_count } } }`
  const { getFredhopperData } = await requireData<{ getFredhopperData: { items: CardRating[] } }>(
    'mathers_au',
    document,
  )
  const { page } = await openShop()
  await page.goto(address('mathers', '/women'))
  const shown = await page.locator('[aria-label=Products] > [id^=style-]').evaluateAll((all) =>
    all.map((card) => ({
      id: card.id,
      text: card.textContent ?? '',
      stars: [...card.querySelectorAll('[role=img]')].flatMap((rendered) =>
        rendered.checkVisibility() ? [rendered.getAttribute('aria-label')] : [],
      ),
    })),
  )
  for (const { url_key, rating_summary, review_count } of getFredhopperData.items) {
    const { text, stars } = shown.find(({ id }) => id === `style-${url_key}`) ?? { text: '', stars: [] }
    const phrase = review_count < 3 ? [] : [`${Math.round(rating_summary / 2) / 10} out of 5 stars`]
    assert.deepEqual(
      stars.filter((label) => label?.endsWith('out of 5 stars')),
      phrase,
      url_key,
    )
    if (review_count >= 3) assert.match(text, new RegExp(`\\(${review_count} reviews\\)`))
  }
  assert.ok(getFredhopperData.items.some(({ review_count }) => review_count >= 3))
  const { body } = await httpRequest('mollini.localhost', await departmentPath('mollini'))
  assert.match(body, /<article/)
  assert.doesNotMatch(body, /out of 5 stars/)
})

for (const [query, status] of [
  ['brand=nobody', 200],
  ['no_such_filter=1', 200],
  ['p=0', 200],
  ['p=9999', 404],
  ['p=10001', 404],
  [`p=${'9'.repeat(400)}`, 404],
  ['p=-3', 200],
  ['pageSize=10000', 200],
  ['colour=black&colour=gone', 200],
  ['size=%F0%9F%91%9F', 200],
  ['price=9-1', 200],
  ['colour=%3Cscript%3E', 200],
] as const) {
  test(`a category asked for with ${decodeURIComponent(query).slice(0, 40)} is a sensible page with status ${status}`, async () => {
    const answer = await httpRequest('mathers.localhost', `/women?${query}`)
    assert.equal(answer.status, status)
    assert.match(answer.body, status === 200 ? /<h1[^>]*>Women</ : /<title>We can’t find that page \| Mathers<\/title>/)
    assert.ok((answer.body.match(/<article/g) ?? []).length <= 20)
    assert.doesNotMatch(answer.body, /<script>\s*\(?alert|at .*\.(?:ts|js):\d+/)
  })
}

test('a sort that is not known leads to the same listing without it, filters and words kept [R2.05]', async () => {
  const brand = /href="(\/brands\/[^"?]+)"/.exec((await httpRequest('mathers.localhost', '/all-brands')).body)?.[1]
  assert.ok(brand)
  for (const [typedQuery, led] of [
    ['/women?sort=no_such_sort', '/women'],
    ['/women?colour=black&size=AUW:8&price=-200&sort=x&p=2', '/women?colour=black&size=AUW:8&price=-200'],
    [`${brand}?colour=black&sort=x`, `${brand}?colour=black`],
    ['/search?q=boots&colour=black&sort=x&p=3', '/search?q=boots&colour=black'],
  ] as const) {
    const { status, headers } = await httpRequest('mathers.localhost', typedQuery)
    assert.deepEqual([status, headers.location], [302, led], typedQuery)
    assert.equal((await httpRequest('mathers.localhost', led)).status, 200, led)
  }
})

test('a shoe pointed at is asked for ahead; its picture grows where motion is welcome', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address('mathers', '/women'))
  const link = cardLink(cards(page).nth(2))
  const path = (await link.getAttribute('href')) ?? ''
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === `${path}.data`)
  const code = page.waitForResponse((response) => /\/product-page-[^/]*\.js$/.test(response.url()))
  await link.hover()
  await Promise.all([ahead, code.then((response) => response.finished())])
  const grown = page.evaluate(
    () =>
      new Promise((done) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = start(update)
          transition.ready.then(
            () =>
              done(
                document.getAnimations().some((one) => (one.effect as KeyframeEffect).pseudoElement?.includes('shoe')),
              ),
            () => done(false),
          )
          return transition
        }
      }),
  )
  await link.click()
  await page.waitForURL((url) => url.pathname === path)
  assert.equal(await grown, true)
  assert.deepEqual(problems, [])
})
