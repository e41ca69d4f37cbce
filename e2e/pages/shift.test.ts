import assert from 'node:assert/strict'
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { departmentPath, goToCheckoutWithAPair, goToPayment, pairForm, productPath } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { test } from '../testing/journey.ts'
import { type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

/** In the page: records layout shifts from now on and the position of every element. */
function watch(): void {
  const shifts: string[] = []
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      if (entry.value > 0.0005)
        shifts.push(`${entry.value.toFixed(4)} ${entry.sources[0]?.node?.textContent?.slice(0, 60) ?? ''}`)
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift' })
  const all = [...document.querySelectorAll('main *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  Object.assign(window, { shifts, places: new Map(all.map((element) => [element, element.getBoundingClientRect()])) })
}

/** In the page: whether style sheets, fonts and visible images are loaded. Forces layout, which requests fonts. */
function isRendered(): boolean {
  const footer = document.querySelector('footer')
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (!footer || footer.offsetHeight === 0 || !sheets.every(({ sheet }) => sheet)) return false
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  )
}

/** Waits until a page with running scripts sends no more requests. */
async function settle(page: Page, open: ReadonlySet<Request>): Promise<void> {
  const idle = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
    )
  do {
    await until(() => open.size === 0, 'the page kept sending requests')
    await idle()
  } while (open.size > 0)
}

/** In the page: elements that moved or disappeared, and shifts reported by the browser. */
function findMoved(): string[] {
  const { places, shifts } = window as unknown as { places: Map<Element, DOMRect>; shifts: string[] }
  const isElsewhere = ([element, before]: [Element, DOMRect]) => {
    if (before.height === 0) return false
    return !element.isConnected || Math.abs(element.getBoundingClientRect().top - before.top) > 1
  }
  const moved = [...places]
    .filter(isElsewhere)
    .map(([element]) => `${element.tagName} ${element.textContent?.slice(0, 60) ?? ''}`)
  return [...shifts, ...moved].slice(0, 5)
}

/** Opens a page with delayed scripts. @returns what moved */
async function movedOn(context: BrowserContext, url: string): Promise<readonly string[]> {
  const page: Page = await context.newPage()
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isRendered)
  await page.evaluate(watch)
  scripts.resolve()
  await page.locator('html[data-scripted]').waitFor({ state: 'attached' })
  await settle(page, open)
  const moved = await page.evaluate(findMoved)
  await page.close()
  return moved
}

/** Pages of a shop by setup; one visitor walks each list. */
const asGuest = async (site: SiteId): Promise<Readonly<Record<string, string>>> => ({
  home: '/',
  listing: await departmentPath(site),
  search: '/search?q=boots',
  product: await productPath(site),
  'gift card': '/gift-card.html',
  'gift card balance': '/gift-card-balance',
  content: '/delivery',
  questions: '/faq',
  'sign-in': '/customer/account/login',
  register: '/customer/account/create',
  'empty bag': '/cart',
  'empty wishlist': '/wishlist',
})

const ACCOUNT = {
  'account, bag': '/cart',
  'account, wishlist': '/wishlist',
  orders: '/customer/orders',
  addresses: '/customer/address',
  details: '/customer/details',
  security: '/customer/security',
  preferences: '/customer/preferences',
}

/** A cart with a code, a saved style and a shoe to compare. */
async function fill(forms: PlainBrowser, site: SiteId): Promise<void> {
  await goToCheckoutWithAPair(forms, site)
  const { sku, option } = await pairForm(site)
  const { body } = await forms.open(await productPath(site))
  const [button = ''] = /<button[^>]*name="compare"[^>]*>/.exec(body) ?? []
  const compare = /value="([^"]+)"/.exec(button)?.[1] ?? ''
  const posts = [
    await forms.post('/cart', { intent: 'apply-code', code: 'WELCOME10' }),
    await forms.post('/wishlist/add', { sku, option }),
    await forms.post('/compare/add', { compare }),
  ]
  assert.deepEqual(
    posts.map(({ status }) => status),
    [303, 303, 303],
  )
}

test('nothing moves at 390 px on any page type when scripts arrive late', async ({ openShop }) => {
  const site = 'mollini'
  const { context, problems } = await openShop({ screen: 'phone' })
  const forms = plainly(context, site)
  const moved: Record<string, readonly string[]> = {}
  const walk = async (pages: Readonly<Record<string, string>>) => {
    for (const [name, path] of Object.entries(pages)) moved[name] = await movedOn(context, address(site, path))
  }
  await walk(await asGuest(site))
  await fill(forms, site)
  await walk({ cart: '/cart', wishlist: '/wishlist', compare: '/compare', 'checkout, email': '/checkout' })
  assert.equal((await forms.post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })).status, 303)
  await walk({ 'checkout, details': '/checkout' })
  await goToPayment(forms, site, newEmail())
  await walk({ 'checkout, payment': '/checkout' })
  await payPlainly(forms, site)
  await walk({ success: '/checkout/success' })
  const email = newEmail()
  await makeAccount(site, email)
  await signIn(forms, email)
  await goToCheckoutWithAPair(forms, site)
  await walk(ACCOUNT)
  const still = Object.fromEntries(Object.keys(moved).map((name) => [name, []]))
  assert.deepEqual(moved, still)
  assert.deepEqual(problems, [])
})
