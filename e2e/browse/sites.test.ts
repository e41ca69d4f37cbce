import assert from 'node:assert/strict'
import { brandOf, brands } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import { departmentPath, goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { address, port } from '../testing/shop.ts'

test('each of the seven hosts has its own title, wordmark, theme and favicon [J01.1, R1.01, R1.05-R1.14]', async () => {
  const pages = await Promise.all(brands.map((brand) => httpRequest(`${brand.id}.localhost:${port}`)))
  const seen = pages.map(({ status, body }, at) => {
    assert.equal(status, 200)
    const brand = brands[at]
    assert.ok(brand)
    assert.deepEqual([...new Set(body.match(/data-site="[^"]*"/g))], [`data-site="${brand.id}"`])
    assert.match(body, new RegExp(`<title>${brand.name} – [^<]+</title>`))
    const [mark = ''] = /<header[\s\S]*?(<a href="\/" class="wordmark"[\s\S]*?<\/a>)/.exec(body)?.slice(1) ?? []
    assert.ok(mark.includes(`data-mark="${brand.id}"`) && mark.includes(`>${brand.name} home<`), mark)
    return body.match(/:root\{[^}]+/)?.[0]
  })
  assert.equal(new Set(seen).size, 7)
  const icons = await Promise.all(brands.map((brand) => httpRequest(`${brand.id}.localhost:${port}`, '/favicon.svg')))
  assert.equal(new Set(icons.map(({ body }) => body)).size, 7)
  const shared = pages.map(({ body }) => /property="og:image" content="[^"]*(\/media\/[^"?]+)/.exec(body)?.[1])
  assert.equal(new Set(shared.filter((path) => path !== undefined)).size, 7)
})

/**
 * The home page without the links to the other shops and without products: Mollini, Midas and Trybe are also brands
 * that other shops sell.
 */
function ownText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<nav aria-label="Our shops"[\s\S]*?<\/nav>/, '')
    .replaceAll(/<article\b[\s\S]*?<\/article>|<a href="\/brands\/[\s\S]*?<\/a>/g, '')
}

test('a home page names no other shop, except in the strip that leads to them [J01.1, R1.01]', async () => {
  for (const brand of brands) {
    const { body } = await httpRequest(`${brand.id}.localhost:${port}`)
    const phrase = ownText(body).replaceAll(brand.name, '')
    for (const { id, name } of brands) {
      // A shop's sister in the other country has the same name.
      if (id === brand.id || brand.name.startsWith(name)) continue
      const [, around] = new RegExp(`(.{0,80}\\b${name}\\b.{0,80})`).exec(phrase) ?? []
      assert.equal(around, undefined, `${name} on the home page of ${brand.name}`)
    }
  }
})

test('each home page has its content, brands, a header of links and search, and a footer [J01.1, R2.01]', async () => {
  for (const brand of brands) {
    const { body } = await httpRequest(`${brand.id}.localhost:${port}`)
    const [header, main, footer] = ['header', 'main', 'footer'].map(
      (name) => new RegExp(`<${name}\\b([\\s\\S]*)</${name}>`).exec(body)?.[1] ?? '',
    )
    for (const part of ['action="/search"', 'href="/customer', 'href="/wishlist"', 'href="/cart"', 'href="/store'])
      assert.ok(header?.includes(part), `${brand.id}: ${part} in the header`)
    assert.match(main ?? '', /<h1\b/, brand.id)
    assert.match(main ?? '', /href="\/brands\/[^"]+"/, `${brand.id}: featured brands`)
    for (const path of ['/delivery', '/terms', '/privacy-policy'])
      assert.ok(footer?.includes(`href="${path}"`), `${brand.id}: ${path} in the footer`)
  }
})

test('an unknown host is refused and no shop is shown [R1.13, A02]', async () => {
  for (const host of ['unknown.localhost', 'evil.example', `mollini.localhost.evil.example`, '127.0.0.1', '']) {
    const { status, body } = await httpRequest(host)
    assert.ok(status === 421 || status === 400, `${host}: ${status}`)
    assert.ok(!body.includes('data-site'))
  }
})

test('bare localhost lists the shops in development [R1.13]', async () => {
  const { status, body } = await httpRequest(`localhost:${port}`)
  assert.equal(status, 200)
  for (const brand of brands) assert.ok(body.includes(`${brand.id}.localhost`))
})

/** Content pages of every shop, by heading. */
const INFORMATION = {
  delivery: 'Delivery',
  faq: 'Frequently asked questions',
  terms: 'Terms and conditions',
  'privacy-policy': 'Privacy policy',
  privacy: 'Privacy policy',
  'size-guide': 'Size guide',
  'shoe-sizes': 'Shoe sizes',
  'kids-shoe-size-chart': 'Kids’ shoe size chart',
  'product-information': 'Product information',
} as const

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .trim()

test('the information pages of each shop have titles, headings and words of their own [J25.1, J25.2, R2.25, R2.26, R2.28-R2.30, R2.36-R2.38, R2.43, R2.54, A08]', async () => {
  for (const brand of brands) {
    const titleOf = new Map<string, string>()
    for (const [path, heading] of Object.entries(INFORMATION)) {
      const { status, body } = await httpRequest(`${brand.id}.localhost:${port}`, `/${path}`)
      const where = `${brand.id} /${path}`
      assert.equal(status, 200, where)
      if (path === 'privacy') assert.match(body, /<link rel="canonical" href="http[^"]*\/privacy-policy"/, where)
      assert.deepEqual(
        [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => plainText(text)),
        [heading],
        where,
      )
      assert.ok(plainText(/<title>([^<]*)/.exec(body)?.[1] ?? '').endsWith(` | ${brand.name}`), where)
      const [, phrase = ''] = /<\/h1>([\s\S]*?)<\/article>/.exec(body) ?? []
      assert.ok(plainText(phrase).length > 200, `${where} has words`)
      titleOf.set(path, plainText(phrase))
    }
    assert.equal(titleOf.get('privacy'), titleOf.get('privacy-policy'))
    assert.equal(new Set(titleOf.values()).size, titleOf.size - 1, 'and no other two are the same')
  }
})

test('the index of brands of each shop names every brand that it sells and no other, from A to Z [R2.42]', async () => {
  for (const brand of brands) {
    const { brands: sold } = await requireData<{ brands: { label: string; product_count: number }[] }>(
      brand.storeCode,
      '{ brands { label product_count } }',
    )
    const { status, body } = await httpRequest(`${brand.id}.localhost:${port}`, '/all-brands')
    assert.equal(status, 200)
    const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(body) ?? []
    const named = [...main.matchAll(/<a href="\/brands\/[^"]*">([^<]*)<\/a>/g)].map(([, label = '']) =>
      plainText(label),
    )
    const labels = sold.filter(({ product_count }) => product_count > 0).map(({ label }) => label)
    assert.ok(labels.length > 0)
    assert.deepEqual(
      named,
      labels.toSorted((a, b) => a.localeCompare(b, 'en')),
      brand.id,
    )
  }
})

interface Config {
  readonly website_id: number
  readonly base_currency_code: string
  readonly default_country: string
  readonly default_shipping_method_code: string
  readonly feature_flags: Readonly<Record<string, boolean>>
}

/** Flags that no two sites differ in. */
const SAME_FLAGS: Readonly<Record<string, boolean>> = { loyaltyIcon: true, parcelPoint: false }

test('store configuration has each site’s its number, currency, country and eight flags [J01.1, R1.12, R1.16, R7.125]', async () => {
  const document = `{ storeConfig {
    website_id base_currency_code default_country default_shipping_method_code
    feature_flags { bazaarVoice loyaltyIcon newsLetter parcelPoint blog brandedHeader giftCard checkoutDeliveryBlock }
  } }`
  const flags = await Promise.all(
    brands.map(async (brand) => {
      const { storeConfig } = await requireData<{ storeConfig: Config }>(brand.storeCode, document)
      assert.equal(storeConfig.website_id, brand.websiteId)
      assert.equal(storeConfig.base_currency_code, brand.currency)
      assert.equal(storeConfig.default_country, brand.country)
      assert.equal(storeConfig.default_shipping_method_code, brand.defaultShippingMethod)
      assert.deepEqual(storeConfig.feature_flags, brand.flags)
      return storeConfig.feature_flags
    }),
  )
  for (const name of Object.keys(flags[0] ?? {})) {
    const stands = new Set(flags.map((of) => of[name]))
    if (name in SAME_FLAGS) assert.deepEqual([...stands], [SAME_FLAGS[name]], name)
    else assert.equal(stands.size, 2, `${name} is on here and off there`)
  }
})

test('a site whose configuration names neither sells in Australian dollars, to Australia first [J01.3, R1.41, R1.42, R9.31]', async () => {
  for (const [site, currency, country] of [
    ['trybe', 'AUD', 'AU'],
    ['styletread-nz', 'NZD', 'NZ'],
  ] as const) {
    const { storeCode } = brandOf(site)
    const { storeConfig, currency: named } = await requireData<{
      storeConfig: Config
      currency: { base_currency_code: string }
    }>(storeCode, '{ storeConfig { base_currency_code default_country } currency { base_currency_code } }')
    assert.deepEqual(
      [storeConfig.base_currency_code, named.base_currency_code, storeConfig.default_country],
      [currency, currency, country],
    )
    const shopper = openPlainBrowser(site)
    assert.ok((await shopper.open(await productPath(site))).body.includes(`"priceCurrency":"${currency}"`), site)
    await goToCheckoutWithAPair(shopper, site)
    await shopper.post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })
    const { body } = await shopper.open('/checkout')
    assert.match(body, new RegExp(`<select[^>]*name="country"[\\s\\S]*?<option value="${country}" selected=""`), site)
  }
})

const CONTENT_PAGES = [
  ...[
    'delivery',
    'returns',
    'terms',
    'privacy-policy',
    'faq',
    'contact',
    'size-guide',
    'shoe-sizes',
    'kids-shoe-size-chart',
  ],
  ...['product-information', 'payments-promotions', 'all-brands', 'promotions', 'help-hub', 'brands'],
  ...['affiliates', 'affiliate-terms', 'click-and-collect', 'accessibility'],
]
/** Claims that a site must not make while the feature is off. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  click_and_collect_enabled: /click\s?(&|and)\s?collect|collect (it|them|your|from|in)\b|pick(ed)? up|find in store/i,
  gift_cards_enabled: /gift (card|voucher)|e-?gift/i,
  loyalty_enabled: /loyalty|rewards?\b|shoebucks|(earn|collect|your|more) points/i,
  blog: /\bblog\b|journal/i,
  returns_enabled:
    /days to change your mind|change of mind[^.]*\b\d+ days|\d+ days[^.]*change of mind|free (returns?|re-?fit|exchange)|start a return|return label|How returns work|unworn/i,
}

/** Required phrases per setting while it is on, on the pages that answer questions about it. */
const SAID: Readonly<Record<string, readonly [pages: readonly string[], said: RegExp]>> = {
  gift_cards_enabled: [['/faq', '/terms', '/payments-promotions', '/delivery', '/contact'], /gift card/i],
  loyalty_enabled: [['/faq', '/terms', '/payments-promotions'], /\brewards?\b/i],
  returns_enabled: [['/faq', '/terms', '/returns'], /\d+ days/i],
}
/** Promo codes work on every site. */
const CODE_PAGES = ['/faq', '/terms', '/payments-promotions', '/delivery', '/contact']

/** The visible text and the meta description. */
function textOf(html: string): string {
  const described = [...html.matchAll(/<meta[^>]*content="([^"]*)"/g)].map(([, text]) => text).join(' ')
  return `${html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ')} ${described}`.replace(
    /\s+/g,
    ' ',
  )
}

interface Offered {
  readonly returns_enabled: string
  readonly click_and_collect_enabled: boolean
  readonly gift_cards_enabled: boolean
  readonly loyalty_enabled: boolean
  readonly feature_flags: Readonly<Record<string, boolean>>
  readonly shipping_thresholds: readonly {
    readonly code: string
    readonly country_code: string
    readonly threshold: number
    readonly free_shipping_requires_login: boolean
  }[]
}

const OFFERED = `{ storeConfig { returns_enabled click_and_collect_enabled gift_cards_enabled loyalty_enabled
  feature_flags { loyaltyIcon parcelPoint blog giftCard } shipping_thresholds { code country_code threshold free_shipping_requires_login } } }`

for (const brand of brands)
  test(`${brand.name}: pages state what the site offers and charges, and nothing else [J25.1, R2.25, R2.43, R3.114]`, async () => {
    const { storeConfig } = await requireData<{ storeConfig: Offered }>(brand.storeCode, OFFERED)
    const { returns_enabled, click_and_collect_enabled, gift_cards_enabled, loyalty_enabled, feature_flags } =
      storeConfig
    const offered: Readonly<Record<string, boolean>> = {
      click_and_collect_enabled,
      gift_cards_enabled,
      loyalty_enabled,
      returns_enabled: returns_enabled === 'enabled',
      blog: feature_flags.blog === true,
    }
    assert.deepEqual(
      { ...offered, ...feature_flags },
      {
        ...{ click_and_collect_enabled: true, loyalty_enabled: true, returns_enabled: true },
        ...{ gift_cards_enabled: brand.flags.giftCard, giftCard: brand.flags.giftCard, blog: brand.flags.blog },
        ...SAME_FLAGS,
      },
    )
    const shopper = openPlainBrowser(brand.id)
    const pages = new Map<string, string>()
    for (const path of [
      '/',
      await productPath(brand.id),
      await departmentPath(brand.id),
      ...CONTENT_PAGES.map((page) => `/${page}`),
    ])
      pages.set(path, (await shopper.open(path)).body)
    await goToCheckoutWithAPair(shopper, brand.id)
    for (const path of [
      '/cart',
      '/checkout',
      '/customer/account/login',
      '/customer/account/create',
      '/customer/rewards',
      '/return/guest',
    ])
      pages.set(path, (await shopper.open(path)).body)
    for (const [path, html] of pages) {
      const phrase = textOf(html)
      assert.ok(phrase.length > 500, path)
      for (const [setting, claim] of Object.entries(CLAIMS).filter(([setting]) => !offered[setting]))
        assert.doesNotMatch(phrase, claim, `${path} while ${setting} is off`)
      assert.doesNotMatch(phrase, /\{\/?\w+(:\w+)*\}/, path)
    }
    for (const [, [paths, said]] of Object.entries(SAID).filter(([setting]) => offered[setting]))
      for (const path of paths) assert.match(textOf(pages.get(path) ?? ''), said, path)
    for (const path of CODE_PAGES) assert.match(textOf(pages.get(path) ?? ''), /promo code/i, path)
    const rows = [...(pages.get('/delivery') ?? '').matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) =>
      textOf(row),
    )
    for (const { threshold, free_shipping_requires_login: isForCustomers } of storeConfig.shipping_thresholds) {
      const said = `$${threshold} or more${isForCustomers ? ', when you are signed in' : ''} `
      assert.ok(
        rows.some((row) => row.endsWith(said)),
        `${said} in ${rows.join(' | ')}`,
      )
    }
    // Rows without a threshold are always charged.
    assert.equal(rows.filter((row) => row.includes(' or more')).length, storeConfig.shipping_thresholds.length)
    assert.match(textOf(pages.get('/product-information') ?? ''), /heel height in centimetres/)
  })

test('pages of the path carry strict headers, and private ones are never stored [R7.21]', async () => {
  for (const path of ['/', '/cart', '/checkout', '/checkout/success']) {
    const { status, headers } = await httpRequest(`mollini.localhost:${port}`, path)
    if (path === '/checkout')
      assert.deepEqual([status, headers.location], [302, '/cart'], 'there is nothing to check out yet')
    else {
      assert.match(String(headers['content-security-policy']), /default-src 'none'/)
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    }
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-powered-by'], undefined)
    if (path !== '/') assert.match(String(headers['cache-control']), /no-store/)
  }
})

test('pages made for one visitor allow scripts by a nonce that is new for each answer [R7.21]', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await httpRequest(`mollini.localhost:${port}`, '/cart')
      const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? ''
      assert.ok(scripts.includes("'strict-dynamic'") && !scripts.includes('unsafe'), scripts)
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(scripts) ?? []
      assert.ok(nonce.length >= 16)
      for (const [script] of body.matchAll(/<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>/g))
        assert.ok(script.includes(`nonce="${nonce}"`), script)
      return nonce
    }),
  )
  assert.notEqual(nonces[0], nonces[1])
})

test('an unknown path answers 404 in the site’s theme [J25.2, R2.49]', async () => {
  const { status, body } = await httpRequest(`trybe.localhost:${port}`, '/no-such-page')
  assert.equal(status, 404)
  assert.ok(body.includes('data-site="trybe"'))
})

test('a Māori name is drawn in the letters of the shop’s own faces, headings and text alike', async ({ openShop }) => {
  const { page } = await openShop()
  await page.goto(address('styletread-nz'))
  const [wanted, loaded] = await page.evaluate(async () => {
    const families = ['main h1', 'body'].map(
      (where) => getComputedStyle(document.querySelector(where) ?? document.body).fontFamily,
    )
    const faces = await Promise.all(families.map((family) => document.fonts.load(`16px ${family}`, 'ā')))
    const plain = (family = '') => family.replaceAll(/["']/g, '')
    return [families.map((family) => plain(family.split(',')[0])), faces.map(([face]) => plain(face?.family))]
  })
  assert.deepEqual(loaded, wanted)
  const ranges = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange),
  )
  assert.equal(ranges.filter((range) => /^U\+100-2AF/i.test(range)).length, 2, ranges.join(' '))
})

test('a path with capitals or a trailing slash redirects to the existing one, with its query [R2.52]', async () => {
  const product = await productPath('mollini')
  const moves: Readonly<Record<string, string>> = {
    '/SALE?size=AUW%3A8&utm_source=Mail': '/sale?size=AUW%3A8&utm_source=Mail',
    '/Boots/': '/boots',
    '/boots/?sort=newest': '/boots?sort=newest',
    '/FAQ': '/faq',
    '/Search/?q=Boots': '/search?q=Boots',
    [`${product.toUpperCase()}?size=39`]: `${product}?size=39`,
  }
  for (const [path, location] of Object.entries(moves)) {
    const { status, headers } = await httpRequest(`mollini.localhost:${port}`, path)
    assert.deepEqual([status, headers.location], [301, location], path)
    assert.equal((await httpRequest(`mollini.localhost:${port}`, location)).status, 200, location)
  }
  assert.equal((await httpRequest(`mollini.localhost:${port}`, '/NO-SUCH-PATH')).status, 404)
})
