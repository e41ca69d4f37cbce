import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { cookieOf, newEmail } from '../testing/accounts.ts'
import {
  cardField,
  detailsFor,
  detailsForm,
  enterByHand,
  fillAddress,
  fillCard,
  goToCheckoutWithAPair,
  mailTo,
  orderNumber,
  payButton,
  placeOrder,
  productPath,
} from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { deliveryDate, openShoe } from '../testing/product-page.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const NZ_TOKENS = ['suburb shipping address-level3', 'city shipping address-level2']

/**
 * Presses `Pay` near its upper edge with an incomplete security code focused: the frame's error message moves
 * the button away before the pointer is released.
 */
async function pressWhileItMoves(page: Page): Promise<void> {
  const code = cardField(page, 'Security code')
  await code.fill('73')
  const button = payButton(page)
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  assert.ok(box)
  const [x, y] = [box.x + box.width / 2, box.y + 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await button.evaluate(
    (element, before) =>
      new Promise<void>((moved) => {
        // A browser may hold the button in its place while the message appears above it.
        const isRefused = () => document.querySelector('main')?.textContent?.includes('Enter the whole security code.')
        const isMoved = () => element.getBoundingClientRect().top > before + 5
        const look = () => (isMoved() || isRefused() ? moved() : requestAnimationFrame(look))
        look()
      }),
    box.y,
  )
  await page.mouse.up()
}

const places: readonly (readonly [SiteId, ScreenName])[] = [
  ['mathers', 'desktop'],
  ['styletread-nz', 'phone'],
]

/** The seven of the specification. */
const LEAVING = [
  'Leave at mail room',
  'Leave near the front door',
  'Leave near the back door',
  'Leave near the letter box',
  'Leave out of the weather',
  'Send to Post Office',
  'Write my own instruction',
]

const LINES: Partial<Record<SiteId, string>> = {
  mathers: '18 Church Street, Richmond VIC 3121',
  'styletread-nz': '12 Cuba Street, Te Aro, Wellington 6011',
}

async function fillPlace(page: Page, site: SiteId): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name })
  await page.getByLabel('Address', { exact: true }).fill(LINES[site] ?? '')
  await field('Phone').fill(detailsFor(site).phone)
}

async function continueToPayment(page: Page, site: SiteId): Promise<void> {
  const details = detailsFor(site)
  await page.getByRole('textbox', { name: 'First name' }).fill(details.firstname)
  await page.getByRole('textbox', { name: 'Last name' }).fill(details.lastname)
  await fillPlace(page, site)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** Gives the postcode on the product page. @returns the days, such as "Tue 1 – Fri 4 Dec" */
async function requestDay(page: Page, site: SiteId): Promise<string> {
  await openShoe(page, site, await productPath(site))
  await page.getByText('Enter your postcode', { exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Postcode' })
  await field.fill('99')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/4 digits/)
  const { postcode } = detailsFor(site)
  await field.fill(postcode)
  await page.getByRole('button', { name: 'Check delivery' }).click()
  await page.getByText(`Delivery to ${postcode}`, { exact: true }).waitFor()
  await expect(page.locator('summary', { hasText: 'Change postcode' })).toBeFocused()
  const said = await deliveryDate(page).textContent()
  return /for delivery (.+), /.exec(said ?? '')?.[1] ?? '?'
}

/** @returns the email of the cart */
async function goToDelivery(context: BrowserContext, site: SiteId): Promise<string> {
  const forms = plainly(context, site)
  const email = newEmail()
  await goToCheckoutWithAPair(forms, site)
  assert.equal((await forms.post('/checkout', { intent: 'email', email, guest: '1' })).status, 303)
  return email
}

for (const [site, screen] of places) {
  test(`${site}, ${screen}: email, then the address; wrong names are refused, right ones lead to payment [J06.1, J06.2, R5.01]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    await goToCheckoutWithAPair(plainly(context, site), site)
    await page.goto(address(site, '/cart'))
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    const field = (name: string) => page.getByRole('textbox', { name })
    const goOn = page.getByRole('button', { name: 'Continue to payment' })
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await expect(field('First name'), 'the email alone').toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    const { country } = brandOf(site)
    const method = page.locator(`[name=method_${country}]`).first()
    await expect(method, 'chosen by itself').toBeChecked()
    const chosen = await method.inputValue()
    await field('First name').fill('Ana4')
    await field('Last name').fill('<b>')
    await fillPlace(page, site)
    await goOn.click()
    const phrase = (which: string) =>
      `Enter your ${which} name using letters, spaces, hyphens or apostrophes, 50 at most.`
    await page.locator('#firstname-error').getByText(phrase('first')).waitFor()
    await page.locator('#lastname-error').getByText(phrase('last')).waitFor()
    await page
      .getByRole('alert')
      .getByRole('link', { name: phrase('first') })
      .click()
    await page.locator('#firstname:focus').waitFor()
    await expect(field('First name')).toHaveValue('Ana4')
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(LINES[site] ?? '')
    assert.equal(await cookieOf(context, site, 'checkout_step'), 'info')

    const { firstname, lastname } = detailsFor(site)
    await field('First name').fill(firstname)
    await field('Last name').fill(lastname)
    const payment = page.getByRole('group', { name: /^How would you like to pay/ })
    const answered = Promise.withResolvers<void>()
    await page.route(/\/checkout\.data/, async (route) => {
      await answered.promise
      await route.continue()
    })
    await goOn.click()
    await page.locator('main button[aria-busy=true]').waitFor()
    await expect(payment, 'neither methods nor a session yet').toHaveCount(0)
    answered.resolve()
    await payment.waitFor()
    await cardField(page, 'Card number').waitFor()
    await page.getByText('same as delivery.').waitFor()
    const [cart] = await runSql(
      `select carrier_code || '/' || method_code as method, is_billing_same,
         coalesce(billing_address, shipping_address) ->> 'firstname' as firstname
       from cart where id = $1`,
      [await cookieOf(context, site, 'cartId')],
    )
    assert.deepEqual(cart, { method: chosen, is_billing_same: true, firstname })
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: a name’s error disappears as soon as it is corrected [R5.01]`, async ({ openShop }) => {
    const { context, page, problems } = await openShop({ screen })
    const details = detailsFor(site)
    await goToDelivery(context, site)
    await page.goto(address(site, '/checkout'))
    const field = (name: string) => page.getByRole('textbox', { name })
    await field('First name').fill('Ana4')
    await field('Last name').fill('<b>')
    await fillPlace(page, site)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await summary.getByRole('link').first().click()
    await page.locator('#firstname:focus').waitFor()
    await field('First name').pressSequentially('b')
    await page.locator('#firstname[aria-invalid]').waitFor()
    await field('First name').fill(details.firstname)
    await page.locator('#firstname:not([aria-invalid])').waitFor()
    await expect(page.locator('#firstname-error')).toHaveCount(0)
    assert.deepEqual(
      await summary.getByRole('link').allInnerTexts(),
      ['Enter your last name using letters, spaces, hyphens or apostrophes, 50 at most.'],
      'the summary holds what is left',
    )
    await page.locator('#firstname:focus').waitFor()
    await field('Last name').fill(details.lastname)
    await summary.waitFor({ state: 'detached' })
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: payment stays the step until billing is wrong [J01.4, J06.4, R2.84, R3.115, R4.01-R4.05]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const details = detailsFor(site)
    await goToDelivery(context, site)
    await page.goto(address(site, '/checkout'))
    const field = (name: string) => page.getByRole('textbox', { name })
    const goOn = page.getByRole('button', { name: 'Continue to payment' })
    await enterByHand(page)
    await expect(page.locator('option[value="NZ"]'), 'where the site delivers to').toHaveCount(
      site === 'mathers' ? 0 : 1,
    )
    const tokens = await page
      .locator('[data-address] >> nth=0')
      .locator('[autocomplete*="address-level"]')
      .evaluateAll((controls) =>
        controls.map((control) => `${control.getAttribute('name')} ${control.getAttribute('autocomplete')}`),
      )
    const own = site === 'mathers' ? ['city shipping address-level2', 'region shipping address-level1'] : NZ_TOKENS
    assert.deepEqual(tokens, own)
    await page.reload()
    await continueToPayment(page, site)
    const payment = page.getByRole('group', { name: /^How would you like to pay/ })
    await payment.waitFor()
    if (site === 'styletread-nz') await page.getByText('12 Cuba Street, Te Aro, Wellington 6011').waitFor()
    assert.equal(await cookieOf(context, site, 'checkout_step'), 'payment')
    await page.reload()
    await payment.waitFor()
    await expect(goOn).toHaveCount(0)

    const cart = await cookieOf(context, site, 'cartId')
    const wiped = await runSql(
      `update cart set is_billing_same = false, billing_address = coalesce(billing_address, shipping_address) || '{"firstname": ""}'
       where id = $1 returning id`,
      [cart],
    )
    assert.equal(wiped.length, 1)
    await page.reload()
    await goOn.waitFor()
    assert.equal(await cookieOf(context, site, 'checkout_step'), 'info')
    await expect(payment).toHaveCount(0)
    await expect(field('First name').first()).toHaveValue(details.firstname)
    const billingName = page
      .getByRole('group', { name: 'Billing address' })
      .getByRole('textbox', { name: 'First name' })
    await expect(billingName).toHaveValue('')
    if (site === 'mathers') await expect(page.locator('option[value="NZ"]'), 'to bill to').toHaveCount(0)
    await goOn.click()
    await page.locator('#billing_firstname-error').getByText('Enter your first name.').waitFor()
    await billingName.fill(details.firstname)
    await goOn.click()
    await payment.waitFor()
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: a guest pays by card; one day is promised from the product page to the mail [J06]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const day = await requestDay(page, site)
    const email = await goToDelivery(context, site)
    await page.goto(address(site, '/cart'))
    await page.getByRole('heading', { name: `${day} by post` }).waitFor()
    await page.goto(address(site, '/checkout'))
    await page
      .getByText(new RegExp(`${day}(?:,|$)`))
      .filter({ visible: true })
      .first()
      .waitFor()
    await continueToPayment(page, site)
    const code = page.locator('iframe[title="Security code"]')
    await code.waitFor()
    await code.evaluate((frame) => frame.scrollIntoView({ block: 'start' }))
    // The button and the last card field must fit on the screen together.
    await page.waitForFunction(() => {
      const order = [...document.querySelectorAll('main button')].find(({ textContent }) =>
        textContent?.startsWith('Pay $'),
      )
      const frame = document.querySelector('iframe[title="Security code"]')
      return (
        frame &&
        order &&
        frame.getBoundingClientRect().top >= 0 &&
        order.getBoundingClientRect().bottom <= window.innerHeight
      )
    })
    await page.getByText(`Arriving ${day}`, { exact: true }).filter({ visible: true }).first().waitFor()
    await fillCard(page)
    await pressWhileItMoves(page)
    await page.getByText('Enter the whole security code.').first().waitFor()
    await fillCard(page)
    await placeOrder(page)
    await orderNumber(page)
    await page.getByRole('heading', { name: `${day} by post` }).waitFor()
    assert.ok((await mailTo(email)).text.includes(`Arriving ${day}`))
    if (site === 'styletread-nz') await page.getByRole('heading', { name: /Te Aro, Wellington 6011/ }).waitFor()
    assert.deepEqual(problems, [])
  })
}

test('an instruction of one’s own has its field, and is the authority to leave of the cart [J08.2, R3.98, R9.47]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  await goToCheckoutWithAPair(plainly(context, 'mollini'), 'mollini')
  await page.goto(address('mollini', '/checkout'))
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  const own = page.getByRole('textbox', { name: 'Your instruction' })
  await page.getByLabel('Leave my parcel if no one is home').check()
  await expect(own).toBeHidden()
  const places = page.getByLabel('Where should we leave it?').locator('option')
  assert.deepEqual((await places.allInnerTexts()).slice(1), LEAVING)
  await page.getByLabel('Where should we leave it?').selectOption('Write my own instruction')
  await own.fill('Behind the blue gate')
  await fillAddress(page, 'mollini')
  await page.getByRole('group', { name: /^How would you like to pay/ }).waitFor()
  assert.deepEqual(
    await runSql('select authority_checked, authority_instructions from cart where id = $1', [
      await cookieOf(context, 'mollini', 'cartId'),
    ]),
    [{ authority_checked: true, authority_instructions: 'Behind the blue gate' }],
  )
})

test('moving delivery from New Zealand to Australia clears the authority to leave [J08.3, R4.38]', async () => {
  const shopper = openPlainBrowser('mollini')
  await goToCheckoutWithAPair(shopper, 'mollini')
  await shopper.post('/checkout', { intent: 'email', email: `moving-${Date.now()}@example.com`, guest: '1' })
  const deliver = async (form: Readonly<Record<string, string>>) =>
    assert.equal((await shopper.post('/checkout', form)).status, 303)
  const home = detailsForm('mollini')
  await deliver({ ...home, authority: 'on', authority_option: 'Leave at mail room' })
  assert.equal(shopper.cookies.get('authority_to_leave'), encodeURIComponent('Leave at mail room'))
  const kept = shopper.cookies.get('authority_to_leave') ?? ''
  await deliver(detailsForm('styletread-nz'))
  shopper.cookies.set('authority_to_leave', kept) // as another tab may have left it
  await deliver(home)
  assert.equal(shopper.cookies.has('authority_to_leave'), false)
})
