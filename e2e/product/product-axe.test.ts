import assert from 'node:assert/strict'
import { findings, overflow } from '../testing/axe.ts'
import { requireData } from '../testing/graphql.ts'
import { test } from '../testing/journey.ts'
import { deliveryDate } from '../testing/product-page.ts'
import { address, SCREENS } from '../testing/shop.ts'

const REVIEWED = '{ products(search: "shoe", pageSize: 20) { items { sku url_key url_suffix review_count } } }'

test('axe reports nothing on product pages with reviews, dialogs, errors and alerts', async ({ openShop }) => {
  const { products } = await requireData<{
    products: { items: { sku: string; url_key: string; url_suffix: string; review_count: number }[] }
  }>('mathers_au', REVIEWED)
  const shoe = products.items.find(({ review_count }) => review_count > 5)
  assert.ok(shoe)
  const path = `/${shoe.url_key}${shoe.url_suffix}`
  const { page } = await openShop()
  const problems: string[] = []
  const look = async (name: string) => {
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen])
      problems.push(...(await findings(page, `${name}, ${screen}`)), ...(await overflow(page, `${name}, ${screen}`)))
    }
  }
  await page.goto(address('mathers', path))
  await deliveryDate(page).waitFor()
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
  await page.locator('#size-error', { hasText: 'Choose a size' }).waitFor()
  await look('product, no size')
  await page
    .getByRole('link', { name: /^Zoom:/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
  await look('pictures')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Size guide' }).first().click()
  await page.getByRole('dialog', { name: 'Size guide' }).getByRole('table').first().waitFor()
  await look('size guide')
  await page.goto(address('mathers', `/${shoe.url_key}/reviews?stars=5`))
  await look('reviews')
  await page.goto(address('mathers', `/${shoe.url_key}/reviews/write`))
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  await look('write a review')
  await page.goto(address('mathers', `/stock-alert?sku=${shoe.sku}`))
  await look('stock alert')
  assert.deepEqual(problems, [])
})
