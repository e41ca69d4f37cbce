import assert from 'node:assert/strict'
import { type Browser, chromium } from '@playwright/test'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, openShop, whenScripted } from '../testing/shop.ts'

let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({
    // The headless shell has no back/forward cache.
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    // Playwright disables it by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(() => browser.close())

/**
 * The storage key where the page records its restoration: Playwright cannot evaluate in a restored page, but in another
 * tab.
 */
const NOTE = 'test-of-coming-back'

for (const [name, path] of Object.entries({ home: '/', listing: '/women', search: '/search?q=boots' })) {
  test(`back to the ${name} shows it as it was left, without loading it [J02]`, async () => {
    const context = await browser.newContext()
    const reader = await context.newPage()
    await reader.goto(address('mathers', '/robots.txt'))
    const page = await context.newPage()
    await page.goto(address('mathers', path))
    await whenScripted(page)
    await page.evaluate((note) => {
      addEventListener('pageshow', ({ persisted }) => {
        const [entry] = performance.getEntriesByType('navigation')
        const reasons: unknown = (entry && 'notRestoredReasons' in entry && entry.notRestoredReasons) || null
        localStorage.setItem(note, JSON.stringify({ persisted, reasons }))
      })
    }, NOTE)
    // A new document, as after typing a URL; then back.
    await page.goto(address('mathers', '/cart'))
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await reader.waitForFunction((note) => localStorage.getItem(note) !== null, NOTE)
    const noted = await reader.evaluate((note) => localStorage.getItem(note), NOTE)
    assert.deepEqual(JSON.parse(noted ?? ''), { persisted: true, reasons: null })
    await context.close()
  })
}

test('a page that comes back as it was left shows the bag as it is now', async () => {
  const context = await browser.newContext()
  const reader = await context.newPage()
  await reader.goto(address('mathers', '/robots.txt'))
  const page = await context.newPage()
  await page.goto(address('mathers'))
  await whenScripted(page)
  await page.evaluate((note) => {
    addEventListener('pageshow', ({ persisted }) => {
      const badge = document.querySelector('[data-cart-count]')
      const record = () => badge?.textContent === '1' && localStorage.setItem(note, `${persisted} ${badge.textContent}`)
      if (badge) new MutationObserver(record).observe(badge, { childList: true, characterData: true, subtree: true })
    })
  }, NOTE)
  await page.goto(address('mathers', '/delivery'))
  await goToCheckoutWithAPair(plainly(context, 'mathers'), 'mathers')
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
  await reader.waitForFunction((note) => localStorage.getItem(note) !== null, NOTE)
  assert.equal(await reader.evaluate((note) => localStorage.getItem(note), NOTE), 'true 1')
  await context.close()
})

test('a view transition that is cut short is no error, other promises left alone are', async () => {
  const { page, problems } = await openShop(browser)
  await page.goto(address('mathers'))
  await page.evaluate(() => {
    const transition = document.startViewTransition(() => undefined)
    // A derived promise without a rejection handler.
    void transition.ready.then(() => undefined)
    transition.skipTransition()
  })
  const seen = page.waitForEvent('pageerror')
  await page.evaluate(() => void Promise.reject(new Error('left alone')))
  await seen
  assert.deepEqual(problems, ['left alone'])
})
