import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { queryShop, setCookie } from '../testing/accounts.ts'
import { departmentPath, pairForm, productPath } from '../testing/buying/buying.ts'
import { type OpenShop, test } from '../testing/journey.ts'
import { address, type ScreenName, sites, whenScripted } from '../testing/shop.ts'

const MOST_JS_BYTES = 124_700
const MOST_CSS_BYTES = 20_000

/** Bytes (gzip -9) of a first visit, and classes without a style rule. */
async function weigh(
  openShop: OpenShop,
  path: string,
): Promise<{ js: number; css: number; unstyled: readonly string[] }> {
  const { context, page, problems } = await openShop()
  const bytes = { js: 0, css: 0 }
  let styles = ''
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1] as keyof typeof bytes | undefined
    if (!kind) return
    const read = async () => {
      const body = await response.body()
      bytes[kind] += gzipSync(body, { level: 9 }).length
      if (kind === 'css') styles += body.toString()
    }
    reading.push(read())
  })
  const response = await page.goto(address('mollini', path), { waitUntil: 'networkidle' })
  assert.equal(response?.status(), 200, path)
  await Promise.all(reading)
  const classes = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
  ])
  assert.deepEqual(problems, [])
  await context.close()
  return { ...bytes, unstyled: classes.filter((name) => !styles.includes(`.${name}`)) }
}

for (const [name, pathOf] of [
  ['home page', async () => '/'],
  ['listing', async () => '/boots'],
  ['product page', () => productPath('mollini')],
] as const) {
  test(`a first visit to the ${name} loads at most 124.7 KB of scripts and 20 KB of styles`, async ({ openShop }) => {
    const { js, css, unstyled } = await weigh(openShop, await pathOf())
    assert.ok(js > 0 && js <= MOST_JS_BYTES, `${js} bytes of JavaScript`)
    assert.ok(css > 0 && css <= MOST_CSS_BYTES, `${css} bytes of CSS`)
    assert.deepEqual(unstyled, [])
  })
}

test('a page with its own style sheet, opened in place, never shows unstyled', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/second-[^/]*\.css$/, (route) => isLate.then(() => route.continue()))
  await page.goto(address('mollini', '/faq'))
  const before = await page.locator('main h1').textContent()
  const requested = page.waitForRequest(/\/assets\/second-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click()
  await requested
  assert.equal(await page.locator('main h1').textContent(), before, 'the page before stays meanwhile')
  await page.evaluate(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.querySelector('main input[name=card]'))
        seen.push([...document.styleSheets].some(({ href }) => href?.includes('/assets/second-')))
      requestAnimationFrame(look)
    }
    look()
  })
  letGo()
  await page.waitForFunction(() => (window as unknown as { seen: readonly boolean[] }).seen.length > 1)
  const frames = await page.evaluate(() => (window as unknown as { seen: readonly boolean[] }).seen)
  assert.ok(frames.every(Boolean), JSON.stringify(frames))
  assert.deepEqual(problems, [])
})

for (const [name, path] of [
  ['shared page', '/boots'],
  ['private page', '/cart'],
] as const) {
  test(`a ${name} is painted before its scripts, and requests its style sheet first`, async ({ openShop }) => {
    const { page, problems } = await openShop({ screen: 'phone' })
    const response = await page.goto(address('mollini', path), { waitUntil: 'networkidle' })
    assert.equal(response?.status(), 200)
    const timings = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      // A header names the speculation rules, which have the lowest priority.
      const first = files.find(({ name }) => !name.endsWith('/speculation-rules.json'))
      return { first: first?.name ?? '', scripts: files.filter((file) => file.name.endsWith('.js')), firstPaint }
    })
    assert.match(timings.first, /\.css$/)
    assert.ok(timings.scripts.length > 0 && timings.firstPaint !== undefined)
    for (const script of timings.scripts)
      assert.ok(script.startTime >= timings.firstPaint, `${script.name} before the page was painted`)
    assert.deepEqual(problems, [])
  })
}

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** The most that web fonts may shift a page; one heading line more or less shifts it many times as much. */
const MOST_SHIFT_OF_FACES = 0.004

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Records layout shifts without recent input from the first byte on. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ''),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      .then(() => page.evaluate('shifts'))
}

interface DelayedFaces {
  /** Resolves once the web fonts are loaded. */
  load(): Promise<void>
}

/** Delays web fonts, whose small shifts would otherwise depend on the machine's speed. */
async function delayFaces(page: Page): Promise<DelayedFaces> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, (route) => promise.then(() => route.continue()))
  return {
    load: async () => {
      resolve()
      await page.evaluate(() => document.fonts.ready)
    },
  }
}

/** Scrolls through a page and waits for its images. */
async function lookThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // Lazy images begin to load in a frame that has them near the window.
  const scrollTo = async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }
  for (let y = 0; y < height; y += 600) await page.evaluate(scrollTo, y)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()))
}

/** Puts the first listed shoe on the guest's wishlist, so that its heart is filled. */
async function saveFirstShoe(context: BrowserContext, site: SiteId): Promise<void> {
  const { sku } = await pairForm(site)
  const { data } = await queryShop<{ addProductToGuestWishlist: { session_id: string } }>(
    site,
    'mutation ($sku: String!) { addProductToGuestWishlist(wishlistItems: [{ sku: $sku, quantity: 1 }]) { session_id } }',
    { sku },
  )
  await setCookie(context, site, 'guest_wishlist', data.addProductToGuestWishlist.session_id)
}

for (const site of ['mollini', 'mathers', 'styletread-nz'] as const satisfies readonly SiteId[]) {
  for (const [name, pathOf] of [
    ['home page', async () => '/'],
    ['listing', () => departmentPath(site)],
    ['product page', () => productPath(site)],
  ] as const) {
    for (const screen of ['phone', 'desktop'] as const satisfies readonly ScreenName[]) {
      test(`${site}, ${screen}: the ${name} does not shift while loading; its main picture is first`, async ({
        openShop,
      }) => {
        const { context, page, problems } = await openShop({ screen })
        const shifts = await watchShifts(page)
        const faces = await delayFaces(page)
        if (name === 'listing') await saveFirstShoe(context, site)
        await page.goto(address(site, await pathOf()), { waitUntil: 'domcontentloaded' })
        if (name === 'listing')
          await page
            .getByRole('main')
            .getByRole('button', { name: /^Remove .* from wishlist$/, pressed: true })
            .waitFor()
        await lookThrough(page)
        const pictures = await page.evaluate(() => ({
          preloaded: [...document.querySelectorAll<HTMLLinkElement>('head link[rel=preload][as=image]')].map(
            (link) => ({
              urls: link.imageSrcset || link.href,
              sizes: link.imageSizes,
              priority: link.fetchPriority,
            }),
          ),
          main: [...document.querySelectorAll<HTMLImageElement>('main img')]
            .filter((image) => image.checkVisibility())
            .slice(0, 1)
            .map((image) => ({ urls: image.srcset || image.src, sizes: image.sizes, priority: image.fetchPriority })),
          shown: document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '',
          requested: performance
            .getEntriesByType('resource')
            .filter((entry) => /\.(avif|webp|jpe?g|png)$/.test(new URL(entry.name).pathname))
            .map((entry) => entry.name),
        }))
        assert.equal(pictures.preloaded.length, 1, JSON.stringify(pictures))
        assert.deepEqual(pictures.preloaded, pictures.main)
        assert.equal(pictures.main[0]?.priority, 'high')
        assert.equal(pictures.requested[0], pictures.shown, 'no other picture is requested for before it')
        assert.deepEqual(await shifts(), [])
        await faces.load()
        const moved = await shifts()
        assert.ok(sumOf(moved) <= MOST_SHIFT_OF_FACES, JSON.stringify(moved))
        // Proves that the observer works.
        await page.evaluate(() => {
          window.scrollTo({ top: 0, behavior: 'instant' })
          document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' }))
        })
        await page.waitForFunction(() => (window as unknown as { shifts: readonly unknown[] }).shifts.length > 0)
        assert.deepEqual(problems, [])
      })
    }
  }
}

for (const site of sites) {
  test(`${site}: pages are painted without fonts, pictures and scripts, and no heading moves later`, async ({
    openShop,
  }) => {
    for (const screen of ['phone', 'desktop'] as const satisfies readonly ScreenName[]) {
      for (const path of ['/', await departmentPath(site)]) {
        const { context, page, problems } = await openShop({ screen })
        const shifts = await watchShifts(page)
        const delayed = { rest: [] as Route[], fonts: [] as Route[] }
        const isOpen = { rest: false, fonts: false }
        await page.route(/\.(?:woff2|js)$|\/media\//, async (route) => {
          const kind = /\.woff2$/.test(route.request().url()) ? 'fonts' : 'rest'
          if (isOpen[kind]) await route.continue()
          else delayed[kind].push(route)
        })
        const going = page.goto(address(site, path), { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        isOpen.rest = true
        for (const route of delayed.rest) await route.continue()
        await going
        await whenScripted(page)
        const heights = () =>
          page
            .locator('h1')
            .evaluateAll((all) =>
              all
                .filter((one) => one.checkVisibility())
                .map(
                  (one) =>
                    `${one.textContent} ${Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize))}`,
                ),
            )
        const before = await heights()
        assert.ok(delayed.fonts.length > 0)
        assert.ok(await page.evaluate(() => [...document.fonts].some((font) => font.status === 'loading')))
        isOpen.fonts = true
        for (const route of delayed.fonts) await route.continue()
        await page.evaluate(() => document.fonts.ready)
        assert.deepEqual(await heights(), before, `${screen} ${path}`)
        const moved = await shifts()
        const sum = sumOf(moved)
        if (path === '/') assert.ok(sum <= MOST_SHIFT_OF_FACES, `${screen} ${path}: ${sum} ${JSON.stringify(moved)}`)
        const late = await page.locator('main img').evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((image) => {
              const { top, bottom, left, right } = image.getBoundingClientRect()
              const isShown = image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
              return (
                isShown && top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.loading === 'lazy'
              )
            })
            .map((image) => image.src),
        )
        assert.deepEqual(late, [], `${screen} ${path}`)
        assert.deepEqual(problems, [])
        await context.close()
      }
    }
  })
}
