import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import { addFirstSize, addressLineFor, fillDetails, productPath } from '../testing/buying/buying.ts'
import { choicesOf, fillCart, linesOf, type Size, sizesOf, totalOf } from '../testing/cart-page.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import type { Visitor } from '../testing/shop.ts'

const own = faultyShop()

const at = (site: SiteId, path: string) => `http://${site}.localhost:${own.storefront.port}${path}`

const isIn = async (page: Page, chosen: string) => assert.deepEqual(await choicesOf(page), [chosen])

async function openCartWithAPair({ context, page }: Visitor, site: SiteId): Promise<Size> {
  const [first] = await sizesOf(site, 3)
  assert.ok(first)
  await fillCart(plainly(context, site), first)
  await page.goto(at(site, '/cart'))
  await linesOf(page).first().waitFor()
  return first
}

for (const [site, screen] of [
  ['mollini', 'desktop'],
  ['mathers', 'phone'],
] as const) {
  test(`${site}, ${screen}: a bag that cannot be made, filled or read says so [R8.20-R8.22, A54]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    const [first] = await sizesOf(site, 3)
    assert.ok(first)
    const main = page.getByRole('main')
    own.commerce.fail('createEmptyCart')
    await page.goto(at(site, await productPath(site)))
    await addFirstSize(page)
    await main.getByRole('alert').filter({ hasText: 'Error creating cart.' }).waitFor()
    own.commerce.fail('addProductsToCart')
    await addFirstSize(page)
    await main.getByRole('alert').filter({ hasText: 'Error adding cart products.' }).waitFor()
    own.commerce.fail()
    await context.clearCookies()
    await fillCart(plainly(context, site), first)
    own.commerce.fail('cart')
    await page.goto(at(site, '/cart'))
    await main.getByText('Error fetching cart products.').waitFor()
    own.commerce.fail()
    await main.getByRole('link', { name: 'Try again' }).click()
    await linesOf(page).first().waitFor()
  })

  test(`${site}, ${screen}: a change of a line that fails is undone and can be tried again [R8.23, R8.24]`, async ({
    openShop,
  }) => {
    const visitor = await openShop({ screen })
    const { page } = visitor
    const main = page.getByRole('main')
    const lines = linesOf(page)
    const first = await openCartWithAPair(visitor, site)
    const before = await totalOf(page)
    own.commerce.fail('updateCartItems')
    await main.getByLabel('Quantity').selectOption('2')
    const failure = lines.getByRole('alert').filter({ hasText: 'Error updating cart items.' })
    await failure.waitFor()
    await isIn(page, `${first.label} × 1`)
    own.commerce.fail()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await page.waitForFunction(
      (cents) => Number(document.querySelector('main [data-grand-total]')?.getAttribute('data-grand-total')) > cents,
      before,
    )
    await isIn(page, `${first.label} × 2`)
    await expect(failure).toHaveCount(0)

    own.commerce.fail('removeItemFromCart')
    await main.getByRole('button', { name: /^Remove / }).click()
    const stays = lines.getByRole('alert').filter({ hasText: 'Error removing item from cart.' })
    await stays.waitFor()
    await isIn(page, `${first.label} × 2`)
    await expect(lines.getByRole('link').first(), 'the focus is at the line that is back').toBeFocused()

    own.commerce.fail('addProductToGuestWishlist')
    await main.getByRole('button', { name: /^Move to wishlist/ }).click()
    await lines.getByRole('alert').filter({ hasText: 'We can’t create your Wishlist right now.' }).waitFor()
    await isIn(page, `${first.label} × 2`)
    own.commerce.fail()
  })

  test(`${site}, ${screen}: a promo code that fails is explained at its field, until it is corrected [R5.10]`, async ({
    openShop,
  }) => {
    const visitor = await openShop({ screen })
    const { page } = visitor
    const main = page.getByRole('main')
    await openCartWithAPair(visitor, site)
    if (screen === 'phone') await main.getByText('Add a code, gift card or reward').filter({ visible: true }).click()
    own.commerce.fail('applyCouponsToCart')
    const code = main.getByLabel('Promo code')
    await code.fill('spring 50')
    await code.press('Enter')
    await main.getByRole('alert').filter({ hasText: 'This promo code is invalid.' }).waitFor()
    await expect(code).toBeFocused()
    await expect(code, 'what was typed stays').toHaveValue('spring 50')
    await code.press('X')
    await expect(main.getByText('This promo code is invalid.'), 'corrected, it is not wrong any more').toHaveCount(0)
    own.commerce.fail()
  })

  test(`${site}, ${screen}: an Undo that fails says so, and the next one works [R8.22]`, async ({ openShop }) => {
    const visitor = await openShop({ screen })
    const { page } = visitor
    const main = page.getByRole('main')
    const first = await openCartWithAPair(visitor, site)
    await pauseMessages(page)
    await main.getByRole('button', { name: /^Remove / }).click()
    await main.getByRole('heading', { name: 'Your bag is empty' }).waitFor()
    own.commerce.fail('addProductsToCart')
    await main.getByRole('button', { name: /^Undo/ }).click()
    await linesOf(page).getByText('Error adding cart products.').waitFor()
    own.commerce.fail()
    await main.getByRole('button', { name: /^Undo/ }).click()
    await main.getByLabel('Quantity').waitFor()
    await isIn(page, `${first.label} × 1`)
  })
}

test('each call of delivery that fails shows its error, and what was typed stays [R8.25, R8.26, R8.27, R8.29, R8.30]', async ({
  openShop,
}) => {
  const site = 'mollini'
  const { context, page } = await openShop()
  const [first] = await sizesOf(site, 13)
  assert.ok(first)
  await fillCart(plainly(context, site), first)
  await page.goto(`http://${site}.localhost:${own.storefront.port}/checkout`)
  const says = (phrase: string) => page.getByText(phrase).filter({ visible: true }).first().waitFor()
  const email = newEmail('delivery')
  own.commerce.fail('setGuestEmailOnCart')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await says('Failed to set email address')
  own.commerce.fail('setShippingAddressesOnCart')
  await fillDetails(page, site, email)
  await says('Error setting shipping address.')
  for (const [call, phrase] of [
    ['setBillingAddressOnCart', 'Error setting billing address'],
    ['setShippingMethodsOnCart', 'Error setting shipping method.'],
    ['setAuthorityToLeave', 'Error setting authority to leave'],
  ] as const) {
    own.commerce.fail(call)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await says(phrase)
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(addressLineFor(site))
  }
})
