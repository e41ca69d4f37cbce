import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { cookieOf, newEmail } from '../testing/accounts.ts'
import { fillCart, type Size, sizesOf } from '../testing/cart-page.ts'
import { stockAt, storeNamed, type TestStore } from '../testing/collection.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mathers'
const WRONG_MOBILE = 'Enter a mobile number with 10 digits, like 0412 345 678'
const LAST_MINUTES = 30

async function threeLines(): Promise<readonly [Size, Size, Size]> {
  const [[first], [second], [third]] = [await sizesOf(SITE, 5), await sizesOf(SITE, 6), await sizesOf(SITE, 10)]
  assert.ok(first && second && third)
  return [first, second, third]
}

const place = (page: Page) => page.getByLabel('Suburb or postcode')
const find = (page: Page) => page.getByRole('button', { name: 'Find stores' }).click()
const row = (page: Page, { name }: TestStore) =>
  page.getByRole('region', { name: /^Stores near / }).locator('li:has(h3)', { hasText: name })
const collectAt = (page: Page, store: TestStore) => row(page, store).getByRole('button', { name: /^Collect/ })

async function collectedIn(cartId: string | undefined) {
  const [cart] = await runSql<{ email: string | null; store: string | null; ways: string[] }>(
    `select email, preferred_store_code as store,
       array(select fulfilment from cart_line where cart_id = cart.id order by cart_line.id) as ways
     from cart where id = $1`,
    [cartId],
  )
  return cart
}

/** The store is of this journey alone. */
const set = ({ code }: TestStore, isActive: boolean, isCollecting: boolean) =>
  runSql('update store set is_active = $2, enabled_for_cnc = $3 where store_code = $1', [code, isActive, isCollecting])

/** Searches until the page has it. */
async function whenSearched(page: Page, store: TestStore, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await place(page).fill(store.postcode)
    await find(page)
    await seen()
  }).toPass()
}

test('without JavaScript: what to collect, where, by whom; a store that stops is refused [J07.1, J07.3, J24.3, J24.4]', async ({
  openShop,
}) => {
  const [first, second, third] = await threeLines()
  const store = await storeNamed('Mathers Dubbo')
  const stock = new Map([
    [first, 5],
    [second, 5],
    [third, 0],
  ])
  await stockAt(store, stock)
  const { context, page } = await openShop({ javaScript: false })
  const forms = plainly(context, SITE)
  await fillCart(forms, first, second, third)
  const cartId = await cookieOf(context, SITE, 'cartId')
  await page.goto(address(SITE, '/cart'))
  const choose = page.getByRole('main').getByRole('link', { name: /^Choose a store/ })
  await choose.first().click()
  await page.getByRole('heading', { level: 1, name: 'Find in store' }).waitFor()
  await page.getByRole('checkbox', { checked: true }).uncheck()
  await find(page)
  await page.getByText('Please select a size').waitFor()
  await page.getByText('Please enter an address or postcode').waitFor()
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
  await place(page).fill(store.postcode)
  await find(page)
  await expect(row(page, store)).toContainText('Both in stock')

  const soon = { timeout: 1000 }
  try {
    await set(store, true, false)
    await whenSearched(page, store, () =>
      expect(row(page, store)).toContainText('No collection here at the moment', soon),
    )
    await expect(collectAt(page, store)).toHaveCount(0)
    await set(store, true, true)
    await whenSearched(page, store, () => expect(collectAt(page, store)).toHaveCount(1, soon))
    await set(store, false, true)
    await collectAt(page, store).click()
    await page.getByText('The store isn’t available for collection now.').waitFor()
    assert.deepEqual((await collectedIn(cartId))?.store, null)
  } finally {
    await set(store, true, true)
  }

  await choose.first().click()
  await expect(place(page), 'the place is kept').toHaveValue(/^Dubbo/)
  const kept = (await context.cookies()).find(({ name }) => name === 'store_place')
  const minutes = ((kept?.expires ?? 0) - Date.now() / 1000) / 60
  assert.ok(minutes > LAST_MINUTES - 5 && minutes <= LAST_MINUTES)
  await context.clearCookies({ name: 'store_place' })
  await page.reload()
  await expect(place(page), 'gone with its cookie').toHaveValue('')
  await page.getByRole('checkbox').nth(1).check()
  await whenSearched(page, store, () => expect(collectAt(page, store)).toHaveCount(1, soon))
  await collectAt(page, store).click()
  await page.waitForURL(address(SITE, '/cart'))
  const guest = { email: null, store: store.code, ways: ['clickncollect', 'clickncollect', 'delivery'] }
  assert.deepEqual(await collectedIn(cartId), guest)

  await page.getByText('Someone else').click()
  const nominee = page.getByRole('region', { name: 'Who collects it?' })
  await nominee.getByRole('button', { name: 'Save' }).click()
  await page.getByText(WRONG_MOBILE).first().waitFor()
  await page.getByLabel('Their mobile number').fill('0412 345 678')
  await Promise.all([page.waitForEvent('load'), nominee.getByRole('button', { name: 'Save' }).click()])
  await page.reload()
  await expect(page.getByLabel('Their mobile number'), 'kept after reload').toHaveValue('0412 345 678')
  await expect(page.getByLabel('First name'), 'names are optional').toHaveValue('')

  const email = newEmail('plain')
  await page.goto(address(SITE, '/checkout'))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Change store' }).click()
  await expect(place(page)).toHaveValue(/^Dubbo/)
  await collectAt(page, store).click()
  await page.waitForURL(address(SITE, '/checkout'))
  assert.deepEqual(await collectedIn(cartId), { ...guest, email })
})
