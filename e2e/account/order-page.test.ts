import assert from 'node:assert/strict'
import { makeAccount, newEmail, signInAt } from '../testing/accounts.ts'
import { findings } from '../testing/axe.ts'
import { detailsFor, goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { expect, test } from '../testing/journey.ts'
import { whenAnnounced } from '../testing/messages.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

async function buyAPair(site: 'mollini' | 'mathers', email: string): Promise<string> {
  const browser = openPlainBrowser(site)
  await goToCheckoutWithAPair(browser, site)
  await goToPayment(browser, site, email)
  return /data-order-number="(\d+)"/.exec(await payPlainly(browser, site))?.[1] ?? ''
}

test('a guest opens an order with all of email, last name and number, and cancels it [J21.1, R2.15, R4.66]', async ({
  openShop,
}) => {
  const email = newEmail('priya')
  const number = await buyAPair('mollini', email)
  const { page } = await openShop({ screen: 'phone' })
  await page.goto(address('mollini', '/return/guest'))
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible()
  const find = page.getByRole('button', { name: 'Find order' })
  await page.getByLabel('Order number').fill(number)
  await find.click()
  await expect(page.getByText('Enter the last name of the billing address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByLabel('Billing last name').fill('Somebody')
  await find.click()
  await expect(page.getByRole('alert').getByText('Error getting guest order details')).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await page.getByLabel('Billing last name').fill(detailsFor('mollini').lastname.toUpperCase())
  await find.click()
  await expect(page.getByText(`Order ${number}`)).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.getByText('Cancel order').click()
  await page.getByRole('radio', { name: 'The order was placed by mistake' }).check()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText(/^Cancelled\. \$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible()
  await expect(page.getByText('Keep this order in an account')).toHaveCount(0)
  const [order] = await runSql<{ token: string }>('select access_token as token from orders where number = $1', [
    number,
  ])
  const mailed = `/order/${order?.token}`
  const guest = openPlainBrowser('mollini')
  const offered = (await guest.open(mailed)).body
  assert.ok(offered.includes('Keep this order in an account') && !offered.includes(email), offered)
  const typed = { intent: 'attach-order', order: number, password: 'short' }
  assert.equal((await guest.post(mailed, typed)).status, 422)
  const kept = await guest.post(mailed, { ...typed, password: 'a walk in the park' })
  assert.equal(kept.headers.location, `${mailed}?account=created#account`)
  assert.ok((await guest.open(`${mailed}?account=created`)).body.includes('Your account is ready'))
  const other = openPlainBrowser('mollini')
  assert.ok((await other.open(mailed)).body.includes('This order is in an account'))
  const again = { intent: 'reorder', order: number }
  for (const _ of [1, 2]) assert.equal((await other.post(mailed, again)).headers.location, '/cart')
  assert.match((await other.open('/cart')).body, /Added 1 item to your bag\./)
})

test('a customer follows a parcel to its tracking page; a failed tax invoice says so [J19.3, R2.89, R3.66, R8.09, R8.57, A84]', async ({
  openShop,
}) => {
  const email = newEmail()
  const customerId = await makeAccount('mathers', email)
  const number = await buyAPair('mathers', email)
  await runSql('update orders set customer_id = $1 where number = $2', [customerId, number])
  const { code, output } = await operate(
    'order',
    'ship',
    number,
    '--carrier',
    'startrack',
    '--tracking',
    `MTH${number}`,
  )
  assert.equal(code, 0, output)
  const { context, page, problems } = await openShop()
  await signInAt(page, 'mathers', email, '/customer/orders')
  await page.getByRole('link', { name: `View order ${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  const track = page.getByRole('link', { name: 'Track parcel 1 of 1, opens in a new tab' })
  await expect(page.getByText(`Number MTH${number}`)).toBeVisible()
  await expect(track).toHaveAttribute('href', `https://startrack.com.au/track/details/MTH${number}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Ordered and paid' })).toBeVisible()
  await expect(page.getByText('Handed to StarTrack')).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText('Next: arrives')
  assert.deepEqual(await findings(page, 'order'), [])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden()
  const width = await page
    .locator('main section')
    .first()
    .evaluate((group) => group.getBoundingClientRect().width)
  assert.ok(width > 600, `${width} px of an order printed across`)
  await page.emulateMedia({ media: null })
  const forms = plainly(context, 'mathers')
  const printed = await forms.post(`/customer/orders/${number}`, { intent: 'document', order: number })
  const file = await forms.open(String(printed.headers.location))
  assert.match(String(file.headers['content-type']), /^application\/pdf/)
  const invoice = page.locator('form').filter({ has: page.getByRole('button', { name: /^Tax invoice/ }) })
  await invoice.evaluate((form: HTMLFormElement) => {
    form.target = ''
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="note" value="OTk5">')
  })
  await whenAnnounced(page, 'Something has gone wrong, please try again.', () => invoice.getByRole('button').click())
  await expect(page.getByText('Error getting tax invoice')).toBeVisible()
  await page.goto(address('mathers', '/customer/orders/1234567'))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Order 1234567')
  assert.deepEqual(
    problems.filter((one) => !/404|422/.test(one)),
    [],
  )
})
