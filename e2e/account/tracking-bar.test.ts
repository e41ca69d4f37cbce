import assert from 'node:assert/strict'
import { brands } from '@welt/brands'
import { makeAccount, newEmail, setCookie, signInAt } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mathers'

/** A pair, paid and sent with StarTrack. @returns the order's number */
async function buySent(browser: PlainBrowser, email: string, tracking: string): Promise<string> {
  await goToCheckoutWithAPair(browser, SITE)
  await goToPayment(browser, SITE, email)
  const number = /data-order-number="(\d+)"/.exec(await payPlainly(browser, SITE))?.[1] ?? ''
  const sent = await operate('order', 'ship', number, '--carrier', 'startrack', '--tracking', tracking)
  assert.equal(sent.code, 0, sent.output)
  return number
}

/** An account with a pair under way. */
async function accountWithSent(tracking: string): Promise<{ email: string; number: string }> {
  const email = newEmail()
  const customerId = await makeAccount(SITE, email)
  const number = await buySent(openPlainBrowser(SITE), email, tracking)
  await runSql('update orders set customer_id = $1 where number = $2', [customerId, number])
  return { email, number }
}

const POSTS = {
  AU: 'https://auspost.com.au/mypost/track/#/details/',
  NZ: 'https://www.nzpost.co.nz/tools/tracking/item/',
} as const

test('without scripts, every site’s bar leads a number to look-up or carrier, and opens no order', async () => {
  for (const { id, country } of brands) {
    const browser = openPlainBrowser(id)
    const { body } = await browser.open('/')
    for (const part of ['<details data-tracking', 'aria-label="Track an order"', 'action="/order/track"'])
      assert.ok(body.includes(part), `${part} on ${id}`)
    const order = await browser.open('/order/track?number=100001234')
    assert.deepEqual([order.status, order.headers.location], [303, '/return/guest?number=100001234'])
    const parcel = await browser.open('/order/track?number=ABC-123456')
    assert.deepEqual([parcel.status, parcel.headers.location], [303, `${POSTS[country]}ABC-123456`])
  }
  const browser = openPlainBrowser(SITE)
  assert.match((await browser.open('/order/track?number=')).body, /Enter an order or tracking number/)
  const hostile = (await browser.open('/order/track?number=%3Cb%3Ex')).body
  assert.ok(hostile.includes('Check it against your email.') && !hostile.includes('<b>x'))
})

test('a guest sees where the order of the last half hour is, without code or names [A19]', async () => {
  const browser = openPlainBrowser(SITE)
  const number = await buySent(browser, newEmail(), 'GST000111')
  const { body } = await browser.open('/order/track')
  const [, main = ''] = body.split('<main')
  assert.ok(main.includes(`Order ${number}`) && main.includes('https://startrack.com.au/track/details/GST000111'), main)
  assert.doesNotMatch(main.split('</main>')[0] ?? '', /Ana|Code|Example Street/)
  assert.ok((await browser.open('/api/tracking')).body.includes('href="/order"'))
  assert.equal((await openPlainBrowser(SITE).open('/api/tracking')).body, '')
})

test('the bar shows itself in the room left for it, opens in place, and hides when asked [R2.70, R4.60]', async ({
  openShop,
}) => {
  const { email, number } = await accountWithSent('OWN000333')
  const { context, page, problems } = await openShop()
  await signInAt(page, SITE, email, '/faq')
  const known = async () => (await context.cookies()).find(({ name }) => name === 'tracked')?.value
  await expect.poll(known).toBe('yes')
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/tracking?strip', (route) => mayAnswer.then(() => route.continue()))
  const hasRequested = page.waitForRequest('**/api/tracking?strip')
  await page.goto(address(SITE, '/'))
  await hasRequested
  const topOfMain = () => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top)
  const before = await topOfMain()
  answer()
  const bar = page.getByRole('region', { name: 'On its way' })
  const opener = bar.locator('[data-opens-tracked]')
  await expect(bar).toContainText(`Order ${number}`)
  assert.equal(await topOfMain(), before, 'nothing moved')
  const truck = page.locator('[data-tracking] > summary')
  await expect(truck).toBeHidden()
  await opener.press('Enter')
  await expect(opener).toHaveAccessibleName('Close')
  await expect(bar.getByRole('link', { name: /^Track with StarTrack \(opens/ })).toHaveAttribute('href', /OWN000333$/)
  const found = [...(await findings(page, 'open bar')), ...(await overflow(page, 'open bar'))]
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(opener).toBeFocused()
  await bar.getByRole('button', { name: 'Hide tracking' }).click()
  await expect(truck).toBeFocused()
  await page.goto(address(SITE, '/faq'))
  await expect(truck).toBeVisible()
  assert.deepEqual([await known(), found, problems], ['hidden', [], []])
})

test('the bar opens and closes from the header, with the order sent last and its carrier [J19.2, R2.70, R4.60]', async ({
  openShop,
}) => {
  const { email, number } = await accountWithSent('OWN000222')
  const { context, page, problems } = await openShop()
  await setCookie(context, SITE, 'tracked', 'hidden')
  await signInAt(page, SITE, email, '/faq')
  // Waits for the scripts, which the sign-in does not.
  await page.goto(address(SITE, '/'))
  const opener = page.locator('[data-tracking] > summary')
  const field = page.locator('[data-tracking]').getByRole('textbox', { name: 'Order or tracking number' })
  const track = page.getByRole('link', { name: /^Track with StarTrack \(opens/ })
  await expect(field).toBeHidden()
  await opener.click()
  await expect(track).toHaveAttribute('href', 'https://startrack.com.au/track/details/OWN000222')
  await expect(page.locator('[data-tracking]')).toContainText(`Order ${number}`)
  const found = [...(await findings(page, 'tracking bar')), ...(await overflow(page, 'tracking bar'))]
  await opener.click()
  await expect(field).toBeHidden()
  await opener.press('Enter')
  await expect(track).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await field.fill(number)
  await field.press('Enter')
  await page.waitForURL(address(SITE, `/customer/orders/${number}`))
  await page.goto(address(SITE, '/order/track'))
  await expect(page.getByRole('main').getByRole('link', { name: /^Track with StarTrack/ })).toBeVisible()
  found.push(...(await findings(page, 'track page')))
  const own = await plainly(context, SITE).open('/order/track?number=own%20000222')
  assert.equal(own.headers.location, 'https://startrack.com.au/track/details/OWN000222')
  assert.deepEqual(found, [])
  assert.deepEqual(problems, [])
})
