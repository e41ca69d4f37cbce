import assert from 'node:assert/strict'
import { type BrowserTab, openBrowserTab } from '../../scripts/test-runner/browser-tab.ts'
import { ensureChromium } from '../../scripts/test-runner/chromium.ts'
import { departmentPath, productPath } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'mollini'
/** Then the shoe is pointed at again. */
const RETRY_MS = 5_000

let tab: BrowserTab
test.beforeEach(async () => {
  tab = await openBrowserTab(ensureChromium())
})
test.afterEach(() => tab.close())

/** False while the page changes. */
const isTrue = (expression: string) => tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)

const whenTrue = (expression: string) => until(() => isTrue(expression), expression)

async function open(path: string): Promise<void> {
  await tab.goto(address(SITE, path))
  await whenTrue(
    `location.href === ${JSON.stringify(address(SITE, path))} && document.documentElement.dataset.scripted === ''`,
  )
}

test('home, listing and product come back as they were left, from the back/forward cache', async () => {
  for (const path of ['/', await departmentPath(SITE), await productPath(SITE)]) {
    await open(path)
    await tab.evaluate('addEventListener("pageshow", ({ persisted }) => { window.wasPersisted ||= persisted })')
    await tab.goto(address(SITE, '/cart'))
    await whenTrue('location.pathname === "/cart" && document.readyState === "complete"')
    await tab.evaluate('history.back()')
    await whenTrue(`location.pathname === ${JSON.stringify(path)} && window.wasPersisted`)
  }
})

/** Pictures that arrive late may move it from under the pointer. */
async function pointAtShoe(): Promise<{ x: number; y: number; href: string }> {
  const shoe = await tab.evaluate<{ x: number; y: number; href: string }>(`(() => {
    const link = document.querySelector('main article :is(h2, h3) a')
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, height } = link.getBoundingClientRect()
    return { x: left + 5, y: top + height / 2, href: link.href }
  })()`)
  await tab.moveTo(1, 1)
  await tab.moveTo(shoe.x, shoe.y)
  return shoe
}

/** Records the path of a page that skips its transition. */
const NOTE_SKIP = `(() => {
  const skip = ViewTransition.prototype.skipTransition
  ViewTransition.prototype.skipTransition = function () {
    localStorage.skipped = location.pathname
    skip.call(this)
  }
})()`

test('a shoe under the pointer is prerendered, and counts as viewed once it is opened', async () => {
  const path = await departmentPath(SITE)
  await open(path)
  let shoe = { x: 0, y: 0, href: '' }
  await expect(async () => {
    shoe = await pointAtShoe()
    const isPrerendered = `localStorage.prerendered?.startsWith(${JSON.stringify(`${shoe.href} `)})`
    await expect
      .poll(() => isTrue(`${isPrerendered} && document.querySelector('a[data-document]')`), { timeout: RETRY_MS })
      .toBe(true)
  }).toPass()
  assert.equal(await tab.evaluate('localStorage.recently_viewed ?? ""'), '')
  assert.equal(await tab.evaluate('sessionStorage.unopened'), '1')
  await tab.evaluate(NOTE_SKIP)
  await tab.press(shoe.x, shoe.y)
  await whenTrue(`location.href === ${JSON.stringify(shoe.href)} && localStorage.recently_viewed`)
  const activation = 'performance.getEntriesByType("navigation")[0].activationStart'
  assert.ok((await tab.evaluate<number>(activation)) > 0)
  assert.equal(await isTrue('localStorage.skipped'), false, 'the picture of the shoe moves')

  await tab.evaluate(NOTE_SKIP)
  await expect(async () => {
    await pointAtShoe()
    await expect.poll(() => isTrue(`document.querySelector('a[data-next]')`), { timeout: RETRY_MS }).toBe(true)
  }).toPass()
  await tab.evaluate(`location.assign(${JSON.stringify(path)})`)
  await whenTrue(`location.pathname === ${JSON.stringify(path)} && localStorage.skipped`)
  assert.equal(await tab.evaluate('localStorage.skipped'), new URL(shoe.href).pathname)
})

test('rules for prerendering exclude private pages, and are empty with Save-Data', async () => {
  const host = `${SITE}.localhost:${port}`
  assert.equal((await httpRequest(host, '/')).headers['speculation-rules'], '"/speculation-rules.json"')
  assert.equal((await httpRequest(host, '/cart')).headers['speculation-rules'], undefined)
  const { headers, body } = await httpRequest(host, '/speculation-rules.json')
  assert.deepEqual([headers['content-type'], headers.vary], ['application/speculationrules+json', 'Save-Data'])
  const [rule] = JSON.parse(body).prerender
  assert.equal(rule.eagerness, 'moderate')
  const excluded = rule.where.and.flatMap((part: { not?: { href_matches: string[] } }) => part.not?.href_matches ?? [])
  for (const place of ['/cart', '/checkout/*', '/customer/*', '/search', '/store/*', '/wishlist', '/w/*', '/subscribe'])
    assert.ok(excluded.includes(place), place)
  assert.equal((await httpRequest(host, '/speculation-rules.json', { 'save-data': 'on' })).body, '{}')
})
