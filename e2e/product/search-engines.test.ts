import assert from 'node:assert/strict'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { startStorefront } from '../testing/own-processes.ts'
import { findShoe } from '../testing/product-page.ts'
import { commerceUrl } from '../testing/shop.ts'

/** A shoe with reviews and other colours, its page and what that says to search engines. */
async function readShoe() {
  const shoe = await findShoe(
    'styletread_au',
    ({ review_count, colour_siblings }) => review_count > 2 && colour_siblings.length > 0,
  )
  const html = (await httpRequest('styletread.localhost', shoe.path)).body
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  return { shoe, html, data, group: data.find((part) => part['@type'] === 'ProductGroup') }
}

test('search engines read sizes, offers, colours and ratings of a product, as in the feed', async () => {
  const { shoe, group } = await readShoe()
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
  assert.equal(group.aggregateRating.reviewCount, shoe.review_count)
})

test('a product is shared and sold elsewhere with a JPEG picture', async () => {
  const { html, group } = await readShoe()
  const { body: feed } = await httpRequest('styletread.localhost', '/feeds/products.xml')
  const items = feed
    .split('<item>')
    .filter((item) => group.hasVariant.some(({ sku }: { sku: string }) => item.includes(`<g:id>${sku}<`)))
  const shared = /property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const shownText = /<g:image_link>([^<]*)/.exec(items[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  for (const picture of [shared, shownText]) {
    const { pathname, search } = new URL(picture)
    const { status, headers } = await httpRequest('styletread.localhost', pathname + search, {
      accept: 'image/avif,*/*',
    })
    assert.deepEqual([status, headers['content-type']], [200, 'image/jpeg'], picture)
  }
})

test('search engines read trail, canonical address and sister sites of a product [R2.50]', async () => {
  const { shoe, html, data } = await readShoe()
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
