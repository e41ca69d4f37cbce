import assert from 'node:assert/strict'
import type { Page, Route } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { deliveryDate, openShoe, whenItSays } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'

const NOW = /\/api\/stock\?/

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to bag', exact: true }).first()

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a shoe taken off the site while it is open is offered no more, with a way on [R7.20, R7.119, R2.49]', async ({
  openShop,
}) => {
  const site = 'williams'
  const { websiteId } = brandOf(site)
  const [shoe] = await runSql<{ id: number; sku: string; path: string }>(
    `select p.id, p.sku, '/' || p.url_key || '.html' as path from product p join product_site ps on ps.product_id = p.id
     where ps.website_id = $1 and ps.is_enabled and p.size_scale is not null order by p.id desc limit 1`,
    [websiteId],
  )
  assert.ok(shoe)
  const enable = (isEnabled: boolean) =>
    runSql('update product_site set is_enabled = $3 where product_id = $1 and website_id = $2', [
      shoe.id,
      websiteId,
      isEnabled,
    ])
  const host = `${site}.localhost`
  assert.equal((await httpRequest(host, '/api/stock?sku=no-such-shoe')).status, 404)
  const { context, page, problems } = await openShop()
  const other = await context.newPage()
  /** An earlier message has the same text, but no link. */
  const gone = (tab: Page) =>
    tab.getByRole('alert').filter({ hasText: 'This shoe is no longer sold here.', has: tab.getByRole('link') })
  try {
    for (const tab of [other, page]) await openShoe(tab, site, shoe.path)
    await page.locator('label:not([data-sold-out]) > input[name=option]').first().check({ force: true })
    // Bringing a tab to the front refreshes the stock, which may remove the button under the pointer.
    await enable(false)
    await addButton(page).click()
    await expect(gone(page), 'the focus is not lost').toBeFocused()
    await comeBack(other)
    await gone(other).waitFor()
    for (const tab of [page, other]) {
      await expect(addButton(tab)).toHaveCount(0)
      await expect(tab.getByRole('radiogroup')).toHaveCount(0)
    }
    await whenItSays(site, shoe.path, (body) => body.includes('We can’t find that page'))
    await gone(other).getByRole('link').click()
    await other.getByRole('heading', { level: 1, name: 'We can’t find that page' }).waitFor()
    assert.equal((await httpRequest(host, `/api/stock?sku=${shoe.sku}`)).status, 404)
  } finally {
    await enable(true)
  }
  await whenItSays(site, shoe.path, (body) => body.includes('Add to bag'))
  // Enabled again, it can be bought in open tabs too.
  await comeBack(page)
  await addButton(page).waitFor()
  assert.deepEqual(problems, [])
})

test('of two looks at the stock the later one counts, whatever comes after it [R3.56, R7.119, R8.39]', async ({
  openShop,
}) => {
  const [shoe] = await runSql<{ path: string; skus: readonly string[] }>(
    `select '/' || p.url_key || '.html' as path, array_agg(v.sku) as skus from product p join variant v on v.product_id = p.id
     join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled
     where p.size_scale is not null group by p.id order by p.id desc limit 1`,
    [brandOf('trybe').websiteId],
  )
  assert.ok(shoe)
  const soldOut = { stocks: shoe.skus.map((sku) => ({ sku, quantity: 0, is_low_stock: false })), keptSizes: [] }
  const { page, problems } = await openShop()
  for (const answerLate of [
    (route: Route) => route.fulfill({ json: soldOut }),
    (route: Route) => route.fulfill({ status: 502, json: {} }),
    (route: Route) => route.fulfill({ status: 404, json: {} }),
  ]) {
    const delayed: Route[] = []
    await page.route(NOW, (route) => {
      if (delayed.length > 0) return route.continue()
      delayed.push(route)
    })
    const stockRequest = page.waitForRequest(NOW)
    await page.goto(address('trybe', shoe.path))
    const older = await stockRequest
    const answered = page.waitForResponse(NOW)
    const deadline = page.waitForEvent('requestfailed', (request) => request === older)
    await comeBack(page)
    await (await answered).finished()
    await deliveryDate(page).waitFor()
    await deadline
    for (const route of delayed) await answerLate(route).catch(() => undefined)
    await expect(addButton(page)).toBeVisible()
    await expect(page.getByText(/Sold out in every size|Error fetching|no longer sold/)).toHaveCount(0)
    await page.unroute(NOW)
  }
  assert.deepEqual(problems, [])
})
