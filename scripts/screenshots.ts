import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@welt/brands'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { addFirstSize, fillCard, fillDetails, orderNumber, productPath } from '../e2e/buying.ts'
import { address } from '../e2e/shop.ts'
import { ensureChromium } from './chromium.ts'

/** Pictures of every screen of the path, every site, two widths, into docs/screenshots. Runs against open shops: WELT_PORT, WELT_COMMERCE_URL, WELT_SANDBOX_URL. */
const folder = join(import.meta.dirname, '../docs/screenshots')
const VIEWS = [
  { width: 1280, height: 900, mostHeight: 2400, shown: 640 },
  { width: 390, height: 844, mostHeight: 2200, shown: 390 },
] as const

type View = (typeof VIEWS)[number]

async function shoot(page: Page, view: View, name: string): Promise<void> {
  // Pictures further down load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo(0, 0)
    // In one tall picture what sticks to the screen would lie over the page.
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).position === 'fixed' && !element.closest('dialog')) element.style.visibility = 'hidden'
  })
  await page.waitForFunction(
    (most) =>
      [...document.images].every((image) => {
        const { top, left } = image.getBoundingClientRect()
        return image.complete || top > most || left > innerWidth || !image.checkVisibility()
      }),
    view.mostHeight,
    { timeout: 30_000 },
  )
  await page.waitForTimeout(800)
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), view.mostHeight)
  const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: view.width, height } })
  await sharp(png)
    .resize({ width: view.shown })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(join(folder, `${name}-${view.width}.jpg`))
}

async function walk(page: Page, site: (typeof brands)[number]['id'], view: View): Promise<void> {
  const take = (screen: string) => shoot(page, view, `${site}-${screen}`)
  await page.goto(address(site))
  await take('home')
  const category = await page.locator('header nav[aria-label="Departments"] a[href]').first().getAttribute('href')
  await page.goto(address(site, category ?? '/'))
  await take('listing')
  await page.goto(address(site, await productPath(site)))
  await take('product')
  await addFirstSize(page)
  await page
    .getByText(/added to bag/i)
    .first()
    .waitFor()
  await page.goto(address(site, '/cart'))
  await take('bag')
  await page.goto(address(site, '/checkout'))
  await fillDetails(page, site, `picture-${view.width}@${site}.example`)
  await page.getByRole('group', { name: 'Payment method' }).waitFor()
  await fillCard(page)
  await take('checkout')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await orderNumber(page)
  await take('success')
}

/** Sites named behind the command; all without. */
const sites = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const brand of brands.filter(({ id }) => sites.length === 0 || sites.includes(id))) {
  for (const view of VIEWS) {
    const context = await browser.newContext({ viewport: { width: view.width, height: view.height }, reducedMotion: 'reduce' })
    await walk(await context.newPage(), brand.id, view)
    await context.close()
    process.stderr.write(`${brand.id} ${view.width}\n`)
  }
}
await browser.close()
