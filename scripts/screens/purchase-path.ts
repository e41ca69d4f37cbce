import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { brands, type SiteId } from '@welt/brands'
import sharp from 'sharp'
import {
  addFirstSize,
  fillCard,
  fillDetails,
  orderNumber,
  payButton,
  productPath,
} from '../../e2e/testing/buying/buying.ts'
import { address, whenScripted } from '../../e2e/testing/shop.ts'
import { BROWSER_ARGS } from '../test-runner/browser.ts'
import { ensureChromium, ensureHeadlessShell } from '../test-runner/chromium.ts'
import { copiesMade, picturesInSight, quiet, rendered } from './settled.ts'

/**
 * Pictures of the purchase path, per site and width, for docs/screenshots. Needs running shops: WELT_PORT,
 * WELT_COMMERCE_URL, WELT_SANDBOX_URL.
 */
const folder = join(import.meta.dirname, '../../docs/screenshots')
const VIEWS = [
  { width: 1280, height: 900, mostHeight: 2600, shown: 960 },
  { width: 390, height: 844, mostHeight: 2200, shown: 390 },
] as const

type View = (typeof VIEWS)[number]

/** Height of the page up to `most`, cut at the end of a block. */
function heightToShow(most: number): number {
  const whole = document.documentElement.scrollHeight
  if (whole <= most) return whole
  const airPx = 24
  const end = (block: Element) => Math.ceil(block.getBoundingClientRect().bottom + scrollY)
  const blocks = [...document.querySelectorAll('main > *, main section')].map(end)
  const pieces = [...document.querySelectorAll('main article, main details')].map((piece) => end(piece) + airPx)
  return Math.max(...[...blocks, ...pieces].filter((height) => height > 0.6 * most && height <= most), 0) || most
}

/** So that lazy images load and sticky elements do not cover the page. */
async function openTall(page: Page, view: View): Promise<void> {
  for (let pass = 0; pass < 2; pass += 1) {
    await page.setViewportSize({ width: view.width, height: view.height })
    await rendered(page)
    const height = await page.evaluate(heightToShow, view.mostHeight)
    await page.setViewportSize({ width: view.width, height })
    await quiet(page)
    await rendered(page)
  }
}

/** `prepare` repeats the shopper's actions after the reload. */
async function shoot(page: Page, view: View, name: string, prepare?: () => Promise<void>): Promise<void> {
  await openTall(page, view)
  await copiesMade(page)
  await page.reload()
  await whenScripted(page)
  await prepare?.()
  await openTall(page, view)
  // A carousel may appear while earlier images load.
  let seen = -1
  for (let count = 0; count !== seen; count = (await picturesInSight(page)).length) {
    seen = count
    await quiet(page)
  }
  // A focused field shows a blinking caret.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await rendered(page)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png)
    .resize({ width: view.shown })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, `${name}-${view.width}.jpg`))
  await page.setViewportSize({ width: view.width, height: view.height })
}

async function walk(page: Page, site: SiteId, view: View): Promise<void> {
  const take = (screen: string, prepare?: () => Promise<void>) => shoot(page, view, `${site}/${screen}`, prepare)
  const open = async (path?: string) => {
    await page.goto(address(site, path))
    await whenScripted(page)
  }
  await open()
  await take('home')
  const category = await page.locator('header nav[aria-label="Departments"] a[href]').first().getAttribute('href')
  await open(category ?? '/')
  await take('listing')
  await open(await productPath(site))
  await take('product')
  await addFirstSize(page)
  await page
    .getByText(/added to bag/i)
    .first()
    .waitFor()
  await open('/cart')
  await take('bag')
  await open('/checkout')
  await fillDetails(page, site, `picture-${view.width}@${site}.example`)
  await page.getByRole('group', { name: /^How would you like to pay/ }).waitFor()
  await take('checkout', () => fillCard(page))
  await payButton(page).click()
  await orderNumber(page)
  await take('success')
}

const sites = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(ensureChromium()), args: BROWSER_ARGS })
for (const brand of brands.filter(({ id }) => sites.length === 0 || sites.includes(id))) {
  mkdirSync(join(folder, brand.id), { recursive: true })
  for (const view of VIEWS) {
    const context = await browser.newContext({
      viewport: { width: view.width, height: view.height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addCookies([{ name: 'consent', value: 'needed', url: address(brand.id, '/') }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await walk(page, brand.id, view)
    await context.close()
    process.stderr.write(`${brand.id} ${view.width}\n`)
  }
}
await browser.close()
