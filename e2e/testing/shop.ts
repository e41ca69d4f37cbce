import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands, type SiteId } from '@welt/brands'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { BROWSER_ARGS } from '../../scripts/test-runner/browser.ts'
import { listen } from './messages.ts'
import { trace } from './traces.ts'
import { MOST_MS } from './until.ts'

/** Sizes at which every journey runs. */
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

/** Folder of the data of the shops under test. */
export function dataDir(): string {
  return setting('WELT_DATA_DIR')
}

/** What the parts of the shops under test share and nobody else knows. */
export function secrets(): Record<string, string> {
  return JSON.parse(readFileSync(join(dataDir(), 'secrets.json'), 'utf8')) as Record<string, string>
}

/** Address of a page of a site. */
export function address(site: SiteId, path = '/'): string {
  return `http://${site}.localhost:${port}${path}`
}

/** The browser that the worker's files share, else one of its own. Closing it ends its contexts. */
export async function openBrowser(): Promise<Browser> {
  const url = process.env.BROWSER_URL
  if (url) return chromium.connectOverCDP(url)
  const executablePath = process.env.HEADLESS_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: BROWSER_ARGS })
}

/** A page whose scripts run, those of a listing too, which are loaded after the page's own. */
const SCRIPTED = 'html[data-scripted]:not(:has([data-island=listing]:not([data-scripted])))'

/** Waits until the page's scripts run: what is pressed before is a plain link or form. */
export async function whenScripted(page: Page): Promise<void> {
  const isShop = await page.locator('html[data-site]:has(script[data-start])').count()
  if (isShop > 0) await page.locator(SCRIPTED).waitFor({ state: 'attached' })
}

/**
 * Makes `goto` and `reload` wait for the scripts, so that a journey presses what answers. What works before them is
 * proved without JavaScript. Whether a page is loaded is read from the page: Playwright can miss the event.
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
  page.reload = async (...args) => {
    const response = await reload(...args)
    await whenScripted(page)
    return response
  }
  return page
}

/**
 * A visitor with a fresh profile. Errors of the console and of scripts are gathered; a journey ends by asserting that
 * there were none.
 */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly problems: string[]
}

export async function openShop(
  browser: Browser,
  options: { screen?: ScreenName; javaScript?: boolean; reducedMotion?: boolean } = {},
): Promise<Visitor> {
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
  trace(context)
  await context.addInitScript(listen)
  const page = options.javaScript === false ? await context.newPage() : waitForScripts(await context.newPage())
  const problems: string[] = []
  page.on('console', (message) => {
    // A refused card or a missing page answers 4xx; the browser reports that by itself.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { context, page, problems }
}

/**
 * Waits until a page that was opened is there: in place its heading has got the focus, as a document of its own its
 * scripts run.
 */
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

/** The seven sites. */
export const sites = brands.map((brand) => brand.id)
