import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { address, openBrowser, openShop } from '../testing/shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

test('on a phone the menu opens as a drawer, goes down and back, closes, and leads on [J02, R2.68, R4.59]', async () => {
  const { context, page, problems } = await openShop(browser, { screen: 'phone' })
  await page.goto(address('mathers'))
  const opener = page.getByRole('link', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const isFocused = () => opener.evaluate((element) => element === document.activeElement)
  for (const close of [
    () => drawer.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener.click()
    await drawer.waitFor()
    await close()
    await drawer.waitFor({ state: 'hidden' })
    assert.equal(await isFocused(), true)
  }
  await opener.click()
  const all = drawer.getByRole('link', { name: 'View all women' })
  assert.equal(await all.isVisible(), false)
  await drawer.getByRole('link', { name: 'Women', exact: true }).click()
  await all.waitFor()
  await drawer.getByRole('button', { name: 'Women' }).click()
  await all.waitFor({ state: 'hidden' })
  await drawer.getByRole('link', { name: 'Women', exact: true }).click()
  await all.click()
  await page.waitForURL('**/women')
  await drawer.waitFor({ state: 'hidden' })
  assert.deepEqual(problems, [])
  await context.close()
})
