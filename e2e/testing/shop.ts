import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { brands, type SiteId } from '@welt/brands'
import { listen } from './messages.ts'
import { MOST_MS } from './until.ts'

export const SCREENS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
export type ScreenName = keyof typeof SCREENS

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: journeys are run by npm test, which opens the shops first.`)
  return value
}

export const port = setting('WELT_PORT')
export const commerceUrl = setting('WELT_COMMERCE_URL')
export const sandboxUrl = setting('WELT_SANDBOX_URL')

export function dataDir(): string {
  return setting('WELT_DATA_DIR')
}

export function secrets(): Record<string, string> {
  return JSON.parse(readFileSync(join(dataDir(), 'secrets.json'), 'utf8')) as Record<string, string>
}

export function address(site: SiteId, path = '/'): string {
  return `http://${site}.localhost:${port}${path}`
}

/** The listing's scripts load after the page's own. */
const SCRIPTED = 'html[data-scripted]:not(:has([data-island=listing]:not([data-scripted])))'

/** Before its scripts run, a page has plain links and forms only. */
export async function whenScripted(page: Page): Promise<void> {
  const isShop = await page.locator('html[data-site]:has(script[data-start])').count()
  if (isShop > 0) await page.locator(SCRIPTED).waitFor({ state: 'attached' })
}

/**
 * Makes `goto` and `reload` wait for the scripts. Playwright can miss the load event, so `waitForURL` reads the page's
 * state.
 */
function waitForScripts(page: Page): Page {
  const goTo = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const waitForUrl = page.waitForURL.bind(page)
  page.waitForURL = async (url, options) => {
    await waitForUrl(url, { waitUntil: 'commit', ...options })
    await page.waitForFunction(() => document.readyState === 'complete')
  }
  page.goto = async (...args) => {
    const response = await goTo(...args)
    await whenScripted(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await whenScripted(page)
    return response
  }
  return page
}

export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly problems: string[]
}

export interface ShopOptions {
  readonly screen?: ScreenName
  readonly javaScript?: boolean
  /** Shows the strip that asks for a choice of cookies, which would take presses at the foot. */
  readonly isCookieStripShown?: boolean
}

/** As after a choice of cookies, without the cookie. */
function hideCookieStrip(): void {
  const hide = () => document.documentElement?.setAttribute('data-chosen', '')
  hide()
  new MutationObserver(hide).observe(document, { childList: true })
}

export async function openShop(browser: Browser, options: ShopOptions = {}): Promise<Visitor> {
  const screen = options.screen ?? 'desktop'
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    hasTouch: screen === 'phone',
    isMobile: screen === 'phone',
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'America/New_York',
  })
  context.setDefaultTimeout(MOST_MS)
  await context.addInitScript(listen)
  if (!options.isCookieStripShown) await context.addInitScript(hideCookieStrip)
  const page = options.javaScript === false ? await context.newPage() : waitForScripts(await context.newPage())
  const problems: string[] = []
  page.on('console', (message) => {
    // The browser logs every 4xx, such as a declined card's.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { context, page, problems }
}

/** In place, a page focuses its heading; as a new document, it runs its scripts. */
export async function whenOpened(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path)
  const isThere = () =>
    document.activeElement === document.querySelector('main h1') ||
    performance.getEntriesByType('navigation').some(({ name }) => name === location.href)
  await page.waitForFunction(isThere).catch(async (error: Error) => {
    const seen = () => [
      location.href,
      document.title,
      document.activeElement?.outerHTML.slice(0, 200),
      document.querySelector('main h1')?.outerHTML,
    ]
    throw new Error(`${error.message} ${JSON.stringify(await page.evaluate(seen))}`)
  })
  await whenScripted(page)
}

export const sites = brands.map((brand) => brand.id)
