import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { fillSignIn, makeAccount, newEmail, PASSWORD, signIn } from '../testing/accounts.ts'
import { detailsFor } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName } from '../testing/shop.ts'

/** Field id, invalid value, and a phrase of the error message. */
type Wrong = readonly [field: string, typed: string, phrase: string]

const FIRST = 'Enter your first name using letters, spaces, hyphens or apostrophes, 50 at most.'
const LAST = 'Enter your last name using letters, spaces, hyphens or apostrophes, 50 at most.'
const EMAIL = 'Enter an email address in the correct format, like name@example.com.'
/** Examples match the country of the address. */
const PHONE = {
  AU: 'Enter a phone number with 8 to 15 digits, like 0412 345 678.',
  NZ: 'Enter a phone number with 8 to 15 digits, like 021 345 678.',
}
const POSTCODE = { AU: 'Enter a postcode with 4 digits, like 3121.', NZ: 'Enter a postcode with 4 digits, like 1010.' }
const BELL = '\u0007'

const wrongNames: readonly Wrong[] = [
  ['firstname', ' ', 'Enter your first name.'],
  ['firstname', '<b>Ana</b>', FIRST],
  ['lastname', 'a'.repeat(51), LAST],
  ['lastname', '🥾', LAST],
  ['lastname', "' or 1=1 --", LAST],
  ['lastname', '42', LAST],
]
const wrongBirthDates: readonly Wrong[] = [
  ['date_of_birth', '2999-01-01', 'Enter a date of birth in the past.'],
  ['date_of_birth', '1899-12-31', 'Enter a date that exists, like 29/02/1988, or leave it empty.'],
]
const wrongEmails: readonly Wrong[] = [
  ['email', '', 'Enter your email address.'],
  ['email', `${'a'.repeat(65)}@example.com`, EMAIL],
  ['email', 'ana@', EMAIL],
  ['email', '🥾@example.com', EMAIL],
  ['email', '<i>@example.com', EMAIL],
]
const wrongAddresses = (country: 'AU' | 'NZ'): readonly Wrong[] => [
  ...wrongNames.slice(1, 4),
  ['street1', '', 'Enter your street address.'],
  ['street1', `18 Church${BELL} Street`, 'Type the street address again: it contains a character we can’t use.'],
  ['street1', '18\tChurch Street', 'Type the street address again: it contains a character we can’t use.'],
  ['street1', 'x'.repeat(101), 'Shorten the street address to 100 characters.'],
  ['postcode', '31', POSTCODE[country]],
  ['telephone', 'ring me', PHONE[country]],
  ['telephone', '0412 345 678 901 234', PHONE[country]],
  ['telephone', '0412 345 678 🥾', PHONE[country]],
  ['telephone', '<b>0412 345 678</b>', PHONE[country]],
  ['telephone', "0412345678' or 1=1 --", PHONE[country]],
]

/** Submits one invalid field, expects its message and the focus there, then corrects it. */
async function tryWrong(page: Page, [id, typed, phrase]: Wrong, send: () => Promise<void>): Promise<void> {
  const field = page.locator(`main #${id}`)
  const right = await field.inputValue()
  await field.fill(typed)
  await send()
  const about = `${id} with ${JSON.stringify(typed.slice(0, 30))}`
  await page.locator(`main #${id}-error`).getByText(phrase).waitFor()
  await page.locator(`main #${id}:focus`).waitFor()
  const seen = await field.evaluate((input) => ({
    title: document.title,
    invalid: document.querySelectorAll('main [aria-invalid=true]').length,
    describedBy: input.getAttribute('aria-describedby') ?? '',
    value: (input as HTMLInputElement).value,
    secrets: [...document.querySelectorAll<HTMLInputElement>('main [autocomplete$="-password"]')].map(
      ({ value }) => value,
    ),
  }))
  assert.match(seen.title, /^Error: (?!Error)/, about)
  assert.equal(seen.invalid, 1, about)
  assert.match(seen.describedBy, new RegExp(`${id}-error`), about)
  assert.equal(seen.value, typed, about)
  for (const secret of seen.secrets) assert.equal(secret, '', about)
  await field.fill(right)
}

const places: readonly (readonly [SiteId, ScreenName, boolean])[] = [
  ['mathers', 'desktop', true],
  ['styletread-nz', 'phone', false],
]

for (const [site, screen, javaScript] of places) {
  const where = `${site}, ${screen}, ${javaScript ? 'with' : 'without'} JavaScript`

  test(`${where}: wrong sign-in input is explained at its field; all but the password stays [J13, R7.29]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen, javaScript })
    await page.goto(address(site, '/customer/account/login'))
    const password = page.getByRole('textbox', { name: 'Password' })
    const tryToSignIn = async () => {
      await password.fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    for (const wrong of wrongEmails) await tryWrong(page, wrong, tryToSignIn)
    const unknown = newEmail('nobody')
    for (const [typed, phrase] of [
      ['', 'Enter your password.'],
      ["' or 1=1 --", 'That email and password don’t match.'],
    ] as const) {
      await fillSignIn(page, unknown, typed)
      await page.locator('#password-error').getByText(phrase).waitFor()
      await page.locator('main #password:focus').waitFor()
      await expect(password).toHaveValue('')
      await expect(page.locator('main #email')).toHaveValue(unknown)
    }
    assert.deepEqual(problems, [])
  })

  test(`${where}: wrong registration input is explained at its field; all but the password stays [J12.1, J12.2, R5.01, R5.29, A68]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen, javaScript })
    const password = page.getByRole('textbox', { name: 'Password' })
    await page.goto(address(site, '/customer/account/create'))
    const typed = { firstname: 'Māia', lastname: 'O’Brien', email: newEmail(), date_of_birth: '1988-02-29' }
    for (const [id, value] of Object.entries(typed)) await page.locator(`main #${id}`).fill(value)
    const register = async () => {
      await password.fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
    }
    const undeliverable: Wrong = ['email', 'ana@example.con', 'Check the end of the email address. Did you mean .com?']
    for (const wrong of [...wrongNames, ...wrongEmails.slice(0, 3), undeliverable, ...wrongBirthDates])
      await tryWrong(page, wrong, register)
    for (const [short, phrase] of [
      ['', 'Enter a password.'],
      ['plum', 'Use at least 8 characters for your password.'],
      ['p'.repeat(129), 'Use 128 characters at most for your password.'],
    ] as const) {
      await password.fill(short)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.locator('#password-error').getByText(phrase).waitFor()
      await page.locator('main #password:focus').waitFor()
      await expect(password).toHaveValue('')
    }
    if (javaScript) {
      await password.fill(PASSWORD)
      await page.getByText('Strength: Strong').waitFor()
      await page.locator('main #lastname').fill('42')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.locator('#lastname-error').waitFor()
      await expect(page.getByText('Strength:'), 'nothing is said of a password that was forgotten').toHaveCount(0)
      await page.locator('main #lastname').fill(typed.lastname)
      await page.locator('main #email').fill('ana@')
      await register()
      await page.locator('main #email-error').waitFor()
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      const popover = page.getByRole('dialog', { name: 'Sign in' })
      await popover.getByRole('button', { name: 'Sign in', exact: true }).click()
      await popover.getByText('Enter your email address.').waitFor()
      await popover.getByLabel('Email', { exact: true }).fill(newEmail('nobody'))
      await popover.locator('[aria-invalid]').nth(1).waitFor({ state: 'detached' })
      await expect(
        page.locator('main #email[aria-invalid]'),
        'another form’s input says nothing of this one',
      ).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.locator('main #email').fill(typed.email)
    }
    for (const [id, value] of Object.entries(typed)) await expect(page.locator(`main #${id}`)).toHaveValue(value)
    assert.deepEqual(problems, [])
  })

  test(`${where}: a staff field that is wrong or empty is marked; the number stays, not the secret [J23.1, R2.24, R6.12]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen, javaScript })
    await page.goto(address(site, '/customer_manager'))
    const secret = page.getByRole('textbox', { name: 'Secret' })
    const send = () => page.getByRole('button', { name: 'Act for this customer' }).click()
    for (const typed of ['twelve', '', '0', '12a'])
      await tryWrong(page, ['customer_id', typed, 'Enter the customer’s number, digits only.'], async () => {
        await secret.fill('a secret of an hour')
        await send()
      })
    await expect(secret).toHaveValue('')
    await page.locator('main #customer_id').fill('12')
    await tryWrong(page, ['secret', '', 'Enter the secret you were given.'], send)
    await expect(page.locator('main #customer_id')).toHaveValue('12')
    assert.deepEqual(problems, [])
  })

  test(`${where}: wrong details and addresses are explained at their field; markup is kept as text [J16.2, R5.01, R5.02, R5.29]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const email = newEmail()
    await makeAccount(site, email)
    await signIn(plainly(context, site), email)
    await page.goto(address(site, '/customer/details'))
    const save = () => page.getByRole('button', { name: 'Save details' }).click()
    for (const wrong of [...wrongNames.slice(3), ...wrongBirthDates]) await tryWrong(page, wrong, save)

    await page.goto(address(site, '/customer/address?edit=new'))
    const details = detailsFor(site)
    const street = '<img src=x onerror=alert(1)> 18 Church Street'
    if (site === 'styletread-nz') await page.locator('#country').selectOption('NZ')
    else await page.locator('#region').selectOption(details.state ?? '')
    for (const [id, value] of [
      ['street1', street],
      ['city', details.suburb],
      ['postcode', details.postcode],
      ['telephone', details.phone],
    ] as const)
      await page.locator(`main #${id}`).fill(value)
    const saveAddress = () => page.getByRole('button', { name: 'Save address' }).click()
    for (const wrong of wrongAddresses(site === 'styletread-nz' ? 'NZ' : 'AU')) await tryWrong(page, wrong, saveAddress)
    assert.equal(await page.locator('#region').isVisible(), site !== 'styletread-nz', 'states are Australia’s')
    await saveAddress()
    await page.getByText('Address saved.').first().waitFor()
    await page.getByText(street).first().waitFor()
    await expect(page.locator('main img')).toHaveCount(0)
    assert.deepEqual(problems, [])
  })
}
