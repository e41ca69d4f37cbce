import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { fillCart, linesOf, sizesOf } from '../testing/cart-page.ts'
import { test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mathers'
const PRESSES = 20

/** Presses the mouse at the control's current position, even if the control moves afterwards. */
async function press(control: Locator, whileDown = async () => {}): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  assert.ok(box)
  const { mouse } = control.page()
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await whileDown()
  await mouse.up()
}

/** Requests of the shop's scripts, by path. */
function countCalls(page: Page): ReadonlyMap<string, number> {
  const calls = new Map<string, number>()
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
  })
  return calls
}

const whenCount = (page: Page, count: number) =>
  page.locator('header [data-cart-count]:visible').getByText(String(count), { exact: true }).waitFor()

/** With a fourfold CPU slowdown. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.goto(address(SITE, path))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('slowed four times, each of 20 presses of Add to bag and of the heart makes one call', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const sizes = await sizesOf(SITE, 4)
  const [size] = sizes
  assert.ok(size)
  const calls = countCalls(page)
  await openSlowly(page, size.path)
  const form = page.locator('#add-to-cart')
  const miniCart = page.getByRole('dialog', { name: 'Bag' })
  for (let time = 0; time < PRESSES; time += 1) {
    const { option } = sizes[time % sizes.length] ?? size
    await press(form.locator(`label:has(input[name=option][value="${option}"])`))
    await press(form.getByRole('button', { name: /^Add/ }).first())
    await whenCount(page, time + 1)
    await miniCart.waitFor()
    await page.keyboard.press('Escape')
    await miniCart.waitFor({ state: 'hidden' })
  }
  assert.equal(calls.get('/cart/add.data'), PRESSES)
  const heart = form.locator('button[data-heart]')
  for (let time = 0; time < PRESSES; time += 1) {
    await press(heart)
    await form.locator(`button[data-heart][aria-pressed=${time % 2 === 0}]:not([aria-busy])`).waitFor()
  }
  assert.equal(calls.get('/api/me'), PRESSES)
  assert.deepEqual(problems, [])
})

test('slowed four times, each Remove and new quantity makes one call, as bars close', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  const sizes = (await sizesOf(SITE, 4)).slice(0, 3)
  await fillCart(plainly(context, SITE), ...sizes)
  const calls = countCalls(page)
  await openSlowly(page, '/cart')
  const quantity = linesOf(page).first().getByLabel('Quantity')
  await quantity.focus()
  for (let time = 0; time < PRESSES; time += 1) {
    await page.keyboard.press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
    await whenCount(page, time % 2 === 0 ? 4 : 3)
  }
  assert.equal(calls.get('/cart.data'), PRESSES)
  const undo = page.getByRole('button', { name: /^Undo/ })
  const removes = linesOf(page).getByRole('button', { name: /^Remove/ })
  await pauseMessages(page)
  for (let time = 1; time < PRESSES; time += 1) {
    await press(removes.nth(time % 3))
    await whenCount(page, 2)
    await press(undo)
    await whenCount(page, 3)
    await undo.waitFor({ state: 'detached' })
  }
  await pauseMessages(page, false)
  await press(removes.first())
  await whenCount(page, 2)
  await press(removes.last(), () => undo.waitFor({ state: 'detached' }))
  await whenCount(page, 1)
  assert.equal(calls.get('/cart.data'), PRESSES * 2 + 1)
  assert.equal(calls.get('/cart/add.data'), PRESSES - 1)
  assert.deepEqual(problems, [])
})

test('slowed four times, each of 20 presses of Continue makes one call', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  await fillCart(plainly(context, SITE), ...(await sizesOf(SITE, 4)).slice(0, 1))
  const calls = countCalls(page)
  await openSlowly(page, '/checkout')
  const email = page.getByLabel('Email', { exact: true })
  const goOn = page.getByRole('button', { name: /^Continue/ })
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  const heading = (title: string) => page.locator('[aria-current=step] h2:focus').filter({ hasText: title })
  for (let time = 0; time < PRESSES; time += 4) {
    for (const typed of ['', 'ana@']) {
      await email.fill(typed)
      await press(goOn)
      await summary.and(page.locator(':focus')).waitFor()
    }
    await email.fill(`presses-${time}@example.com`)
    await press(goOn)
    await heading('Delivery').waitFor()
    await goOn.scrollIntoViewIfNeeded()
    await press(goOn)
    await summary.and(page.locator(':focus')).waitFor()
    await page.goto(address(SITE, '/checkout?edit=email'))
  }
  assert.equal(calls.get('/checkout.data'), PRESSES)
  assert.deepEqual(problems, [])
})
