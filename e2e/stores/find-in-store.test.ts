import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { findings, overflow } from '../testing/axe.ts'
import { sizesOf } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { openShoe } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'
import { countAt, storesNear } from '../testing/stores.ts'

const FINDER = /\/api\/find-in-store\?/
const PLACES = { mathers: '4066', mollini: '3000' } as const

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find in store' })
const open = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Find in store', exact: true }).click()
  await dialogOf(page).waitFor()
  return dialogOf(page)
}
const find = (dialog: Locator) => dialog.getByRole('button', { name: 'Find stores' }).click()
const sizeIn = (place: Locator | Page, option: string) => place.locator(`input[name=option][value="${option}"]`)
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)

/** The store finder by postcode: the nearest store opens with its hours, phone and status. */
async function findNearest(page: Page, site: 'mathers' | 'mollini', name: string): Promise<void> {
  await page.goto(address(site, '/store-locator'))
  const field = page.getByLabel('Suburb, town or postcode')
  await field.fill(PLACES[site])
  await field.press('Enter')
  await page.waitForURL(/q=/)
  const nearest = page.getByRole('region', { name: 'Stores', exact: true }).getByRole('listitem').first()
  await expect(nearest.getByRole('heading', { name })).toBeVisible()
  await expect(nearest.getByText(/^(Open until|Closes at|Closed, opens)/)).toBeVisible()
  await expect(nearest.getByRole('term')).toHaveCount(7)
  await expect(nearest.locator('a[href^="tel:"]')).toBeVisible()
}

/** As after 30 minutes. */
const deletePlace = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('store-place') ?? '{}') as { at: number }
    localStorage.setItem('store-place', JSON.stringify({ ...stored, at: stored.at - 30 * 60_000 }))
  })

for (const [site, screen, at] of [
  ['mathers', 'desktop', 2],
  ['mollini', 'phone', 3],
] as const)
  test(`${site}, ${screen}: the store finder, then find in store, nearest first; its place is kept, failures shown [J24.2, J24.4, R2.33, R2.65, R3.36, R5.14, R5.15, R7.99, R8.36, R8.39, R9.12, A56]`, async ({
    openShop,
  }) => {
    const [size] = await sizesOf(site, at)
    assert.ok(size)
    const stores = await storesNear(site, PLACES[site])
    await countAt(stores, size.variantSku, 6, 1)
    const { page, problems } = await openShop({ screen })
    const calls: string[] = []
    page.on('request', (request) => FINDER.test(request.url()) && calls.push(request.url()))
    await findNearest(page, site, stores[0]?.name ?? '')
    await openShoe(page, site, size.path)
    const dialog = await open(page)
    await dialog.getByLabel('Suburb or postcode').fill('')
    await find(dialog)
    await dialog.getByText('Please select a size').waitFor()
    await dialog.getByText('Please enter an address or postcode').waitFor()
    assert.equal(await isFocused(dialog.locator('input[name=option]').first()), true, 'the first error has the focus')
    await sizeIn(dialog, size.option).check({ force: true })
    await find(dialog)
    assert.equal(await isFocused(dialog.getByLabel('Suburb or postcode')), true)
    assert.deepEqual(calls, [], 'no call without size and place')

    await dialog.getByLabel('Suburb or postcode').fill(PLACES[site])
    await find(dialog)
    const rows = dialog.getByRole('region', { name: /^Stores near / }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(0)).toContainText(new RegExp(`${stores[0]?.name}.*In stock`))
    await expect(rows.nth(1)).toContainText(new RegExp(`${stores[1]?.name}.*Last pair`))
    assert.deepEqual(await findings(page, 'find in store'), [])
    await dialog.getByRole('switch', { name: 'In stock only' }).setChecked(false)
    await expect(rows).toHaveCount(stores.length)
    await expect(rows.filter({ hasText: 'Not in this store' }).getByRole('button')).toHaveCount(0)

    await dialog.getByRole('button', { name: new RegExp(`^Collect from here ?, ${stores[0]?.name}$`) }).click()
    await page
      .getByRole('status')
      .filter({ hasText: `Collecting from ${stores[0]?.name}` })
      .waitFor()
    await expect(dialog).toBeHidden()
    assert.equal(await isFocused(page.getByRole('button', { name: 'Find in store', exact: true })), true)
    await expect(sizeIn(page, size.option)).toBeChecked()
    const card = page.getByRole('listitem').filter({ hasText: `Collect from ${stores[0]?.city}` })
    await card.getByText(/^Collect .* from \d/).waitFor()
    await page.route(FINDER, (route) => route.fulfill({ status: 502, json: {} }), { times: 1 })
    await open(page)
    await dialog.getByText('Error fetching stores').waitFor()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(rows.first()).toContainText(stores[0]?.name ?? '')
    await page.keyboard.press('Escape')
    await page.route(/\/api\/stock\?/, (route) => route.fulfill({ status: 502, json: {} }), { times: 1 })
    await page.reload()
    await page.getByRole('status').filter({ hasText: 'Error fetching stocks/variants' }).waitFor()
    await open(page)
    await expect(dialog.getByLabel('Suburb or postcode'), 'kept').not.toHaveValue('')
    await dialog.getByText('Error fetching stocks/variants').waitFor()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText('Error fetching stocks/variants')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await deletePlace(page)
    await open(page)
    await expect(dialog.getByLabel('Suburb or postcode'), 'forgotten').toHaveValue('')
    assert.deepEqual(
      problems.filter((problem) => !problem.includes('502')),
      [],
    )
  })

test('the place is remembered for 30 minutes; near names and keyboard lead on in the dialog [R9.12]', async ({
  openShop,
}) => {
  const [size] = await sizesOf('mathers', 2)
  assert.ok(size)
  const { page, problems } = await openShop({ screen: 'phone' })
  await openShoe(page, 'mathers', size.path)
  const dialog = await open(page)
  const place = dialog.getByLabel('Suburb or postcode')
  await sizeIn(dialog, size.option).check({ force: true })
  await place.fill('Toowomg')
  await place.press('Enter')
  await dialog.getByText('We don’t know “Toowomg”. Did you mean one of these?').waitFor()
  await dialog.getByRole('button', { name: 'Toowong QLD 4066' }).click()
  await dialog.getByRole('region', { name: 'Stores near Toowong QLD 4066' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open(page)
  await expect(place).toHaveValue('Toowong QLD 4066')
  await dialog.getByRole('region', { name: 'Stores near Toowong QLD 4066' }).waitFor()
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press('Tab')
  assert.equal(await dialog.evaluate((one) => one.contains(document.activeElement)), true, 'the focus stays inside')
  await page.setViewportSize({ width: 320, height: 700 })
  assert.deepEqual(await overflow(page, 'find in store'), [])
  await page.keyboard.press('Escape')
  await deletePlace(page)
  await open(page)
  await expect(place).toHaveValue('')
  assert.deepEqual(problems, [])
})

test('failed stores and failed stock are told, and Retry keeps the fields [R8.36, R8.39]', async ({ openShop }) => {
  const [size] = await sizesOf('mathers', 2)
  assert.ok(size)
  const { page } = await openShop()
  const failing = new Set(['find-in-store', 'stock'])
  await page.route(/\/api\/(?:find-in-store|stock)\?/, (route) => {
    const isFailing = [...failing].some((name) => route.request().url().includes(`/api/${name}?`))
    return isFailing ? route.fulfill({ status: 502, json: {} }) : route.continue()
  })
  await page.goto(address('mathers', size.path))
  const dialog = await open(page)
  await dialog.getByText('Error fetching stocks/variants').waitFor()
  failing.delete('stock')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Error fetching stocks/variants')).toHaveCount(0)
  await sizeIn(dialog, size.option).check({ force: true })
  await dialog.getByLabel('Suburb or postcode').fill('4066')
  await find(dialog)
  await dialog.getByText('Error fetching stores').waitFor()
  await expect(dialog.getByLabel('Suburb or postcode')).toHaveValue('4066')
  failing.clear()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByRole('region', { name: 'Stores near Toowong QLD 4066' }).waitFor()
  await expect(sizeIn(dialog, size.option)).toBeChecked()
})

test('a position becomes a suburb and is in no address; refused, the dialog wants a suburb', async ({ openShop }) => {
  const [size] = await sizesOf('mollini', 2)
  assert.ok(size)
  const { context, page, problems } = await openShop()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await openShoe(page, 'mollini', size.path)
  const dialog = await open(page)
  await sizeIn(dialog, size.option).check({ force: true })
  const here = dialog.getByRole('button', { name: 'Use my location' })
  await here.click()
  await dialog.getByText('We can’t see where you are. Type a suburb or postcode instead').waitFor()
  await expect(dialog.getByLabel('Suburb or postcode')).toBeFocused()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -37.8136, longitude: 144.9631 })
  await here.click()
  await dialog.getByRole('region', { name: 'Stores near Melbourne VIC 3000' }).waitFor()
  await expect(dialog.getByLabel('Suburb or postcode')).toHaveValue('Melbourne VIC 3000')
  await expect(dialog.getByText('We can’t see where you are')).toHaveCount(0)
  expect(sent.filter((url) => /37\.8|144\.9/.test(decodeURIComponent(url)))).toEqual([])
  expect(problems).toEqual([])
})
