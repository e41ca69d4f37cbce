import { setTimeout as rest } from 'node:timers/promises'
import { type BrowserTab, openBrowserTab } from '../scripts/test-runner/browser-tab.ts'
import { ensureChromium } from '../scripts/test-runner/chromium.ts'
import { startByteCounter } from './measure/byte-counter.ts'
import { type BenchResult, median, rounded } from './measure/result.ts'
import type { System } from './measure/system.ts'

const SITE = 'mathers'
const ROUNDS = 3
const MOST_MS = 100
const MOST_EXTRA_BYTES = 150_000
/** How long the pointer rests on a link before the click. */
const REST_MS = 500
/** Time for work that a page does after it opened. */
const SETTLE_MS = 1_500
const TIMEOUT_MS = 20_000

const CARD = 'main article h2 a[href], main article h3 a[href]'

/** Each begins where the one before ended. */
const WAYS = [
  { name: 'home to listing', link: 'footer a[href="/women"]' },
  { name: 'listing to product', link: CARD },
  { name: 'product to similar product', link: CARD },
  { name: 'product to listing', link: 'main nav[aria-label=Breadcrumb] a[href^="/"]:not([href="/"])' },
  { name: 'listing to home', link: 'header a[href="/"]' },
] as const

interface Opened {
  readonly ms: number
  readonly kind: 'prerendered' | 'document' | 'in place'
}

/** Of the page: where a link is, once it is in view. */
const PLACE_OF = `async (selector) => {
  const link = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }))
  link.dataset.way = ''
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((done) => setTimeout(done, 300))
  const { left, top, width, height } = link.getBoundingClientRect()
  return { href: link.href, x: left + Math.min(width, 20) / 2, y: top + height / 2 }
}`

/** Of the page: the time from the press to the first frame with the new heading and its pictures, in place. */
const WATCH_PRESS = `() => addEventListener('click', () => {
  const pressedMs = performance.now()
  const [from, heading] = [location.href, document.querySelector('main h1')]
  const look = () => {
    const now = document.querySelector('main h1')
    const pictures = [...document.querySelectorAll('main img')].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0
    })
    const isHere = location.href !== from && now && now !== heading && pictures.every(({ complete }) => complete)
    requestAnimationFrame(isHere ? () => { window.openedMs = performance.now() - pressedMs } : look)
  }
  look()
}, { capture: true, once: true })`

/** Of the page: undefined until it has opened `href`. */
const OPENED = `async (href) => {
  if (location.href !== href || document.readyState !== 'complete') return undefined
  if (window.openedMs !== undefined) return { ms: window.openedMs, kind: 'in place' }
  const [{ name, activationStart }] = performance.getEntriesByType('navigation')
  if (name.split('#')[0] !== href) return undefined
  await new Promise((done) => setTimeout(done, 500))
  const paints = await new Promise((done) =>
    new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true }))
  const ms = Math.max(0, paints.at(-1).startTime - activationStart)
  return { ms, kind: activationStart > 0 ? 'prerendered' : 'document' }
}`

const call = <Value>(tab: BrowserTab, code: string, ...args: readonly string[]) =>
  tab.evaluate<Value>(`(${code})(${args.map((arg) => JSON.stringify(arg)).join()})`)

/** The page may change meanwhile. @throws Error after 20 s */
async function whenOpened(tab: BrowserTab, href: string): Promise<Opened> {
  const untilMs = Date.now() + TIMEOUT_MS
  for (;;) {
    const opened = await call<Opened | undefined>(tab, OPENED, href).catch(() => undefined)
    if (opened) return opened
    if (Date.now() > untilMs) throw new Error(`${href} was not opened.`)
    await rest(50)
  }
}

interface Place {
  readonly href: string
  readonly x: number
  readonly y: number
}

/** Without resting, nothing is loaded ahead. */
async function walk(tab: BrowserTab, origin: string, isResting: boolean): Promise<readonly Opened[]> {
  await tab.moveTo(2, 450)
  await tab.goto(origin)
  await whenOpened(tab, origin)
  await rest(SETTLE_MS)
  const opened: Opened[] = []
  for (const { link } of WAYS) {
    const { href, x, y } = await call<Place>(tab, PLACE_OF, link)
    await call(tab, WATCH_PRESS)
    if (isResting) {
      for (const step of [40, 20, 0]) await tab.moveTo(x + step, y)
      await rest(REST_MS)
      await tab.press(x, y)
    } else await tab.evaluate("document.querySelector('a[data-way]').click()")
    opened.push(await whenOpened(tab, href))
    await tab.moveTo(2, 450)
    await rest(SETTLE_MS)
  }
  return opened
}

/** Warm: server and browser have seen the pages. Needs a Chromium that prerenders. */
export async function benchNextPage(system: System): Promise<readonly BenchResult[]> {
  const counter = await startByteCounter(system.port)
  const tab = await openBrowserTab(ensureChromium())
  const origin = `http://${SITE}.localhost:${counter.port}/`
  const bytesOf = async (work: () => Promise<unknown>) => {
    const before = counter.bytes()
    await work()
    return counter.bytes() - before
  }
  try {
    await walk(tab, origin, false)
    const rounds: (readonly Opened[])[] = []
    const extra: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await bytesOf(() => walk(tab, origin, false))
      const ahead = await bytesOf(async () => rounds.push(await walk(tab, origin, true)))
      extra.push(ahead - plain)
    }
    const ways = WAYS.map(({ name }, at) => {
      const opened = rounds.map((round) => round[at]).filter((one) => one !== undefined)
      return { name, ms: median(opened.map(({ ms }) => ms)), kinds: [...new Set(opened.map(({ kind }) => kind))] }
    })
    const all = median(rounds.flat().map(({ ms }) => ms))
    const room = (name: string, value: number, unit: string, most: number): BenchResult => ({
      name,
      figure: { value: rounded(value), unit },
      baseline: { name: 'allowed', value: most, unit },
      ratio: rounded(most / Math.max(1, value)),
      required: 1,
      details: {},
    })
    return [
      {
        ...room('next page, largest paint', all, 'ms', MOST_MS),
        details: Object.fromEntries(ways.map(({ name, ms, kinds }) => [`${name}, ms`, `${rounded(ms)} ${kinds}`])),
      },
      room('bytes loaded ahead in a session', Math.max(0, median(extra)), 'bytes', MOST_EXTRA_BYTES),
    ]
  } finally {
    await tab.close()
    counter.stop()
  }
}
