import assert from 'node:assert/strict'
import type { Page as BrowserPage } from '@playwright/test'
import { type Brand, brandOf, brands } from '@welt/brands'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { PRIVATE, PUBLIC } from '../testing/pages/fixed-routes.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { address, port } from '../testing/shop.ts'

/** Public routes that are linked from every page. */
const IN_FOOTER = [
  ...['help-hub', 'delivery', 'returns', 'faq', 'contact', 'size-guide', 'kids-shoe-size-chart', 'store-locator'],
  ...['click-and-collect', 'promotions', 'payments-promotions', 'brands', 'affiliates', 'accessibility', 'terms'],
  'privacy-policy',
]
const CMS_PATHS = [
  'promotions',
  'help-hub',
  'brands',
  'affiliates',
  'affiliate-terms',
  'click-and-collect',
  'shoebucks',
]

/** In the specification's order. */
const RETURN_REASONS = [
  ...['Ordered extras to choose from', 'Looked different on website', 'Colour different to expectation'],
  ...['Item generally not as expected', 'Quality not as expected', 'Incorrect items received', 'Faulty or Damaged'],
  ...['Too large', 'Too small', 'Too wide', 'Too narrow', 'Other'],
]

const plain = (html = '') =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim()

interface Page {
  readonly path: string
  readonly status: number
  readonly title: string
  readonly headings: readonly string[]
  readonly body: string
}

async function open({ id }: Brand, path: string, left = 4): Promise<Page> {
  const { status, body, headers } = await httpRequest(`${id}.localhost:${port}`, path)
  const target = headers.location
  if (status >= 300 && status < 400 && typeof target === 'string' && left > 0)
    return open(
      { id } as Brand,
      new URL(target, `http://${id}.localhost`).href.replace(/^http:\/\/[^/]*/, ''),
      left - 1,
    )
  const headings = [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => plain(text))
  return { path, status, title: plain(/<title>([^<]*)/.exec(body)?.[1]), headings, body }
}

interface Switches {
  readonly loyalty_enabled: boolean
  readonly gift_cards_enabled: boolean
  readonly feature_flags: { readonly blog: boolean; readonly giftCard: boolean; readonly newsLetter: boolean }
}

async function switchesOf(brand: Brand) {
  const { storeConfig } = await requireData<{ storeConfig: Switches }>(
    brand.storeCode,
    '{ storeConfig { loyalty_enabled gift_cards_enabled feature_flags { blog giftCard newsLetter } } }',
  )
  const { blog, giftCard, newsLetter } = storeConfig.feature_flags
  return {
    blog,
    shoebucks: storeConfig.loyalty_enabled,
    'gift-card.html': storeConfig.gift_cards_enabled && giftCard,
    subscribe: newsLetter,
  }
}

for (const brand of brands)
  test(`${brand.name}: every fixed route opens by its address; title and headings name page and brand [J25.1, J25.2, R2.48]`, async () => {
    const switches = await switchesOf(brand)
    const off = Object.entries(switches).filter(([, isOn]) => !isOn)
    const on = Object.entries(switches).flatMap(([path, isOn]) => (isOn ? [path] : []))
    for (const [path] of off) assert.equal((await open(brand, `/${path}`)).status, 404, path)
    const titles = new Map<string, string>()
    for (const path of [...PUBLIC, ...on, ...PRIVATE]) {
      const page = await open(brand, `/${path}`)
      // Without an order there is nothing to show.
      assert.equal(page.status, path === 'checkout/success' ? 404 : 200, `/${path}`)
      assert.equal(page.headings.length, 1, `/${path} has one heading`)
      assert.notEqual(page.headings[0], '', `/${path}`)
      const [named, brandName] = path === '' ? page.title.split(' – ').toReversed() : page.title.split(' | ')
      assert.ok(named && brandName === brand.name, `/${path}: ${page.title}`)
      assert.match(page.body, new RegExp(`<header[\\s\\S]*class="wordmark"[\\s\\S]*?>${brand.name} home<`), `/${path}`)
      if (PRIVATE.includes(path) || path === 'privacy') continue
      assert.equal(titles.get(page.title), undefined, `/${path} has a title of its own`)
      titles.set(page.title, path)
      const again = await open(brand, `/${path}`)
      assert.deepEqual([again.status, again.title, again.headings], [200, page.title, page.headings], `/${path} again`)
      assert.match(page.body, /<meta name="description" content="[^"]{20,}"/, `/${path}`)
      assert.match(page.body, /<link rel="canonical" href="http[^"]*"/, `/${path}`)
    }
    const [main = ''] = /<main[\s\S]*<\/main>/.exec((await open(brand, '/promotions')).body) ?? []
    assert.match(main, /FREEPOST/)
    const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec((await open(brand, '/')).body) ?? []
    for (const path of IN_FOOTER) assert.ok(footer.includes(`href="/${path}"`), `/${path} in the footer`)
    for (const path of ['/all-brands', '/brands']) {
      const [, index = ''] = /<main([\s\S]*)<\/main>/.exec((await open(brand, path)).body) ?? []
      const [, listing = ''] = /href="(\/brands\/[^"]+)"/.exec(index) ?? []
      assert.match((await open(brand, listing)).body, /aria-label="Products"/, path)
    }
  })

test('seven account routes need sign-in; wishlist, returns, checkout and rewards do not [A16]', async () => {
  const shopper = openPlainBrowser(LINKED.id)
  await goToCheckoutWithAPair(shopper, LINKED.id)
  const whereTo = async (path: string) => {
    const { status, headers } = await shopper.open(path)
    return status === 200 ? 'open' : String(headers.location)
  }
  for (const name of ['account', 'orders', 'details', 'address', 'payments', 'preferences', 'returns']) {
    const path = `/customer/${name}`
    assert.equal(await whereTo(path), `/customer/account/login?returnTo=${encodeURIComponent(path)}`)
  }
  for (const path of ['/wishlist', '/returns', '/return/guest', '/checkout', '/customer/rewards'])
    assert.equal(await whereTo(path), 'open', path)
  for (const path of ['/return/create', '/return/view']) assert.doesNotMatch(await whereTo(path), /login/, path)
})

const EVERY_CMS_PAGE = [
  ...CMS_PATHS,
  ...['delivery', 'returns', 'terms', 'privacy-policy', 'privacy', 'faq', 'contact', 'size-guide', 'shoe-sizes'],
  ...['kids-shoe-size-chart', 'product-information', 'payments-promotions', 'accessibility'],
]

test('each shop’s information pages are those of the page call, with true reasons of returns [A07]', async () => {
  for (const brand of brands) {
    for (const identifier of EVERY_CMS_PAGE) {
      const { cmsPage } = await requireData<{ cmsPage: { content: string; content_heading: string } }>(
        brand.storeCode,
        'query ($identifier: String!) { cmsPage(identifier: $identifier) { content content_heading } }',
        { identifier },
      )
      const { status, body, headings } = await open(brand, `/${identifier}`)
      assert.deepEqual([status, headings], [200, [plain(cmsPage.content_heading)]], identifier)
      const shown = plain(body).replaceAll(/\s+/g, ' ')
      for (const [, text = ''] of cmsPage.content.matchAll(/<p>([^<{]{40,})<\/p>/g))
        assert.ok(shown.includes(plain(text).replaceAll(/\s+/g, ' ')), `${brand.id} /${identifier}: ${text}`)
      assert.doesNotMatch(shown, /lorem|ipsum|dolor sit/i, identifier)
    }
    const [, reasons = ''] = /id="reasons"[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec((await open(brand, '/returns')).body) ?? []
    assert.deepEqual(
      [...reasons.matchAll(/<li>([^<]*)<\/li>/g)].map(([, reason]) => plain(reason)),
      RETURN_REASONS,
      brand.id,
    )
    const delivery = plain((await open(brand, '/delivery')).body)
    for (const { thresholdCents } of brand.thresholds) assert.ok(delivery.includes(`$${thresholdCents / 100} or more`))
    const { storeConfig } = await requireData<{ storeConfig: { loyalty_enabled: boolean } }>(
      brand.storeCode,
      '{ storeConfig { loyalty_enabled } }',
    )
    assert.ok(storeConfig.loyalty_enabled, `${brand.id} has /shoebucks`)
  }
})

interface OffersShown {
  readonly offers: { readonly current: readonly { readonly label: string; readonly terms: readonly string[] }[] }
}

test('current offers are listed with their terms, ways to pay with the offers tied to them [A10]', async () => {
  for (const brand of brands) {
    const { offers } = await requireData<OffersShown>(brand.storeCode, '{ offers { current { label terms } } }')
    const listed = (await open(brand, '/promotions')).body.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    assert.ok(offers.current.length > 0, brand.id)
    for (const { label, terms } of offers.current)
      for (const text of [label, ...terms]) assert.ok(listed.includes(text), `${brand.id}: ${text}`)
    assert.ok(offers.current.every(({ terms }) => terms.length > 0))
    const { body } = await open(brand, '/payments-promotions')
    const [, cards = '', ways = '', tied = ''] =
      /id="cards"([\s\S]*?)<\/section>[\s\S]*id="ways"([\s\S]*?)<\/section>[\s\S]*id="ways-offers"([\s\S]*?)<\/section>/.exec(
        body,
      ) ?? []
    assert.match(plain(cards), /Visa.*Mastercard/, brand.id)
    assert.match(plain(ways), /Apple Pay[\s\S]*PayPal[\s\S]*Afterpay[\s\S]*Zip/, brand.id)
    assert.match(plain(tied), /all current offers and promo codes count[\s\S]*Afterpay and Zip: .*in parts/, brand.id)
    assert.equal(/Gift cards: /.test(plain(tied)), brand.flags.giftCard, brand.id)
  }
})

test('promotions, brands, affiliates and help pages are each shop’s own [R2.27, R2.31, R2.35, R2.39, R2.40, R2.44, R2.46]', async () => {
  for (const path of CMS_PATHS) {
    const pages = await Promise.all(brands.map((brand) => open(brand, `/${path}`)))
    for (const [at, { status, body, headings }] of pages.entries()) {
      assert.equal(status, 200, path)
      assert.equal(headings.length, 1)
      assert.ok(plain(/<main[\s\S]*<\/main>/.exec(body)?.[0]).length > 120, `${brands[at]?.id} /${path}`)
      if (path === 'shoebucks')
        assert.match(
          plain(body),
          /Spend in a year\s*from \$0\s*from \$200\s*from \$350\s*When you get there\s*no reward\s*\$15 off\s*\$30 off/,
        )
    }
  }
})

test('the blog and its links are there where its flag is on, and nowhere else [J25.2, R1.21, R2.34]', async () => {
  for (const brand of brands) {
    const [index, feed, home] = await Promise.all(['/blog', '/blog/rss.xml', '/'].map((path) => open(brand, path)))
    const status = brand.flags.blog ? 200 : 404
    assert.deepEqual([index?.status, feed?.status], [status, status], brand.id)
    assert.equal(home?.body.includes('href="/blog"'), brand.flags.blog, brand.id)
    if (!brand.flags.blog) continue
    const stories = [...(feed?.body ?? '').matchAll(/<link>[^<]*(\/blog\/[^<]+)<\/link>/g)].map(([, path = '']) => path)
    assert.ok(stories.length >= 6, brand.id)
    for (const path of stories) {
      const story = await open(brand, path)
      assert.deepEqual([story.status, story.headings.length], [200, 1], path)
      assert.match(story.body, /"@type":"BlogPosting"/, path)
    }
  }
})

/** Follows a link of this page without hovering, so that nothing is prefetched. */
async function follow(page: BrowserPage, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
}

/** A site with the blog and gift cards. */
const LINKED = brandOf('mathers')

test('fixed routes open by link and after reload as by address; flows lead to their start [J25.1, R2.47]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  const at = (path: string) => address(LINKED.id, path)
  await page.goto(at('/'))
  const on = Object.entries(await switchesOf(LINKED)).flatMap(([path, isOn]) => (isOn ? [path] : []))
  const own = [...PUBLIC, ...PRIVATE, ...on].filter((path) => path !== '' && path !== 'checkout/success')
  for (const path of own) {
    const direct = await open(LINKED, `/${path}`)
    const opened = async () => {
      await expect(page, path).toHaveTitle(direct.title)
      await expect(page.locator('h1'), path).toHaveText(direct.headings[0] ?? '')
    }
    await follow(page, `/${path}`)
    await opened()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await opened()
  }
  for (const [path, start] of [
    ['/checkout', '/cart'],
    ['/checkout/success', '/cart'],
    ['/return/create', '/returns'],
  ] as const) {
    await page.goto(at(path))
    await page.waitForURL((url) => url.pathname === start)
  }
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('404')),
    [],
  )
})

test('an offer’s code is applied to a filled bag, or saved for the first pair of an empty one', async () => {
  const use = { intent: 'use-offer', code: 'FREEPOST' }
  const [empty, filled] = [openPlainBrowser(LINKED.id), openPlainBrowser(LINKED.id)]
  const { body } = await empty.open('/promotions')
  assert.match(
    body,
    /<form action="\/cart"[^>]*>(?:<input[^>]*>)*<input[^>]*value="FREEPOST"[^>]*>[\s\S]*?Use in my bag/,
  )
  assert.equal((await empty.post('/cart', use)).headers.location, '/cart')
  assert.match((await empty.open('/cart')).body, /Ready\. It comes off when you add a pair\.[\s\S]*Your bag is empty/)
  await goToCheckoutWithAPair(empty, LINKED.id)
  await goToCheckoutWithAPair(filled, LINKED.id)
  assert.equal((await filled.post('/cart', use)).headers.location, '/cart')
  for (const shopper of [empty, filled]) assert.match((await shopper.open('/cart')).body, /<main[\s\S]*FREEPOST/)
  const refused = await filled.post('/cart', { intent: 'use-offer', code: 'NO-SUCH-CODE' })
  assert.equal(refused.status, 422)
  assert.match(refused.body, /This promo code is invalid\./)
})

test('the help hub has a card for each topic, and a form that looks up an order', async () => {
  const shopper = openPlainBrowser(LINKED.id)
  const { body } = await shopper.open('/help-hub')
  const [topics = ''] = /<section id="topics"[\s\S]*?<\/section>/.exec(body) ?? []
  assert.ok((topics.match(/<li>/g)?.length ?? 0) >= 8)
  for (const path of ['/delivery', '/size-guide', '/payments-promotions', '/order', '/customer/account'])
    assert.match(topics, new RegExp(`<a href="${path}"[^>]*>\\s*<svg`), path)
  const [form = ''] = /<form[^>]*action="\/return\/guest"[\s\S]*?<\/form>/.exec(body) ?? []
  for (const name of ['number', 'email', 'lastname']) assert.match(form, new RegExp(`name="${name}"`))
  const typed = { intent: 'look-up', number: '1', email: 'none@example.com', lastname: 'None' }
  const { status, body: answer } = await shopper.post('/return/guest', typed)
  assert.equal(status, 422)
  assert.match(answer, /Error getting guest order details/)
  assert.equal((await shopper.open('/faq?q=1000234')).headers.location, '/return/guest?number=1000234')
})

test('offers on shoes show a picture of their size, and only the first is loaded at once', async () => {
  const { body } = await open(LINKED, '/promotions')
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? []
  const pictures = main.match(/<img[^>]*>/g) ?? []
  assert.ok(pictures.length > 0)
  for (const [at, picture] of pictures.entries()) {
    assert.match(picture, /width="1000" height="1000"/)
    if (at > 0) assert.match(picture, /loading="lazy"/)
  }
})

test('scripts add buttons that copy codes, and show whether the service desk is open [R2.27]', async ({ openShop }) => {
  const { body } = await httpRequest(`${LINKED.id}.localhost:${port}`, '/promotions')
  assert.match(body, /<button(?=[^>]* hidden)[^>]*data-copy="FREEPOST"/)
  const { context, page, problems } = await openShop()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address(LINKED.id, '/'))
  await page.mouse.move(300, 300)
  await follow(page, '/promotions')
  await page.getByRole('heading', { level: 1, name: 'Offers now' }).hover()
  await page.getByRole('button', { name: 'Copy the code FREEPOST' }).click()
  await page.getByRole('status').filter({ hasText: 'Copied FREEPOST' }).waitFor({ state: 'attached' })
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'FREEPOST')
  await follow(page, '/help-hub')
  await page.getByRole('heading', { level: 1, name: 'How can we help?' }).hover()
  await expect(page.locator('[data-desk-status]')).toHaveText(/^(?:Open now|Opens |Closed)/)
  assert.deepEqual(problems, [])
})
