import assert from 'node:assert/strict'
import { cookieOf, makeAccount, newEmail, signIn, signInAt, wishlistOf } from '../testing/accounts.ts'
import { productPath } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { requireData } from '../testing/graphql.ts'
import { test } from '../testing/journey.ts'
import { whenAnnounced } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const own = faultyShop()

const GUEST_LIST = `query ($session: String!) { guestWishlist(session_id: $session) { items_v2 { items {
  quantity product { sku } ... on ConfigurableWishlistItem { configured_variant { sku } } } } } }`

interface SavedItem {
  readonly quantity: number
  readonly product: { readonly sku: string }
  readonly configured_variant: { readonly sku: string } | null
}

async function savedBy(storeCode: string, session: string | undefined): Promise<readonly SavedItem[]> {
  const { guestWishlist } = await requireData<{ guestWishlist: { items_v2: { items: SavedItem[] } } }>(
    storeCode,
    GUEST_LIST,
    { session },
  )
  return guestWishlist.items_v2.items
}

for (const [screen, javaScript] of [
  ['desktop', true],
  ['phone', false],
] as const) {
  const where = `mollini, ${screen}${javaScript ? '' : ', without JavaScript'}`

  test(`${where}: a guest keeps a shoe and its size once, and it comes along when they sign in [J17.1, J18.1, J18.5, R1.37, R3.30, R4.75, R4.76, R5.28, R6.03, R7.57]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const path = await productPath('mollini')
    const heart = page.getByRole('button', { name: 'Add to wishlist' })
    const press = async () => {
      await page.goto(address('mollini', path))
      if (javaScript) {
        await whenAnnounced(page, 'Saved to your wishlist', () => heart.click())
        assert.equal(new URL(page.url()).pathname, path, 'the shopper stays with the shoe')
        await page.getByRole('button', { name: 'Remove from wishlist', pressed: true }).waitFor()
      } else {
        await heart.click()
        await page.waitForURL(address('mollini', '/wishlist'))
        await page.getByText('Added to your wishlist.').waitFor()
      }
    }
    await press()
    const session = await cookieOf(context, 'mollini', 'guest_wishlist')
    if (!javaScript) await press()
    assert.equal(await cookieOf(context, 'mollini', 'guest_wishlist'), session, 'one list')
    const [saved, ...others] = await savedBy('mollini_au', session)
    assert.deepEqual([saved?.quantity, saved?.configured_variant, others], [1, null, []])

    await page.goto(address('mollini', path))
    if (javaScript)
      await whenAnnounced(page, 'Item removed from wishlist', () =>
        page.getByRole('button', { name: 'Remove from wishlist' }).click(),
      )
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.locator('input[type=radio][name=option]').first().check({ force: true })
    if (javaScript) await whenAnnounced(page, 'Saved to your wishlist', () => heart.click())
    else {
      await heart.click()
      await page.waitForURL(address('mollini', '/wishlist'))
    }
    const [sized] = await savedBy('mollini_au', session)
    assert.ok(sized?.configured_variant?.sku, 'the chosen size is kept')

    const email = newEmail()
    await makeAccount('mollini', email)
    await signInAt(page, 'mollini', email, '/wishlist')
    await page
      .getByRole('main')
      .getByRole('link', { name: name ?? '' })
      .first()
      .waitFor()
    assert.equal((await wishlistOf('mollini', email))[0], saved?.product.sku)
    assert.deepEqual(problems, [])
  })

  test(`${where}: a customer keeps a shoe on the account’s list; a refusal shows a message [J17.1, J17.3, R6.06, R7.50, R8.14, R8.46, R8.47, R8.60, A85]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen, javaScript })
    const at = (path: string) => `http://mollini.localhost:${own.storefront.port}${path}`
    const path = await productPath('mollini')
    const refused = async (field: string, phrase: string) => {
      own.commerce.fail(field)
      await page.goto(at(path))
      const press = () => page.getByRole('button', { name: 'Add to wishlist' }).click()
      if (javaScript) await whenAnnounced(page, phrase, press)
      else {
        await press()
        await page.getByRole('alert').getByText(phrase).waitFor()
      }
      own.commerce.fail()
    }
    await refused('addProductToGuestWishlist', 'We can’t create your Wishlist right now.')
    assert.equal(await cookieOf(context, 'mollini', 'guest_wishlist'), undefined)
    const save = async () => {
      await page.goto(at(path))
      const press = () => page.getByRole('button', { name: 'Add to wishlist' }).click()
      if (javaScript) return whenAnnounced(page, 'Saved to your wishlist', press)
      await press()
      await page.getByText('Added to your wishlist.').waitFor()
    }
    await save()
    if (javaScript)
      await whenAnnounced(page, 'Item removed from wishlist', () =>
        page.getByRole('button', { name: 'Remove from wishlist' }).click(),
      )
    await refused('addProductToGuestWishlist', 'guest wishlist operations error occured')
    own.commerce.fail('guestWishlist')
    await page.goto(at('/wishlist'))
    await page.getByRole('main').getByText('Error fetching guest wishlist').waitFor()
    own.commerce.fail()

    const email = newEmail()
    await makeAccount('mollini', email)
    await context.clearCookies({ name: 'guest_wishlist' })
    await signIn(plainly(context, 'mollini'), email)
    await refused('addProductsToWishlist', 'Error adding product to wishlist')
    assert.deepEqual(await wishlistOf('mollini', email), [])
    await save()
    assert.equal((await wishlistOf('mollini', email)).length, 1)
    assert.equal(await cookieOf(context, 'mollini', 'guest_wishlist'), undefined, 'no guest list beside it')
  })
}
