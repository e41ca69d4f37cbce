import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { findSizeScale } from '@welt/brands'
import { findings, overflow } from '../testing/axe.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { address, sites } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

test('mathers: colour and size of a search are filters that can be taken away [J03.3, R2.05, R7.115, R7.116]', {
  tag: '@phone',
}, async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/search?q=black+boots+39'))
  const heading = page.getByRole('heading', { level: 1 })
  assert.equal(await heading.textContent(), 'Results for ‘black boots 39’')
  const chips = page.getByRole('list', { name: 'Active filters' })
  const black = chips.getByRole('link', { name: 'Remove filter Black' })
  await expect(chips.getByRole('link', { name: 'Remove filter Size EU 39' })).toHaveCount(1)
  const total = async () => Number(await page.locator('main [role=status] strong').first().textContent())
  const filtered = await total()
  assert.ok(filtered > 0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await black.click()
  await black.waitFor({ state: 'detached' })
  await page.getByText('Results for ‘boots’').waitFor()
  assert.ok((await total()) > filtered)
  await expect(chips.getByRole('link', { name: 'Remove filter Size EU 39' })).toHaveCount(1)
  assert.deepEqual(problems, [])
})

test('a filter of the address replaces the word for another, which does not come back [R7.115, R7.116]', async () => {
  const { status, body } = await httpRequest('mathers.localhost', '/search?q=black+boots&colour=tan')
  assert.equal(status, 200)
  assert.match(body, /<strong>[1-9]\d*<\/strong> (<!-- -->)?styles?/)
  assert.doesNotMatch(body, /Remove filter Black/)
  assert.match(body, /<h1[^>]*>Results for ‘boots’<\/h1>/)
  const chip = /<a[^>]*aria-label="Remove filter Tan"[^>]*>/.exec(body)?.[0] ?? ''
  assert.match(chip, /href="\/search\?q=boots"/)
})

test('williams: without scripts a search is a form, corrected, led to a page or on from nothing [J03, R2.05, A39]', async ({
  openShop,
}) => {
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('williams'))
  await page.locator('#site-search input').fill('blak lofers')
  await page.locator('#site-search input').press('Enter')
  await page.waitForURL('**/search?q=blak+lofers')
  await expect(page.locator('#site-search input'), 'the field keeps what was typed').toHaveValue('blak lofers')
  const main = page.getByRole('main')
  await main.getByText('Showing black loafers. Search instead for blak lofers').waitFor()
  await main.getByRole('link', { name: 'blak lofers', exact: true }).click()
  await page.waitForURL('**/search?q=%22blak+lofers%22')
  await main.getByRole('heading', { name: 'No styles match' }).waitFor()
  await page.goto(address('williams', '/search?q=zzqqxx+boots'))
  await main.getByRole('link', { name: /^boots \(\d+\)$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Results for ‘boots’' }).waitFor()
  const answer = await page.goto(address('williams', '/search?q=Clearance!'))
  const first = answer?.request().redirectedFrom()
  assert.equal((await first?.response())?.status(), 302)
  assert.equal(new URL(page.url()).pathname, '/sale')
})

test('every seeded term that leads to a page leads to one that is there, on every site [A39]', async () => {
  const rows = await runSql<{ term: string }>('select distinct term from search_redirect order by term')
  assert.ok(rows.length > 20)
  for (const site of sites) {
    const pages = new Map<string, string>()
    for (const { term } of rows) {
      const { status, headers } = await httpRequest(`${site}.localhost`, `/search?q=${encodeURIComponent(term)}`)
      assert.ok(status === 302 || status === 200, `${site}, ${term}: ${status}`)
      if (status === 302) pages.set(term, String(headers.location))
    }
    for (const term of ['new in', 'new arrivals', 'returns', 'click and collect', 'sale'])
      assert.ok(pages.has(term), `${site}, ${term}`)
    for (const path of new Set(pages.values())) {
      const { status } = await httpRequest(`${site}.localhost`, path)
      assert.ok(status < 400, `${site}: ${path} answers ${status}`)
    }
  }
})

test('a search in vain shows shoes of the shop, without scripts, each with its way and its price', async () => {
  const shown = async (site: string, path: string) => {
    const { status, body } = await httpRequest(`${site}.localhost`, path)
    assert.equal(status, 200)
    const [before, instead = ''] = body.split('id="shoes-instead"')
    return { before, cards: instead.split('<article').slice(1) }
  }
  for (const site of sites) {
    const { before = '', cards } = await shown(site, '/search?q=zzqqxx')
    assert.match(before, />No styles match</, site)
    assert.equal(cards.length, 8, site)
    for (const card of cards) {
      assert.match(card, /<a href="\/[^"]+\.html/, site)
      assert.match(card, /\$\d+\.\d\d/, site)
      assert.match(card, /<img[^>]* width="\d+"[^>]* height="\d+"/, site)
    }
  }
  const { before = '', cards } = await shown('trybe', '/search?q=velcro&colour=nobody-has-this')
  assert.match(before, />No styles match all of these</)
  assert.equal(cards.length, 8)
  assert.equal((await shown('trybe', '/search?q=velcro')).cards.length, 0)
})

test('trybe: the size filter begins with children’s sizes, in the order of their feet', async () => {
  const { body } = await httpRequest('trybe.localhost', '/search?q=shoes')
  const values = [...body.matchAll(/name="size" value="([^"]+)"/g)].map(([, value]) => value ?? '')
  const departments = values.map((value) => value.slice(0, 3))
  assert.deepEqual(
    departments.filter((code, i) => code !== departments[i - 1]),
    ['EUK', 'AUK', 'AUW', 'AUM'],
  )
  const feet = ['EUK', 'AUK'].flatMap(
    (code) => findSizeScale(code)?.sizes.map(({ size, footCm }) => [`${code}:${size}`, footCm] as const) ?? [],
  )
  const cm = new Map<string, number>(feet)
  const kids = values.filter((value) => cm.has(value)).map((value) => cm.get(value) ?? 0)
  assert.ok(kids.length > 12)
  assert.deepEqual(
    kids,
    kids.toSorted((a, b) => a - b),
  )
})

test('mollini: nothing found and the search page pass axe and fit at 320 and 390 px [J03]', async ({ openShop }) => {
  const { page } = await openShop({ screen: 'phone' })
  const problems: string[] = []
  for (const path of ['/search?q=zzqqxx+boots', '/search', '/search?q=blak+boots']) {
    await page.goto(address('mollini', path))
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      problems.push(...(await findings(page, `${path}, ${width}`)), ...(await overflow(page, `${path}, ${width}`)))
    }
  }
  assert.deepEqual(problems, [])
})

test('a search is sorted and paged by its address as a category is [J03.3, R2.05]', async () => {
  const pathsOf = async (query: string) => {
    const { status, body } = await httpRequest('mathers.localhost', `/search?q=shoe${query}`)
    assert.equal(status, 200, query)
    return [...body.matchAll(/<article\b[\s\S]*?href="(\/[^"]+)"/g)].map(([, path]) => path)
  }
  const [first, second, cheapest] = await Promise.all([pathsOf(''), pathsOf('&p=2'), pathsOf('&sort=price_asc')])
  assert.equal(first.length, 20)
  assert.ok(second.length > 0 && second.every((path) => !first.includes(path)))
  assert.notDeepEqual(cheapest, first)
})

test('williams: every search opens a sensible page [J03, R2.05]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const searches = [
    'x'.repeat(4096),
    '👠🥾',
    'حذاء أسود',
    "'; drop table product; --",
    '<script>alert(1)</script>',
    '%',
    '\\',
    '"',
  ]
  for (const search of searches) {
    const answer = await page.goto(address('williams', `/search?q=${encodeURIComponent(search)}`))
    assert.equal(answer?.status(), 200, search.slice(0, 20))
    await page.getByRole('heading', { level: 1, name: /^Results for/ }).waitFor()
  }
  assert.deepEqual(problems, [])
})

test('search engines may keep what a search found, not what is empty or misspelt [J03]', async () => {
  const head = async (phrase: string) =>
    (await httpRequest('mathers.localhost', `/search?q=${phrase}`)).body.split('</head>')[0] ?? ''
  const found = await head('black+boots')
  assert.doesNotMatch(found, /name="robots"/)
  assert.match(found, /name="description" content="Results for ‘black boots’ at Mathers: \d+ styles?, with filters/)
  assert.match(found, /rel="canonical" href="[^"]*\/search\?q=boots&amp;colour=black"/)
  for (const phrase of ['blak+boots', 'zzqqxxyy', '']) {
    const unkept = await head(phrase)
    assert.match(unkept, /name="robots" content="noindex/)
    // The page where searches start names itself, as every route does.
    assert.doesNotMatch(unkept, phrase ? /rel="canonical"/ : /rel="canonical" href="[^"]*\?/)
  }
})

test('a search is counted from the shopper’s page to the operator’s report [J03]', async () => {
  const site = 'styletread'
  const inVain = `zzqq ${[...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
  const found = 'brown boots pair'
  const totals = async (...options: readonly string[]) => {
    const { code, output } = await operate('search-terms', '--site', site, '--limit', '2000', '--json', ...options)
    assert.equal(code, 0, output)
    return JSON.parse(output) as {
      readonly term: string
      readonly searches: number
      readonly without_results: number
    }[]
  }
  const before = (await totals()).find(({ term }) => term === found)?.searches ?? 0
  /** @returns how often the page was opened until it came from the cache */
  const searchUntilCached = async (phrase: string) => {
    let opened = 0
    await until(async () => {
      opened += 1
      const { status, headers } = await httpRequest(`${site}.localhost`, `/search?q=${phrase.replaceAll(' ', '+')}`)
      assert.equal(status, 200)
      return headers['x-cache'] === 'hit'
    }, 'the results are never cached')
    assert.ok(opened > 1, 'the first opening cannot be a hit')
    return opened
  }
  const searches = { inVain: await searchUntilCached(inVain), found: await searchUntilCached(found) }
  const announcement = async () => {
    const terms = await totals()
    const of = (wanted: string) => terms.find(({ term }) => term === wanted)
    const [vain, useful] = [of(inVain), of(found)]
    return vain?.searches === searches.inVain && useful?.searches === before + searches.found
      ? { inVain: vain, found: useful }
      : undefined
  }
  let announced = await announcement()
  await until(async () => {
    announced ??= await announcement()
    return announced !== undefined
  }, 'what was searched for is counted')
  assert.deepEqual(announced?.inVain, {
    site,
    term: inVain,
    searches: searches.inVain,
    without_results: searches.inVain,
  })
  assert.equal(announced?.found?.without_results, 0)
  const terms = await totals('--no-results')
  assert.ok(terms.some(({ term }) => term === inVain))
  assert.ok(!terms.some(({ term }) => term === found))
})
