import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { fillCart, sizesOf } from '../testing/cart-page.ts'
import { storeNamed } from '../testing/collection.ts'
import { expect, test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { findShoe } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'

/** By its name, then its size. */
async function chooseAShoe(page: Page): Promise<void> {
  const shoe = await findShoe(brandOf('williams').storeCode)
  await page.getByText('Has my shoe').click()
  await page.getByLabel('Name of the shoe').fill(shoe.name)
  await page.getByRole('button', { name: 'Find shoes' }).click()
  await page
    .getByRole('list', { name: 'Shoes with this name' })
    .getByRole('link', { name: new RegExp(`^${shoe.name}`) })
    .first()
    .click()
  await page.getByLabel('Size').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Show stores' }).click()
  await page.waitForURL(/size=/)
}

test('without JavaScript: search, filters, choice, pins and store page are links and forms [R2.77]', {
  tag: '@phone',
}, async ({ openShop }) => {
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('williams', '/store-locator'))
  await page.getByRole('textbox', { name: 'Suburb, town or postcode' }).fill('richmond')
  await page.getByRole('button', { name: 'Find stores' }).click()
  await page.waitForURL(/q=richmond/)
  const rows = page.getByRole('region', { name: 'Stores', exact: true }).getByRole('listitem')
  await expect(rows.first()).toContainText('Williams Penrith')
  await page.getByRole('link', { name: 'Richmond VIC 3121' }).click()
  await expect(rows.first()).toContainText('Williams Ringwood')
  await page.getByRole('button', { name: 'Click and collect' }).click()
  await page.waitForURL(/collect=1/)
  await page.getByRole('link', { name: 'Williams Geelong' }).click()
  await expect(rows.filter({ hasText: 'Geelong' }).getByRole('term')).toHaveCount(7)
  await expect(
    rows
      .filter({ hasText: 'Geelong' })
      .getByText(/^(Open|Close)/)
      .first(),
  ).toBeVisible()
  await chooseAShoe(page)
  await expect(rows.first().getByText(/^(In stock|Last pair)$/)).toBeVisible()
  await page.getByRole('link', { name: /^Store page/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Williams / })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Sunday' })).toBeVisible()
})

test('unknown, shared and foreign place names offer a next step; the bag shows km', async () => {
  const [shopper, other] = [openPlainBrowser('styletread-nz'), openPlainBrowser('styletread')]
  const [size] = await sizesOf('styletread-nz')
  assert.ok(size)
  const textAt = async (path: string, { open } = shopper) => (await open(path)).body.replaceAll('<!-- -->', '')
  const ofSize = new URLSearchParams({ sku: size.sku, size: size.variantSku })
  await fillCart(shopper, size)
  for (const path of [`/find-in-store?${ofSize}&place=`, '/find-in-store/bag?place=', '/heels?near=']) {
    const abroad = await textAt(`${path}Toowoomba`)
    assert.ok(abroad.includes('“Toowoomba” is in Australia, where we have no stores.'), path)
    assert.match(abroad, /store-locator\?q=Toowoomba"[^>]*>Find a Styletread store/, path)
    const many = await textAt(`${path}Richmond`)
    assert.ok(many.includes('Richmond, Tasman') && !/Richmond (?:NSW|VIC)/.test(many), path)
    assert.ok((await textAt(`${path}Dunedn`)).includes('Dunedin 9016'), path)
    assert.ok(!(await textAt(`${path}Wellington`)).includes('Wellington NSW'), path)
  }
  assert.match(await textAt('/store-locator?q=Dunedin', other), />Find a Styletread NZ store/)
  const { id: store, name } = await storeNamed('Styletread Wellington')
  await shopper.post('/store/choose', { store, place: 'Lower Hutt 5010' })
  const cart = await textAt('/cart')
  assert.ok(cart.includes(name), cart.slice(0, 500))
  assert.match(cart, /119 Lambton Quay, 1\d\.\d km/)
})

test('search engines read of a store what its page prints: hours, holidays, phone, position', async () => {
  const { open } = openPlainBrowser('mollini')
  const { body } = await open('/store-locator/mollini-fitzroy')
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const store = data.find((part) => part['@type'] === 'ShoeStore')
  assert.ok(body.includes(store.telephone) && body.includes(store.address.streetAddress))
  assert.equal(store.openingHoursSpecification.length, 7)
  const times = [...body.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text]) => text ?? '')
  const clock = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
  }
  const stated = [...store.openingHoursSpecification, ...store.specialOpeningHoursSpecification].map(
    ({ opens, closes }) => (opens === closes ? 'Closed' : `${clock(opens)} – ${clock(closes)}`),
  )
  assert.deepEqual(times, stated)
  assert.ok(Math.abs(store.geo.latitude + 37.7975) < 0.01)
  assert.ok(store.specialOpeningHoursSpecification.length > 0)
  assert.equal(data.find((part) => part['@type'] === 'BreadcrumbList').itemListElement.length, 4)
})

test('pages without a place are shared and say nothing about now; others are rendered anew [R3.37]', async () => {
  const { open } = openPlainBrowser('mollini')
  for (const path of ['/store-locator', '/store-locator/mollini-fitzroy']) {
    const { body, headers } = await open(path)
    assert.doesNotMatch(body, /Open until|Closes at|, today/, path)
    assert.match(String(headers['cache-control']), /s-maxage|public/, path)
  }
  const { body, headers } = await open('/store-locator?q=3065')
  assert.match(body, /Open until|Closes at|Closed, opens/)
  assert.match(String(headers['cache-control']), /no-store/)
})

test('stores that do not exist answer 404; a position is named without showing it', async () => {
  const { open, post } = openPlainBrowser('mollini')
  assert.equal((await open('/store-locator/mollini-atlantis')).status, 404)
  assert.equal((await open('/store-locator/williams-ringwood')).status, 404)
  const there = await post('/api/store-places', { latitude: '-37.798', longitude: '144.978' })
  assert.match((JSON.parse(there.body) as { label: string }).label, /VIC/)
  assert.equal((await post('/api/store-places', { latitude: 'x', longitude: '' })).status, 422)
})

test('a closed store is 410 with the nearest ones; one that does not collect leaves it out', async () => {
  const { open } = openPlainBrowser('williams')
  const gone = await open('/store-locator/williams-mildura')
  assert.equal(gone.status, 410)
  assert.match(gone.body, /Williams Mildura has closed/)
  assert.match(gone.body, /Nearest stores/)
  const [still, collecting] = [
    await open('/store-locator/williams-mount-gambier'),
    await open('/store-locator/williams-bendigo'),
  ]
  assert.equal(still.status, 200)
  for (const text of [/Click and collect:/, /How click and collect works/, /Make this my store/]) {
    assert.doesNotMatch(still.body, text)
    assert.match(collecting.body, text)
  }
})
