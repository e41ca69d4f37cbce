import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { chargesOf, fillCard, fillDetails, mailTo, orderNumber, placeOrder, putAPairInTheBag } from './buying.ts'
import { address, openBrowser, type ScreenName, sites, visit } from './shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

for (const site of sites) {
  for (const screen of ['desktop', 'phone'] as const satisfies readonly ScreenName[]) {
    test(`${site}, ${screen}: a guest goes from the home page to a paid order and its mail [J06, J01, R1.02, R1.34, R2.03, R2.04]`, async () => {
      const { context, page, problems } = await visit(browser, { screen })
      const email = `${site}-${screen}-${Date.now()}@example.com`
      await putAPairInTheBag(page, site)
      await page.goto(address(site, '/cart'))
      assert.equal(await page.getByRole('list', { name: 'Bag items' }).getByRole('listitem').count(), 1)
      await page.getByRole('link', { name: 'Checkout' }).first().click()
      await fillDetails(page, site, email)
      await fillCard(page)
      await placeOrder(page)
      const number = await orderNumber(page)
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
