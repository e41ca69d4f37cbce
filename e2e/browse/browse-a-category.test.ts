import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { departmentPath } from '../testing/buying/buying.ts'
import { cardLink, cards, countBeside, group, listedIds, listedNames, total } from '../testing/cards.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

interface CardRating {
  readonly url_key: string
  readonly rating_summary: number
  readonly review_count: number
}

/** Through the drawer on phones and the menu on desktops. */
async function openWomen(page: Page, screen: ScreenName): Promise<void> {
  await page.goto(address('mathers'))
  const menu =
    screen === 'phone' ? page.locator('[data-menu-dialog]') : page.getByRole('navigation', { name: 'Departments' })
  if (screen === 'phone') await page.getByRole('link', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Women', exact: true }).click()
  await menu.getByRole('link', { name: screen === 'phone' ? 'View all women' : 'All women', exact: true }).click()
  await page.waitForURL('**/women')
  await page.getByRole('heading', { level: 1, name: 'Women' }).waitFor()
}

test('mathers: a category is filtered and sorted in place [J02.1, R1.27, R2.53, R2.67, R3.57, R3.58, R3.61, R9.10]', {
  tag: '@phone',
}, async ({ openShop, device }) => {
  const { page, problems } = await openShop()
  await openWomen(page, device)
  const { route } = await requireData<{ route: unknown }>(
    'mathers_au',
    '{ route(url: "women") { type ... on CategoryTree { name } } }',
  )
  assert.deepEqual(route, { type: 'CATEGORY', name: 'Women' })
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByLabel('Sort by')).toHaveValue('fh_default')
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Recommended')
  const all = await total(page)
  let documents = 0
  page.on('request', (request) => {
    documents += request.resourceType() === 'document' && !request.headers()['sec-purpose'] ? 1 : 0
  })
  const openSheet = () =>
    device === 'phone' ? page.getByRole('button', { name: /^Filter/ }).click() : Promise.resolve()
  await openSheet()
  const black = group(page, 'Colour').locator('label', { hasText: 'Black' })
  const expected = countBeside((await black.textContent()) ?? '')
  await black.click()
  if (device === 'phone') {
    await page.getByRole('button', { name: `Show ${expected} styles` }).click()
    await page.locator('#filters').waitFor({ state: 'hidden' })
  }
  await page.waitForURL(/colour=black/)
  await page.getByText(`${expected} styles`, { exact: true }).first().waitFor()
  assert.equal(await total(page), expected)
  await page.getByRole('link', { name: 'Clear all' }).locator('visible=true').first().click()
  await page.waitForURL('**/women')
  await page.getByText(`${all} styles`, { exact: true }).first().waitFor()
  await page.getByLabel('Sort by').selectOption('price_asc')
  await page.waitForURL(/sort=price_asc/)
  assert.equal(documents, 0, 'everything happened in place')
  assert.deepEqual(problems, [])
})

/** Women's styles of the brand in these colours, up to the price. */
async function totalOf(colours: readonly string[], to: number, brand: string): Promise<number> {
  const filter = [
    { attribute_code: 'category_url_path', equal: { eq: 'women' } },
    { attribute_code: 'brand', equal: { eq: brand } },
    { attribute_code: 'colour', include: { in: colours } },
    { attribute_code: 'price', range: { to: String(to) } },
  ]
  const document =
    'query ($filter: [FredhopperFilterInput!]) { getFredhopperData(pageSize: 1, filter: $filter) { total_count } }'
  const data = await requireData<{ getFredhopperData: { total_count: number } }>('mathers_au', document, { filter })
  return data.getFredhopperData.total_count
}

test('mathers: colours, a price and a brand are added and removed one by one, in place [J02.2, R3.59, R3.60]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await openWomen(page, 'desktop')
  const all = await total(page)
  let documents = 0
  page.on('request', (request) => {
    documents += request.resourceType() === 'document' && !request.headers()['sec-purpose'] ? 1 : 0
  })
  await group(page, 'Colour').locator('label', { hasText: 'Black' }).click()
  await page.waitForURL(/colour=black/)
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'black')
  await group(page, 'Colour').locator('label', { hasText: 'Blue' }).click()
  await page.waitForURL(/colour=black,blue/)
  await page.getByRole('textbox', { name: 'To $' }).fill('150')
  await page.getByRole('textbox', { name: 'To $' }).press('Enter')
  await page.waitForURL(/price=-150/)
  await page.getByRole('link', { name: 'Remove filter Up to $150' }).waitFor()
  assert.ok((await total(page)) < all)
  const brand = group(page, 'Brand').locator('label:not([data-dead])').first()
  const promised = countBeside((await brand.textContent()) ?? '')
  const value = (await brand.getAttribute('data-key')) ?? ''
  await brand.click()
  await page.waitForURL((url) => url.searchParams.get('brand') === value)
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips, 'four filters and Clear all').toHaveCount(5)
  assert.deepEqual([await total(page), await totalOf(['black', 'blue'], 150, value)], [promised, promised])
  await group(page, 'Brand').locator(`label[data-key="${value}"]`).click()
  await page.waitForURL((url) => url.search === '?colour=black,blue&price=-150')
  await expect(chips).toHaveCount(4)
  await page.getByRole('link', { name: 'Remove filter Blue' }).click()
  await page.waitForURL((url) => url.search === '?colour=black&price=-150')
  // The URL changes before the page renders: an earlier press would hit the filter that takes this one's place.
  await page.getByRole('link', { name: 'Remove filter Blue' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Remove filter Up to $150' }).click()
  await page.waitForURL((url) => url.search === '?colour=black')
  assert.equal(documents, 0, 'everything happened in place')
  assert.deepEqual(problems, [])
})

test('mathers: the second page of a sorted category is the same after a reload [J02.3]', { tag: '@phone' }, async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  await page.getByLabel('Sort by').selectOption('price_asc')
  await page.waitForURL(/sort=price_asc$/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/sort=price_asc&p=2$/)
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  const names = await listedNames(page)
  await page.reload()
  assert.deepEqual(await listedNames(page), names)
  await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
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

test('a shoe under the pointer is preloaded; its picture grows where motion is welcome', async ({ openShop }) => {
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
