import assert from 'node:assert/strict'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { cookieOf, newEmail } from '../testing/accounts.ts'
import { findings } from '../testing/axe.ts'
import { fillCart, type Size, sizesOf } from '../testing/cart-page.ts'
import { stockAt, storeNamed } from '../testing/collection.ts'
import { graphql } from '../testing/graphql.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, SCREENS } from '../testing/shop.ts'
import { countAt, storesNear } from '../testing/stores.ts'

const CART = `query ($id: String!) { cart(cart_id: $id) { preferred_store_data { name }
  selected_shipping_method_options { shipping_method_option } } }`

interface Collected {
  readonly store: string | undefined
  readonly ways: readonly string[]
}

/** As the commerce server has the bag. */
async function collectedIn(context: BrowserContext): Promise<Collected> {
  const [id, secret] = await Promise.all(['cartId', 'guest'].map((name) => cookieOf(context, 'mathers', name)))
  const { data } = await graphql<{
    cart: {
      preferred_store_data: { name: string } | null
      selected_shipping_method_options: { shipping_method_option: string }[]
    }
  }>(brandOf('mathers').storeCode, CART, { id }, { 'x-guest-secret': secret ?? '' })
  return {
    store: data?.cart.preferred_store_data?.name,
    ways: data?.cart.selected_shipping_method_options.map((one) => one.shipping_method_option) ?? [],
  }
}

async function emailIn(context: BrowserContext): Promise<string | null | undefined> {
  const id = await cookieOf(context, 'mathers', 'cartId')
  const [cart] = await runSql<{ email: string | null }>('select email from cart where id = $1', [id])
  return cart?.email
}

/** No search is sent without a line and a place. */
async function findNothing(page: Page, dialog: Locator): Promise<void> {
  const calls: string[] = []
  const note = (request: Request) => void calls.push(request.url())
  page.on('request', note)
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByRole('button', { name: 'Find stores' }).click()
  await expect(dialog.getByText('Please select a size')).toBeVisible()
  await expect(dialog.getByText('Please enter an address or postcode')).toBeVisible()
  await expect(dialog.getByRole('checkbox').first(), 'the first error has the focus').toBeFocused()
  await dialog.getByRole('checkbox').first().check()
  await expect(dialog.getByText('Please select a size')).toHaveCount(0)
  page.off('request', note)
  assert.deepEqual(
    calls.filter((url) => url.includes('/api/find-in-store')),
    [],
  )
}

async function threeSizes(): Promise<readonly [Size, Size, Size]> {
  const [[first], [second], [third]] = [
    await sizesOf('mathers', 5),
    await sizesOf('mathers', 6),
    await sizesOf('mathers', 10),
  ]
  assert.ok(first && second && third)
  return [first, second, third]
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find in store' })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find in store' })

test('bag and checkout ask what to collect, by ticks from three lines on, and collect there [J07.1, R2.66]', async ({
  openShop,
}) => {
  const sizes = await threeSizes()
  const stores = await storesNear('mathers', '4066')
  for (const [at, { variantSku }] of sizes.entries()) await countAt(stores, variantSku, at === 0 ? 5 : 0, 5)
  const { context, page, problems } = await openShop({ screen: 'desktop' })
  const forms = plainly(context, 'mathers')
  await fillCart(forms, ...sizes)
  await page.goto(address('mathers', '/cart'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Choose a store/ })
    .first()
    .click()
  const dialog = dialogOf(page)
  await findNothing(page, dialog)
  await dialog.getByRole('checkbox').nth(1).check()
  await expect(dialog.getByRole('checkbox', { checked: true }), 'its own line and another').toHaveCount(2)
  await dialog.getByLabel('Suburb or postcode').fill('4066')
  await dialog.getByRole('button', { name: 'Find stores' }).click()
  const rows = dialog.getByRole('region', { name: /^Stores near / }).locator('li:has(h3)')
  await expect(rows.nth(0)).toContainText('1 of 2')
  await expect(rows.nth(0)).toContainText('not in this store')
  await expect(rows.nth(1)).toContainText('Both in stock')
  assert.deepEqual(await findings(page, 'find in store of the bag'), [])
  await rows
    .nth(1)
    .getByRole('button', { name: /^Collect both/ })
    .click()
  const said = page.getByRole('status')
  await said.filter({ hasText: `Collecting from ${stores[1]?.name}` }).waitFor()
  await expect(dialog).toBeHidden()
  const two = { store: stores[1]?.name, ways: ['clickncollect', 'clickncollect', 'delivery'] }
  assert.deepEqual(await collectedIn(context), two)
  assert.equal(await emailIn(context), null)
  await page.setViewportSize(SCREENS.phone)
  await page.getByRole('main').getByRole('link', { name: 'Change store' }).first().click()
  await expect(rows.nth(1)).toContainText('All 3 in stock')
  assert.deepEqual(await findings(page, 'find in store of the bag, on a phone'), [])
  await page.keyboard.press('Escape')

  const email = newEmail('popup')
  await forms.post('/checkout', { intent: 'email', email, guest: '1' })
  await page.goto(address('mathers', '/checkout'))
  await page.getByRole('link', { name: 'Change store' }).click()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Collect all 3/ })
    .click()
  await expect(dialog).toBeHidden()
  const choice = page.getByRole('region', { name: 'Delivery or collection' })
  await expect(choice.getByText('Click and collect'), 'nothing is delivered').toHaveAttribute('aria-current', 'true')
  assert.deepEqual([(await collectedIn(context)).store, await emailIn(context)], [stores[1]?.name, email])
  await choice.getByRole('button', { name: 'Deliver' }).click()
  await expect(choice.getByText('Deliver', { exact: true })).toHaveAttribute('aria-current', 'true')
  assert.deepEqual(await collectedIn(context), { ...two, ways: ['delivery', 'delivery', 'delivery'] })
  assert.deepEqual(problems, [])
})

/** No delivery is promised for a size that is sold out online. */
async function offersAlert(page: Page): Promise<void> {
  const [, size] = await sizesOf('mathers', 5)
  assert.ok(size)
  assert.equal((await operate('stock', size.variantSku, '0')).code, 0)
  const query = new URLSearchParams({ sku: size.sku, size: size.variantSku, place: '4066' })
  await expect(async () => {
    await page.goto(address('mathers', `/find-in-store?${query}`))
    await expect(page.getByText(/ is sold out online$/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Tell me when it’s back' }).first()).toBeVisible()
  assert.equal((await operate('stock', size.variantSku, '20')).code, 0)
}

test('without JavaScript a store is found and chosen for a shoe and for the bag, and unset [J24.2, R2.65, R2.66]', async ({
  openShop,
}) => {
  const [size] = await threeSizes()
  const stores = await storesNear('mathers', '4066')
  await countAt(stores, size.variantSku, 5, 5)
  const { context, page } = await openShop({ javaScript: false })
  await page.goto(address('mathers', size.path))
  await page.getByRole('button', { name: 'Find in store', exact: true }).click()
  await heading(page).waitFor()
  const find = () => page.getByRole('button', { name: 'Find stores' }).click()
  await find()
  await page.getByText('Please select a size').waitFor()
  await page.getByText('Please enter an address or postcode').waitFor()
  await page.locator(`input[name=size][value="${size.variantSku}"]`).check({ force: true })
  await page.getByLabel('Suburb or postcode').fill('4066')
  await find()
  await expect(
    page
      .getByRole('region', { name: /^Stores near / })
      .getByRole('heading')
      .first(),
  ).toContainText(stores[0]?.name ?? '')
  await page.getByRole('button', { name: new RegExp(`^Collect from here ?, ${stores[0]?.name}$`) }).click()
  await page.waitForURL(address('mathers', size.path))
  assert.equal((await collectedIn(context)).store, stores[0]?.name)
  await offersAlert(page)
  await fillCart(plainly(context, 'mathers'), size)
  await page.goto(address('mathers', '/find-in-store/bag?place=4066'))
  await page.getByRole('button', { name: new RegExp(`^Collect from here ?, ${stores[1]?.name}$`) }).click()
  await page.waitForURL(address('mathers', '/cart'))
  assert.deepEqual(await collectedIn(context), { store: stores[1]?.name, ways: ['clickncollect'] })
  await plainly(context, 'mathers').post('/store/unset', { returnTo: '/cart' })
  assert.deepEqual(await collectedIn(context), { store: undefined, ways: ['delivery'] })
})

test('a store that closed or stopped collecting cannot be chosen; the bag says so and stays [J24.3, R3.34, R8.35]', async ({
  openShop,
}) => {
  const [size, , third] = await threeSizes()
  const [store, abroad] = [await storeNamed('Mathers Tamworth'), await storeNamed('Styletread Dunedin')]
  const { context, page, problems } = await openShop()
  await fillCart(plainly(context, 'mathers'), size, third)
  await stockAt(
    store,
    new Map([
      [size, 5],
      [third, 0],
    ]),
  )
  await page.goto(address('mathers', '/cart'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Choose a store/ })
    .first()
    .click()
  const dialog = dialogOf(page)
  const row = dialog.getByRole('region', { name: /^Stores near / }).locator('li:has(h3)', { hasText: store.name })
  const buttons = row.getByRole('button', { name: /^Collect/ })
  const see = (seen: () => Promise<void>) =>
    expect(async () => {
      await dialog.getByLabel('Suburb or postcode').fill(store.postcode)
      await dialog.getByRole('button', { name: 'Find stores' }).click()
      await seen()
    }).toPass()
  const soon = { timeout: 1000 }
  const set = (isActive: boolean, isCollecting: boolean) =>
    runSql('update store set is_active = $2, enabled_for_cnc = $3 where store_code = $1', [
      store.code,
      isActive,
      isCollecting,
    ])
  const choose = (storeId: string) => plainly(context, 'mathers').post('/store/choose', { store: storeId })
  const refuses = async (storeId: string, text: string) => {
    assert.equal((await choose(storeId)).headers.location, '/cart')
    await page.goto(address('mathers', '/cart'))
    await page.getByText(text).waitFor()
  }
  await see(() => expect(buttons).toHaveCount(1, soon))
  try {
    await set(true, false)
    await see(() => expect(row.getByText('No collection here at the moment')).toBeVisible(soon))
    await expect(buttons).toHaveCount(0)
    await page.setViewportSize(SCREENS.phone)
    await set(false, true)
    await see(() => expect(row).toHaveCount(0, soon))
    await refuses(store.id, 'The store isn’t available for collection now.')
  } finally {
    await set(true, true)
  }
  await refuses('not-base64', 'Error setting Preferred Store')
  await refuses(abroad.id, 'Error setting Preferred Store')
  assert.deepEqual(await collectedIn(context), { store: undefined, ways: ['delivery', 'delivery'] })
  assert.deepEqual(problems, [])
})
