import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import {
  fillSignIn,
  makeAccount,
  makeGuestWishlist,
  newEmail,
  setCookie,
  signIn,
  signInAt,
} from '../testing/accounts.ts'
import {
  addressLineFor,
  detailsFor,
  fillCard,
  goToCheckoutWithAPair,
  orderNumber,
  placeOrder,
} from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName, whenScripted } from '../testing/shop.ts'

const PLACES: readonly (readonly [SiteId, ScreenName])[] = [
  ['mollini', 'desktop'],
  ['styletread-nz', 'phone'],
]

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

const where = (site: SiteId, screen: ScreenName, javaScript: boolean) =>
  `${site}, ${screen}${javaScript ? '' : ', without JavaScript'}`

async function signInAnew(context: BrowserContext, site: SiteId): Promise<void> {
  const email = newEmail()
  await makeAccount(site, email)
  await signIn(plainly(context, site), email)
}

for (const [site, screen, javaScript] of areas) {
  test(`${where(site, screen, javaScript)}: the account has seven tabs in order, and details are kept [J16.1, R1.31, R2.06, R2.19, R2.55, R2.59, R4.85, R7.25, R7.42, A13]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    assert.match(
      (await plainly(context, site).open('/customer/account')).headers.location as string,
      /^\/customer\/account\/login\?returnTo=%2Fcustomer%2Faccount$/,
    )
    await signInAnew(context, site)
    await page.goto(address(site, '/customer/account'))
    await page.getByRole('heading', { level: 1, name: 'Hello, Ana' }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('listitem').getByRole('link')
    await expect(tabs).toHaveCount(7)
    await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page')
    await page.goto(address(site, '/customer/details'))
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
    await page.getByLabel('First name').fill('Ngaio')
    await page.getByLabel('Last name').fill('Ngāta-Bell')
    await page.getByLabel('Date of birth').fill('1988-02-29')
    await page.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Details saved.').first().waitFor()
    await expect(page.getByLabel('First name')).toHaveValue('Ngaio')
    await expect(page.getByLabel('Last name')).toHaveValue('Ngāta-Bell')
    await expect(page.getByLabel('Date of birth')).toHaveValue('1988-02-29')
    assert.deepEqual(problems, [])
  })

  test(`${where(site, screen, javaScript)}: addresses are added, changed, deleted and made default [J01.4, J16.2, R2.20, R2.60, R2.73, R3.05, R3.115, R7.39-R7.41]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    await signInAnew(context, site)
    await page.goto(address(site, '/customer/address'))
    await page.getByText('Save an address for faster checkout.').waitFor()
    for (const street of ['18 Church Street', '4 Quiet Lane']) {
      await page.goto(address(site, '/customer/address?edit=new'))
      await expect(page.locator('option[value="NZ"]'), 'countries that the site lists').toHaveCount(
        site === 'mathers' ? 0 : 1,
      )
      for (const country of javaScript && site !== 'mathers' ? ['NZ', 'AU'] : []) {
        await page.getByRole('combobox', { name: 'Country' }).selectOption(country)
        await expect(page.locator('#region'), country).toBeVisible({ visible: country === 'AU' })
      }
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
    assert.deepEqual(problems, [])
  })

  test(`${where(site, screen, javaScript)}: preferences are kept, and each tab marks its page [J16.1, J16.3, R2.21, R2.22, R2.56-R2.58, R2.61, R2.62, R7.26, R7.43]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen, javaScript })
    await signInAnew(context, site)
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
  test(`${where(site, screen, javaScript)}: a guest’s wishlist is on its page, and after signing in on the account’s tab [R2.18, R2.55, R2.58]`, async ({
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

for (const [site, screen] of PLACES) {
  test(`${site}, ${screen}: an order placed while signed in goes to the chosen address and shows in the account [J01.3, J13, J16, R3.09]`, async ({
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
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(addressLineFor(site, street))
    await page.getByText(email).first().waitFor()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page)
    await placeOrder(page)
    const number = await orderNumber(page)
    await page.goto(address(site, '/customer/orders'))
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
    // Before and after midnight in Melbourne.
    for (const [placed, day] of [
      ['2026-02-28T12:30:00Z', 'Sat 28 Feb'],
      ['2026-02-28T13:30:00Z', 'Sun 1 Mar'],
    ] as const) {
      await runSql('update orders set placed_at = $2 where number = $1', [number, placed])
      const { body } = await plainly(context, site).open('/customer/orders')
      assert.ok(body.includes(`<p class="mute small">${day}, 1 item</p>`), placed)
    }
    assert.deepEqual(problems, [])
  })
}
