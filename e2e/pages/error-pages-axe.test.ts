import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { findings, overflow } from '../testing/axe.ts'
import { goToCheckoutWithAPair } from '../testing/buying.ts'
import { type FaultyCommerce, startFaultyCommerce } from '../testing/faulty-commerce.ts'
import { type OwnStorefront, startStorefront } from '../testing/own-processes.ts'
import { plainly } from '../testing/plain-browser.ts'
import { openBrowser, openShop, SCREENS } from '../testing/shop.ts'

const SITES = ['mathers', 'styletread-nz'] as const

let browser: Browser
let commerce: FaultyCommerce
let storefront: OwnStorefront
before(async () => {
  browser = await openBrowser()
  commerce = await startFaultyCommerce()
  storefront = await startStorefront({ COMMERCE_URL: commerce.url })
})
after(async () => {
  await browser.close()
  await storefront.stop()
  await commerce.stop()
})

test('axe reports nothing on the page of a fault, nor on those of a shop that is away', async () => {
  const problems: string[] = []
  const visitors = await Promise.all(
    SITES.map(async (site) => {
      const { context, page } = await openShop(browser)
      await goToCheckoutWithAPair(plainly(context, site), site)
      const look = async (path: string, status: number, heading: string) => {
        const answer = await page.goto(`http://${site}.localhost:${storefront.port}${path}`)
        assert.equal(answer?.status(), status, path)
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1)
        for (const screen of ['phone', 'desktop'] as const) {
          await page.setViewportSize(SCREENS[screen])
          const name = `${site} ${path}, ${status}, ${screen}`
          problems.push(...(await findings(page, name)), ...(await overflow(page, name)))
        }
      }
      return { context, look }
    }),
  )
  for (const { look } of visitors) {
    commerce.failOnce('cart(', { cart: {} })
    await look('/cart', 500, 'Something has gone wrong, please try again.')
    assert.ok(commerce.hasFailed())
  }
  await commerce.stop()
  for (const { context, look } of visitors) {
    await look('/cart', 503, 'Back in a moment')
    await look('/search?q=boot', 503, 'Back in a moment')
    await look('/checkout', 503, 'We couldn’t open your checkout')
    await context.close()
  }
  assert.deepEqual(problems, [])
})
