import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import {
  cookieOf,
  fillSignIn,
  makeAccount,
  makeGuestWishlist,
  newEmail,
  PASSWORD,
  setCookie,
  signIn,
  wishlistOf,
} from '../testing/accounts.ts'
import { detailsFor, goToCheckoutWithAPair, mailTo } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { whenAnnounced, whenLeft } from '../testing/messages.ts'
import { runSql } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'

const own = faultyShop()

const at = (site: SiteId, path: string) => `http://${site}.localhost:${own.storefront.port}${path}`

/** Errors that concern no single field get the focus. */
const whenAlerted = (page: Page, phrase: string) =>
  page.getByRole('main').locator('[role=alert]:focus').filter({ hasText: phrase }).waitFor()

test('a guest’s look-up without one of its three fields makes no call; with all it makes one [J21.1, R5.18]', async () => {
  const guest = openPlainBrowser('mollini', own.storefront.port)
  const all = { email: 'bo@example.com', lastname: 'Lee', number: '100001234' }
  const lookUp = async (fields: Readonly<Record<string, string>>) => {
    own.commerce.drainCalls()
    const { status } = await guest.post('/return/guest', fields)
    return [status, own.commerce.drainCalls().filter(({ document }) => document.includes('guestOrder(')).length]
  }
  for (const missing of Object.keys(all)) assert.deepEqual(await lookUp({ ...all, [missing]: ' ' }), [422, 0], missing)
  assert.deepEqual(await lookUp(all), [422, 1])
})

for (const [site, screen, javaScript] of [
  ['mollini', 'desktop', true],
  ['styletread-nz', 'phone', false],
] as const) {
  const where = `${site}, ${screen}${javaScript ? '' : ', without JavaScript'}`

  test(`${where}: a registration that fails says why; a taken email is not sent [J12.1, J12.4, R5.03, R8.03]`, async ({
    openShop,
  }) => {
    const { page } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const email = newEmail()
    await makeAccount(site, email)
    own.commerce.drainCalls()
    await page.goto(at(site, '/customer/account/create'))
    await main.getByLabel('First name').fill('Ana')
    await main.getByLabel('Last name').fill('Bell')
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByText('You already have an account.').waitFor()
    const documents = own.commerce.drainCalls().map(({ document }) => document)
    assert.ok(documents.some((document) => document.includes('isEmailAvailable')))
    assert.ok(
      !documents.some((document) => document.includes('createCustomerV2')),
      'a taken email is not sent to be registered',
    )

    own.commerce.fail('createCustomerV2')
    await main.getByLabel('Email', { exact: true }).fill(newEmail())
    await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Create account' }).click()
    await whenAlerted(page, 'Error signing up')
    own.commerce.fail()
  })

  test(`${where}: a shopper does not learn that a reset link could not be sent [J15.1, R8.06, R8.70-R8.72, A89]`, async ({
    openShop,
  }) => {
    const { page } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const open = (path: string) => page.goto(at(site, path))
    const email = newEmail()
    await makeAccount(site, email)
    const requestLink = async () =>
      (await openPlainBrowser(site, own.storefront.port).post('/customer/account/forgotpassword', { email })).body
    own.commerce.fail('requestPasswordResetEmail')
    await open('/customer/account/forgotpassword')
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByRole('button', { name: 'Send reset link' }).click()
    await main.getByText('Reset link has been sent').waitFor()
    await main
      .getByText(
        `If there is an account associated with ${email} you will receive an email with a link to reset your password.`,
      )
      .waitFor()
    await expect(main.getByText('Error requesting')).toHaveCount(0)
    assert.match(await requestLink(), /Error requesting reset password email/)

    own.commerce.fail()
    own.commerce.failOnce('requestPasswordResetEmail', { requestPasswordResetEmail: false })
    await open('/customer/account/forgotpassword')
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByRole('button', { name: 'Send reset link' }).click()
    await main.getByText('Reset link has been sent').waitFor()
    assert.ok(own.commerce.hasFailed())
    await expect(main.getByText('Unable to request'), 'who asks does not learn it').toHaveCount(0)
    own.commerce.failOnce('requestPasswordResetEmail', { requestPasswordResetEmail: false })
    assert.match(await requestLink(), /Unable to request password reset email/)
  })

  test(`${where}: a reset link that cannot be checked or used says so [J15, R8.07, R8.08]`, async ({ openShop }) => {
    const { page } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const open = (path: string) => page.goto(at(site, path))
    const email = newEmail()
    await makeAccount(site, email)
    await open('/customer/account/forgotpassword')
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByRole('button', { name: 'Send reset link' }).click()
    await main.getByText('Reset link has been sent').waitFor()
    const path = /\/customer\/account\/createPassword\S+/.exec((await mailTo(email, /createPassword/)).text)?.[0] ?? ''
    own.commerce.fail('validateRPToken')
    await open(path)
    await whenAlerted(page, 'Reset password token validation failed')
    own.commerce.fail('resetPasswordById')
    await open(path)
    await main.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
    await main.getByRole('textbox', { name: 'New password again' }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Set password' }).click()
    await whenAlerted(page, 'Reset password error')
    own.commerce.fail()
  })

  test(`${where}: a failed sign-in says so; a failed merge leaves the sign-in [J13.3, R4.23, R8.01, R8.32, R8.56, A84]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const open = (path: string) => page.goto(at(site, path))
    const email = newEmail()
    await makeAccount(site, email)
    if (javaScript) {
      await goToCheckoutWithAPair(plainly(context, site), site)
      own.commerce.fail('generateCustomerToken')
      await open('/checkout')
      await main.getByLabel('Email', { exact: true }).fill(email)
      await main.getByRole('button', { name: 'Continue' }).click()
      await main.getByText('This email has an account.').waitFor()
      await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await whenAnnounced(page, 'Something has gone wrong, please try again.', () =>
        main.getByRole('button', { name: 'Sign in', exact: true }).click(),
      )
      await whenAlerted(page, 'Error generating customer token.')
    }
    own.commerce.fail('generateCustomerToken')
    await open('/customer/account/login?returnTo=/customer/details')
    if (javaScript)
      await whenAnnounced(page, 'Something has gone wrong, please try again.', () => fillSignIn(page, email))
    else await fillSignIn(page, email)
    await whenAlerted(page, 'Error generating customer token.')
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    own.commerce.fail('mergeCarts')
    const guestCart = await cookieOf(context, site, 'cartId')
    await whenLeft(page, 'Something has gone wrong, please try again.')
    await fillSignIn(page, email)
    await page.waitForURL(/\/customer\/details$/)
    await main.getByText(email).first().waitFor()
    if (javaScript) {
      await main.getByText('Error merging cart').waitFor()
      const [row] = await runSql<{ active: boolean }>('select is_active as active from cart where id = $1', [guestCart])
      assert.equal(row?.active, true, 'what the guest chose is not lost')
    }
    own.commerce.fail()
  })

  test(`${where}: a guest’s wishlist that cannot be merged is kept for the next sign-in, with a message [J13.2, J13.3, R4.24, R7.54, R8.18, A51, A84]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const alert = main.getByText('Error merging wishlist')
    const email = newEmail()
    await makeAccount(site, email)
    const { session, sku } = await makeGuestWishlist(site)
    const signInWith = async (wishlist?: string) => {
      await context.clearCookies()
      if (wishlist) await setCookie(context, site, 'guest_wishlist', wishlist)
      await page.goto(
        `http://${site}.localhost:${own.storefront.port}/customer/account/login?returnTo=/customer/details`,
      )
      await fillSignIn(page, email)
      await page.waitForURL(/\/customer\/details$/)
      await main.getByText(email).first().waitFor()
      assert.ok(await cookieOf(context, site, 'token'))
      return cookieOf(context, site, 'guest_wishlist')
    }
    own.commerce.fail('mergeWishlists')
    assert.equal(await signInWith(), undefined)
    await expect(alert, 'a call would have failed').toHaveCount(0)
    const signInAgain = async () => assert.equal(await signInWith(session), session)
    if (javaScript) await whenAnnounced(page, 'Something has gone wrong, please try again.', signInAgain)
    else await signInAgain()
    await alert.waitFor()
    own.commerce.fail()
    assert.deepEqual(await wishlistOf(site, email), [])
    assert.equal(await signInWith(session), undefined)
    await expect(alert).toHaveCount(0)
    assert.deepEqual(await wishlistOf(site, email), [sku])
    assert.equal(await signInWith(session), undefined, 'its session is over')
    await alert.waitFor()
  })

  test(`${where}: each failed call of the account says its text and keeps what was typed [J14, J16.3, R4.20, R8.02, R8.04, R8.05, R8.10-R8.12, R8.19]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen, javaScript })
    const main = page.getByRole('main')
    const open = (path: string) => page.goto(`http://${site}.localhost:${own.storefront.port}${path}`)
    /** Errors that concern no single field get the focus. */
    const alert = (phrase: string) => main.locator('[role=alert]:focus').filter({ hasText: phrase }).waitFor()
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const email = newEmail()
    const id = await makeAccount(site, email)
    await runSql(
      `insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year) values ($1, $2, 'visa', '1111', '03', '2030')`,
      [`failing-${id}`, id],
    )
    await signIn(plainly(context, site), email)

    own.commerce.fail('updateCustomerV2', 'changeCustomerPassword', 'requestEmailConfirmation')
    await open('/customer/details')
    await main.getByLabel('First name').fill('Maia')
    await press('Save details')
    await alert('Error updating customer data')
    await expect(main.getByLabel('First name')).toHaveValue('Maia')
    await main.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
    await main.getByRole('textbox', { name: 'New password', exact: true }).fill('an entirely new one')
    await main.getByRole('textbox', { name: 'New password again' }).fill('an entirely new one')
    await press('Change password')
    await alert('Error changing password')
    await press('Send the link again')
    await alert('We couldn’t send the link. Try again in a minute.')

    const details = detailsFor(site)
    const fill = async () => {
      await open('/customer/address?edit=new')
      await main.getByRole('textbox', { name: 'Street address' }).fill(details.street)
      await main.getByRole('textbox', { name: details.placeLabel }).fill(details.suburb)
      if (details.state) await main.getByRole('combobox', { name: 'State' }).selectOption(details.state)
      await main.getByRole('textbox', { name: 'Postcode' }).fill(details.postcode)
      await main.getByRole('textbox', { name: 'Phone' }).fill(details.phone)
      await press('Save address')
    }
    own.commerce.fail('createCustomerAddress')
    await fill()
    await alert('Error creating address')
    await expect(main.getByRole('textbox', { name: 'Street address' })).toHaveValue(details.street)
    own.commerce.fail('updateCustomerAddress', 'deleteCustomerAddress')
    await fill()
    await main.getByText('Address saved.').waitFor()
    await press('Make default for delivery')
    await alert('Error updating address')
    await main.getByText('Delete', { exact: true }).click()
    await press('Delete address')
    await alert('Error deleting customer address')

    own.commerce.fail('deleteAdyenPaymentToken', 'updateSubscriptionDetails')
    await open('/customer/payments')
    await main.getByText('Delete', { exact: true }).click()
    await press('Delete card')
    await alert('We couldn’t delete this card. Try again in a minute.')
    await open('/customer/preferences')
    await press('Save preferences')
    await alert('We couldn’t save your preferences. Try again in a minute.')

    for (const [field, room, phrase] of [
      ['customer', 'details', 'Error getting customer details'],
      ['customerAdyenPaymentTokens', 'payments', 'We couldn’t load your saved cards. Try again in a minute.'],
      ['fetchSubscriptionDetails', 'preferences', 'We couldn’t load your preferences. Try again in a minute.'],
      ['customerSessions', 'security', 'We couldn’t load your devices. Try again in a minute.'],
      ['orders', 'orders', 'Error fetching orders'],
    ] as const) {
      own.commerce.fail(field)
      await open(`/customer/${room}`)
      await main.getByText(phrase).waitFor()
    }
    own.commerce.fail()
    const token = await cookieOf(context, site, 'token')
    assert.ok(token, 'a fault signs nobody out')
    const plain = openPlainBrowser(site, own.storefront.port)
    plain.cookies.set('token', token)
    const openLater = async () => {
      plain.cookies.set('signed_in_at', '1000000000000')
      plain.cookies.delete('notice')
      assert.ok((await plain.open('/customer/details')).body.includes(email))
      return plain.cookies.get('token')
    }
    for (const fault of ['graphql', 'http'] as const) {
      own.commerce.failOnce('refreshCustomerToken', fault)
      assert.equal(await openLater(), token, 'the sign-in goes on with the token it has')
      assert.ok(own.commerce.hasFailed())
      assert.equal(plain.cookies.get('notice'), 'token-not-renewed')
    }
    assert.notEqual(await openLater(), token, 'and is renewed as soon as the shop can')
  })
}
