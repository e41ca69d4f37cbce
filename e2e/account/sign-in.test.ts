import assert from 'node:assert/strict'
import type { Locator } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import {
  cookieOf,
  fillSignIn,
  makeAccount,
  makeGuestWishlist,
  newEmail,
  PASSWORD,
  resetPath,
  setCookie,
  signIn,
  wishlistOf,
} from '../testing/accounts.ts'
import { goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { tabTo } from '../testing/keys.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const places: readonly (readonly [SiteId, ScreenName])[] = [
  ['mathers', 'desktop'],
  ['styletread-nz', 'phone'],
]

const registrations: readonly (readonly [SiteId, ScreenName, boolean])[] = [
  ['mathers', 'desktop', true],
  ['styletread-nz', 'phone', true],
  ['mathers', 'phone', false],
  ['styletread-nz', 'desktop', false],
]

for (const [site, screen, javaScript] of registrations) {
  test(`${site}, ${screen}${javaScript ? '' : ', without JavaScript'}: each error of a registration is shown at its field [J12.2, R4.18, R5.01]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen, javaScript })
    const taken = newEmail('taken')
    await makeAccount(site, taken)
    await page.goto(address(site, '/customer/account/create?returnTo=/customer/details'))
    await page.getByText('At least 8 characters').waitFor()
    await page.getByLabel('First name').fill('Ana4')
    await page.getByLabel('Last name').fill("O'Brien-Smith Jr.")
    await page.getByLabel('Email', { exact: true }).fill(taken)
    const password = page.getByRole('textbox', { name: 'Password' })
    await password.fill('plum')
    if (javaScript) {
      await page.getByText('Strength: 4 more to go').waitFor()
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      assert.equal(await page.getByRole('button', { name: 'Hide password' }).textContent(), 'Hide')
      await page.getByRole('button', { name: 'Hide password' }).click()
    } else await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Enter your first name using letters').waitFor()
    await page.locator('#firstname:focus').waitFor()
    assert.match(await page.title(), /^Error: /)
    await page.getByLabel('First name').fill('Māia')
    await password.fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('You already have an account.').waitFor()
    await expect(page.getByLabel('Last name')).toHaveValue("O'Brien-Smith Jr.")
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await password.fill('password123')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Many people use this password').waitFor()
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}${javaScript ? '' : ', without JavaScript'}: a shopper registers and is signed in [J12.2, J12.3, R2.08, R6.22, R7.36, R7.38]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    await page.goto(address(site, '/customer/account/create?returnTo=/customer/details'))
    await page.getByLabel('First name').fill('Māia')
    await page.getByLabel('Last name').fill("O'Brien-Smith, Jr.")
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/^[^?]+\/customer\/details$/)
    await page.getByText('Welcome. Your account is ready.').first().waitFor()
    await expect(page.getByLabel('First name')).toHaveValue('Māia')
    await expect(page.getByLabel('Last name')).toHaveValue("O'Brien-Smith, Jr.")
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    assert.ok(token?.httpOnly && token.sameSite === 'Lax')
    assert.equal((await page.evaluate(() => document.cookie)).includes(token.value), false)
    await page.goto(address(site, '/customer/account/create'))
    assert.equal(new URL(page.url()).pathname, '/customer/account')
    assert.deepEqual(problems, [])
  })
}

for (const [site, screen, javaScript] of registrations)
  test(`${site}, ${screen}${javaScript ? '' : ', without JavaScript'}: an email of our stores without a password is offered the reset email [J12.1, J13, R4.18, R4.19, A45]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const known = 'We know this email from our stores, but it doesn’t have a password yet.'
    /** The email must not appear in the URL. */
    const isSentFrom = async (place: Locator, email: string) => {
      await place.getByText(known).waitFor()
      await place.getByRole('button', { name: 'Set a password by email' }).click()
      await main.getByText('Reset link has been sent').waitFor()
      await main.getByText(`If there is an account associated with ${email} you will receive`).waitFor()
      assert.equal(page.url(), address(site, '/customer/account/forgotpassword'))
      return resetPath(email)
    }
    const makeStoreAccount = async () => {
      const email = newEmail('store')
      await runSql('update customer set password_hash = null where id = $1', [await makeAccount(site, email)])
      return email
    }

    const first = await makeStoreAccount()
    await page.goto(address(site, '/customer/account/login'))
    await fillSignIn(page, first, 'whatever it was')
    await main.locator(':focus').getByText(known).waitFor()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(first)
    await page.goto(address(site, await isSentFrom(main, first)))
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
    await page.getByRole('textbox', { name: 'New password again' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await fillSignIn(page, first)
    await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
    await context.clearCookies()

    const second = await makeStoreAccount()
    await page.goto(address(site, '/customer/account/create'))
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Bell')
    await page.getByLabel('Email', { exact: true }).fill(second)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.locator('main #email:focus').waitFor()
    await isSentFrom(main, second)

    if (javaScript) {
      const third = await makeStoreAccount()
      await page.goto(address(site, '/faq'))
      if (screen === 'phone') await page.getByRole('link', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await dialog.getByLabel('Email', { exact: true }).fill(third)
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await isSentFrom(dialog, third)
    }
    assert.deepEqual(problems, [])
  })

for (const [site, screen] of places) {
  test(`${site}, ${screen}: signing in at checkout merges bag and wishlist and returns to the first step [J13.1, J13.2, R2.63, R9.16, R4.17, R4.23, R4.24, R4.25, R7.54, R7.67, R7.87, A44]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    await goToCheckoutWithAPair(plainly(context, site), site)
    const wishlist = await makeGuestWishlist(site)
    await setCookie(context, site, 'guest_wishlist', wishlist.session)
    await page.goto(address(site, '/checkout'))
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('This email has an account.').waitFor()
    await page.getByRole('button', { name: 'Continue as guest' }).waitFor()
    const password = page.getByRole('textbox', { name: 'Password' })
    for (const attempt of [1, 2, 3]) {
      await password.fill(`wrong ${attempt}`)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForFunction(
        (n) => document.querySelector<HTMLInputElement>('[name=attempts]')?.value === String(n),
        attempt,
      )
      await expect(page.getByText('Trouble signing in?')).toHaveCount(attempt === 3 ? 1 : 0)
      await expect(page.getByRole('main').getByText(/\battempts?\b/i), 'no number of tries').toHaveCount(0)
    }
    await page.getByText('That email and password don’t match.').waitFor()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    const guestCart = await cookieOf(context, site, 'cartId')
    await password.fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Address', { exact: true }).waitFor()
    await expect(page.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Ana')
    assert.ok(await cookieOf(context, site, 'token'))
    await expect(page.locator('[name=attempts]'), 'a success ends the count').toHaveCount(0)
    assert.notEqual(await cookieOf(context, site, 'cartId'), guestCart)
    assert.equal(await cookieOf(context, site, 'guest_wishlist'), undefined)
    assert.deepEqual(await wishlistOf(site, email), [wishlist.sku])
    await expect(page.getByRole('link', { name: /Edit/ })).toHaveCount(0)
    await page.goto(address(site, '/cart'))
    await expect(page.getByRole('list', { name: 'Bag items' }).getByRole('listitem')).toHaveCount(1)
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}, by the keyboard alone: the small sign-in keeps the page, another tab hears of it, signing out ends both [J13, R2.63, R4.26, R6.19, A17]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    const other = await context.newPage()
    await other.goto(address(site, '/faq'))
    const path = await productPath(site)
    await page.goto(address(site, path))
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    if (screen === 'phone') await press(page.getByRole('link', { name: 'Menu' }))
    await press(page.getByRole('link', { name: 'Account', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await tabTo(page, dialog.getByLabel('Email', { exact: true }))
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await dialog.getByText('That email and password don’t match.').waitFor()
    await expect(dialog.getByRole('textbox', { name: 'Password' }), 'what is wrong has the focus').toBeFocused()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, path)
    for (const tab of [page, other])
      await tab.locator('[data-account-link][aria-label="Account, Ana"]').waitFor({ state: 'attached' })
    await page.goto(address(site, '/customer/account/login'))
    assert.equal(new URL(page.url()).pathname, '/customer/account')
    await press(page.getByRole('main').getByRole('button', { name: 'Sign out' }))
    for (const tab of [page, other])
      await tab.locator('[data-account-link][aria-label="Account"]').waitFor({ state: 'attached' })
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    const forms = plainly(context, site)
    await goToCheckoutWithAPair(forms, site)
    const typed = (text: string) => forms.post('/checkout', { intent: 'email', email: text })
    const answer = await typed(email)
    assert.equal(answer.status, 200)
    assert.match(answer.body, /This email has an account\.[\s\S]*name="password"/)
    assert.equal((await typed(newEmail())).status, 303, 'an email without an account goes on')
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: a guarded page comes back after signing in; addresses and accounts of others do not [J13.3, R2.07, R6.23, R1.15]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    await page.goto(address(site, '/customer/address?edit=new'))
    await fillSignIn(page, email)
    await page.waitForURL(/\/customer\/address\?edit=new$/)
    await page.getByRole('heading', { name: 'Add address' }).waitFor()
    const otherSite = site === 'mathers' ? 'styletread-nz' : 'mathers'
    await page.goto(address(otherSite, '/customer/account/login?returnTo=//evil.test'))
    await fillSignIn(page, email)
    await page.getByText('That email and password don’t match.').waitFor()
    await context.clearCookies()
    await page.goto(address(site, '/customer/account/login?returnTo=//evil.test'))
    await fillSignIn(page, email)
    await page.waitForURL(
      (url) => url.origin === new URL(address(site)).origin && url.pathname.startsWith('/customer/'),
    )
  })
}

test('mathers: signed-in pages are private and never cached [R6.09, R7.04]', async ({ openShop }) => {
  const { context, page } = await openShop()
  const email = newEmail()
  await makeAccount('mathers', email)
  await signIn(plainly(context, 'mathers'), email)
  const answer = await page.goto(address('mathers', '/customer/details'))
  assert.equal(answer?.headers()['cache-control'], 'private, no-store')
  const home = await page.goto(address('mathers'))
  assert.equal((await home?.text())?.includes('Ana'), false)
  await page.getByRole('link', { name: 'Account, Ana' }).waitFor()
})
