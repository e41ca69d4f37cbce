import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import {
  cookieOf,
  fillSignIn,
  makeAccount,
  newEmail,
  PASSWORD,
  queryShop,
  resetPath,
  signIn,
  tokenOf,
} from '../testing/accounts.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const NEW_PASSWORD = 'quiet copper lantern'

const PLACES: readonly (readonly [SiteId, ScreenName])[] = [
  ['mollini', 'desktop'],
  ['styletread-nz', 'phone'],
]

async function requestReset(page: Page, site: SiteId, email: string): Promise<void> {
  await page.goto(address(site, '/customer/account/forgotpassword'))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page.getByText('Reset link has been sent').waitFor()
  await page
    .getByText(
      `If there is an account associated with ${email} you will receive an email with a link to reset your password.`,
    )
    .waitFor()
}

async function countChecks(customerId: number): Promise<number> {
  const bucket = `reset-token-customer:3600:${customerId}`
  const [row] = await runSql<{ count: number }>(
    'select cardinality(attempts) as count from rate_limit where bucket = $1',
    [bucket],
  )
  assert.ok(row && row.count > 0)
  return row.count
}

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'New password again' }).fill(again)
  await page.getByRole('button', { name: 'Set password' }).click()
}

for (const [site, screen, javaScript] of [
  ['mollini', 'desktop', true],
  ['styletread-nz', 'phone', true],
  ['mathers', 'phone', false],
  ['styletread-nz', 'desktop', false],
] as const) {
  test(`${site}, ${screen}, ${javaScript ? 'with' : 'without'} JavaScript: a forgotten password is set by a link that works once, for one account, on one site [J15.1, J15.2, J15.3, R1.39, R2.09, R2.10, R2.78, R5.16, R5.17, R6.17, R6.18, R6.20, R6.21, R7.31, R7.47, R7.48, R8.08, R8.70, R8.71]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen, javaScript })
    const email = newEmail()
    const id = await makeAccount(site, email)
    await requestReset(page, site, newEmail('nobody'))
    await requestReset(page, site, email)
    const path = await resetPath(email)
    const other = site === 'mollini' ? 'mathers' : 'mollini'
    for (const [wrongSite, wrongPath] of [
      [other, path],
      [site, path.replace(/id=\d+/, 'id=1')],
      [site, path.replace(/.{4}$/, 'AAAA')],
      [site, '/customer/account/createPassword'],
    ] as const) {
      await page.goto(address(wrongSite, wrongPath))
      await page
        .locator('main [role=alert]:focus')
        .filter({ hasText: 'Reset password token validation failed' })
        .waitFor()
      await expect(page.getByRole('textbox', { name: /New password/ })).toHaveCount(0)
    }
    await page.goto(address(site, path))
    const checks = await countChecks(id)
    await setPassword(page, NEW_PASSWORD, 'something else')
    await page.getByText('Type the same password again.').waitFor()
    await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue('')
    assert.equal(await countChecks(id), checks, 'a form that is sent in vain does not use up the link’s few tries')
    await setPassword(page, NEW_PASSWORD)
    await page.getByText('Your new password is set. Sign in to continue.').first().waitFor()
    const signInPage = page.url()
    await page.goto(address(site, path))
    await page.getByText('Reset password token validation failed').waitFor()
    await page.goto(signInPage)
    await fillSignIn(page, email, PASSWORD)
    await page.getByText('That email and password don’t match.').waitFor()
    await fillSignIn(page, email, NEW_PASSWORD)
    await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
    assert.ok(await cookieOf(context, site, 'token'))
    await page.goto(address(site, '/customer/account/forgotpassword'))
    assert.equal(new URL(page.url()).pathname, '/customer/account')
    await page.goto(address(site, path))
    assert.equal(
      new URL(page.url()).pathname,
      '/customer/account',
      'a used link leads a signed-in customer to the account',
    )
  })
}

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: a good reset link signs out the customer who is signed in, then sets the password [J15, R6.17, R6.20, A15]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const [email, other] = [newEmail(), newEmail('other')]
    await makeAccount(site, email)
    await makeAccount(site, other, 'Olga')
    await queryShop(site, 'mutation($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    const path = await resetPath(email)
    await signIn(plainly(context, site), other)
    const token = await cookieOf(context, site, 'token')
    await page.goto(address(site, path))
    await page.getByRole('textbox', { name: 'New password', exact: true }).waitFor()
    assert.equal(page.url(), address(site, path))
    for (const name of ['token', 'signed_in_at']) assert.equal(await cookieOf(context, site, name), undefined)
    const { errors } = await queryShop(site, '{ customer { email } }', {}, token)
    assert.equal(errors?.[0]?.message, "The current customer isn't authorized.", 'at the shop too')
    await setPassword(page, NEW_PASSWORD)
    await page.getByText('Your new password is set. Sign in to continue.').first().waitFor()
    assert.ok(await tokenOf(site, email, NEW_PASSWORD))
    assert.ok(await tokenOf(site, other), 'the other account keeps its own')
    assert.deepEqual(problems, [])
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: a changed password ends every token, and this browser stays signed in [J15.3, R2.72, R4.86, R7.46, R8.05]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    const elsewhere = await tokenOf(site, email)
    await signIn(plainly(context, site), email)
    const copied = (await cookieOf(context, site, 'token')) ?? ''
    const other = await context.newPage()
    await other.goto(address(site, '/customer/security'))
    await page.goto(address(site, '/customer/details'))
    const change = async (current: string) => {
      await page.getByRole('textbox', { name: 'Current password' }).fill(current)
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('textbox', { name: 'New password again' }).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await change('not my password')
    await page.getByText('That isn’t your current password.').waitFor()
    await change(PASSWORD)
    await page.getByText('Password changed. Your other devices are signed out.').first().waitFor()
    for (const token of [elsewhere, copied]) {
      const { errors } = await queryShop(site, '{ customer { email } }', {}, token)
      assert.equal(errors?.[0]?.message, "The current customer isn't authorized.")
    }
    await page.goto(address(site, '/customer/details'))
    await page.getByRole('heading', { name: 'Your details' }).waitFor()
    await other.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Preferences' }).click()
    await other.getByRole('heading', { name: 'Your preferences' }).waitFor()
  })
