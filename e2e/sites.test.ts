import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brands } from '@welt/brands'
import { ask } from './ask.ts'
import { requireData } from './graphql.ts'
import { address, openBrowser, port, visit } from './shop.ts'

test('each of the seven hosts is its own shop and no other: title, wordmark, theme and favicon differ [R1.01, R1.05-R1.14, R2.01]', async () => {
  const pages = await Promise.all(brands.map((brand) => ask(`${brand.id}.localhost:${port}`)))
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
  const icons = await Promise.all(brands.map((brand) => ask(`${brand.id}.localhost:${port}`, '/favicon.svg')))
  assert.equal(new Set(icons.map(({ body }) => body)).size, 7)
})

/** A home page without its way to the other shops and without its goods: Mollini, Midas and Trybe are also brands that other shops sell. */
function ownWords(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<nav aria-label="Our shops"[\s\S]*?<\/nav>/, '')
    .replaceAll(/<article\b[\s\S]*?<\/article>|<a href="\/brands\/[\s\S]*?<\/a>/g, '')
}

test('a home page names no other shop, except in the strip that leads to them [J01, R1.01]', async () => {
  for (const brand of brands) {
    const { body } = await ask(`${brand.id}.localhost:${port}`)
    const words = ownWords(body).replaceAll(brand.name, '')
    for (const { id, name } of brands) {
      // A shop's sister in another country goes by the same name.
      if (id === brand.id || brand.name.startsWith(name)) continue
      const [, around] = new RegExp(`(.{0,80}\\b${name}\\b.{0,80})`).exec(words) ?? []
      assert.equal(around, undefined, `${name} on the home page of ${brand.name}`)
    }
  }
})

test('an unknown host is refused and no shop is shown [R1.13, A02]', async () => {
  for (const host of ['unknown.localhost', 'evil.example', `mollini.localhost.evil.example`, '127.0.0.1', '']) {
    const { status, body } = await ask(host)
    assert.ok(status === 421 || status === 400, `${host}: ${status}`)
    assert.ok(!body.includes('data-site'))
  }
})

test('bare localhost lists the shops in development [R1.13]', async () => {
  const { status, body } = await ask(`localhost:${port}`)
  assert.equal(status, 200)
  for (const brand of brands) assert.ok(body.includes(`${brand.id}.localhost`))
})

interface Config {
  readonly website_id: number
  readonly base_currency_code: string
  readonly default_country: string
  readonly default_shipping_method_code: string
  readonly feature_flags: Readonly<Record<string, boolean>>
}

test('store configuration gives each site its number, currency, country and eight flags [R1.12, R1.16, R1.41, R1.42, R7.125]', async () => {
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
  for (const name of Object.keys(flags[0] ?? {}))
    assert.equal(new Set(flags.map((of) => of[name])).size, 2, `${name} is on here and off there`)
})

test('pages of the path carry strict headers, and private ones are never stored [R7.21]', async () => {
  for (const path of ['/', '/cart', '/checkout', '/checkout/success']) {
    const { status, headers } = await ask(`mollini.localhost:${port}`, path)
    if (path === '/checkout') assert.deepEqual([status, headers.location], [302, '/cart'], 'there is nothing to check out yet')
    else {
      assert.match(String(headers['content-security-policy']), /default-src 'none'/)
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    }
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-powered-by'], undefined)
    if (path !== '/') assert.match(String(headers['cache-control']), /no-store/)
  }
})

test('pages made for one visitor allow scripts by a nonce that is new for each answer [R7.21] [reliability §6]', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await ask(`mollini.localhost:${port}`, '/cart')
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

test('an unknown path answers 404 in the site’s theme [R2.49]', async () => {
  const { status, body } = await ask(`trybe.localhost:${port}`, '/no-such-page')
  assert.equal(status, 404)
  assert.ok(body.includes('data-site="trybe"'))
})

test('a Māori name is drawn in the letters of the shop’s own faces, headings and text alike [ux §7]', async () => {
  const browser = await openBrowser()
  try {
    const { page } = await visit(browser)
    await page.goto(address('styletread-nz'))
    const [wanted, loaded] = await page.evaluate(async () => {
      const families = ['main h1', 'body'].map((where) => getComputedStyle(document.querySelector(where) ?? document.body).fontFamily)
      const faces = await Promise.all(families.map((family) => document.fonts.load(`16px ${family}`, 'ā')))
      const plain = (family = '') => family.replaceAll(/["']/g, '')
      return [families.map((family) => plain(family.split(',')[0])), faces.map(([face]) => plain(face?.family))]
    })
    assert.deepEqual(loaded, wanted)
    const ranges = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange),
    )
    assert.equal(ranges.filter((range) => /^U\+100-2AF/i.test(range)).length, 2, ranges.join(' '))
  } finally {
    await browser.close()
  }
})
