import assert from 'node:assert/strict'
import { cookieOf, makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { addFirstSize, departmentPath, goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { leavesForCart } from '../testing/lost-cart.ts'
import { plainly } from '../testing/plain-browser.ts'

const SITE = 'mollini'

const own = faultyShop()

const at = (path: string) => `http://${SITE}.localhost:${own.storefront.port}${path}`
const refusal =
  (message: string, extensions = {}) =>
  () =>
    JSON.stringify({ errors: [{ message, extensions }], data: null })

for (const message of ['Could not find a cart with ID "x"', "The cart isn't active."])
  test(`${message}: elsewhere the shopper stays, checkout leads to the bag [J26.1, R4.33, R4.34, R8.64, R8.65]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop()
    const forms = plainly(context, SITE)
    const listing = await departmentPath(SITE)
    for (const path of ['/cart', '/checkout', '/checkout/success', listing]) {
      // No late call of the page before takes the fault.
      await page.goto('about:blank')
      await goToCheckoutWithAPair(forms, SITE)
      assert.match((await cookieOf(context, SITE, 'cartId')) ?? '', /^\w{32}$/)
      // From here on only the test advances the clock.
      if (path === '/checkout') await page.clock.pauseAt(Date.now() + 60_000)
      own.commerce.failOnce('cart(', refusal(message))
      const answered =
        path === listing ? page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/me') : undefined
      await page.goto(at(path))
      await (await answered)?.finished()
      if (path.startsWith('/checkout')) {
        await page.getByText('There’s nothing to check out').waitFor()
        assert.equal(new URL(page.url()).pathname, path)
        await leavesForCart(page, at('/cart'))
      }
      assert.ok(own.commerce.hasFailed(), path)
      for (const name of ['cartId', 'storeId'])
        assert.equal(await cookieOf(context, SITE, name), undefined, `${path}: ${name}`)
    }
    await page.clock.fastForward(500)
    assert.equal(new URL(page.url()).pathname, listing)
  })

test('without a cart, or with an id reported as missing, one press adds one pair [R8.67, A86]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  const path = await productPath(SITE)
  const press = async () => {
    await page.goto(at(path))
    own.commerce.drainCalls()
    await addFirstSize(page)
    await page.getByRole('dialog', { name: 'Your bag' }).getByText('Subtotal').waitFor()
    await page.locator('[aria-label="Bag, 1 item"]').first().waitFor({ state: 'attached' })
    const documents = own.commerce.drainCalls().map(({ document }) => document)
    return ['createEmptyCart', 'addProductsToCart'].map(
      (field) => documents.filter((one) => one.includes(field)).length,
    )
  }
  assert.deepEqual(await press(), [1, 1], 'no cart')
  own.commerce.failOnce(
    'addProductsToCart',
    refusal('Required parameter "cart_id" is missing', { category: 'graphql-input' }),
  )
  assert.deepEqual(await press(), [1, 2], 'an id that is missing')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  assert.deepEqual(problems, [])
})

test('a notification has an icon, a link and no close button, and closes after 2 or 5 s [J26.3, R2.71, R3.118-R3.121, R7.22, R9.13, R9.14]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  await page.clock.install()
  await page.goto(at(await departmentPath(SITE)))
  const main = page.getByRole('main')
  const pressHeart = () =>
    main
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first()
      .click()
  const banner = (role: string, phrase: string) =>
    page.locator(`[role=${role}] [data-tone]`).filter({ hasText: phrase })
  const saved = banner('status', 'Saved to your wishlist')
  // From here on only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await pressHeart()
  await saved.waitFor()
  await page.clock.fastForward(2_000)
  await saved.waitFor({ state: 'detached' })
  const assertLeaves = async (role: string, tone: string, phrase: string, stayMs = 2_000) => {
    const shown = banner(role, phrase)
    await shown.locator('svg').waitFor()
    assert.equal(await shown.getAttribute('data-tone'), tone)
    await expect(shown.getByRole('button'), 'no control closes it').toHaveCount(0)
    for (const event of ['focusin', 'focusout']) await shown.dispatchEvent(event)
    await page.clock.runFor(stayMs - 1)
    await expect(shown, phrase).toBeVisible()
    await page.clock.runFor(1)
    await shown.waitFor({ state: 'detached' })
  }
  own.commerce.fail('addProductToGuestWishlist')
  await pressHeart()
  await assertLeaves('alert', 'negative', 'guest wishlist operations error occured')
  own.commerce.fail()
  own.commerce.failOnce('addProductToGuestWishlist', {
    addProductToGuestWishlist: { user_errors: [{ code: 'UNDEFINED', message: 'That shoe is ours to refuse.' }] },
  })
  await pressHeart()
  await assertLeaves('alert', 'negative', 'That shoe is ours to refuse.')
  own.commerce.failOnce(
    'addProductToGuestWishlist',
    refusal('This list is ours to refuse.', { category: 'graphql-input' }),
  )
  await pressHeart()
  await assertLeaves('alert', 'negative', 'This list is ours to refuse.')
  await goToCheckoutWithAPair(plainly(context, SITE), SITE)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await assertLeaves('status', 'positive', 'Your bag was changed in another window', 5_000)
  await pressHeart()
  await assertLeaves('status', 'positive', 'Saved to your wishlist')
  await pressHeart()
  await saved.getByRole('link', { name: 'View list' }).click()
  await page.waitForURL(at('/wishlist'))
})

test('a notification has type, heading, description, a way on, and a duration [R3.117]', async ({ openShop }) => {
  const { context, page } = await openShop()
  const email = newEmail()
  await makeAccount(SITE, email)
  await signIn(plainly(context, SITE), email)
  await page.clock.install()
  await page.goto(at(await departmentPath(SITE)))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const heart = page.getByRole('main').getByRole('button', { name: /^Add .* to wishlist$/ })
  const banner = page.locator('[data-tone]').filter({ has: page.locator('svg') })
  own.commerce.fail('addProductsToWishlist')
  await heart.first().click()
  const failure = banner.filter({ hasText: 'Something has gone wrong, please try again.' })
  await expect(failure.getByText('Error adding product to wishlist')).toBeVisible()
  assert.equal(await failure.getAttribute('data-tone'), 'negative')
  await expect(failure.getByRole('link')).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await failure.waitFor({ state: 'detached' })
  own.commerce.fail()
  await heart.first().click()
  const saved = banner.filter({ hasText: 'Saved to your wishlist' })
  await expect(saved.getByRole('link', { name: 'View list' })).toBeVisible()
  assert.equal(await saved.getAttribute('data-tone'), 'positive')
  await page.clock.fastForward(2_000)
  await saved.waitFor({ state: 'detached' })
})

test('an answer without success shows its message [J26.3, R7.22]', async ({ openShop }) => {
  const { page } = await openShop()
  await page.goto(at('/faq'))
  const form = page.getByRole('form', { name: 'News by email' })
  await form.getByRole('textbox').fill('ana@example.com')
  const message = 'No news for this address.'
  own.commerce.failOnce('subscribeToNewsletter', { subscribeToNewsletter: { success: false, message } })
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText(message).waitFor()
})
