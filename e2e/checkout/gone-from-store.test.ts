import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { newEmail } from '../testing/accounts.ts'
import { findings } from '../testing/axe.ts'
import { detailsForm, fillCard, placeOrder } from '../testing/buying/buying.ts'
import { fillCart, linesOf, sizesOf } from '../testing/cart-page.ts'
import { chooseStore, stockAt, storeNamed } from '../testing/collection.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'williams'
const REFUSED =
  'Your store no longer has some of the items in your bag. Choose another store for them, or have them delivered.'

async function openPayment(page: Page, forms: PlainBrowser): Promise<void> {
  await forms.post('/checkout', { intent: 'email', email: newEmail('gone'), guest: '1' })
  const details = { ...detailsForm(SITE), collect_only: '1', collector: 'me' }
  assert.equal((await forms.post('/checkout', details)).status, 303)
  await page.goto(address(SITE, '/checkout'))
}

async function payInVain(page: Page): Promise<void> {
  await fillCard(page)
  await placeOrder(page)
  await page.getByRole('alert').filter({ hasText: REFUSED }).waitFor()
}

test('a store lacks a line when it is paid for: the bag stays, another way is offered', async ({ openShop }) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  const [shoe] = await sizesOf(SITE, 3)
  assert.ok(shoe)
  const [store, other] = [await storeNamed('Williams Ballarat'), await storeNamed('Williams Werribee')]
  const stock = async (here: number, there: number) => {
    await runSql('update stock set on_hand = reserved where sku = $1 and source <> $2', [shoe.variantSku, 'warehouse'])
    await stockAt(store, new Map([[shoe, here]]))
    await stockAt(other, new Map([[shoe, there]]))
  }
  const otherCollects = (isCollecting: boolean) =>
    runSql('update store set enabled_for_cnc = $2 where store_code = $1', [other.code, isCollecting])
  const instead = (text: RegExp) => page.getByRole('button', { name: text })
  await stock(5, 1)
  const forms = plainly(context, SITE)
  await fillCart(forms, shoe)
  await chooseStore(forms, store)
  await page.goto(address(SITE, '/cart'))
  const collected = page.getByRole('radio', { name: /^Collect/ })
  await collected.check()
  await page.getByRole('region', { name: 'to collect' }).waitFor()
  await stock(0, 1)
  await page.reload()
  const line = linesOf(page).first()
  await line.getByText('No longer at Ballarat in ').waitFor()
  await line.getByRole('link', { name: 'Find another store' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click()
  await expect(page.getByText('Choose delivery, another store or another size to check out:')).toBeVisible()
  await instead(/^Werribee has the last pair, [\d.]+ km$/).click()
  await page.getByRole('heading', { name: / at Werribee/ }).waitFor()
  await expect(collected, 'the focus stays with the line').toBeFocused()

  await openPayment(page, forms)
  await stock(5, 1)
  await otherCollects(false)
  await payInVain(page)
  await page.getByText('Williams Werribee doesn’t hand out orders any more').waitFor()
  await otherCollects(true)
  assert.deepEqual(await findings(page, 'a refused collection'), [])
  await instead(/^Ballarat has it, [\d.]+ km$/).click()
  await page.getByText(/ at Williams Ballarat$/).waitFor()
  await expect(page.getByText('doesn’t hand out orders')).toHaveCount(0)
  await stock(0, 0)
  await payInVain(page)
  await page.getByText('No longer at Ballarat in ').waitFor()
  await page.getByRole('button', { name: 'Deliver it' }).click()
  await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page)
  await placeOrder(page)
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  await expect(page.getByRole('region', { name: 'To be delivered' }).getByRole('listitem')).toHaveCount(1)
  assert.deepEqual(problems, [])
})
