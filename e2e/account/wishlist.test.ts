import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import {
  cookieOf,
  fillSignIn,
  makeAccount,
  newEmail,
  queryShop,
  setCookie,
  signIn,
  tokenOf,
} from '../testing/accounts.ts'
import { findings } from '../testing/axe.ts'
import { departmentPath } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages, whenAnnounced, whenLeft } from '../testing/messages.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import type { Visitor } from '../testing/shop.ts'
import { addAsGuest, badge, chooseSize, failure, isSized, main, SITE, someSkus, tiles } from '../testing/wishlist.ts'

const own = faultyShop()

const at = (path: string) => `http://${SITE}.localhost:${own.storefront.port}${path}`
const GENERAL = 'Something has gone wrong, please try again.'

/** From a listing, without JavaScript: the wishlist opens. */
async function saveAStyle(page: Page): Promise<void> {
  await page.goto(at(await departmentPath(SITE)))
  await main(page)
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .first()
    .click()
  await page.getByText('Added to your wishlist.').waitFor()
}

test('a guest’s hearts save and remove styles; a save that fails is undone [J18.1, J18.4, R1.30, R3.32, R4.75, R4.76, R8.46, R8.50]', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  await page.goto(at(await departmentPath(SITE)))
  const heart = main(page).getByRole('button', { name: /^Add .* to wishlist$/ })
  await whenAnnounced(page, 'Saved to your wishlist', () => heart.first().click())
  const cookie = (await context.cookies(at('/'))).find(({ name }) => name === 'guest_wishlist')
  assert.ok(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 30 * 86_400) < 600, '30 days')
  await whenAnnounced(page, 'Saved to your wishlist', () => heart.first().click())
  await badge(page, '2')
  await page.waitForLoadState('networkidle')
  await page.reload()
  const filled = main(page).getByRole('button', { name: /^Remove .* from wishlist$/, pressed: true })
  await filled.nth(1).waitFor()
  await expect(filled, 'right after load').toHaveCount(2)
  await whenAnnounced(page, 'Item removed from wishlist', () => filled.first().click())
  await badge(page, '1')
  own.commerce.fail('addProductToGuestWishlist')
  await whenAnnounced(page, 'negative: guest wishlist operations error occured', () => heart.first().click())
  await badge(page, '1')
  await expect(filled, 'it is an outline again').toHaveCount(1)
  own.commerce.fail()
  assert.deepEqual(
    problems.filter((line) => !line.includes('500')),
    [],
  )
})

/** A guest's session with a style, as a heart saves it. */
async function saveAsGuest({ context, page }: Visitor): Promise<string> {
  await page.goto(at(await departmentPath(SITE)))
  const heart = main(page).getByRole('button', { name: /^Add .* to wishlist$/ })
  await whenAnnounced(page, 'Saved to your wishlist', () => heart.first().click())
  return (await cookieOf(context, SITE, 'guest_wishlist')) ?? ''
}

test('a guest’s wishlist shows all, chooses sizes and adds to the bag [J18.2, J18.3, J18.4, R2.76, R4.51-R4.53, R4.77, R5.27, R8.48, R8.49, A50]', async ({
  openShop,
}) => {
  const visitor = await openShop()
  const { page, problems } = visitor
  const session = await saveAsGuest(visitor)
  await addAsGuest(session, await someSkus(9))
  own.commerce.drainCalls()
  await Promise.all([page.waitForResponse(/\/api\/me$/), page.goto(at('/wishlist'))])
  assert.ok((await tiles(page).count()) >= 9, 'a guest sees all')
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  const documents = own.commerce.drainCalls().map(({ document }) => document)
  assert.ok(documents.some((document) => document.includes('guestWishlist(')))
  assert.ok(!documents.some((document) => /customer\s*\{/.test(document)), 'no customer’s call')

  const add = (tile: number) =>
    tiles(page)
      .nth(tile)
      .getByRole('button', { name: /^Add to bag/ })
  await add(0).click()
  await tiles(page).nth(0).getByText('Choose a size').waitFor()
  own.commerce.fail('UpdateProductsInWishlistGuest')
  await pauseMessages(page)
  for (const tile of [0, 1])
    await whenAnnounced(page, 'negative: Error updating wistlist item size', () => chooseSize(page, tile))
  await page.locator('[data-tone=negative]').getByText('Error updating wistlist item size').waitFor()
  own.commerce.fail()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await add(0).waitFor()
  await chooseSize(page, 0)
  scripts.resolve()
  await isSized(page, 0)
  await page.unroute(/\.js$/)
  await expect(tiles(page).nth(0).locator('[aria-busy=true]')).toHaveCount(0)
  own.commerce.fail('addWishlistItemsToCartGuest')
  await whenAnnounced(page, 'negative: Error adding wishlist item to cart', () => add(0).click())
  await failure(page, 'Error adding wishlist item to cart')
  own.commerce.fail()
  own.commerce.failOnce('addWishlistItemsToCartGuest', {
    addWishlistItemsToCartGuest: {
      add_wishlist_items_to_cart_user_errors: [
        { message: 'That pair is ours to refuse.' },
        { message: 'So is the second.' },
      ],
    },
  })
  await add(0).click()
  await failure(page, 'That pair is ours to refuse.')
  await expect(page.getByText('So is the second.')).toHaveCount(0)
  const count = await tiles(page).count()
  const [price = ''] = /\$\d+\.\d\d/.exec((await tiles(page).nth(0).textContent()) ?? '') ?? []
  const name = (await tiles(page).nth(0).locator('a').first().textContent()) ?? ''
  await add(0).click()
  const drawer = page.getByRole('dialog', { name: 'Bag' })
  await drawer.getByRole('region', { name: 'Added to your bag' }).getByText(name).first().waitFor()
  await expect(drawer.getByText('Subtotal').locator('..')).toContainText(price)
  await page.keyboard.press('Escape')
  await expect(tiles(page)).toHaveCount(count - 1)
  assert.deepEqual(
    problems.filter((line) => !line.includes('500')),
    [],
  )
})

test('a style is removed from a guest’s wishlist and restored; a failure says so [J18.3, J18.4, R4.73, R4.74, R8.46, R8.47, R8.59]', async ({
  openShop,
}) => {
  const visitor = await openShop()
  const { page, problems } = visitor
  await addAsGuest(await saveAsGuest(visitor), await someSkus(4))
  await page.goto(at('/wishlist'))
  const count = await tiles(page).count()
  own.commerce.fail('removeProductFromGuestWishlist')
  const remove = tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Remove .* from wishlist$/ })
  await whenAnnounced(page, 'negative: guest wishlist operations error occured', () => remove.click())
  await failure(page, 'guest wishlist operations error occured')
  own.commerce.fail()
  await page.locator('[data-tone=negative]').waitFor({ state: 'detached' })
  await pauseMessages(page)
  await remove.click()
  await page.getByRole('status').getByText('Item removed from wishlist').waitFor()
  await expect(tiles(page)).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await tiles(page)
    .nth(count - 1)
    .waitFor()
  own.commerce.fail('guestWishlist')
  await whenAnnounced(page, 'negative: Error fetching guest wishlist', () => page.goto(at('/wishlist')))
  await main(page).getByText('Error fetching guest wishlist').first().waitFor()
  own.commerce.fail()
  assert.deepEqual(
    problems.filter((line) => !line.includes('500')),
    [],
  )
})

test('signing in adds a guest’s wishlist to the customer’s [J18.5, R4.73]', async ({ openShop }) => {
  const visitor = await openShop()
  const { context, page, problems } = visitor
  await addAsGuest(await saveAsGuest(visitor), await someSkus(4))
  await page.goto(at('/wishlist'))
  await tiles(page).first().waitFor()
  const count = await tiles(page).count()
  const email = newEmail()
  await makeAccount(SITE, email)
  await page.goto(at('/customer/account/login?returnTo=/wishlist'))
  await fillSignIn(page, email)
  await page.getByText(`We added ${count} styles you saved before.`).first().waitFor()
  assert.equal(await cookieOf(context, SITE, 'guest_wishlist'), undefined)
  assert.deepEqual(
    problems.filter((line) => !line.includes('500')),
    [],
  )
})

test('customer: pages of 8, one and several into the bag; failed calls show their messages [J17.1, J17.2, J17.3, R2.76, R3.32, R4.55, R5.26, R5.28, R8.13-R8.17, R8.55, R8.61, A84]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  const email = newEmail()
  await makeAccount(SITE, email)
  const items = (await someSkus(9)).map((sku) => ({ sku, quantity: 1 }))
  const document =
    'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { items_count } } }'
  await queryShop(SITE, document, { items }, await tokenOf(SITE, email))
  await signIn(plainly(context, SITE), email)
  await page.goto(at('/wishlist'))
  await badge(page, '9')
  await expect(tiles(page)).toHaveCount(8)
  const shownTile = tiles(page).nth(0)
  await shownTile.locator('img').first().waitFor()
  assert.match((await shownTile.textContent()) ?? '', /\$\d+\.\d\d/)
  const delayed = Promise.withResolvers<void>()
  await page.route(/wishlist\.data/, async (route) => {
    await delayed.promise
    await route.continue()
  })
  await main(page).getByRole('link', { name: 'Show 1 more' }).click()
  const blank = main(page).locator('ul[aria-busy=true] > li[aria-hidden=true]')
  await blank.waitFor()
  const placeOf = (tile: Locator) =>
    tile.evaluate((one) => {
      const { left, width, height } = one.getBoundingClientRect()
      return [left, width, height].map(Math.round)
    })
  const reserved = await placeOf(blank)
  delayed.resolve()
  await blank.waitFor({ state: 'detached' })
  assert.deepEqual(await placeOf(tiles(page).nth(8)), reserved, 'a blank of the final size')
  await page.unroute(/wishlist\.data/)

  const shown = async (phrase: string, act: () => Promise<unknown>) => {
    await whenAnnounced(page, GENERAL, act)
    await failure(page, phrase)
    own.commerce.fail()
    await whenLeft(page, GENERAL)
  }
  own.commerce.fail('updateProductsInWishlist')
  await shown('Error updating wistlist item size', () => chooseSize(page, 0))
  own.commerce.failOnce('updateProductsInWishlist', {
    updateProductsInWishlist: {
      user_errors: [{ message: 'That size is ours to refuse.' }, { message: 'So is the second.' }],
    },
  })
  await shown('That size is ours to refuse.', () => chooseSize(page, 1))
  for (const tile of [0, 1]) {
    await page.reload()
    await chooseSize(page, tile)
    await isSized(page, tile)
  }
  const add = tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Add to bag/ })
  own.commerce.fail('addWishlistItemsToCart')
  await shown('Error adding wishlist item to cart', () => add.click())
  own.commerce.fail('removeProductsFromWishlist')
  await shown('Error removing product from wishlist', () =>
    tiles(page)
      .nth(0)
      .getByRole('button', { name: /^Remove/ })
      .click(),
  )
  const addBoth = main(page).getByRole('button', { name: /^Add 2 to bag, \$\d+\.\d\d$/ })
  await whenAnnounced(page, 'Added 2 items to your bag. Left on the list: 7 need a size.', () => addBoth.click())
  await page.locator('[data-cart-count]').filter({ hasText: '2' }).first().waitFor()
  await page.getByRole('dialog', { name: 'Bag' }).getByRole('link', { name: 'View bag' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Bag' }).waitFor({ state: 'hidden' })
  await tiles(page).nth(7).waitFor({ state: 'detached' })
  await whenAnnounced(page, 'Item removed from wishlist', () =>
    tiles(page)
      .nth(0)
      .getByRole('button', { name: /^Remove/ })
      .click(),
  )

  own.commerce.fail('wishlists')
  await whenAnnounced(page, GENERAL, () => page.goto(at('/wishlist')))
  await main(page).getByText('Error fetching wishlist').first().waitFor()
  own.commerce.fail('addProductsToWishlist')
  await page.goto(at(await departmentPath(SITE)))
  const heart = main(page).getByRole('button', { name: /^Add .* to wishlist$/ })
  await shown('Error adding product to wishlist', () => heart.last().click())
  await whenAnnounced(page, 'Saved to your wishlist', () => heart.last().click())
  await page.goto(at('/wishlist'))
  await chooseSize(page, 0)
  await isSized(page, 0)
  await add.click()
  await page.getByRole('dialog', { name: 'Bag' }).getByRole('region', { name: 'Added to your bag' }).waitFor()
})

test('phone, without JavaScript: a list is saved and shared, until sharing ends [R2.18]', async ({ openShop }) => {
  const { page } = await openShop({ screen: 'phone', javaScript: false })
  await saveAStyle(page)
  await main(page).getByRole('button', { name: 'Share' }).click()
  const link = await main(page).getByLabel('Link to this list').inputValue()
  assert.match(link, /\/w\/[\w-]{32}$/)
  const shared = new URL(link).pathname
  const friend = await openShop()
  const answer = await friend.page.goto(at(shared))
  assert.equal(answer?.status(), 200)
  await expect(friend.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await friend.page.getByRole('heading', { level: 1, name: /^A wishlist/ }).waitFor()
  await expect(main(friend.page).getByRole('button', { name: /wishlist/ })).toHaveCount(0)
  assert.deepEqual(await findings(friend.page, 'shared list'), [])
  await main(page).getByRole('button', { name: 'Stop sharing' }).click()
  await main(page).getByLabel('Link to this list').waitFor({ state: 'detached' })
  assert.equal((await friend.page.goto(at(shared)))?.status(), 404)
  await friend.page.getByRole('heading', { name: 'This list is no longer shared.' }).waitFor()
})

test('phone, without JavaScript: a saved style gets a size, is restored and added to the bag [R2.76, R8.59]', async ({
  openShop,
}) => {
  const { page } = await openShop({ screen: 'phone', javaScript: false })
  await saveAStyle(page)
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await tiles(page).nth(0).getByText('Choose a size').waitFor()
  const label = await chooseSize(page, 0)
  await tiles(page).nth(0).getByRole('button', { name: 'Update' }).click()
  assert.equal(await tiles(page).nth(0).locator('option:checked').textContent(), label)
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByText('Item removed from wishlist').waitFor()
  await main(page).getByRole('button', { name: 'Undo' }).click()
  assert.equal(await tiles(page).nth(0).locator('option:checked').textContent(), label)
  await main(page)
    .getByRole('button', { name: /^Add 1 to bag/ })
    .click()
  await page.getByText('Added 1 item to your bag.').waitFor()
  await expect(tiles(page)).toHaveCount(0)
})

test('on a phone the link goes to the share sheet of the system, and the panel ends it [R2.76]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
  })
  await page.goto(at(await departmentPath(SITE)))
  const heart = main(page).getByRole('button', { name: /^Add .* to wishlist$/ })
  await whenAnnounced(page, 'Saved to your wishlist', () => heart.first().click())
  await page.goto(at('/wishlist'))
  for (const times of [1, 2]) {
    await main(page).getByRole('button', { name: 'Share' }).click()
    await page.waitForFunction(
      (count) => (window as unknown as { shared: readonly unknown[] }).shared.length === count,
      times,
    )
  }
  const link = await main(page).getByLabel('Link to this list').inputValue()
  const shared = await page.evaluate('shared')
  assert.deepEqual(shared, Array(2).fill({ url: link, title: 'Wishlist, Mollini' }))
  await main(page).getByRole('button', { name: 'Stop sharing' }).click()
  await main(page).getByLabel('Link to this list').waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('items that can’t go into the bag are refused with the server’s first message [J17.2]', async () => {
  const shopper = openPlainBrowser(SITE, own.storefront.port)
  const email = newEmail()
  await makeAccount(SITE, email)
  await signIn(shopper, email)
  const { status, body } = await shopper.post('/wishlist', { intent: 'add', id: '999999999', from: 'x', option: 'x' })
  assert.equal(status, 422)
  assert.ok(body.replaceAll('&quot;', '"').includes('Could not find a wishlist item with ID "999999999".'))
})

test('the list works with the keyboard, and axe finds nothing on it [R2.76]', async ({ openShop }) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  const { data } = await queryShop<{ addProductToGuestWishlist: { session_id: string } }>(
    SITE,
    'mutation ($sku: String!) { addProductToGuestWishlist(wishlistItems: [{ sku: $sku, quantity: 1 }]) { session_id } }',
    { sku: (await someSkus(1))[0] },
  )
  await setCookie(context, SITE, 'guest_wishlist', data.addProductToGuestWishlist.session_id)
  await page.goto(at('/wishlist'))
  assert.deepEqual(await findings(page, 'wishlist'), [])
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Add to bag/ })
    .press('Enter')
  await page.waitForFunction(() => document.activeElement?.tagName === 'SELECT')
  await page.setViewportSize({ width: 320, height: 700 })
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  assert.deepEqual(await findings(page, 'empty wishlist'), [])
  assert.deepEqual(problems, [])
})
