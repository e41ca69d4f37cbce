import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { makeAccount, newEmail, PASSWORD, resetPath, signIn, tokenOf } from '../testing/accounts.ts'
import { detailsFor, goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { tabTo } from '../testing/keys.ts'
import { operate, runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, whenScripted } from '../testing/shop.ts'

const NEW_PASSWORD = 'quiet copper lantern'

function keysOn(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    field: (name: string) => main.getByRole('textbox', { name, exact: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    /** Focuses the field and replaces its value. */
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(page, target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async press(target: Locator, key = 'Enter'): Promise<void> {
      await tabTo(page, target)
      await page.keyboard.press(key)
    },
  }
}

for (const site of ['mathers', 'styletread-nz'] as const) {
  test(`${site}, by the keyboard alone: an account and its address are made [J12, J16, R2.08, R2.20, R2.60]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop()
    const email = newEmail()
    const details = detailsFor(site)
    const { main, field, button, type, press } = keysOn(page)

    await page.goto(address(site, '/customer/account/create'))
    await type(field('First name'), 'Ana4')
    await type(field('Last name'), details.lastname)
    await type(field('Email'), email)
    await type(field('Password'), PASSWORD)
    await page.keyboard.press('Enter')
    await main.getByText('Enter your first name using letters').waitFor()
    await expect(field('First name'), 'what is wrong has the focus').toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Ana')
    await type(field('Password'), PASSWORD)
    await page.keyboard.press('Enter')
    await main.getByText('Welcome. Your account is ready.').waitFor()
    await whenScripted(page)

    await press(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Addresses' }))
    await press(main.getByRole('link', { name: 'Add address' }))
    await main.getByRole('heading', { name: 'Add address' }).waitFor()
    await whenScripted(page)
    await type(field('Street address'), details.street)
    await type(field(details.placeLabel), details.suburb)
    await page.keyboard.press('Escape')
    if (details.state) await tabTo(page, main.getByRole('combobox', { name: 'State' }))
    if (details.state) await page.keyboard.press('V')
    await type(field('Postcode'), details.postcode)
    await type(field('Phone'), details.phone)
    await press(main.getByRole('checkbox', { name: 'Use as my default delivery address' }), 'Space')
    await press(button('Save address'))
    const saved = main.getByRole('listitem').filter({ hasText: details.street })
    await saved.getByText('Default delivery').waitFor()
    await press(saved.getByText('Delete', { exact: true }))
    await press(saved.getByRole('button', { name: 'Delete address' }))
    await main.getByText('Address deleted.').waitFor()

    await press(page.getByRole('button', { name: 'Sign out' }).first())
    await page.getByRole('link', { name: 'Account', exact: true }).waitFor()
    assert.deepEqual(problems, [])
  })

  test(`${site}, by the keyboard alone: a new password is set and used [J13, J15, R2.07, R2.09, R2.10]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop()
    const known = newEmail('known')
    await makeAccount(site, known)
    const { main, field, button, type, press } = keysOn(page)
    await page.goto(address(site, '/customer/account/login'))
    await whenScripted(page)
    await press(main.getByRole('link', { name: 'Forgot password?' }))
    await main.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await whenScripted(page)
    await type(field('Email'), known)
    await page.keyboard.press('Enter')
    await main.getByText('Reset link has been sent').waitFor()

    await page.goto(address(site, await resetPath(known)))
    await type(field('New password'), NEW_PASSWORD)
    await type(field('New password again'), 'something else')
    await page.keyboard.press('Enter')
    await main.getByText('Type the same password again.').waitFor()
    await expect(field('New password again'), 'what is wrong has the focus').toBeFocused()
    await type(field('New password'), NEW_PASSWORD)
    await type(field('New password again'), NEW_PASSWORD)
    await press(button('Set password'))
    await main.getByText('Your new password is set. Sign in to continue.').waitFor()
    await whenScripted(page)
    await type(field('Email'), known)
    await type(field('Password'), PASSWORD)
    await page.keyboard.press('Enter')
    await main.getByText('That email and password don’t match.').waitFor()
    await expect(field('Password'), 'what is wrong has the focus').toBeFocused()
    await page.keyboard.type(NEW_PASSWORD)
    await press(button('Sign in'))
    await main.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
    assert.deepEqual(problems, [])
  })

  test(`${site}, by the keyboard alone: everything in the account is changed or ended [J15, J16, R2.19-R2.22, R2.59, R2.61, R2.62, R2.72]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop()
    const [email, next] = [newEmail(), newEmail('next')]
    const id = await makeAccount(site, email)
    await runSql(
      `insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year) values ($1, $2, 'visa', '1111', '03', '2030')`,
      [`keyboard-${id}`, id],
    )
    await signIn(plainly(context, site), email)
    const { main, field, button, type, press } = keysOn(page)
    const shown = (phrase: string) => main.getByText(phrase).first().waitFor()

    await page.goto(address(site, '/customer/details'))
    await type(field('Last name'), 'Ngāta-Bell')
    await page.keyboard.press('Enter')
    await shown('Details saved.')
    await type(field('Current password'), 'not my password')
    await type(field('New password'), NEW_PASSWORD)
    await type(field('New password again'), NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await shown('That isn’t your current password.')
    await expect(field('Current password'), 'what is wrong has the focus').toBeFocused()
    await page.keyboard.type(PASSWORD)
    await type(field('New password'), NEW_PASSWORD)
    await type(field('New password again'), NEW_PASSWORD)
    await press(button('Change password'))
    await shown('Password changed.')

    await page.goto(address(site, '/customer/payments'))
    await press(main.getByText('Delete', { exact: true }))
    await press(button('Delete card'))
    await shown('Card deleted.')

    await page.goto(address(site, '/customer/preferences'))
    const topic = main.getByRole('checkbox').first()
    await press(topic, 'Space')
    await press(button('Save preferences'))
    await shown('Preferences saved.')
    await expect(topic).toBeChecked()

    await tokenOf(site, email, NEW_PASSWORD)
    await page.goto(address(site, '/customer/security'))
    await press(button('Sign out everywhere else'))
    await shown('You’re signed out on all your other devices.')
    await type(field('New email'), next)
    await type(main.locator('#email_password'), NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await shown('Your email has been changed.')
    await type(main.locator('#export_password'), NEW_PASSWORD)
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await press(main.getByText('Delete my account', { exact: true }))
    await type(main.locator('#delete_password'), NEW_PASSWORD)
    await press(button('Delete my account permanently'))
    await page.waitForURL(address(site, '/customer/account/login'))
    await shown('Your account is deleted.')
    assert.deepEqual(problems, [])
  })

  test(`${site}, by the keyboard alone: a shopper signs in at checkout, and staff act for a customer [J13, J23, R2.24, R2.63, R4.17, R6.12-R6.14]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop()
    const email = newEmail()
    const id = await makeAccount(site, email)
    await goToCheckoutWithAPair(plainly(context, site), site)
    const { main, field, button, type, press } = keysOn(page)
    await page.goto(address(site, '/checkout'))
    await type(field('Email'), email)
    await page.keyboard.press('Enter')
    await main.getByText('This email has an account.').waitFor()
    await type(field('Password'), 'not my password')
    await page.keyboard.press('Enter')
    await main.getByText('That email and password don’t match.').waitFor()
    await expect(field('Password'), 'what is wrong has the focus').toBeFocused()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await main.getByLabel('Address', { exact: true }).waitFor()
    await expect(field('First name').first()).toHaveValue('Ana')

    await context.clearCookies()
    const { output } = await operate('admin-secret', 'create', `keyboard-${site}-${Date.now()}`)
    await page.goto(address(site, '/customer_manager'))
    await type(field('Customer number'), String(id))
    await type(field('Secret'), 'not the secret')
    await page.keyboard.press('Enter')
    await main.getByText('Error generating customer token.').waitFor()
    await type(field('Secret'), output.trim().split('\n').at(-1) ?? '')
    await press(button('Act for this customer'))
    const acting = page.getByText(`Acting for Ana Bell, customer ${id},`)
    await acting.waitFor()
    await whenScripted(page)
    await press(page.getByRole('button', { name: 'Stop and sign out' }))
    await page.waitForURL(address(site))
    await expect(acting).toHaveCount(0)
    assert.deepEqual(problems, [])
  })
}
