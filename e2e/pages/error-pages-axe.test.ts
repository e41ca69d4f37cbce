import assert from 'node:assert/strict'
import { findings, overflow } from '../testing/axe.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { SCREENS } from '../testing/shop.ts'

const SITES = ['mathers', 'styletread-nz'] as const

const own = faultyShop()

test('axe reports nothing on the page of a fault, nor on those of a shop that is away', async ({ openShop }) => {
  const problems: string[] = []
  const visitors = await Promise.all(
    SITES.map(async (site) => {
      const { context, page } = await openShop()
      await goToCheckoutWithAPair(plainly(context, site), site)
      const look = async (path: string, status: number, heading: string) => {
        const answer = await page.goto(`http://${site}.localhost:${own.storefront.port}${path}`)
        assert.equal(answer?.status(), status, path)
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        if (path !== '/checkout') {
          await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
          assert.ok((await page.locator('main h2:text("Departments") + div a').count()) > 2)
        }
        for (const screen of ['phone', 'desktop'] as const) {
          await page.setViewportSize(SCREENS[screen])
          const name = `${site} ${path}, ${status}, ${screen}`
          problems.push(...(await findings(page, name)), ...(await overflow(page, name)))
        }
        await page.setViewportSize({ width: 320, height: 640 })
        problems.push(...(await overflow(page, `${site} ${path}, 320 px`)))
      }
      return { context, look }
    }),
  )
  for (const { look } of visitors) {
    own.commerce.failOnce('cart(', { cart: {} })
    await look('/cart', 500, 'Something has gone wrong, please try again.')
    assert.ok(own.commerce.hasFailed())
  }
  await own.commerce.stop()
  for (const { context, look } of visitors) {
    await look('/cart', 503, 'Back in a moment')
    await look('/search?q=boot', 503, 'Back in a moment')
    await look('/checkout', 503, 'We couldn’t open your checkout')
    await context.close()
  }
  assert.deepEqual(problems, [])
})
