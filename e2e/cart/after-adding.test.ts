import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { findings } from '../testing/axe.ts'
import { addFirstSize, productPath } from '../testing/buying.ts'
import { address, openBrowser, openShop } from '../testing/shop.ts'

const SITE = 'mollini'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

test('on a wide screen the added pair leads the mini bag; Esc leads back to the button', async () => {
  const { context, page, problems } = await openShop(browser)
  await page.goto(address(SITE, await productPath(SITE)))
  await addFirstSize(page)
  const drawer = page.getByRole('dialog', { name: 'Your bag' })
  await drawer
    .getByRole('region', { name: 'Added to your bag' })
    .getByRole('button', { name: /^Remove/ })
    .waitFor()
  assert.equal(await drawer.evaluate((element) => Math.round(element.getBoundingClientRect().width)), 420)
  assert.ok(await drawer.getByText('Subtotal').isVisible())
  assert.deepEqual(await findings(page, 'mini bag'), [])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  assert.ok(await page.evaluate(() => document.activeElement?.closest('#add-to-cart') !== null))
  await page.getByRole('link', { name: 'Bag, 1 item' }).click()
  await drawer.getByText('Subtotal').waitFor()
  assert.equal(await drawer.getByRole('region', { name: 'Added to your bag' }).count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})

test('on a phone a sheet stands for 5 s, takes no focus and waits while touched', async () => {
  const { context, page, problems } = await openShop(browser, { screen: 'phone' })
  await page.clock.install()
  await page.goto(address(SITE, await productPath(SITE)))
  await addFirstSize(page)
  const sheet = page.getByRole('region', { name: 'Added to your bag' })
  await sheet.getByRole('link', { name: 'View bag (1)' }).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.ok(await sheet.evaluate((element) => !element.contains(document.activeElement)))
  assert.deepEqual(await findings(page, 'sheet'), [])
  await sheet.dispatchEvent('pointerover')
  await page.clock.fastForward(10_000)
  assert.ok(await sheet.isVisible())
  await sheet.dispatchEvent('pointerout')
  await page.clock.fastForward(5_000)
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
  await context.close()
})
