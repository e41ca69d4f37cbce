import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { mailTo } from '../testing/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'
import { startStorefront } from '../testing/own-processes.ts'
import { address, commerceUrl, type ScreenName } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

interface Shoe {
  readonly sku: string
  readonly path: string
  readonly url_key: string
  readonly name: string
  readonly review_count: number
  readonly price: { readonly regular: number; readonly final: number }
  readonly features: readonly string[]
  readonly sizes: readonly { readonly sku: string; readonly label: string; readonly left: number }[]
}

const SHOES = `query ($at: Int!) { products(search: "shoe", pageSize: 20, currentPage: $at) { items {
  sku url_key url_suffix web_display_name name review_count colour_siblings { url_key } selling_feature_1 selling_feature_2
  price_range { minimum_price { regular_price { value } final_price { value } } }
  ... on ConfigurableProduct { variants { product { sku } size_attributes { size conversion { au } } } }
} } }`
const STOCK = 'query ($sku: String!) { productAdditionalData(sku: $sku) { stocks { sku quantity } } }'

interface WireShoe {
  readonly sku: string
  readonly url_key: string
  readonly url_suffix: string
  readonly web_display_name: string | null
  readonly name: string
  readonly review_count: number
  readonly colour_siblings: readonly { readonly url_key: string }[]
  readonly selling_feature_1: string | null
  readonly selling_feature_2: string | null
  readonly price_range: {
    readonly minimum_price: { readonly regular_price: { value: number }; readonly final_price: { value: number } }
  }
  readonly variants: readonly {
    readonly product: { sku: string }
    readonly size_attributes: { size: string; conversion: { au: string } }
  }[]
}

/** The first shoe that matches, with its current stock. */
async function findShoe(storeCode: string, wanted: (shoe: WireShoe) => boolean = () => true): Promise<Shoe> {
  for (let at = 1; at <= 5; at += 1) {
    const { products } = await requireData<{ products: { items: WireShoe[] } }>(storeCode, SHOES, { at })
    const found = products.items.find((shoe) => shoe.variants.length > 4 && wanted(shoe))
    if (!found) continue
    const { productAdditionalData } = await requireData<{
      productAdditionalData: { stocks: { sku: string; quantity: number }[] }
    }>(storeCode, STOCK, { sku: found.sku })
    const left = new Map(productAdditionalData.stocks.map((stock) => [stock.sku, stock.quantity]))
    const { regular_price, final_price } = found.price_range.minimum_price
    return {
      sku: found.sku,
      path: `/${found.url_key}${found.url_suffix}`,
      url_key: found.url_key,
      name: found.web_display_name ?? found.name,
      review_count: found.review_count,
      price: { regular: regular_price.value, final: final_price.value },
      features: [found.selling_feature_1, found.selling_feature_2].filter((text) => text !== null),
      sizes: found.variants.map(({ product, size_attributes }) => ({
        sku: product.sku,
        label: size_attributes.conversion.au,
        left: left.get(product.sku) ?? 0,
      })),
    }
  }
  throw new Error(`No such shoe in ${storeCode}.`)
}

/** Waits for the scripts, which request the delivery date. */
async function openShoe(page: Page, site: SiteId, path: string): Promise<void> {
  await page.goto(address(site, path))
  await page.getByText(/^Arriving \w{3} \d/).waitFor()
}

const money = (amount: number) => `$${amount.toFixed(2)}`
const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Size/ })
const size = (page: Page, sku: Shoe['sizes'][number]) =>
  sizes(page).getByRole('radio', { name: new RegExp(`^(?:\\w+ )?${sku.label}\\b`) })

async function setStock(sku: string, count: number): Promise<void> {
  const { code, output } = await operate('stock', sku, String(count))
  assert.equal(code, 0, output)
}

for (const [site, screen] of [
  ['mollini', 'desktop'],
  ['mathers', 'phone'],
] as readonly (readonly [SiteId, ScreenName])[]) {
  test(`${site}, ${screen}: prices, tags and features are shown; a missing size is told, a sold-out one emailed [R3.48, R3.49, R3.50, R3.56, R7.45, R9.33]`, async ({
    openShop,
  }) => {
    const shoe = await findShoe(
      `${site}_au`,
      ({ price_range: { minimum_price: price } }) => price.final_price.value < 0.95 * price.regular_price.value,
    )
    const gone = shoe.sizes[1]
    assert.ok(gone)
    await setStock(gone.sku, 0)
    const { page, problems } = await openShop({ screen })
    await openShoe(page, site, shoe.path)
    await page.getByRole('heading', { level: 1, name: shoe.name }).waitFor()
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ')
    const percent = Math.floor(((shoe.price.regular - shoe.price.final) * 100 + 1e-6) / shoe.price.regular)
    for (const shownText of [money(shoe.price.final), money(shoe.price.regular), ...shoe.features])
      assert.ok(text.includes(shownText), `${shownText} is told`)
    assert.doesNotMatch(text, /4 payments/, 'nobody can pay in instalments')
    assert.ok(percent >= 5 && text.includes(`(${percent}%)`), `${percent} % is told`)
    assert.doesNotMatch(text, /EUK/)
    const tag = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem').filter({ hasText: /\w/ }).last()
    assert.match((await tag.getAttribute('style')) ?? '', /color/)

    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
    await page.locator('#size-error', { hasText: 'Choose a size' }).waitFor()
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'option')

    await page.getByRole('list', { name: 'Size scale' }).getByRole('link', { name: 'AU' }).click()
    await page.locator('label[data-sold-out]').first().waitFor()
    await size(page, gone).check({ force: true })
    const email = `alert-${site}@example.com`
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByText(/We’ll email you once, when size/).waitFor()
    await setStock(gone.sku, 5)
    assert.match((await mailTo(email)).text, new RegExp(shoe.name))
    assert.deepEqual(problems, [])
  })
}

test('a size that sells out while the page is open is told and struck, in both tabs [R3.56, R7.20, R7.119]', async ({
  openShop,
}) => {
  const shoe = await findShoe('trybe_au')
  const last = shoe.sizes[2]
  assert.ok(last)
  await setStock(last.sku, 3)
  const { context, page, problems } = await openShop()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openShoe(tab, 'trybe', shoe.path)
    await tab.getByRole('list', { name: 'Size scale' }).getByRole('link', { name: 'AU' }).click()
  }
  await size(page, last).check({ force: true })
  await page.getByText('Only 3 left', { exact: true }).waitFor()
  await setStock(last.sku, 0)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
  await page.locator('#add-error', { hasText: 'Choose another size' }).waitFor()
  await page.getByRole('button', { name: 'Notify me' }).waitFor()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await other.locator('label[data-sold-out]').filter({ hasText: last.label }).first().waitFor()
  await setStock(last.sku, 20)
  assert.deepEqual(problems, [])
})

test('reviews are read, sorted and filtered, a vote counts once, where the site has them [R1.17]', async ({
  openShop,
}) => {
  const shoe = await findShoe('mathers_au', ({ review_count }) => review_count > 5)
  const { page, problems } = await openShop()
  await openShoe(page, 'mathers', shoe.path)
  await page.getByRole('link', { name: new RegExp(`from ${shoe.review_count} reviews`) }).click()
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.hover()
  // Before its script runs, the link opens the reviews page.
  await page.locator('[data-works-in-place]').waitFor({ state: 'attached' })
  await reviews.getByRole('link', { name: 'Lowest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Lowest' }).waitFor()
  const stars: number[] = []
  for (const article of await reviews.getByRole('article').all())
    stars.push(Number.parseFloat((await article.getByRole('img').first().getAttribute('aria-label')) ?? ''))
  assert.ok(stars.length > 1 && stars.every((count) => count >= 1 && count <= 5), stars.join())
  assert.deepEqual(
    stars,
    stars.toSorted((a, b) => a - b),
    'the lowest come first',
  )
  assert.ok(page.url().includes(shoe.path), 'the page stays')
  await reviews.getByRole('link', { name: /^5 stars/ }).click()
  await reviews.getByRole('status').filter({ hasText: 'with 5 stars' }).waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute('data-reviews-status')), true)
  for (const star of (await reviews.getByRole('article').getByRole('img').all()).slice(0, 5))
    await expect(star).toHaveAttribute('aria-label', '5 out of 5 stars')
  // The second press aborts the first request, which never gets a response here.
  const HIGHEST = /\/api\/reviews\?.*sort=highest/
  await page.route(HIGHEST, () => undefined)
  const deadline = page.waitForEvent('requestfailed', (request) => HIGHEST.test(request.url()))
  await reviews.getByRole('link', { name: 'Highest' }).click()
  await reviews.getByRole('link', { name: 'Newest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Newest' }).waitFor()
  assert.match((await deadline).failure()?.errorText ?? '', /ABORTED/)
  await expect(reviews.locator('[aria-current]', { hasText: 'Highest' })).toHaveCount(0)
  await page.unroute(HIGHEST)
  await reviews.getByRole('link', { name: 'Lowest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Lowest' }).waitFor()
  const button = reviews.getByRole('button', { name: /^Helpful/ }).first()
  // A vote that fails twice shows one message.
  await page.route('**/api/reviews', (route) => route.abort())
  const fault = reviews.getByText('Something has gone wrong, please try again.')
  for (const _ of [1, 2]) {
    // Pressing focuses the button, the result moves the focus to the message.
    await button.click()
    await fault.and(page.locator(':focus')).waitFor()
  }
  await expect(fault).toHaveCount(1)
  await page.unroute('**/api/reviews')
  const helpful = async () => {
    await button.click()
    const shownText = reviews.getByText(/^Thanks\. \d+ found this helpful/)
    await shownText.waitFor()
    return shownText.textContent()
  }
  const first = await helpful()
  await reviews.getByRole('link', { name: 'Highest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Highest' }).waitFor()
  await reviews.getByRole('link', { name: 'Lowest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Lowest' }).waitFor()
  assert.equal(await helpful(), first, 'a second vote changes nothing')
  const { body } = await httpRequest('mollini.localhost', (await findShoe('mollini_au')).path)
  assert.match(body, /Add to bag/)
  assert.doesNotMatch(body, /id="reviews"|<h\d[^>]*>[^<]*reviews/i)
  const ownFault = 'net::ERR_FAILED' // the request that this test aborts
  assert.deepEqual(
    problems.filter((problem) => !problem.includes(ownFault)),
    [],
  )
})

test('without scripts reviews are read, voted on and written, and shown once approved', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au', ({ review_count }) => review_count > 5)
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('mathers', shoe.path))
  await page.getByRole('link', { name: 'Most helpful' }).click()
  await page.waitForURL(({ pathname }) => pathname === `/${shoe.url_key}/reviews`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]'), 'what is not to be kept stands for no other page').toHaveCount(0)
  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click()
  await page.getByText(/^Thanks\. \d+ found this helpful/).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('sort'), 'most-helpful', 'the order stays')
  await page.getByRole('link', { name: 'Write a review' }).click()
  await page.getByRole('textbox', { name: 'Your review' }).fill('Kept as it was typed.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('link', { name: 'Choose a star rating.' }).waitFor()
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Kept as it was typed.')
  await page.getByRole('radio', { name: '4 stars' }).check()
  const heading = `Plain and good ${Date.now()}`
  await page.getByRole('textbox', { name: 'Heading' }).fill(heading)
  await page.getByRole('textbox', { name: 'Name to show' }).fill('Ana')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Thanks, we’ll read it before it goes live.').waitFor()
  const listed = await operate('reviews', 'list', '--state', 'pending', '--json')
  const waiting = (JSON.parse(listed.output) as { id: number; summary: string }[]).find(
    ({ summary }) => summary === heading,
  )
  assert.ok(waiting, listed.output)
  const reviews = `/${shoe.url_key}/reviews`
  await page.goto(address('mathers', `${reviews}?sort=newest&p=1`))
  await expect(page.getByText(heading)).toHaveCount(0)
  assert.equal((await operate('reviews', 'approve', String(waiting.id))).code, 0)
  const isShown = async () => (await httpRequest('mathers.localhost', reviews)).body.includes(heading)
  await until(isShown, 'the approved review is shown')
  await page.goto(address('mathers', reviews))
  await page.getByRole('heading', { name: heading }).waitFor()
})

test('without scripts a pair without a size is refused, a sold-out size can be asked for [R3.56, R7.45]', async ({
  openShop,
}) => {
  const shoe = await findShoe('mollini_au')
  const gone = shoe.sizes[0]
  assert.ok(gone)
  await setStock(gone.sku, 0)
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('mollini', shoe.path))
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
  await page.getByText('Choose a size').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'My size isn’t here' }).click()
  await page.getByRole('combobox', { name: 'Size' }).selectOption(gone.sku)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('plain-alert@example.com')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText(/We’ll email you once, when your size/).waitFor()
  await setStock(gone.sku, 20)
})

test('by keyboard pictures open, grow and turn, the size guide opens, and focus comes back', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au')
  const { page, problems } = await openShop()
  await openShoe(page, 'mathers', shoe.path)
  const picture = page.getByRole('link', { name: /^Zoom:/ }).first()
  await picture.focus()
  await page.keyboard.press('Enter')
  const pictures = page.getByRole('dialog', { name: 'Pictures' })
  await pictures.getByText(/^1 of/).waitFor()
  await page.keyboard.press('+')
  await pictures.getByText('150%').waitFor()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await pictures.getByText(/^2 of/).waitFor()
  await page.keyboard.press('Escape')
  await pictures.waitFor({ state: 'detached' })
  assert.equal(await picture.evaluate((element) => element === document.activeElement), true)
  const guide = page.getByRole('link', { name: 'Size guide' }).first()
  await guide.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Size guide' }).getByRole('table').first().waitFor()
  // Scrolling on opening would happen after layout.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  assert.equal(await page.getByRole('dialog', { name: 'Size guide' }).evaluate((dialog) => dialog.scrollTop), 0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor({ state: 'detached' })
  for (const [opener, dialog] of [
    [picture, pictures],
    [guide, page.getByRole('dialog', { name: 'Size guide' })],
  ] as const) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await opener.evaluate((element) => element === document.activeElement), true)
  }
  assert.deepEqual(problems, [])
})

test('search engines read sizes, offers, ratings, trail and sister sites of a product [R2.50]', async () => {
  const shoe = await findShoe(
    'styletread_au',
    ({ review_count, colour_siblings }) => review_count > 2 && colour_siblings.length > 0,
  )
  const html = (await httpRequest('styletread.localhost', shoe.path)).body
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const group = data.find((part) => part['@type'] === 'ProductGroup')
  const sizesShown = group.hasVariant.filter(({ sku }: { sku?: string }) => sku)
  assert.equal(sizesShown.length, shoe.sizes.length)
  for (const variant of sizesShown) {
    assert.ok(variant.color)
    assert.equal(variant.offers.price, shoe.price.final.toFixed(2))
    assert.match(variant.offers.availability, /InStock|OutOfStock/)
    assert.equal(new URL(variant.offers.url).searchParams.get('size'), variant.size)
  }
  const { body: feed } = await httpRequest('styletread.localhost', '/feeds/products.xml')
  const items = feed
    .split('<item>')
    .filter((item) => group.hasVariant.some(({ sku }: { sku: string }) => item.includes(`<g:id>${sku}<`)))
  assert.equal(items.length, shoe.sizes.length)
  const colours = feed
    .split('<item>')
    .filter((item) => item.includes(`<g:item_group_id>${group.productGroupID}<`))
    .map((item) => new URL(/<g:link>([^<]*)/.exec(item)?.[1] ?? '').pathname)
  const others: readonly { readonly url: string }[] = group.hasVariant.filter(({ sku }: { sku?: string }) => !sku)
  assert.deepEqual(
    others.map(({ url }) => new URL(url).pathname).sort(),
    [...new Set(colours)].filter((path) => path !== shoe.path).sort(),
    'the other colours of the group, as in the feed',
  )
  assert.deepEqual(
    group.variesBy,
    others.length > 0 ? ['https://schema.org/size', 'https://schema.org/color'] : ['https://schema.org/size'],
  )
  for (const item of items) {
    assert.ok(item.includes(`<g:item_group_id>${group.productGroupID}<`), 'page and feed name the group alike')
    const link = /<g:link>([^<]*)/.exec(item)?.[1] ?? ''
    assert.ok(sizesShown.some(({ offers }: { offers: { url: string } }) => offers.url === link))
  }
  const shared = /property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const shownText = /<g:image_link>([^<]*)/.exec(items[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  for (const picture of [shared, shownText]) {
    const { pathname, search } = new URL(picture)
    const { status, headers } = await httpRequest('styletread.localhost', pathname + search, {
      accept: 'image/avif,*/*',
    })
    assert.deepEqual([status, headers['content-type']], [200, 'image/jpeg'], picture)
  }
  assert.equal(group.aggregateRating.reviewCount, shoe.review_count)
  assert.ok(data.some((part) => part['@type'] === 'BreadcrumbList'))
  for (const part of [
    'hrefLang="en-AU"',
    'hrefLang="en-NZ"',
    'hrefLang="x-default"',
    'property="og:image"',
    'name="twitter:card"',
  ])
    assert.ok(html.includes(part), part)
  const { body: sitemap } = await httpRequest('styletread.localhost', '/sitemap-products-1.xml')
  const entry = sitemap.split('<url>').find((url) => url.includes(`${shoe.path}</loc>`)) ?? ''
  const alternates = (text: string) =>
    [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, language, href]) => [language, href])
  assert.deepEqual(alternates(entry), alternates(html), 'page and sitemap name the same sister pages')
  const odd = await httpRequest('styletread.localhost', `${shoe.path}?colour=zzz&scale=moon`)
  assert.equal(odd.status, 200)
  assert.match(odd.body, new RegExp(`rel="canonical" href="[^"?]+${shoe.path}"`))
  for (const path of [
    '/no-such-shoe.html',
    '/no-such-shoe/reviews',
    '/no-such-shoe/reviews/write',
    '/stock-alert?sku=no-such-shoe',
  ])
    assert.equal((await httpRequest('styletread.localhost', path)).status, 404, path)
})

test('a link that names a size opens one page for everyone with that size chosen [R3.51]', async ({ openShop }) => {
  const shoe = await findShoe('williams_au')
  const wanted = shoe.sizes.at(2)
  assert.ok(wanted)
  const html = (await httpRequest('williams.localhost', shoe.path)).body
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const group = data.find((part) => part['@type'] === 'ProductGroup')
  const url: string = group.hasVariant.find(({ sku }: { sku: string }) => sku === wanted.sku).offers.url
  const { pathname, search } = new URL(url)
  for (const javaScript of [false, true]) {
    const { context, page, problems } = await openShop({ javaScript })
    await page.goto(address('williams', pathname + search))
    await expect(size(page, wanted)).toBeChecked()
    await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(1)
    await page.goto(address('williams', `${shoe.path}?size=nonsense`))
    await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(0)
    assert.deepEqual(problems, [])
    await context.close()
  }
  const open = (headers: Readonly<Record<string, string>>) =>
    httpRequest('williams.localhost', pathname + search, headers)
  // Another test's change may outdate the page once.
  await until(async () => {
    const [mine, other] = await Promise.all([
      open({ cookie: 'cartId=one', 'user-agent': 'one' }),
      open({ 'user-agent': 'other' }),
    ])
    assert.match(mine.body, new RegExp(`rel="canonical" href="[^"?]+${shoe.path}"`))
    return mine.headers['x-cache'] === 'hit' && other.headers['x-cache'] === 'hit' && mine.body === other.body
  }, 'it is not the same page for everyone')
})

test('with hosts of their own the sites name each other, and themselves, by those [R1.13, R2.50]', async () => {
  const shoe = await findShoe('styletread_nz', () => true)
  const env = {
    PUBLIC_URL: 'https://www.{site}.example/',
    HOSTS_STYLETREAD: 'www.styletread.example',
    HOSTS_STYLETREAD_NZ: 'www.styletread-nz.example',
  }
  const own = await startStorefront({ ...env, COMMERCE_URL: commerceUrl })
  try {
    const { body } = await httpRequest('www.styletread-nz.example', shoe.path, {}, { at: own.port })
    for (const [language, site] of [
      ['en-AU', 'styletread'],
      ['en-NZ', 'styletread-nz'],
      ['x-default', 'styletread'],
    ])
      assert.ok(body.includes(`hrefLang="${language}" href="https://www.${site}.example${shoe.path}"`), language)
    assert.ok(body.includes(`rel="canonical" href="https://www.styletread-nz.example${shoe.path}"`))
    assert.equal((await httpRequest('www.mollini.example', '/', {}, { at: own.port })).status, 421)
  } finally {
    await own.stop()
  }
})

test('the last six products are remembered by the browser alone, without the present one [R7.122, R9.11]', async ({
  openShop,
}) => {
  const { products } = await requireData<{
    products: { items: { url_key: string; url_suffix: string; sku: string }[] }
  }>('midas_au', '{ products(search: "shoe", pageSize: 8) { items { url_key url_suffix sku } } }')
  const paths = products.items.map((shoe) => `/${shoe.url_key}${shoe.url_suffix}`)
  assert.equal(paths.length, 8)
  const { page, problems } = await openShop()
  for (const path of paths) {
    await page.goto(address('midas', path))
    await page.waitForFunction(
      (sku) => localStorage.getItem('recently_viewed')?.startsWith(`["${sku}"`),
      products.items[paths.indexOf(path)]?.sku,
    )
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const row = page.getByRole('list', { name: 'Recently viewed' })
  await row.waitFor()
  const shown = await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  assert.deepEqual(shown, paths.slice(1, 7).toReversed())
  assert.deepEqual(problems, [])
})
