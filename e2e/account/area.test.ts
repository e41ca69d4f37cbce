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
  queryShop,
  resetPath,
  setCookie,
  signIn,
  signInAt,
  tokenOf,
} from '../testing/accounts.ts'
import { detailsFor, fillCard, goToCheckoutWithAPair, orderNumber, placeOrder } from '../testing/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { typeAtOnce } from '../testing/keys.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName, whenScripted } from '../testing/shop.ts'

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
  test(`${site}, ${screen}, ${javaScript ? 'with' : 'without'} JavaScript: a forgotten password is set by a link that works once, for one account, on one site [J15, R1.39, R2.09, R2.10, R2.78, R5.16, R5.17, R6.17, R6.18, R6.20, R6.21, R7.31, R7.47, R7.48, R8.08, R8.70, R8.71]`, async ({
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
  test(`${site}, ${screen}: a good reset link signs out whoever is signed in, then sets the password [J15, R6.17, R6.20, A15]`, async ({
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
  test(`${site}, ${screen}: a changed password ends every token, and this browser stays signed in [J15, R2.72, R4.86, R7.46, R8.05]`, async ({
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

async function fillAddress(page: Page, site: SiteId, street: string): Promise<void> {
  const details = detailsFor(site)
  const field = (name: string) => page.getByRole('textbox', { name })
  if (site === 'styletread-nz') await page.getByRole('combobox', { name: 'Country' }).selectOption('NZ')
  await field('Street address').fill(street)
  await field(details.placeLabel).fill(details.suburb)
  if (details.state) await page.getByRole('combobox', { name: 'State' }).selectOption(details.state)
  await field('Postcode').fill(details.postcode)
  await field('Phone').fill(details.phone)
}

const areas: readonly (readonly [SiteId, ScreenName, boolean])[] = [
  ...PLACES.map(([site, screen]) => [site, screen, true] as const),
  ['mathers', 'phone', false],
  ['styletread-nz', 'desktop', false],
]

for (const [site, screen, javaScript] of areas) {
  test(`${site}, ${screen}${javaScript ? '' : ', without JavaScript'}: seven tabs in order; details, addresses, defaults and preferences are kept [J16, R1.31, R2.06, R2.19-R2.22, R2.55-R2.62, R2.73, R3.05, R3.115, R4.85, R7.25, R7.26, R7.39-R7.43]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    const email = newEmail()
    await makeAccount(site, email)
    assert.match(
      (await plainly(context, site).open('/customer/account')).headers.location as string,
      /^\/customer\/account\/login/,
    )
    await signIn(plainly(context, site), email)
    await page.goto(address(site, '/customer/account'))
    await page.getByRole('heading', { level: 1, name: /^Hello, / }).waitFor()
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveCount(7)
    await page.goto(address(site, '/customer/details'))
    const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link')
    assert.deepEqual(await tabs.allInnerTexts(), [
      'Orders',
      'Returns',
      'Wishlist',
      'Details',
      'Addresses',
      'Payments',
      'Preferences',
    ])
    await expect(tabs.nth(3)).toHaveAttribute('aria-current', 'page')
    await page.getByLabel('Last name').fill('<b>')
    await page.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Enter your last name using letters').waitFor()
    await page.getByLabel('Last name').fill('Ngāta-Bell')
    await page.getByLabel('Date of birth').fill('1988-02-29')
    await page.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Details saved.').first().waitFor()
    await expect(page.getByLabel('Date of birth')).toHaveValue('1988-02-29')

    await page.goto(address(site, '/customer/address'))
    await page.getByText('Save an address for faster checkout.').waitFor()
    for (const street of ['18 Church Street', '4 Quiet Lane']) {
      await page.goto(address(site, '/customer/address?edit=new'))
      await expect(page.locator('option[value="NZ"]'), 'countries that the site lists').toHaveCount(
        site === 'mathers' ? 0 : 1,
      )
      await fillAddress(page, site, street)
      if (street === '18 Church Street') {
        await page.getByRole('textbox', { name: 'Postcode' }).fill('31')
        await page.getByRole('button', { name: 'Save address' }).click()
        await page.getByText('Enter a postcode with 4 digits').waitFor()
        await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue(street)
        await page.getByRole('textbox', { name: 'Postcode' }).fill(detailsFor(site).postcode)
      }
      await page.getByLabel('Use as my default delivery address').check()
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByText('Address saved.').first().waitFor()
    }
    await expect(page.getByText('Default delivery')).toHaveCount(1)
    const first = page.getByRole('listitem').filter({ hasText: '18 Church Street' })
    await first.getByRole('button', { name: 'Make default for delivery' }).click()
    await first.getByText('Default delivery').waitFor()
    await expect(page.getByText('Default delivery')).toHaveCount(1)
    const second = page.getByRole('listitem').filter({ hasText: '4 Quiet Lane' })
    for (const one of [second, first]) {
      await one.getByRole('button', { name: 'Make default for billing' }).click()
      await one.getByText('Default billing').waitFor()
      await expect(page.getByText('Default billing')).toHaveCount(1)
    }
    await second.getByRole('link', { name: /^Edit/ }).click()
    await page.getByRole('textbox', { name: 'Street address' }).fill('4 Quiet Lane, at the rear')
    await page.getByRole('button', { name: 'Save address' }).click()
    await second.getByText('at the rear').first().waitFor()
    await second.getByText('Delete', { exact: true }).click()
    await second.getByRole('button', { name: 'Delete address' }).click()
    await page.getByText('Address deleted.').first().waitFor()
    await expect(page.getByText('4 Quiet Lane')).toHaveCount(0)

    await page.goto(address(site, '/customer/preferences'))
    const topic = page.getByRole('checkbox').first()
    await topic.check()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await page.getByText('Preferences saved.').first().waitFor()
    await expect(topic).toBeChecked()
    await page.getByRole('button', { name: 'Unsubscribe from all' }).click()
    await page.locator('main form:has([type=checkbox]):not(:has([type=checkbox]:checked))').waitFor()
    for (const [path, phrase] of [
      ['/customer/orders', 'No orders yet'],
      ['/customer/returns', 'No returns'],
      ['/wishlist', 'Nothing saved yet'],
      ['/customer/payments', 'No saved cards'],
    ] as const) {
      await page.goto(address(site, path))
      await page.getByText(phrase).waitFor()
      assert.equal(
        await page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]').getAttribute('href'),
        path,
      )
    }
    assert.deepEqual(problems, [])
  })
}

for (const [site, screen, javaScript] of areas) {
  test(`${site}, ${screen}${javaScript ? '' : ', without JavaScript'}: a guest’s wishlist stands on its page, and after signing in on the account’s tab [R2.18, R2.55, R2.58]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    await page.goto(address(site, '/wishlist'))
    await page.getByText('Nothing saved yet').waitFor()
    await expect(page.getByRole('navigation', { name: 'Account' }), 'a guest has no account').toHaveCount(0)
    const { session } = await makeGuestWishlist(site)
    const email = newEmail()
    await makeAccount(site, email)
    await setCookie(context, site, 'guest_wishlist', session)
    const saved = page.getByRole('main').getByRole('listitem').getByRole('link')
    await page.goto(address(site, '/wishlist'))
    await page.getByText('1 style', { exact: true }).waitFor()
    const name = (await saved.textContent()) ?? ''
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email)
    await page.waitForURL(address(site, '/wishlist'))
    await page.getByText('1 style', { exact: true }).waitFor()
    const tab = page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]')
    assert.equal(await tab.textContent(), 'Wishlist')
    const own = page.getByRole('main').getByRole('link', { name, exact: true })
    await own.click()
    await page.waitForURL(/\.html$/)
    await page.getByRole('heading', { level: 1 }).getByText(name).waitFor()
    await setCookie(context, site, 'guest_wishlist', 'x'.repeat(43))
    // The product page would reload on noticing the end of the session.
    await page.goto('about:blank')
    await context.clearCookies({ name: 'token' })
    await context.clearCookies({ name: 'signed_in_at' })
    await page.goto(address(site, '/wishlist'))
    await page.getByText('Nothing saved yet').waitFor()
    assert.deepEqual(problems, [])
  })
}

/** Text typed, suggestion to choose and its postcode, state (AU only), and another place's postcode. */
const LOOK_UPS = {
  mollini: {
    typed: 'fitzroy 3065',
    label: 'Fitzroy VIC 3065',
    city: 'Fitzroy',
    state: 'VIC',
    postcode: '3065',
    elsewhere: '6000',
  },
  'styletread-nz': {
    typed: 'dunedin',
    label: 'Dunedin Otago 9016',
    city: 'Dunedin',
    state: undefined,
    postcode: '9016',
    elsewhere: '9900',
  },
} as const

for (const [site, screen] of [
  ['mollini', 'desktop'],
  ['styletread-nz', 'phone'],
] as const)
  test(`${site}, ${screen}: a suburb picked while typing fills its fields; a wrong one is told at its field [J16, R3.115, R5.29]`, async ({
    openShop,
  }) => {
    const { typed, label, city, state, postcode, elsewhere } = LOOK_UPS[site]
    const { context, page } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    await signIn(plainly(context, site), email)
    await page.goto(address(site, '/customer/address?edit=new'))
    await page.getByRole('textbox', { name: 'Street address' }).fill('1 High Street')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0412 345 678')
    const suburb = page.getByLabel(detailsFor(site).placeLabel)
    const place = page.getByRole('option', { name: label })
    const stateField = page.getByRole('combobox', { name: 'State' })
    const postcodeField = page.getByRole('textbox', { name: 'Postcode' })
    const assertFilled = async () => {
      await expect(suburb).toHaveValue(city)
      if (state) await expect(stateField).toHaveValue(state)
      else await expect(stateField, 'New Zealand has no states').toHaveCount(0)
      await expect(postcodeField).toHaveValue(postcode)
    }
    await typeAtOnce(suburb, typed)
    await place.waitFor()
    await suburb.fill(typed.slice(0, 2))
    await place.waitFor({ state: 'detached' })
    await suburb.fill('')
    await typeAtOnce(suburb, typed)
    // Pressing must not close the list, even in browsers where it does not focus a button.
    await place.hover()
    await page.mouse.down()
    await expect(suburb).toBeFocused()
    await page.mouse.up()
    await assertFilled()
    await postcodeField.fill('')
    await suburb.fill('')
    await typeAtOnce(suburb, typed)
    await place.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await assertFilled()
    await expect(page.getByRole('textbox', { name: 'Phone' }), 'what is still to be filled has the focus').toBeFocused()
    await postcodeField.fill(elsewhere)
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText(/Check the (?:suburb, state|town or city) and postcode/).waitFor()
    await page.locator('#postcode:focus[aria-invalid]').waitFor()
    await page.getByLabel('Use as my default billing address').check()
    await page.getByRole('textbox', { name: 'First name' }).fill('Ani')
    await expect(page.locator('#postcode[aria-invalid]'), 'wrong until something of the place is changed').toHaveCount(
      1,
    )
    await postcodeField.fill(postcode)
    await page.locator('#postcode:not([aria-invalid])').waitFor()
    const hints = await page.locator('[data-address] p').allInnerTexts()
    if (site === 'mollini') assert.doesNotMatch(hints.join(' '), /New Zealand|town/)
  })

test('styletread-nz, phone: what was typed of a place is there again after another country [J16, R3.115]', async ({
  openShop,
}) => {
  const { context, page } = await openShop({ screen: 'phone' })
  const email = newEmail()
  await makeAccount('styletread-nz', email)
  await signIn(plainly(context, 'styletread-nz'), email)
  await page.goto(address('styletread-nz', '/customer/address?edit=new'))
  const country = page.getByRole('combobox', { name: 'Country' })
  const field = (name: string) => page.getByLabel(name)
  await field('Suburb').fill('Te Aro')
  await field('Town or city').fill('Wellington')
  await field('Postcode').fill('6011')
  await country.selectOption('AU')
  assert.deepEqual([await field('Suburb').inputValue(), await field('Postcode').inputValue()], ['Wellington', '6011'])
  await field('Unit').fill('Level 2')
  await page.getByRole('combobox', { name: 'State' }).selectOption('VIC')
  await field('Postcode').fill('3065')
  await country.selectOption('NZ')
  assert.deepEqual(
    [
      await field('Suburb').inputValue(),
      await field('Town or city').inputValue(),
      await field('Postcode').inputValue(),
    ],
    ['Te Aro', 'Wellington', '3065'],
  )
  await country.selectOption('AU')
  await expect(field('Unit')).toHaveValue('Level 2')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('VIC')
})

test('styletread-nz, phone: picking a suburb fills it; the town leaves the postcode alone [J16, R3.115]', async ({
  openShop,
}) => {
  const { context, page } = await openShop({ screen: 'phone' })
  await goToCheckoutWithAPair(plainly(context, 'styletread-nz'), 'styletread-nz')
  await plainly(context, 'styletread-nz').post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })
  await page.goto(address('styletread-nz', '/checkout'))
  await typeAtOnce(page.locator('#suburb'), 'petone')
  await page.getByRole('option', { name: 'Petone Wellington' }).tap()
  await expect(page.locator('#suburb')).toHaveValue('Petone')
  const town = page.locator('#city')
  await expect(town).toHaveValue('')
  await expect(town, 'what is still to be filled has the focus').toBeFocused()
  await town.pressSequentially('lower hutt')
  await page.getByRole('option', { name: 'Lower Hutt Wellington 5010' }).tap()
  await expect(town).toHaveValue('Lower Hutt')
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await expect(postcode).toHaveValue('')
  await expect(postcode, 'what is still to be filled has the focus').toBeFocused()
})

for (const [site, screen] of PLACES) {
  test(`${site}, ${screen}: an order placed while signed in goes to the chosen address and shows in the account [J13, J16, R3.09]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const email = newEmail()
    const street = '18 Church Street'
    await makeAccount(site, email)
    await signInAt(page, site, email, '/customer/address?edit=new')
    await whenScripted(page)
    await fillAddress(page, site, street)
    await page.getByLabel('Use as my default delivery address').check()
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Address saved.').first().waitFor()
    await goToCheckoutWithAPair(plainly(context, site), site)
    await page.goto(address(site, '/checkout'))
    await page.getByRole('navigation', { name: 'Your saved addresses' }).getByText(street).waitFor()
    await expect(page.getByRole('textbox', { name: 'Street address' }).first()).toHaveValue(street)
    await page.getByText(email).first().waitFor()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page)
    await placeOrder(page)
    const number = await orderNumber(page)
    await page.goto(address(site, '/customer/orders'))
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
    assert.deepEqual(problems, [])
  })
}
