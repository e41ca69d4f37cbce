import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { SiteId } from '@welt/brands'
import type { Browser } from 'playwright-core'
import { cookieOf, newEmail } from './accounts.ts'
import { detailsFor, fillCard, orderNumber, placeOrder, takeAPair } from './buying.ts'
import { runSql } from './operator.ts'
import { plainly } from './plain-browser.ts'
import { address, openBrowser, type ScreenName, visit } from './shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

const places: readonly (readonly [SiteId, ScreenName])[] = [
  ['mathers', 'desktop'],
  ['styletread-nz', 'phone'],
]

for (const [site, screen] of places)
  test(`${site}, ${screen}: wrong characters in a name are refused at it; payment stays the step when the page is loaded anew, and is left when the billing address loses its first name [J06, R2.84, R4.01-R4.05, R5.01]`, async () => {
    const { context, page, problems } = await visit(browser, { screen })
    const details = detailsFor(site)
    const forms = plainly(context, site)
    await takeAPair(forms, site)
    assert.equal((await forms.post('/checkout', { intent: 'email', email: newEmail(), guest: '1' })).status, 303)
    await page.goto(address(site, '/checkout'))
    const field = (name: string) => page.getByRole('textbox', { name })
    const goOn = page.getByRole('button', { name: 'Continue to payment' })
    await field('First name').fill('Ana4')
    await field('Last name').fill('<b>')
    await field('Street address').fill(details.street)
    await field('Suburb').fill(details.suburb)
    if (details.state) await page.getByRole('combobox', { name: 'State' }).selectOption(details.state)
    await field('Postcode').fill(details.postcode)
    await field('Phone').fill(details.phone)
    await goOn.click()
    const words = (which: string) => `Enter your ${which} name using letters, spaces, hyphens or apostrophes, 50 at most.`
    await page.locator('#firstname-error').getByText(words('first')).waitFor()
    await page.locator('#lastname-error').getByText(words('last')).waitFor()
    await page
      .getByRole('alert')
      .getByRole('link', { name: words('first') })
      .click()
    await page.locator('#firstname:focus').waitFor()
    assert.equal(await field('First name').inputValue(), 'Ana4')
    assert.equal(await field('Street address').inputValue(), details.street)
    assert.equal(await cookieOf(context, site, 'checkout_step'), undefined)
    await field('First name').fill(details.firstname)
    await field('Last name').fill(details.lastname)
    await goOn.click()

    const payment = page.getByRole('group', { name: 'Payment method' })
    await payment.waitFor()
    assert.equal(await cookieOf(context, site, 'checkout_step'), 'payment')
    await page.reload()
    await payment.waitFor()
    assert.equal(await goOn.count(), 0)

    const cart = await cookieOf(context, site, 'cartId')
    const wiped = await runSql(
      `update cart set is_billing_same = false, billing_address = coalesce(billing_address, shipping_address) || '{"firstname": ""}'
       where id = $1 returning id`,
      [cart],
    )
    assert.equal(wiped.length, 1)
    await page.reload()
    await goOn.waitFor()
    assert.equal(await payment.count(), 0)
    assert.equal(await field('First name').first().inputValue(), details.firstname)
    const billingName = page.getByRole('group', { name: 'Billing address' }).getByRole('textbox', { name: 'First name' })
    assert.equal(await billingName.inputValue(), '')
    await goOn.click()
    await page.locator('#billing_firstname-error').getByText('Enter your first name.').waitFor()
    await billingName.fill(details.firstname)
    await goOn.click()
    await payment.waitFor()
    await fillCard(page)
    await placeOrder(page)
    await orderNumber(page)
    assert.deepEqual(problems, [])
    await context.close()
  })
