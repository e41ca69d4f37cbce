import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { findSizeScale } from '@welt/brands'
import { findings, overflow } from '../testing/axe.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { typeAtOnce } from '../testing/keys.ts'
import { operate, runSql } from '../testing/operator.ts'
import { address, SCREENS, type ScreenName, sites } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const field = (page: Page) => page.locator('#site-search').getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const form = (page: Page) => page.locator('#site-search form')

/** Focuses the search field; on return, scripts have made it a combobox. */
async function openSearch(page: Page, screen: ScreenName): Promise<void> {
  if (screen === 'phone') await page.getByRole('link', { name: 'Search the shop' }).click()
  else await page.locator('#site-search input').focus()
  await field(page).waitFor()
}

const type = (page: Page, phrase: string) => typeAtOnce(field(page), phrase)
const source = (page: Page) => form(page).getAttribute('data-keyword-source')

for (const screen of Object.keys(SCREENS) as ScreenName[]) {
  test(`mollini, ${screen}: categories, searches and products are suggested from three letters and go away [J03, R1.28, R9.17, R3.101, R3.102, R4.78, R4.79, R4.80]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen })
    await page.goto(address('mollini'))
    await openSearch(page, screen)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await type(page, 'bo')
    await expect(list(page)).not.toBeVisible()
    await type(page, 'o')
    await list(page).waitFor()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    assert.deepEqual(await list(page).getByRole('group').count(), 3)
    for (const name of ['Categories', 'Searches', 'Products'])
      assert.ok((await list(page).getByRole('group', { name }).getByRole('option').count()) > 0)
    assert.ok((await options(page).count()) <= (screen === 'phone' ? 8 : 10))
    assert.match((await list(page).getByRole('group', { name: 'Products' }).textContent()) ?? '', /\$\d+\.\d\d/)
    assert.deepEqual(await findings(page, `suggestions, ${screen}`), [])
    assert.deepEqual(await overflow(page, `suggestions, ${screen}`), [])
    await page.keyboard.press('Escape')
    await expect(list(page)).not.toBeVisible()
    await expect(list(page).getByRole('option')).toHaveCount(0)
    await expect(field(page)).toHaveValue('boo')
    await expect(form(page)).toHaveAttribute('data-previous-value', 'boo')
    await type(page, 't')
    await list(page).waitFor()
    await type(page, 'zzqqxxyy')
    await list(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(field(page)).toHaveValue('')
    await expect(form(page)).toHaveAttribute('data-previous-value', '')
    assert.equal(await source(page), 'TEXTFIELD')
    await type(page, 'boo')
    const search = list(page).getByRole('group', { name: 'Searches' }).getByRole('option').first()
    const phrase = (await search.textContent()) ?? ''
    await search.click()
    await page.waitForURL('**/search?q=**')
    assert.equal(await source(page), 'SUGGESTION')
    await page.getByRole('heading', { level: 1, name: `Results for ‘${phrase}’` }).waitFor()
    assert.equal(await page.evaluate(() => document.querySelector('main')?.inert ?? false), false)
    assert.deepEqual(problems, [])
  })
}

test('mathers: by keyboard alone suggestions are walked through, chosen and left [J03, R1.28, R4.79]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers'))
  await openSearch(page, 'desktop')
  await type(page, 'loaf')
  await list(page).waitFor()
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant') ?? null)
  const count = await options(page).count()
  assert.equal(await active(), null)
  await page.keyboard.press('ArrowDown')
  assert.equal(await active(), 'suggestion-0')
  await expect(page.locator('#suggestion-0')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  assert.equal(await active(), `suggestion-${count - 1}`)
  await page.keyboard.press('ArrowDown')
  assert.equal(await active(), null)
  await page.keyboard.press('ArrowUp')
  assert.equal(await active(), `suggestion-${count - 1}`)
  await page.keyboard.press('Home')
  assert.equal(await active(), 'suggestion-0')
  await page.keyboard.press('End')
  const href = await page.locator(`#suggestion-${count - 1}`).getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
  await page.getByRole('button', { name: 'Add to bag' }).first().waitFor()
  await page.locator('#site-search input').focus()
  await field(page).fill('black boots')
  await list(page).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=black+boots')
  assert.equal(await source(page), 'TEXTFIELD')
  assert.deepEqual(problems, [])
})

test('mathers: sizes are understood in what is suggested while they are typed [J03, R1.28]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers'))
  await openSearch(page, 'desktop')
  for (const phrase of ['black ankle boots 39', 'size 8', 'us 8']) {
    await field(page).fill(phrase)
    await list(page)
      .getByRole('group', { name: 'Searches' })
      .getByRole('option', { name: phrase, exact: true })
      .waitFor()
    assert.ok((await list(page).getByRole('group', { name: 'Products' }).getByRole('option').count()) > 0, phrase)
  }
  await field(page).fill('black ankle boots 39')
  const search = list(page).getByRole('option', { name: 'black ankle boots 39', exact: true })
  await search.click()
  await page.waitForURL('**/search?q=black+ankle+boots+39')
  await page.getByRole('heading', { level: 1, name: 'Results for ‘black ankle boots 39’' }).waitFor()
  const chips = page.getByRole('list', { name: 'Active filters' })
  for (const name of ['Remove filter Black', 'Remove filter Size EU 39'])
    await expect(chips.getByRole('link', { name })).toHaveCount(1)
  assert.deepEqual(problems, [])
})

test('mathers: further letters leave the chosen option; Enter then searches for what is typed [J03, R1.28, R3.102]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers'))
  await openSearch(page, 'desktop')
  const active = () => field(page).getAttribute('aria-activedescendant')
  for (const point of [() => page.keyboard.press('ArrowDown'), () => options(page).first().hover()]) {
    await field(page).fill('loaf')
    await list(page).waitFor()
    await point()
    assert.equal(await active(), 'suggestion-0')
    // The next response never arrives, so wait for its request only.
    const suggestRequest = page.waitForRequest('**/api/suggestions?q=loafer')
    await page.route('**/api/suggestions?q=loafer', () => undefined)
    await type(page, 'er')
    await suggestRequest
    assert.equal(await active(), null)
    await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=loafer')
    assert.equal(await source(page), 'TEXTFIELD')
    assert.equal(await page.evaluate(() => localStorage.getItem('recent-searches')), '["loafer"]')
    await page.goto(address('mathers'))
    await openSearch(page, 'desktop')
  }
  assert.deepEqual(problems, [])
})

test('trybe: suggestions that do not come close the old list; the next ones open it again [J03, R4.78]', async ({
  openShop,
}) => {
  const { page } = await openShop()
  await page.goto(address('trybe'))
  await openSearch(page, 'desktop')
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 503 })]) {
    await field(page).fill('boo')
    await list(page).waitFor()
    await page.route('**/api/suggestions?q=boot', fail, { times: 1 })
    await type(page, 't')
    await list(page).waitFor({ state: 'hidden' })
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toHaveValue('boot')
  }
  await type(page, 's')
  await list(page).waitFor()
})

for (const screen of Object.keys(SCREENS) as ScreenName[]) {
  test(`midas, ${screen}: an empty field offers this browser’s last searches and forgets them when told [J03, R3.102, A39]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen })
    await page.clock.install()
    const suggestRequest: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/suggestions') suggestRequest.push(searchParams.get('q'))
    })
    await page.goto(address('midas', '/search?q=loafers'))
    await openSearch(page, screen)
    // Longer than any debounce.
    await page.clock.fastForward(1000)
    await expect(list(page)).not.toBeVisible()
    await field(page).fill('black boots')
    await list(page).waitFor()
    assert.deepEqual(suggestRequest, ['black boots'], 'a field with words in it offers nothing')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=black+boots')
    await page.goto(address('midas'))
    await openSearch(page, screen)
    const recent = list(page).getByRole('group', { name: 'Recent searches' })
    await recent.waitFor()
    assert.deepEqual(await recent.getByRole('option').allTextContents(), ['black boots', 'loafers'])
    assert.deepEqual(await findings(page, `recent searches, ${screen}`), [])
    assert.deepEqual(await overflow(page, `recent searches, ${screen}`), [])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=loafers')
    assert.equal(await source(page), 'RECENT')
    await page.goto(address('midas'))
    await openSearch(page, screen)
    await list(page).getByRole('option', { name: 'Clear recent searches' }).click()
    await expect(list(page)).not.toBeVisible()
    assert.equal(await page.evaluate(() => localStorage.getItem('recent-searches')), null)
    await page.goto(address('midas'))
    await openSearch(page, screen)
    await expect(list(page)).not.toBeVisible()
    assert.deepEqual(problems, [])
  })
}

for (const screen of Object.keys(SCREENS) as ScreenName[]) {
  test(`mathers, ${screen}: colour and size of a search are filters that can be taken away [J03, R2.05, R7.115, R7.116]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen })
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
}

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

test('a search is sorted and paged by its address as a category is [R2.05]', async () => {
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

test('williams: whatever is searched for gives a sensible page [J03, R2.05]', async ({ openShop }) => {
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
    assert.doesNotMatch(unkept, /rel="canonical"/)
  }
})

test('a search is counted from the shopper’s page to what the operator is told [J03]', async () => {
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
