import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { findings } from '../testing/axe.ts'
import { addFirstSize, productPath } from '../testing/buying/buying.ts'
import { fillCart, sizesOf } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { withStock } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { openShoe } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mollini'

/** Elsewhere the sticky header covers parts of what it is above. */
async function findingsAtTop(page: Page, name: string) {
  await page.evaluate(() => scrollTo(0, 0))
  return findings(page, name)
}

test('on a wide screen the mini bag loads, shows the added pair first and a saved one after it', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  const [, kept] = await sizesOf(SITE, 10)
  assert.ok(kept)
  await plainly(context, SITE).post('/wishlist/add', { sku: kept.sku, option: kept.option, returnTo: '/' })
  const waiting: (() => void)[] = []
  await page.route('**/api/bag**', (route) => waiting.push(() => void route.continue()))
  await page.goto(address(SITE, await productPath(SITE)))
  await addFirstSize(page)
  const drawer = page.getByRole('dialog', { name: 'Your bag' })
  const blanks = drawer.getByRole('status', { name: 'Loading your bag' }).locator('> span')
  await blanks.first().waitFor()
  await expect(blanks).toHaveCount(2)
  for (const release of waiting) release()
  await page.unroute('**/api/bag**')
  await drawer
    .getByRole('region', { name: 'Added to your bag' })
    .getByRole('button', { name: /^Remove/ })
    .waitFor()
  assert.equal(await drawer.evaluate((element) => Math.round(element.getBoundingClientRect().width)), 420)
  await expect(drawer.getByText('Subtotal')).toBeVisible()
  await expect(drawer.getByText('1 item', { exact: true })).toBeVisible()
  const saved = drawer.getByRole('region', { name: 'On your wishlist' })
  await saved.getByText(kept.label.split(' (')[0] ?? '').waitFor()
  assert.deepEqual(await findings(page, 'mini bag'), [])
  assert.deepEqual(problems, [])
})

test('a saved pair is added from the mini bag; it closes, opens and closes again [R4.57]', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  const [, kept] = await sizesOf(SITE, 10)
  assert.ok(kept)
  await plainly(context, SITE).post('/wishlist/add', { sku: kept.sku, option: kept.option, returnTo: '/' })
  await page.goto(address(SITE, await productPath(SITE)))
  await addFirstSize(page)
  const drawer = page.getByRole('dialog', { name: 'Your bag' })
  const saved = drawer.getByRole('region', { name: 'On your wishlist' })
  await saved.getByRole('button', { name: /^Add to bag: / }).click()
  await saved.waitFor({ state: 'detached' })
  await drawer.getByRole('list', { name: 'Bag items' }).getByText(`${kept.label}, quantity 1`).waitFor()
  await expect(drawer.getByText('2 items', { exact: true })).toBeVisible()
  await expect(drawer.getByRole('list', { name: 'Bag items' }).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  assert.ok(await page.evaluate(() => document.activeElement?.closest('#add-to-cart') !== null))
  await page.getByRole('link', { name: 'Bag, 2 items' }).click()
  await drawer.getByText('Subtotal').waitFor()
  await expect(drawer.getByRole('region', { name: 'Added to your bag' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

async function dragDown(page: Page, element: Locator, byPx: number): Promise<void> {
  const box = await element.boundingBox()
  assert.ok(box)
  const [x, y] = [box.x + box.width / 2, box.y + 30]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + byPx }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('on a phone a sheet is shown for 5 s, waits while touched and is dragged away', async ({ openShop }) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  await page.clock.install()
  const [first] = await sizesOf(SITE, 9)
  assert.ok(first)
  await openShoe(page, SITE, first.path)
  await page.locator(`input[name=option][value="${first.option}"]`).locator('xpath=..').click()
  const add = page.getByRole('button', { name: 'Add to bag' }).first()
  await pauseMessages(page)
  await add.click()
  const sheet = page.getByRole('region', { name: 'Added to your bag' })
  await sheet.getByRole('link', { name: 'View bag (1)' }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  assert.ok(await sheet.evaluate((element) => !element.contains(document.activeElement)))
  assert.deepEqual(await findingsAtTop(page, 'sheet'), [])
  await page.clock.fastForward(10_000)
  await expect(sheet).toBeVisible()
  await sheet.dispatchEvent('pointerout')
  await page.clock.fastForward(5_000)
  await sheet.waitFor({ state: 'detached' })
  await add.click()
  await sheet.getByRole('link', { name: 'View bag (2)' }).waitFor()
  // The clock must not advance between two touches.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await dragDown(page, sheet, 40)
  await expect(sheet, 'a short drag leaves it').toBeVisible()
  await dragDown(page, sheet, 90)
  await sheet.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('on a phone a sheet says that a pair was not added', async ({ openShop }) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  const [first] = await sizesOf(SITE, 9)
  assert.ok(first)
  await fillCart(plainly(context, SITE), first, first)
  await openShoe(page, SITE, first.path)
  await page.locator(`input[name=option][value="${first.option}"]`).locator('xpath=..').click()
  const add = page.getByRole('button', { name: 'Add to bag' }).first()
  await withStock(first.variantSku, 2, async () => {
    await add.click()
    const refused = page.getByRole('region', { name: 'Not added to your bag' })
    await refused.getByText('The requested qty is not available. The most you can have in your bag is 2.').waitFor()
    await refused.getByText('2 in your bag').waitFor()
    assert.deepEqual(await findingsAtTop(page, 'refused'), [])
    await refused.getByRole('button', { name: 'Close' }).click()
    await refused.waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('alert').getByText('The most you can have in your bag is 2.').waitFor()
  })
  assert.deepEqual(problems, [])
})
