import assert from 'node:assert/strict'
import { brandOf } from '@welt/brands'
import { departmentPath } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { address, port } from '../testing/shop.ts'

test('a listing has one address however it is requested, readable when it is sorted [J02]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women?colour=black,blue&price=-150'))
  await page.getByLabel('Sort by').selectOption('price_asc')
  await page.waitForURL((url) => url.search === '?colour=black,blue&price=-150&sort=price_asc')
  assert.deepEqual(problems, [])
})

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
  test(`search engines ${isIndexed ? 'keep' : 'do not keep'} a category requested with "${query}"`, async () => {
    const { body } = await httpRequest('mathers.localhost', `/women?${query}`)
    assert.equal(body.includes('name="robots" content="noindex, follow"'), !isIndexed)
    // With noindex, a canonical URL could remove the page that it names from the index as well.
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
    assert.equal(canonical, isIndexed ? address('mathers', query ? `/women?${query}` : '/women') : undefined)
  })
}

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
  test(`a category requested with ${decodeURIComponent(query).slice(0, 40)} is a sensible page with status ${status}`, async () => {
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
