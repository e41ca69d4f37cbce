import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { CACHING_PROXY, type CachingProxy, startCachingProxy } from '../testing/caches/caching-proxy.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { operate, purgeToken, runSql } from '../testing/operator.ts'
import { type OwnStorefront, startStorefront } from '../testing/own-processes.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { commerceUrl, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

interface Page extends Answer {
  readonly cache: string
  readonly tags: readonly string[]
}

async function get(
  site: SiteId,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  at = Number(port),
): Promise<Page> {
  const answer = await httpRequest(`${site}.localhost:${port}`, path, headers, { at })
  const tags = String(answer.headers['surrogate-key'] ?? '').split(' ')
  return { ...answer, cache: String(answer.headers['x-cache'] ?? ''), tags }
}

async function purge(tags: readonly string[], at = port): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${purgeToken()}` }
  const answer = await fetch(`http://127.0.0.1:${at}/api/revalidate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags }),
  })
  assert.equal(answer.status, 200)
  assert.equal(((await answer.json()) as { isForwarded: boolean }).isForwarded, true)
}

/** Paths linked from a site's pages, starting at the home page, without private pages. */
async function crawl(site: SiteId, count: number, openEachPage: (path: string) => Promise<Page>): Promise<string[]> {
  const found = new Set(['/', '/search?q=boot', '/all-brands'])
  for (const path of found) {
    if (found.size >= count) break
    const { body } = await openEachPage(path)
    for (const [, href = ''] of body.matchAll(/href="(\/[^"#]*)"/g)) {
      const address = href.replaceAll('&amp;', '&')
      if (
        /^\/(?:cart|checkout|customer|wishlist|order|return|api|assets|media|favicon|store-locator|subscribe|gift-card\/|compare|w\/)/.test(
          address,
        )
      )
        continue
      if (found.size < count) found.add(address)
    }
  }
  assert.ok(found.size > 30, `${site} links to ${found.size} pages`)
  return [...found]
}

interface Shoe {
  readonly id: number
  readonly sku: string
  readonly path: string
  readonly category: string
  readonly name: string
}

/** A category with products. */
async function someCategory(site: SiteId): Promise<string> {
  const [row] = await runSql<{ path: string }>(
    `select '/' || c.url_path as path from category c join product_category pc on pc.category_id = c.id
     join product_site ps on ps.product_id = pc.product_id and ps.website_id = c.website_id and ps.is_enabled
     where c.website_id = $1 and c.is_active and c.is_in_menu and c.level > 1 group by c.id, c.url_path order by count(*) desc, c.id limit 1`,
    [brandOf(site).websiteId],
  )
  assert.ok(row)
  return row.path
}

/** The first shoe of a category's listing. */
async function someShoe(site: SiteId): Promise<Shoe> {
  const { body } = await get(site, await someCategory(site))
  const [, urlKey = ''] = /<article[\s\S]*?href="\/([^"/]+)\.html"/.exec(body) ?? []
  const [row] = await runSql<Shoe>(
    `select p.id, p.sku, '/' || p.url_key || '.html' as path, '/' || c.url_path as category, coalesce(nullif(p.web_display_name, ''), p.name) as name
     from product p join product_site ps on ps.product_id = p.id join product_category pc on pc.product_id = p.id
     join category c on c.id = pc.category_id and c.website_id = ps.website_id and c.is_active and c.is_in_menu
     where ps.website_id = $1 and ps.is_enabled and p.url_key = $2 order by c.level desc limit 1`,
    [brandOf(site).websiteId, urlKey],
  )
  assert.ok(row, urlKey)
  return { ...row, category: await someCategory(site) }
}

let second: OwnStorefront
test.beforeAll(async () => {
  second = await startStorefront({
    COMMERCE_URL: commerceUrl,
    PUBLIC_URL: `http://{site}.localhost:${port}`,
    SHARED_CACHE_SECONDS: '86400',
  })
})
test.afterAll(() => second.stop())

test('200 parallel requests for a page that is not cached render it once', async () => {
  await purge(['plp'])
  const category = await someCategory('midas')
  const pages = await Promise.all(Array.from({ length: 200 }, () => get('midas', category)))
  const count = (cache: string) => pages.filter((page) => page.cache === cache).length
  assert.equal(count('miss'), 1)
  assert.equal(count('miss') + count('shared') + count('hit'), 200)
  assert.equal(new Set(pages.map((page) => page.body)).size, 1)
})

test('purging a tag drops exactly the pages that bear it, for every tag the pages bear [J27.2, R7.15, R7.16, R7.17, R7.18, R7.19, A81]', async () => {
  const searches = ['/search?q=boot', '/search?q=black+loafers']
  const crawled = await crawl('trybe', 40, (path) => get('trybe', path))
  // Search filters would crowd out other kinds of pages.
  const paths = [...crawled.filter((path) => !path.startsWith('/search')), ...searches]
  const render = async () => {
    const pages = new Map<string, Page>()
    for (const path of paths) pages.set(path, await get('trybe', path))
    return pages
  }
  const shown = [...(await render())].filter(([, page]) => page.status === 200 && page.cache !== '')
  assert.ok(shown.length > 20, `${shown.length} pages`)
  for (const path of searches) {
    const tags = shown.find(([known]) => known === path)?.[1].tags ?? []
    for (const group of ['store', 'search', 'plp']) assert.ok(tags.includes(group), `${path} bears ${group}`)
  }
  const tagsOf = new Map(shown.map(([path, page]) => [path, new Set(page.tags)]))
  const all = [...new Set([...tagsOf.values()].flatMap((tags) => [...tags]))]
  for (const group of ['store', 'cms', 'search', 'plp', 'route']) assert.ok(all.includes(group), group)
  // One tag of each kind, and all tags of the specification.
  const tried = [
    ...new Map(all.map((tag) => [tag.includes(':') ? tag.split(':')[0] : tag, tag])).values(),
    'no-such-tag',
  ]
  // Each round renders the purged pages again, so the next starts with all pages cached.
  for (const tag of tried) {
    await purge([tag])
    for (const [path, tags] of tagsOf) {
      const { cache } = await get('trybe', path)
      assert.equal(cache === 'hit', !tags.has(tag), `${tag} and ${path}: ${cache}`)
    }
  }
})

test('a changed price appears on page, listing and search of every instance, and no others [R7.15, R7.18]', async () => {
  const site = 'mathers'
  const shoe = await someShoe(site)
  const search = `/search?q=${encodeURIComponent(shoe.name)}`
  const [other] = await runSql<{ path: string }>(
    `select '/' || p.url_key || '.html' as path from product p join product_site ps on ps.product_id = p.id
     where ps.website_id = $1 and ps.is_enabled and p.brand_id <> (select brand_id from product where id = $2) order by p.id limit 1`,
    [brandOf(site).websiteId, shoe.id],
  )
  const untouched = [other?.path ?? '', '/all-brands', '/delivery']
  const instances = [Number(port), second.port]
  const where = [shoe.id, brandOf(site).websiteId]
  const [before] = await runSql<{ regular_cents: number; sale_cents: number | null }>(
    'select regular_cents, sale_cents from product_site where product_id = $1 and website_id = $2',
    where,
  )
  const whenSeen = (path: string, at: number) =>
    until(async () => (await get(site, path, {}, at)).body.includes('$137.31'), `${path} at ${at} has the old price`)
  try {
    for (const at of instances)
      for (const path of [shoe.path, shoe.category, search, ...untouched]) await get(site, path, {}, at)
    const cachedPages = new Map<string, Page>()
    for (const path of untouched) cachedPages.set(path, await get(site, path))
    await runSql(
      'update product_site set regular_cents = 13731, sale_cents = null where product_id = $1 and website_id = $2',
      where,
    )
    await Promise.all(instances.flatMap((at) => [shoe.path, shoe.category, search].map((path) => whenSeen(path, at))))
    for (const [path, page] of cachedPages) {
      const now = await get(site, path)
      if (!page.tags.includes(`product:${shoe.sku}`)) assert.equal(now.cache, 'hit', path)
    }
  } finally {
    await runSql(
      'update product_site set regular_cents = $3, sale_cents = $4 where product_id = $1 and website_id = $2',
      [...where, before?.regular_cents, before?.sale_cents],
    )
  }
})

test('a sold pair among many purges nothing; one of the last three, and the last, do [J04.3, R3.56]', async () => {
  const site = 'midas'
  // Another shoe's size, changed afterwards: once that change arrives, the first would have arrived too.
  const [size, other] = await runSql<{ sku: string; path: string; on_hand: number; category: string }>(
    `select distinct on (p.id) s.sku, '/' || p.url_key || '.html' as path, s.on_hand, '/' || c.url_path as category from stock s join variant v on v.sku = s.sku
     join product p on p.id = v.product_id join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled
     join product_category pc on pc.product_id = p.id join category c on c.id = pc.category_id and c.website_id = $1 and c.is_active and c.level > 1
     where s.source = 'warehouse' and s.on_hand - s.reserved > 6 and s.reserved = 0 order by p.id, s.sku, c.url_path limit 2`,
    [brandOf(site).websiteId],
  )
  assert.ok(size && other)
  const isCached = async (path: string) => (await get(site, path)).cache === 'hit'
  const set = async (count: number) => {
    for (const path of [size.path, size.category]) await get(site, path)
    assert.equal((await operate('stock', size.sku, String(count))).code, 0)
  }
  try {
    await set(size.on_hand - 1)
    await get(site, other.path)
    assert.equal((await operate('stock', other.sku, '1')).code, 0)
    await until(async () => !(await isCached(other.path)), 'what is changed later is told')
    assert.deepEqual([await isCached(size.path), await isCached(size.category)], [true, true])
    await set(2)
    await until(async () => !(await isCached(size.path)), 'one of the last three is told')
    assert.equal(await isCached(size.category), true)
    await set(0)
    await until(async () => !(await isCached(size.category)), 'the last pair leaves the listing')
  } finally {
    for (const { sku, on_hand } of [size, other]) await operate('stock', sku, String(on_hand))
  }
})

test('a shoe taken off the site while its page is open: 404 with ways on, and back again [R2.49]', async () => {
  const shoe = await someShoe('williams')
  const where = [shoe.id, brandOf('williams').websiteId]
  const enable = (isEnabled: boolean) =>
    runSql('update product_site set is_enabled = $3 where product_id = $1 and website_id = $2', [...where, isEnabled])
  assert.equal((await get('williams', shoe.path)).status, 200)
  try {
    await enable(false)
    await until(async () => (await get('williams', shoe.path)).status === 404, 'the page is gone')
    const gone = await get('williams', shoe.path)
    assert.match(
      gone.body,
      /<title>We can’t find that page \| Williams<\/title>[\s\S]*We can’t find that page[\s\S]*type="search"[\s\S]*Go to the home page/,
    )
  } finally {
    await enable(true)
  }
  await until(async () => (await get('williams', shoe.path)).status === 200, 'the page is back')
})

test('a shoe deleted while its page is open is 410 with ways on; an unknown address is 404 [R2.49]', async () => {
  const shoe = await someShoe('williams')
  const [made] = await runSql<{ id: number }>(
    `insert into product overriding system value
     select (jsonb_populate_record(null::product, to_jsonb(p) || jsonb_build_object('id', (select max(id) + 1 from product),
       'sku', 'GONE-SOON', 'url_key', 'gone-soon', 'style_code', 'gone-soon'))).* from product p where id = $1 returning id`,
    [shoe.id],
  )
  assert.ok(made)
  const status = async () => (await get('williams', '/gone-soon.html')).status
  try {
    await runSql(
      `insert into product_site (product_id, website_id, currency, regular_cents) select $1::int, $2::int, 'AUD', 9900`,
      [made.id, brandOf('williams').websiteId],
    )
    await runSql(
      'insert into product_category (product_id, category_id) select $1::int, category_id from product_category where product_id = $2',
      [made.id, shoe.id],
    )
    await until(async () => (await status()) === 200, 'the shoe is there')
  } finally {
    await runSql('delete from product where id = $1', [made.id])
  }
  await until(async () => (await status()) === 410, 'the shoe is gone')
  const gone = await get('williams', '/gone-soon.html')
  assert.match(gone.body, /<title>This shoe is no longer available \| [^<]+<\/title>/)
  assert.match(gone.body, /This shoe is no longer available[\s\S]*See all [\s\S]*Similar shoes[\s\S]*<article/)
  assert.match(gone.body, /<meta name="robots" content="noindex"/)
  assert.equal((await get('williams', '/never-was.html')).status, 404)
})

test('the bag page says 503, when to come back, and keeps the bag, while the shop behind is away', async () => {
  const away = await startStorefront({ COMMERCE_URL: 'http://127.0.0.1:9' })
  try {
    const cookies = {
      cartId: 'A'.repeat(32),
      storeId: brandOf('mollini').websiteId,
      guest: 'b'.repeat(43),
      guest_at: Date.now(),
    }
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const page = await get('mollini', '/cart', { cookie: cookie.join('; ') }, away.port)
    assert.equal(page.status, 503)
    assert.match(String(page.headers['retry-after']), /^\d+$/)
    assert.equal(page.headers['set-cookie'], undefined)
    assert.match(page.body, /Back in a moment[\s\S]*Your bag is saved/)
  } finally {
    await away.stop()
  }
})

test('sitemaps, robots and the product feed are served on the site’s own host alone', async () => {
  assert.match(
    (await get('styletread', '/robots.txt')).body,
    new RegExp(`Sitemap: http://styletread\\.localhost:${port}/sitemap\\.xml`),
  )
  const closed = [...(await get('styletread', '/robots.txt')).body.matchAll(/^Disallow: (.*)$/gm)].map(
    ([, path = '']) => path,
  )
  const index = await get('styletread', '/sitemap.xml')
  for (const [, address = ''] of index.body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname, host } = new URL(address)
    assert.equal(host, `styletread.localhost:${port}`)
    const file = await get('styletread', pathname)
    assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/xml; charset=utf-8'], pathname)
    const listed = [...file.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
    assert.deepEqual(
      listed.filter((page) =>
        closed.some((rule) => (rule.endsWith('$') ? page === rule.slice(0, -1) : page.startsWith(rule))),
      ),
      [],
      'what is listed may be read',
    )
    if (!/^\/sitemap-(?:content|categories|brands)\.xml$/.test(pathname)) continue
    assert.ok(listed.length > 0, pathname)
    for (const path of listed) {
      const page = await get('styletread', path)
      assert.equal(page.status, 200, path)
      assert.doesNotMatch(page.body, /name="robots" content="noindex/, path)
    }
  }
  const feed = await get('styletread', '/feeds/products.xml')
  const [link = ''] = /<g:link>[^<]*/.exec(feed.body) ?? []
  assert.equal((await get('styletread', new URL(link.replace('<g:link>', '')).pathname)).status, 200)
  assert.equal(
    (await get('styletread', '/feeds/products.xml', { 'if-none-match': String(feed.headers.etag) })).status,
    304,
  )
  for (const path of ['/sitemap-nothing.xml', '/rss.xml', '/feeds/other.xml'])
    assert.equal((await get('styletread', path)).status, 404, path)
})

test(`two signed-in shoppers crawl 300 pages through ${CACHING_PROXY}: no byte crosses over [R7.21]`, async () => {
  const proxy: CachingProxy = await startCachingProxy(String(second.port))
  const shoppers = await Promise.all(
    (['trybe', 'williams'] as const).map(async (site, at) => {
      const browser = openPlainBrowser(site)
      const [email, name] = [newEmail(`marked-${at}`), `Quillmarked${'xy'[at]}`]
      await makeAccount(site, email, name)
      await signIn(browser, email)
      await goToCheckoutWithAPair(browser, site)
      const typed = `marker-of-shopper-${at}-7f3a`
      const cookies = [...browser.cookies, ['note', typed]].map((pair) => pair.join('=')).join('; ')
      // Values that identify the visitor.
      const marks = [...browser.cookies.values()].filter((value) => value.length > 8)
      return { site, cookies, email, name, marks: [...marks, typed, email, name] }
    }),
  )
  try {
    let hits = 0
    const seen = new Map<string, string>()
    const crawlAs = async (at: number) => {
      const [shopper, stranger] = [shoppers[at], shoppers[1 - at]]
      assert.ok(shopper && stranger)
      const openEachPage = async (path: string): Promise<Page> => {
        const headers = {
          cookie: shopper.cookies,
          'x-forwarded-host': `${stranger.site}.localhost`,
          'x-note': shopper.marks[0] ?? '',
        }
        const page = await get(shopper.site, path, headers, proxy.port)
        for (const mark of [...shopper.marks, ...stranger.marks])
          assert.ok(!page.body.includes(mark), `${path} tells "${mark}"`)
        assert.equal(page.headers['set-cookie'], undefined, path)
        if (page.status === 200 && page.body.startsWith('<!'))
          assert.match(page.body, new RegExp(`data-site="${shopper.site}"`), path)
        return page
      }
      for (const path of await crawl(shopper.site, 150, openEachPage)) {
        const first = await openEachPage(path)
        const again: Page = await get(shopper.site, path, {}, proxy.port)
        hits += again.headers['x-proxy-cache'] === 'HIT' ? 1 : 0
        if (first.status === 200) assert.equal(again.body, first.body, path)
        seen.set(`${shopper.site}${path}`, first.body)
      }
      const greeting = await get(shopper.site, '/api/me', { cookie: shopper.cookies }, proxy.port)
      assert.ok(greeting.body.includes(shopper.name), 'the shopper is signed in while crawling')
      const details = await get(shopper.site, '/customer/details', { cookie: shopper.cookies }, proxy.port)
      assert.ok(details.body.includes(shopper.email), 'and the marks are what their own pages show')
      for (const own of ['/api/me', '/api/bag', '/cart', '/customer/details']) {
        const mine = await get(shopper.site, own, { cookie: shopper.cookies }, proxy.port)
        const nobodys = await get(shopper.site, own, {}, proxy.port)
        assert.notEqual(nobodys.headers['x-proxy-cache'], 'HIT', own)
        for (const mark of shopper.marks) assert.ok(!nobodys.body.includes(mark), own)
        for (const mark of stranger.marks) assert.ok(!mine.body.includes(mark), own)
        assert.match(String(mine.headers['cache-control']), /no-store/, own)
      }
    }
    await Promise.all([crawlAs(0), crawlAs(1)])
    assert.ok(seen.size >= 300, `${seen.size} pages`)
    assert.ok(hits > 200, `${hits} from the cache`)
    assert.notEqual(seen.get('trybe/'), seen.get('williams/'))
  } finally {
    await proxy.stop()
  }
})
