import assert from 'node:assert/strict'
import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'

test('on a phone the menu opens as a drawer, goes down and back, closes, and leads on [J02, R2.68, R4.59]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
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
  await expect(all).not.toBeVisible()
  await drawer.getByRole('link', { name: 'Women', exact: true }).click()
  await all.waitFor()
  await drawer.getByRole('button', { name: 'Women' }).click()
  await all.waitFor({ state: 'hidden' })
  await drawer.getByRole('link', { name: 'Women', exact: true }).click()
  await all.click()
  await page.waitForURL('**/women')
  await drawer.waitFor({ state: 'hidden' })
  assert.deepEqual(problems, [])
})
