import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import {
  addAPairToCart,
  chargesOf,
  detailsFor,
  fillCard,
  fillDetails,
  goToCheckoutWithAPair,
  goToPayment,
  mailTo,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { addAPairToCartPlainly, payPlainly, textIn } from '../testing/buying/buying-plainly.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { address, type ScreenName, sites } from '../testing/shop.ts'

/** One site per country; the others are tested without scripts. */
const WHOLE: readonly SiteId[] = ['mollini', 'styletread-nz']

async function assertPaidAndMailed(number: string, email: string): Promise<void> {
  const mail = await mailTo(email)
  assert.ok(mail.text.includes(number) && mail.html.includes(number))
  assert.equal((await chargesOf(number)).length, 1)
}

for (const site of WHOLE)
  for (const screen of ['desktop', 'phone'] as const satisfies readonly ScreenName[])
    test(`${site}, ${screen}: a guest goes from the home page to a paid order and its mail [J06.2, R1.33, R1.34, R2.03, R2.04]`, async ({
      openShop,
    }) => {
      const { page, problems } = await openShop({ screen })
      const email = `${site}-${screen}-${Date.now()}@example.com`
      await addAPairToCart(page, site)
      await page.goto(address(site, '/cart'))
      const cartPanel = page.getByRole('list', { name: 'Bag items' })
      await expect(cartPanel.getByRole('listitem')).toHaveCount(1)
      const name = await cartPanel.getByRole('heading', { level: 3 }).textContent()
      await page.getByRole('link', { name: 'Checkout' }).first().click()
      await fillDetails(page, site, email)
      await fillCard(page)
      await placeOrder(page)
      const number = await orderNumber(page)
      const pairs = page.getByRole('region', { name: 'What you ordered' }).getByRole('listitem')
      assert.deepEqual([await pairs.count(), await pairs.locator('strong').textContent()], [1, name])
      assert.ok(
        (await page.getByRole('main').textContent())?.includes(detailsFor(site).street),
        'where it is delivered to',
      )
      await assertPaidAndMailed(number, email)
      await page.goto(address(site, '/cart'))
      await page.getByText('Your bag is empty').first().waitFor()
      assert.deepEqual(problems, [])
    })

for (const site of sites.filter((site) => !WHOLE.includes(site)))
  test(`${site}, plain forms: a guest goes from the home page to a paid order and its mail [J06, R1.33, R1.34, R2.03, R2.04]`, async () => {
    const shopper = openPlainBrowser(site)
    const email = `${site}-plain-${Date.now()}@example.com`
    await addAPairToCartPlainly(shopper, site)
    const [, cartPanel = ''] =
      /<ul[^>]*aria-label="Bag items"[^>]*>([\s\S]*?)<\/ul>/.exec((await shopper.open('/cart')).body) ?? []
    assert.equal(cartPanel.match(/<h3\b/g)?.length, 1)
    const name = textIn(cartPanel, /<h3\b[^>]*>([\s\S]*?)<\/h3>/)
    await goToPayment(shopper, site, email)
    const thanks = await payPlainly(shopper, site)
    assert.match(textIn(thanks, /<h1\b[^>]*>([\s\S]*?)<\/h1>/), /^Thank you/)
    const [, number = ''] = /data-order-number="(\d{9})"/.exec(thanks) ?? []
    const [, ordered = ''] = /What you ordered([\s\S]*?)<\/section>/.exec(thanks) ?? []
    assert.equal(ordered.match(/<li\b/g)?.length, 1)
    assert.equal(textIn(ordered, /<strong\b[^>]*>([\s\S]*?)<\/strong>/), name)
    assert.ok(thanks.includes(detailsFor(site).street), 'where it is delivered to')
    await assertPaidAndMailed(number, email)
    assert.ok((await shopper.open('/cart')).body.includes('Your bag is empty'))
  })

test('the checkout step is in a cookie, info or payment, until the order or a reset of the bag [R4.01, A42]', async () => {
  const shopper = openPlainBrowser('mollini')
  const step = async (path?: string) => {
    if (path) await shopper.open(path)
    return shopper.cookies.get('checkout_step')
  }
  await goToCheckoutWithAPair(shopper, 'mollini')
  assert.deepEqual([await step('/cart'), await step('/checkout')], [undefined, 'info'])
  await goToPayment(shopper, 'mollini', newEmail())
  assert.deepEqual([await step(), await step('/checkout')], ['payment', 'payment'])
  await payPlainly(shopper, 'mollini')
  assert.equal(await step(), undefined)
  await goToCheckoutWithAPair(shopper, 'mollini')
  assert.equal(await step('/checkout'), 'info')
  await runSql('update cart set is_active = false where id = $1', [shopper.cookies.get('cartId')])
  assert.equal(await step('/cart'), undefined)
})
