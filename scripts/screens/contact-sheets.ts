import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { brands, type SiteId } from '@welt/brands'
import sharp from 'sharp'
import { addFirstSize, productPath } from '../../e2e/testing/buying/buying.ts'
import { address, whenScripted } from '../../e2e/testing/shop.ts'
import { BROWSER_ARGS } from '../test-runner/browser.ts'
import { ensureChromium, ensureHeadlessShell } from '../test-runner/chromium.ts'
import { copiesMade, quiet, rendered } from './settled.ts'

/**
 * One picture of ten key screens on a phone, per site, in docs/screenshots. Needs running shops with the demo account:
 * WELT_PORT, WELT_COMMERCE_URL, WELT_SANDBOX_URL.
 */
const folder = join(import.meta.dirname, '../../docs/screenshots')
const PHONE = { width: 390, height: 844 }
const TILE = { width: 260, height: 563 }
const GAP_PX = 16
const COLUMNS = 5

async function shoot(page: Page): Promise<Buffer> {
  await quiet(page)
  await copiesMade(page)
  await page.reload()
  await whenScripted(page)
  await quiet(page)
  await rendered(page)
  return page.screenshot({ animations: 'disabled' })
}

async function signIn(page: Page, site: SiteId): Promise<void> {
  await page.goto(address(site, '/customer/account/login'))
  await whenScripted(page)
  const form = page.locator('main form').filter({ has: page.getByLabel('Password', { exact: true }) })
  await form.getByLabel(/email/i).fill('demo@welt.example')
  await form.getByLabel('Password', { exact: true }).fill('a walk in the park')
  await form.getByRole('button', { name: /sign in/i }).click()
  await page.waitForURL((url) => !url.pathname.includes('/login'))
}

/** Screens that the site has, in the order of the sheet. */
async function screensOf(context: BrowserContext, site: SiteId): Promise<Buffer[]> {
  const page = await context.newPage()
  const taken: Buffer[] = []
  const take = async (path: string) => {
    const answer = await page.goto(address(site, path))
    if (answer?.status() !== 200) return
    await whenScripted(page)
    taken.push(await shoot(page))
  }
  await page.goto(address(site, '/'))
  const refusal = page.getByRole('button', { name: 'Only what’s needed' })
  await refusal.click()
  await refusal.waitFor({ state: 'hidden' })
  await quiet(page)
  await take('/')
  const category = await page.locator('header nav[aria-label="Departments"] a[href]').first().getAttribute('href')
  await take(category ?? '/')
  await take(await productPath(site))
  await addFirstSize(page)
  await page
    .getByText(/added to bag/i)
    .first()
    .waitFor()
  for (const path of ['/cart', '/store-locator', '/promotions', '/blog']) await take(path)
  await signIn(page, site)
  await take('/customer/orders')
  const order = await page.locator('main a[href^="/customer/orders/"]').first().getAttribute('href')
  if (order) await take(order)
  await take('/customer/rewards')
  await take('/help-hub')
  await page.close()
  return taken.slice(0, 2 * COLUMNS)
}

async function writeSheet(site: SiteId, screens: readonly Buffer[]): Promise<void> {
  const tiles = await Promise.all(screens.map((screen) => sharp(screen).resize(TILE).toBuffer()))
  const at = (index: number, size: number) => GAP_PX + index * (size + GAP_PX)
  const rows = Math.ceil(tiles.length / COLUMNS)
  const sheet = sharp({
    create: { width: at(COLUMNS, TILE.width), height: at(rows, TILE.height), channels: 3, background: '#d9d9d9' },
  }).composite(
    tiles.map((input, index) => ({
      input,
      left: at(index % COLUMNS, TILE.width),
      top: at(Math.floor(index / COLUMNS), TILE.height),
    })),
  )
  await sheet.jpeg({ quality: 74, mozjpeg: true }).toFile(join(folder, site, 'sheet.jpg'))
}

const sites = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(ensureChromium()), args: BROWSER_ARGS })
for (const { id } of brands.filter((brand) => sites.length === 0 || sites.includes(brand.id))) {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  await writeSheet(id, await screensOf(context, id))
  await context.close()
  process.stderr.write(`${id}\n`)
}
await browser.close()
