import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { departmentPath } from '../testing/buying/buying.ts'
import { requireData } from '../testing/graphql.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

/** `SITE` is changed, `OTHER` must stay unchanged. */
const SITE = 'styletread-nz'
const OTHER = 'styletread'
const changed = new Set<string>()

async function set(name: string, value: string): Promise<void> {
  changed.add(name)
  const { code, output } = await operate('setting', SITE, name, value)
  assert.equal(code, 0, output)
}

test.afterAll(async () => {
  for (const name of changed) await operate('setting', SITE, name, '--default')
})

const open = (path: string, site: SiteId = SITE) => httpRequest(`${site}.localhost:${port}`, path)

/** Waits until the page reflects a change. */
async function whenItFollows(path: string, hasFollowed: (page: Answer) => boolean): Promise<Answer> {
  let page = await open(path)
  await until(async () => {
    if (!hasFollowed(page)) page = await open(path)
    return hasFollowed(page)
  }, `${path} does not follow`)
  return page
}

const NEWS = 'action="/subscribe"'
const STRIP = 'aria-label="Our shops"'

interface Shoe {
  readonly url_key: string
  readonly url_suffix: string
  readonly review_count: number
}

async function findShoe(): Promise<Shoe> {
  const document = '{ products(search: "shoe", pageSize: 20) { items { url_key url_suffix review_count } } }'
  const { products } = await requireData<{ products: { items: readonly Shoe[] } }>(brandOf(SITE).storeCode, document)
  const shoe = products.items.find(({ review_count }) => review_count > 0)
  assert.ok(shoe, 'a shoe has reviews')
  return shoe
}

test('an operator switches a flag of one site: kept pages follow, other sites do not [J01.2, R1.16, R1.17, R1.19, R1.22]', async () => {
  const shoe = await findShoe()
  const page = `/${shoe.url_key}${shoe.url_suffix}`
  const home = await open('/')
  assert.ok(home.body.includes(NEWS) && !home.body.includes(STRIP))
  assert.equal((await open('/subscribe')).status, 200)
  assert.ok((await open(page)).body.includes('id="reviews"'))

  await set('newsLetter', 'off')
  await whenItFollows('/', ({ body }) => !body.includes(NEWS))
  assert.equal((await open('/subscribe')).status, 404)
  assert.ok((await open('/', OTHER)).body.includes(NEWS))
  await set('newsLetter', 'on')
  await whenItFollows('/', ({ body }) => body.includes(NEWS))
  assert.equal((await open('/subscribe')).status, 200)

  const listing = '/search?q=shoe'
  assert.ok((await open(listing)).body.includes('out of 5 stars'), 'cards show stars')
  await set('bazaarVoice', 'off')
  await whenItFollows(listing, ({ body }) => body.includes('<article') && !body.includes('out of 5 stars'))
  assert.ok((await open(listing, OTHER)).body.includes('out of 5 stars'))
  const unreviewed = await whenItFollows(page, ({ body }) => !body.includes('id="reviews"'))
  assert.equal(unreviewed.status, 200)
  await set('bazaarVoice', 'on')
  await whenItFollows(page, ({ body }) => body.includes('id="reviews"'))

  await set('brandedHeader', 'on')
  const branded = await whenItFollows('/', ({ body }) => body.includes(STRIP))
  assert.match(branded.body, /aria-current="true"[^>]*>Styletread NZ/)
  assert.ok(!(await open('/', OTHER)).body.includes(STRIP))
  await set('brandedHeader', 'off')
  await whenItFollows('/', ({ body }) => !body.includes(STRIP))
})

test('a size is looked up in stores only while the site offers collection', async () => {
  const { url_key, url_suffix } = await findShoe()
  const page = `/${url_key}${url_suffix}`
  assert.ok((await open(page)).body.includes('Find in store'))
  await set('click_and_collect_enabled', 'off')
  await whenItFollows(page, ({ body }) => !body.includes('Find in store'))
  await set('click_and_collect_enabled', 'on')
  await whenItFollows(page, ({ body }) => body.includes('Find in store'))
})

test('home and product page promise free delivery from the amount that the shop charges by [R9.26]', async () => {
  const shoe = await findShoe()
  const page = `/${shoe.url_key}${shoe.url_suffix}`
  assert.ok((await open(page)).body.includes('Free on orders of $15 or more.'))
  assert.ok((await open('/')).body.includes('Free delivery over $15'))
  for (const path of ['/delivery', '/faq']) assert.ok((await open(path)).body.includes('$15 or more'), path)
  await set('shipping_thresholds.DHLEXP', '50000')
  await whenItFollows(page, ({ body }) => body.includes('Free on orders of $500 or more.'))
  assert.ok((await open('/')).body.includes('Free delivery over $500'))
  for (const path of ['/delivery', '/faq'])
    await whenItFollows(path, ({ body }) => body.includes('$500 or more') && !body.includes('{free_from'))
})

/** Pages must mention statutory rights and no other returns policy. */
async function assertNoReturns(page: string) {
  const none = await open(page)
  assert.equal(none.status, 200)
  assert.doesNotMatch(none.body, /Changed your mind|You have \d+ days|days to change your mind|return label/)
  assert.ok(none.body.includes('Faulty shoes are always put right.'))
  await whenItFollows('/returns', ({ body }) =>
    body.includes('We don’t take back shoes for a change of mind at the moment'),
  )
  const flow = await open('/return/create?order=1000455')
  assert.ok(flow.status === 200 && flow.body.includes('We sort this out by phone or email.'), 'the flow explains')
  for (const path of ['/returns', '/faq', '/terms'])
    await whenItFollows(
      path,
      ({ body }) =>
        !/\d+ days for a change|You have \d+ days|come back within|return label|\{\/?(no_)?returns\}|\{return_/.test(
          body,
        ),
    )
}

test('the product page promises only the returns that the site takes, and their cost', async () => {
  const shoe = await findShoe()
  const page = `/${shoe.url_key}${shoe.url_suffix}`
  const PROMISE = /(\d+) days to change your mind/
  const LABEL = 'the return label is $9.95'
  const { body } = await whenItFollows(page, ({ body }) => PROMISE.exec(body)?.[1] === '30')
  assert.ok(!body.includes(LABEL) && body.includes('the return label is free'))
  await whenItFollows(
    '/returns',
    ({ body }) =>
      body.includes('You have 30 days') &&
      body.includes('The return label is free.') &&
      body.includes('href="/return/guest"'),
  )
  await set('return_window_days', '60')
  const longer = await whenItFollows(page, ({ body }) => PROMISE.exec(body)?.[1] === '60')
  assert.match(longer.body, /You have 60 days from the day your order is sent/)
  await set('paid_return_label_enabled', 'on')
  const paid = await whenItFollows(page, ({ body }) => body.includes(LABEL))
  assert.equal(paid.body.split(LABEL).length - 1, 2, 'beside the sizes and in the panel')
  for (const [path, phrase] of [
    ['/returns', 'The return label costs $9.95.'],
    ['/faq', '60 days for a change of mind, unworn. The return label costs $9.95.'],
    ['/terms', 'can come back within 60 days'],
  ] as const)
    await whenItFollows(path, ({ body }) => body.includes(phrase))
  assert.equal(PROMISE.exec((await open(page, OTHER)).body)?.[1], '30')
  await set('returns_enabled', 'off')
  await whenItFollows(page, ({ body }) => !PROMISE.test(body))
  await assertNoReturns(page)
})

interface BrandedShoe {
  readonly path: string
  readonly brand: string
  readonly label: string
}

/** Shoes of a listing page in order, with their brands. */
async function shoesOf(listing: Answer): Promise<readonly BrandedShoe[]> {
  const keys = [...listing.body.matchAll(/<article[\s\S]*?href="\/([^"/]+)\.html"/g)].map(([, key = '']) => key)
  const rows = await runSql<{ url_key: string; value: string; label: string }>(
    'select p.url_key, b.value, b.label from product p join brand b on b.id = p.brand_id where p.url_key = any($1)',
    [keys],
  )
  const byKey = new Map(rows.map((row) => [row.url_key, row]))
  return keys.map((key) => ({
    path: `/${key}.html`,
    brand: byKey.get(key)?.value ?? '',
    label: byKey.get(key)?.label ?? '',
  }))
}

test('an excluded brand is nowhere on its site; other sites do not notice [J02.4, J03.3, J27.3, R3.107, A09, A41]', async () => {
  const listing = await departmentPath(SITE)
  const shoes = await shoesOf(await open(listing))
  const brands = [...new Set(shoes.map(({ brand }) => brand))]
  const [leading = ''] = brands
  assert.ok(brands.length > 2, `${brands.length} brands in ${listing}`)
  const gone = shoes.find(({ brand }) => brand === leading)
  assert.ok(gone)
  const found = `/search?q=${encodeURIComponent(gone.label)}`
  const hit = (await shoesOf(await open(found))).find(({ brand }) => brand === leading)
  assert.ok(hit, `${found} finds the brand`)
  const where = [listing, '/sitemap-products-1.xml', '/feeds/products.xml']
  const elsewhere = (await open(gone.path, OTHER)).status
  for (const path of where) assert.ok((await open(path)).body.includes(gone.path), path)
  const index = (await open('/all-brands')).body
  assert.ok(index.includes(`>${gone.label}<`))
  const labels = [...index.matchAll(/<a href="\/brands\/[^"]*">([^<]*)<\/a>/g)].map(([, label = '']) => label)
  assert.deepEqual(
    labels,
    labels.toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  await set('featured_brands', leading)
  const card = `<span class="brand-name">${gone.label}<`
  const landing = await whenItFollows('/brands', ({ body }) => body.includes(card))
  assert.equal(landing.body.split('class="brand-name"').length - 1, 1, 'featured brands alone')
  assert.match(landing.body, /<main[\s\S]*href="\/all-brands"[\s\S]*<a href="\/brands\/[^"]+"><span class="tile">/)

  await set('excluded_brands', leading)
  await whenItFollows('/brands', ({ status, body }) => status === 200 && !body.includes(card))
  await whenItFollows(gone.path, ({ status }) => status === 404)
  for (const path of where) {
    const page = await whenItFollows(path, ({ body }) => !body.includes(gone.path))
    assert.equal(page.status, 200, path)
    assert.ok(!page.body.includes(gone.label), `${gone.label} in ${path}`)
  }
  await whenItFollows(found, ({ body }) => !body.includes(hit.path))
  assert.ok(!(await shoesOf(await open(found))).some(({ brand }) => brand === leading))
  await whenItFollows('/all-brands', ({ body }) => !body.includes(`>${gone.label}<`))
  await whenItFollows(
    `/api/suggestions?q=${encodeURIComponent(gone.label)}`,
    ({ status, body }) => status === 200 && !body.toLowerCase().includes(gone.label.toLowerCase()),
  )
  assert.equal((await open(gone.path, OTHER)).status, elsewhere)
  assert.ok((await open('/all-brands', OTHER)).body.includes(`>${gone.label}<`))

  await set('excluded_brands', '')
  await whenItFollows(gone.path, ({ status }) => status === 200)
})

test('featured brands lead a listing, in their order [J02.4, J27.3, R3.108]', async () => {
  const listing = await departmentPath(SITE)
  const brands = [...new Set((await shoesOf(await open(listing))).map(({ brand }) => brand))]
  assert.ok(brands.length > 2, `${brands.length} brands in ${listing}`)
  const [first = '', second = ''] = [brands.at(-1), brands[1]]
  await set('featured_brands', `${first},${second}`)
  await until(async () => (await shoesOf(await open(listing)))[0]?.brand === first, 'the featured brand leads')
  const ordered = (await shoesOf(await open(listing))).map(({ brand }) => brand)
  const leaders = ordered.slice(0, 1 + Math.max(ordered.lastIndexOf(first), ordered.lastIndexOf(second)))
  assert.equal(leaders[0], first)
  assert.deepEqual([...new Set(leaders)], [first, second].slice(0, new Set(leaders).size))
})

test('the suffix of product addresses is a setting: links, the page and the old address follow [R2.50, R2.51, A12]', async () => {
  const { url_key } = await findShoe()
  assert.equal((await open(`/${url_key}.html`)).status, 200)
  await set('product_url_suffix', '.htm')
  const page = await whenItFollows(`/${url_key}.htm`, ({ status }) => status === 200)
  assert.ok(page.body.includes(`rel="canonical" href="http://${SITE}.localhost:${port}/${url_key}.htm"`))
  assert.equal((await open(`/${url_key}.html`)).status, 404)
  const listing = await open('/search?q=shoe')
  assert.ok(
    /href="\/[a-z0-9-]+\.htm"/.test(listing.body) && !/href="\/(?!gift-card)[a-z0-9-]+\.html"/.test(listing.body),
  )
  assert.equal((await open('/boots.htm')).status, 200)
  assert.equal((await open(`/${url_key}.html`, OTHER)).status, 200)
})
