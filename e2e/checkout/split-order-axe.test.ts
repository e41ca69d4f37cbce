import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { fillCard, fillDetails, placeOrder } from '../testing/buying/buying.ts'
import { fillCart, sizesOf, whenSettled } from '../testing/cart-page.ts'
import { chooseStore, stockAt, storeOf } from '../testing/collection.ts'
import { test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, SCREENS } from '../testing/shop.ts'

for (const site of ['mollini', 'mathers'] as const)
  test(`${site}: axe reports nothing on a bag, checkout and order in two parts, and they fit 320 px`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop()
    const [first] = await sizesOf(site, 13)
    const [second] = await sizesOf(site, 14)
    assert.ok(first && second)
    const store = await storeOf(site, 6)
    await stockAt(
      store,
      new Map([
        [first, 5],
        [second, 0],
      ]),
    )
    const forms = plainly(context, site)
    await fillCart(forms, first, second)
    await chooseStore(forms, store)
    const found: string[] = []
    const look = async (name: string) => {
      for (const screen of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SCREENS[screen])
        found.push(...(await findings(page, `${name}, ${screen}`)), ...(await overflow(page, `${name}, ${screen}`)))
      }
      await page.setViewportSize({ width: 320, height: 700 })
      found.push(...(await overflow(page, `${name}, 320 px`)))
      await page.setViewportSize(SCREENS.desktop)
    }
    await page.goto(address(site, '/cart'))
    await page
      .getByRole('radio', { name: /^Collect/ })
      .first()
      .check()
    await page.getByText('Someone else').click()
    await page.getByLabel('Their mobile number').fill('0412')
    await page.getByLabel('Their mobile number').blur()
    await whenSettled(page)
    await look('bag')
    await page.getByLabel('Their mobile number').fill('0412 345 678')
    await page.getByLabel('Their mobile number').blur()
    await page.getByText('Saved. We keep it').waitFor()
    await page.goto(address(site, '/checkout'))
    await page.getByLabel('Email', { exact: true }).fill(newEmail('axe'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('group', { name: 'Who collects it?' }).waitFor()
    await look('details')
    await page.goto(address(site, '/checkout?edit=email'))
    await fillDetails(page, site, newEmail('axe'))
    await fillCard(page)
    await placeOrder(page)
    await page.getByRole('region', { name: 'To collect' }).waitFor()
    await look('order')
    assert.deepEqual([found, problems], [[], []])
  })
