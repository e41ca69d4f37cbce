import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import {
  cookieOf,
  fillSignIn,
  makeAccount,
  newEmail,
  PASSWORD,
  queryShop,
  signIn,
  signInAt,
  tokenOf,
} from '../testing/accounts.ts'
import { mailTo } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName, whenScripted } from '../testing/shop.ts'

const places: readonly (readonly [SiteId, ScreenName, boolean])[] = [
  ['mathers', 'desktop', true],
  ['styletread-nz', 'phone', false],
]

async function isSignedIn(site: SiteId, token: string): Promise<boolean> {
  const { errors } = await queryShop(site, '{ customer { email } }', {}, token)
  return errors === undefined
}

/** A valid card and one that has expired. */
async function signInWithCards(context: BrowserContext, site: SiteId) {
  const email = newEmail()
  const id = await makeAccount(site, email, 'Rosalind')
  const mark = `${id}-${Date.now()}`
  const goodToken = `good-${mark}`
  await runSql(
    `insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year, holder_name, created_at)
     values ($1, $3, 'visa', '1111', '03', '2030', 'Rosalind Bell', now()),
            ($2, $3, 'mc', '4444', '11', '2020', 'R Bell', now() - interval '1 day')`,
    [goodToken, `old-${mark}`, id],
  )
  await signIn(plainly(context, site), email)
  return { id, email, goodToken }
}

for (const [site, screen, javaScript] of places) {
  const where = `${site}, ${screen}${javaScript ? '' : ', without JavaScript'}`

  test(`${where}: one sign-in is ended, then all others, then this one [J14, R8.62]`, async ({ openShop }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const email = newEmail()
    await makeAccount(site, email)
    const elsewhere = [await tokenOf(site, email), await tokenOf(site, email)]
    await signInAt(page, site, email, '/customer/security')
    if (javaScript) await whenScripted(page)
    const places = page.locator('section').filter({ hasText: 'Where you’re signed in' }).getByRole('listitem')
    await expect(places).toHaveCount(3)
    await expect(places.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
    await places
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click()
    await page.getByText('That device is signed out.').first().waitFor()
    await expect(places).toHaveCount(2)
    const left = await Promise.all(elsewhere.map((token) => isSignedIn(site, token)))
    assert.deepEqual([...left].sort(), [false, true])
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByText('You’re signed out on all your other devices.').first().waitFor()
    await expect(places).toHaveCount(1)
    for (const token of elsewhere) assert.equal(await isSignedIn(site, token), false)
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
    const third = await tokenOf(site, email)
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
    await page.getByText('You’re signed out on all your devices, including this one.').first().waitFor()
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    assert.equal(await isSignedIn(site, third), false)
    assert.deepEqual(problems, [])
  })

  test(`${where}: changing the email needs the password and ends copies of the session [J16]`, async ({ openShop }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const [email, taken, next] = [newEmail(), newEmail('taken'), newEmail('next')]
    await makeAccount(site, email)
    await makeAccount(site, taken)
    await signInAt(page, site, email, '/customer/security')
    if (javaScript) await whenScripted(page)
    const copied = (await cookieOf(context, site, 'token')) ?? ''
    const changeEmail = async (newEmail: string, password: string) => {
      await page.getByLabel('New email').fill(newEmail)
      await page.locator('#email_password').fill(password)
      await page.getByRole('button', { name: 'Change email' }).click()
    }
    for (const [typed, password, field, phrase] of [
      ['nobody@', PASSWORD, 'email', 'Enter an email address in the correct format, like name@example.com.'],
      ['nobody@example.con', PASSWORD, 'email', 'Check the end of the email address. Did you mean .com?'],
      [taken, PASSWORD, 'email', 'A customer with the same email address already exists in an associated website.'],
      [next, 'not my password', 'email_password', 'That isn’t your password.'],
    ] as const) {
      await changeEmail(typed, password)
      await page.locator(`#${field}-error`).getByText(phrase).waitFor()
      await page.locator(`#${field}:focus`).waitFor()
      await expect(page.getByLabel('New email')).toHaveValue(typed)
      await expect(page.locator('#email_password')).toHaveValue('')
    }
    await changeEmail(next, PASSWORD)
    await page
      .getByText(
        'Your email has been changed. Sign in with it from now on. To confirm it, open the link we’ve just sent there.',
      )
      .first()
      .waitFor()
    await page.locator('strong').getByText(next).waitFor()
    assert.equal(await isSignedIn(site, copied), false, 'a copy of the token is worth nothing')
    await mailTo(email, /^Your email address was changed/)
    await mailTo(next, /^Confirm your email/)
    assert.ok(await tokenOf(site, next))
    assert.deepEqual(problems, [])
  })

  test(`${where}: saved cards are listed, and one is deleted after asking [J16, R2.61, R3.45, R7.32, R7.49]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    await signInWithCards(context, site)
    await page.goto(address(site, '/customer/payments'))
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /ending/ })
    const [good, old] = [
      cards.filter({ hasText: 'Visa ending 1111' }),
      cards.filter({ hasText: 'Mastercard ending 4444' }),
    ]
    await good.getByText('Rosalind Bell · Expires 03/30').waitFor()
    await expect(good.getByText('Expired')).toHaveCount(0)
    await old.getByText('Expired', { exact: true }).waitFor()
    await old.getByText('Delete', { exact: true }).click()
    await old.getByText('Delete Mastercard ending 4444?').waitFor()
    await old.getByRole('button', { name: 'Delete card' }).click()
    await page.getByText('Card deleted.').first().waitFor()
    await expect(cards).toHaveCount(1)
    assert.deepEqual(problems, [])
  })

  test(`${where}: a customer’s data is downloaded for the password [J16]`, async ({ openShop }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const { email, goodToken } = await signInWithCards(context, site)
    await page.goto(address(site, '/customer/security'))
    const exported = page.locator('#export_password')
    await exported.fill('not my password')
    await page.getByRole('button', { name: 'Download my data' }).click()
    await page
      .locator('#export_password-error')
      .getByText('That isn’t your password. Nothing was downloaded.')
      .waitFor()
    await page.locator('#export_password:focus').waitFor()
    await exported.fill(PASSWORD)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    assert.equal(download.suggestedFilename(), `${site}-my-data.json`)
    const text = await readFile(await download.path(), 'utf8')
    const data = JSON.parse(text) as {
      profile: { email: string }
      saved_cards: { last_four: string }[]
      sign_ins: unknown[]
    }
    assert.equal(data.profile.email, email)
    assert.deepEqual(data.saved_cards.map((card) => card.last_four).toSorted(), ['1111', '4444'])
    assert.ok(data.sign_ins.length > 0)
    assert.doesNotMatch(text, new RegExp(`argon2|${goodToken}|password_hash`))
    assert.deepEqual(problems, [])
  })

  test(`${where}: an account is deleted for the password, with its cards and sessions [J16]`, async ({ openShop }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const { id, email } = await signInWithCards(context, site)
    await page.goto(address(site, '/customer/security'))
    const elsewhere = await tokenOf(site, email)
    await page.getByText('Delete my account', { exact: true }).click()
    const end = page.getByRole('button', { name: 'Delete my account permanently' })
    for (const [typed, phrase] of [
      ['', 'Enter your password.'],
      ['not my password', 'That isn’t your password. Your account is still there.'],
    ] as const) {
      await page.locator('#delete_password').fill(typed)
      await end.click()
      await page.locator('#delete_password-error').getByText(phrase).waitFor()
      await page.locator('#delete_password:focus').waitFor()
      await expect(page.locator('#delete_password')).toHaveValue('')
    }
    assert.equal(await isSignedIn(site, elsewhere), true)
    await page.locator('#delete_password').fill(PASSWORD)
    await end.click()
    await page.waitForURL(address(site, '/customer/account/login'))
    await page.getByText('Your account is deleted. Thank you for shopping with us.').first().waitFor()
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    assert.equal(await isSignedIn(site, elsewhere), false)
    assert.deepEqual(await runSql('select token_id from saved_card where customer_id = $1', [id]), [])
    await fillSignIn(page, email)
    await page.getByText('That email and password don’t match.').waitFor()
    assert.deepEqual(problems, [])
  })
}

for (const [site, screen, javaScript] of [
  ['mollini', 'desktop', true],
  ['styletread-nz', 'phone', false],
] as const) {
  test(`${site}, ${screen}${javaScript ? '' : ', without JavaScript'}: a new email is confirmed by its link, which opens what was done under it as a guest [J12, J16, R6.09, R7.26]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const [email, other] = [newEmail(), newEmail('other')]
    await queryShop(site, 'mutation($email: String!) { subscribeToNewsletter(email: $email) { success } }', { email })
    await makeAccount(site, email)
    await makeAccount(site, other)
    await signIn(plainly(context, site), email)
    await page.goto(address(site, '/customer/details'))
    await page.getByText('Confirm your email', { exact: true }).waitFor()
    const news = page.getByRole('checkbox', { name: /^(?:Email me )?news and offers from/i })
    await expect(news).not.toBeChecked()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await page.getByText('We’ve sent you a new link.').first().waitFor()
    const { text } = await mailTo(email, /^Confirm your email/)
    const link = /https?:\/\/\S+\/customer\/account\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? ''
    const { pathname, search } = new URL(link)

    await context.clearCookies()
    await page.goto(address(site, `${pathname}${search}`))
    await fillSignIn(page, other)
    await page.getByText(other).first().waitFor()
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await page.getByText('This link has expired or isn’t for the account you’re signed in to.').waitFor()
    await context.clearCookies()
    await page.goto(address(site, `${pathname}${search}`))
    await fillSignIn(page, email)
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await page.getByText('Thank you. Your email is confirmed.').first().waitFor()
    await expect(page.getByRole('button', { name: 'Send the link again' })).toHaveCount(0)
    await expect(news).toBeChecked()
    assert.deepEqual(problems, [])
  })
}
