import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { addAPairToCart, chargesOf, detailsFor, fillCard, fillDetails, mailTo, orderNumber, placeOrder } from '../testing/buying.ts'
import { address, openBrowser, openShop, type ScreenName, sites } from '../testing/shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

for (const site of sites) {
  for (const screen of ['desktop', 'phone'] as const satisfies readonly ScreenName[]) {
    test(`${site}, ${screen}: a guest goes from the home page to a paid order and its mail [J06, R1.34, R2.03, R2.04]`, async () => {
      const { context, page, problems } = await openShop(browser, { screen })
      const email = `${site}-${screen}-${Date.now()}@example.com`
      await addAPairToCart(page, site)
      await page.goto(address(site, '/cart'))
      const cartPanel = page.getByRole('list', { name: 'Bag items' })
      assert.equal(await cartPanel.getByRole('listitem').count(), 1)
      const name = await cartPanel.getByRole('heading', { level: 2 }).textContent()
      await page.getByRole('link', { name: 'Checkout' }).first().click()
      await fillDetails(page, site, email)
      await fillCard(page)
      await placeOrder(page)
      const number = await orderNumber(page)
      const pairs = page.getByRole('region', { name: 'What you ordered' }).getByRole('listitem')
      assert.deepEqual([await pairs.count(), await pairs.locator('strong').textContent()], [1, name])
      assert.ok((await page.getByRole('main').textContent())?.includes(detailsFor(site).street), 'where it is delivered to')
      const mail = await mailTo(email)
      assert.ok(mail.text.includes(number) && mail.html.includes(number))
      const charges = await chargesOf(number)
      assert.equal(charges.length, 1)
      await page.goto(address(site, '/cart'))
      await page.getByText('Your bag is empty').first().waitFor()
      assert.deepEqual(problems, [])
      await context.close()
    })
  }
}
