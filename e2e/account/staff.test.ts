import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { cookieOf, makeAccount, newEmail, queryShop, setCookie, tokenOf } from '../testing/accounts.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { PLACES } from '../testing/sessions.ts'
import { address } from '../testing/shop.ts'

/** @returns the id of the saved address */
async function saveAddress(site: SiteId, email: string): Promise<number> {
  const input = {
    firstname: 'Ines',
    lastname: 'Bell',
    street: ['18 Church Street'],
    city: 'Melbourne',
    region: { region_code: 'VIC' },
    postcode: '3000',
    country_code: 'AU',
    telephone: '0412 345 678',
  }
  const { data } = await queryShop<{ createCustomerAddress: { id: number } }>(
    site,
    'mutation($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input },
    await tokenOf(site, email),
  )
  return data.createCustomerAddress.id
}

const REFUSED = 'Staff cannot do this for a customer. Ask the customer to sign in and do it.'

/** A new customer with an address, and a secret of staff. */
async function makeCustomer(site: SiteId) {
  const email = newEmail()
  const customerId = await makeAccount(site, email, 'Ines')
  const addressId = await saveAddress(site, email)
  const { output } = await operate('admin-secret', 'create', `journey-${customerId}-${Date.now()}`)
  return { email, customerId, addressId, secret: output.trim().split('\n').at(-1) ?? '' }
}

const whenActing = (page: Page, customerId: number) =>
  page.getByText(`Acting for Ines Bell, customer ${customerId},`).waitFor()

async function actForACustomer(page: Page, site: SiteId) {
  const customer = await makeCustomer(site)
  await page.goto(address(site, `/customer_manager?customer_id=${customer.customerId}`))
  await page.getByRole('textbox', { name: 'Secret' }).fill(customer.secret)
  await page.getByRole('button', { name: 'Act for this customer' }).click()
  await whenActing(page, customer.customerId)
  return customer
}

for (const [site, screen] of PLACES) {
  test(`${site}, ${screen}: staff act for a customer for half an hour, with a secret and in sight [J23.1, J23.2, J23.3, R1.40, R2.24, R6.12-R6.15, R7.34]`, async ({
    openShop,
  }) => {
    const { customerId, secret } = await makeCustomer(site)
    const { context, page, problems } = await openShop({ screen })
    await page.goto(address(site, `/customer_manager?customer_id=${customerId}`))
    await expect(page.getByLabel('Customer number')).toHaveValue(String(customerId))
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), 'nothing is told before the call').toHaveCount(0)
    await page.getByRole('textbox', { name: 'Secret' }).fill('not the secret')
    const answered = Promise.withResolvers<void>()
    await page.route(/\/customer_manager\.data/, async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Act for this customer' }).click()
    await page.getByText('Checking…').waitFor()
    await expect(
      page.getByText(/Error generating|Acting for/),
      'neither is told before the call has answered',
    ).toHaveCount(0)
    answered.resolve()
    await page.getByText('Error generating customer token.').waitFor()
    await expect(page.getByText('Checking…')).toHaveCount(0)
    await page.unroute(/\/customer_manager\.data/)
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    await page.getByLabel('Customer number').fill('2000000000')
    await page.getByRole('textbox', { name: 'Secret' }).fill(secret)
    const answer = page.waitForResponse(/\/customer_manager\.data/)
    await page.getByRole('button', { name: 'Act for this customer' }).click()
    await answer
    await page.getByText('Error generating customer token.').waitFor()
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    await expect(page.getByText('Acting for')).toHaveCount(0)
    await page.getByLabel('Customer number').fill(String(customerId))
    await page.getByRole('textbox', { name: 'Secret' }).fill(secret)
    await page.getByRole('button', { name: 'Act for this customer' }).click()
    await whenActing(page, customerId)
    await page.goto(address(site))
    await whenActing(page, customerId)
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    assert.ok(token && token.expires * 1000 < Date.now() + 31 * 60_000)
    // Scripts may delete the marker cookie; the server still knows who is acting.
    await context.clearCookies({ name: 'acting_for' })
    for (const path of ['/', '/wishlist', '/customer/account']) {
      await page.goto(address(site, path))
      await whenActing(page, customerId)
    }
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: staff are offered nothing that is the customer’s own right [J23.3, A62]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop({ screen })
    await actForACustomer(page, site)
    const refused = page.getByText(REFUSED)
    await page.goto(address(site, '/customer/payments'))
    await refused.waitFor()
    await expect(page.getByText('No saved cards'), 'staff do not learn whether there are cards').toHaveCount(0)
    await page.goto(address(site, '/customer/details'))
    await page.getByRole('button', { name: 'Save details' }).waitFor()
    await expect(refused, 'neither email nor password is offered').toHaveCount(2)
    await expect(page.getByRole('main').locator('[type=password], [href="/customer/security"]')).toHaveCount(1)
    await page.goto(address(site, '/customer/security'))
    await expect(refused).toHaveCount(2)
    await expect(page.getByRole('main').locator('form:has(input)')).toHaveCount(0)
    await page.goto(address(site, '/customer/address'))
    await page.getByText('18 Church Street').waitFor()
    await expect(page.getByRole('main').getByText('Delete', { exact: true })).toHaveCount(0)
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: forms that only the customer may send are refused to staff [J23, A62]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const { email, customerId, addressId } = await actForACustomer(page, site)
    const forms = plainly(context, site)
    const password = {
      current_password: 'whatever it is',
      password: 'a new one entirely',
      confirmation: 'a new one entirely',
    }
    for (const [path, form] of [
      ['/customer/details', { intent: 'password', ...password }],
      ['/customer/security', { intent: 'end-all' }],
      ['/customer/address', { intent: 'delete', id: String(addressId) }],
    ] as const)
      assert.ok((await forms.post(path, form)).body.includes(REFUSED), path)
    await page.goto(address(site, '/customer/address'))
    await page.getByText('18 Church Street').waitFor()
    assert.ok(await tokenOf(site, email), 'the password is what it was')
    await whenActing(page, customerId)
    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: staff act by the customer’s token until they stop at checkout [J23.3]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const { customerId, email } = await actForACustomer(page, site)
    await page.getByRole('heading', { level: 1, name: 'Hello, Ines' }).waitFor()
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: '{"query":"{ customer { email } }"}' }
    const called = await page.evaluate(async (sent) => (await fetch('/graphql', sent)).json(), request)
    assert.deepEqual(called, { data: { customer: { email } } })
    const token = await cookieOf(context, site, 'token')
    await goToCheckoutWithAPair(plainly(context, site), site)
    await page.goto(address(site, '/checkout'))
    await whenActing(page, customerId)
    await setCookie(context, site, 'order', 'a'.repeat(43))
    await page.getByRole('button', { name: 'Stop and sign out' }).click()
    await page.waitForURL(address(site))
    await page.getByText('You’re signed out.').first().waitFor()
    await expect(page.getByText('Acting for')).toHaveCount(0)
    for (const name of ['order', 'token']) assert.equal(await cookieOf(context, site, name), undefined)
    const { errors } = await queryShop(site, '{ customer { email } }', {}, token)
    assert.equal(errors?.[0]?.message, "The current customer isn't authorized.")
    for (const path of ['/admin', '/staff', '/customer_manager/orders'])
      assert.equal((await plainly(context, site).open(path)).status, 404, path)
    assert.deepEqual(problems, [])
  })
}
