import assert from 'node:assert/strict'
import { brandOf, brands } from '@welt/brands'
import { departmentPath, productPath } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { findShoe } from '../testing/product-page.ts'
import { port } from '../testing/shop.ts'

const ACCEPTED = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' }

const read = (site: string, path: string, headers: Readonly<Record<string, string>> = ACCEPTED) =>
  httpRequest(`${site}.localhost:${port}`, path, headers)

const tagsOf = ({ headers }: Answer) => String(headers['surrogate-key']).split(' ').sort()

const headingOf = (html: string) =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

test('public pages are Markdown where asked for, cached beside the HTML; private ones never', async () => {
  const site = 'styletread'
  const [story] = [...(/href="(\/blog\/[a-z0-9-]+)"/.exec((await read(site, '/blog', {})).body) ?? [])].slice(1)
  assert.ok(story)
  const store = '/store-locator/styletread-parramatta'
  const pages = ['/', await departmentPath(site), await productPath(site), store, '/size-guide', '/faq', '/blog', story]
  for (const path of pages) {
    const html = await read(site, path, { accept: 'text/html' })
    await read(site, path)
    const markdown = await read(site, path)
    assert.deepEqual(
      [markdown.status, markdown.headers['content-type'], markdown.headers.vary, markdown.headers['x-cache']],
      [200, 'text/markdown; charset=utf-8', 'Accept, Accept-Encoding', 'hit'],
      path,
    )
    assert.equal(html.headers.vary, 'Accept, Accept-Encoding')
    assert.deepEqual(tagsOf(markdown), tagsOf(html), path)
    assert.match(String(html.headers['content-type']), /^text\/html/)
    assert.ok(markdown.body.includes(`# ${headingOf(html.body)}\n`), `${path}\n${markdown.body.slice(0, 900)}`)
    assert.doesNotMatch(markdown.body, /<[a-z]+[ >]|\]\((?!https?:|mailto:|tel:)/, path)
    assert.ok(Buffer.byteLength(markdown.body) < 0.5 * Buffer.byteLength(html.body), path)
  }
  assert.equal((await read(site, '/no-such-page')).status, 404)
  for (const path of ['/cart', '/customer/account/login', '/wishlist', '/return/guest', '/checkout'])
    assert.doesNotMatch(String((await read(site, path)).headers['content-type']), /markdown/, path)
})

test('each size is an offer with its seller and the stores that have it, as Markdown too', async () => {
  const { id, storeCode, name } = brandOf('styletread')
  const shoe = await findShoe(storeCode, () => true)
  const { collectionStores } = await requireData<{
    collectionStores: readonly { readonly sku: string; readonly stores: readonly { readonly name: string }[] }[]
  }>(storeCode, 'query ($sku: String!) { collectionStores(sku: $sku) { sku stores { name } } }', { sku: shoe.sku })
  const html = (await read(id, shoe.path, {})).body
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  const group = data.find((part) => part['@type'] === 'ProductGroup')
  const names = new Map<string, string>()
  const markdown = (await read(id, shoe.path)).body
  let places = 0
  for (const { sku, stores } of collectionStores) {
    const { offers } = group.hasVariant.find((variant: { readonly sku?: string }) => variant.sku === sku)
    assert.deepEqual([offers.sku, offers.seller.name], [sku, name])
    const found = (offers.availableAtOrFrom ?? []) as readonly { readonly '@id': string; readonly name?: string }[]
    for (const store of found) if (store.name) names.set(store['@id'], store.name)
    const expected = stores.map((store) => store.name)
    assert.deepEqual(
      found.map((store) => names.get(store['@id'])),
      expected,
      sku,
    )
    const row = markdown.split('\n').find((line) => line.includes(`| ${sku} |`)) ?? ''
    assert.ok(row.includes(`| ${offers.price} ${offers.priceCurrency} |`), row)
    assert.ok(row.endsWith(`| ${expected.join(', ') || 'None'} |`), row)
    places += expected.length
  }
  assert.ok(places > 0)
  const [address = ''] = names.keys()
  const page = (await read(id, new URL(address).pathname, {})).body
  assert.ok(page.includes(`"@id":"${address}"`), 'the store’s own page has the same id')
})

test('each shop has an llms.txt of its own that names what is on', async () => {
  for (const { id, name, flags, currency } of brands) {
    const { status, headers, body } = await read(id, '/llms.txt', {})
    assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8'], id)
    assert.ok(body.startsWith(`# ${name}\n`))
    for (const part of [
      `Prices are in ${currency}`,
      'Accept: text/markdown',
      '/sitemap.xml',
      'pages a minute',
      '](http',
    ])
      assert.ok(body.includes(part), `${id}: ${part}`)
    assert.equal(body.includes('/blog)'), flags.blog, id)
  }
  assert.equal((await httpRequest(`mollini.localhost:${port}`, '/llms.txt', {}, { body: 'x=1' })).status, 405)
})
