import assert from 'node:assert/strict'
import { brandOf } from '@welt/brands'
import {
  departmentPath,
  detailsFor,
  detailsForm,
  goToCheckoutWithAPair,
  goToPayment,
  pairForm,
  productPath,
} from '../testing/buying/buying.ts'
import type { Fault } from '../testing/faulty-commerce.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import type { Answer } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

const SITE = 'mollini'
const PRESERVED = 'You haven’t been charged, and your bag is saved. Try again in a moment, or call us.'
const UNSURE =
  'We can’t be sure whether your order was placed or your card was charged. Before you try again, check your email for our confirmation'
const own = faultyShop()

/** Fails a call once during `send`. @returns the page */
async function failing(marker: string, fault: Fault, send: () => Promise<Answer>): Promise<Answer> {
  own.commerce.failOnce(marker, fault)
  const page = await send()
  assert.ok(own.commerce.hasFailed(), `${marker} was called`)
  assert.doesNotMatch(page.body, /Internal server error|at \w+ \(/)
  return page
}

test('an email that cannot be set shows an error, and works next time [J06.4, R8.25, A83]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)

  const email = { intent: 'email', email: `failing-${Date.now()}@example.com`, guest: '1' }
  const unnamed = await failing('setGuestEmailOnCart', 'graphql', () => browser.post('/checkout', email))
  assert.equal(unnamed.status, 422)
  assert.ok(unnamed.body.includes('<li>Failed to set email address</li>') && unnamed.body.includes(email.email))
  assert.ok(unnamed.body.includes(PRESERVED))
  assert.equal((await browser.post('/checkout', email)).status, 303)
})

function placeForm(payment: string) {
  const total = /name="shown_total" value="(\d+)"/.exec(payment)?.[1] ?? ''
  return { intent: 'place', payment_method: 'scheme', shown_total: total, idempotency_key: crypto.randomUUID() }
}

/** The shop's own storefront, with a pair in the bag and an email. */
async function openAtDelivery(): Promise<ReturnType<typeof openPlainBrowser>> {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)
  const email = { intent: 'email', email: `failing-${Date.now()}@example.com`, guest: '1' }
  assert.equal((await browser.post('/checkout', email)).status, 303)
  return browser
}

async function openAtPayment(): Promise<ReturnType<typeof openPlainBrowser>> {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)
  await goToPayment(browser, SITE, `failing-${Date.now()}@example.com`)
  return browser
}

test('each call of delivery that fails says so, keeps what was typed, and works next time [J06.4, J08.2, R8.26, R8.27, R8.29, R8.30, R1.24, R9.40-R9.46]', async () => {
  const browser = await openAtDelivery()
  const delivery = await browser.open('/checkout')
  assert.ok(delivery.body.includes('How Mollini delivers'), 'the delivery block stands beside the choice')
  const method = /name="method_AU"[^>]*value="([^"]+)"/.exec(delivery.body)?.[1]
  assert.ok(method)
  const places = /<select[^>]*name="authority_option"[^>]*>([\s\S]*?)<\/select>/.exec(delivery.body)?.[1] ?? ''
  assert.deepEqual([...places.matchAll(/<option[^>]*>([^<]*)</g)].map(([, option]) => option).slice(1), [
    'Leave at mail room',
    'Leave near the front door',
    'Leave near the back door',
    'Leave near the letter box',
    'Leave out of the weather',
    'Send to Post Office',
    'Write my own instruction',
  ])
  const details = { ...detailsForm(SITE), method_AU: method }
  for (const [call, phrase] of [
    ['setShippingAddressesOnCart', 'Error setting shipping address.'],
    ['setBillingAddressOnCart', 'Error setting billing address'],
    ['setShippingMethodsOnCart', 'Error setting shipping method.'],
    ['setAuthorityToLeave', 'Error setting authority to leave'],
  ] as const) {
    const page = await failing(call, 'graphql', () => browser.post('/checkout', details))
    assert.equal(page.status, 422, call)
    assert.ok(page.body.includes(`<li>${phrase}</li>`) && page.body.includes(PRESERVED), phrase)
    assert.ok(page.body.includes(`value="${detailsFor(SITE).street}"`), 'what was typed is kept')
  }
  assert.equal((await browser.post('/checkout', details)).status, 303)
})

test('payment methods that cannot be read show a message; only our own are offered [J06.4, R8.51, R8.52, R8.53, R9.58, A90]', async () => {
  const browser = await openAtPayment()
  const noMethod = {
    adyenPaymentMethods: { paymentMethodsResponse: { paymentMethods: [] } },
    getCartSession: { sessionID: 'x' },
  }
  const card = { type: 'scheme', name: 'Card', brands: ['visa'] }
  const noSession = {
    adyenPaymentMethods: { paymentMethodsResponse: { paymentMethods: [card] } },
    getCartSession: null,
  }
  for (const [fault, phrase] of [
    ['http', 'Failed to get payment methods'],
    [noMethod, 'Failed to get payment methods'],
    ['graphql', 'Error getting payment methods.'],
    [noSession, 'Failed to start payment session'],
  ] as const) {
    const page = await failing('adyenPaymentMethods', fault, () => browser.open('/checkout'))
    assert.ok(page.body.includes(phrase) && page.body.includes('Try again'), phrase)
  }

  const foreign = {
    adyenPaymentMethods: { paymentMethodsResponse: { paymentMethods: [{ type: 'klarna', name: 'Klarna' }, card] } },
  }
  const offered = await failing('adyenPaymentMethods', { ...foreign, getCartSession: { sessionID: 'x' } }, () =>
    browser.open('/checkout'),
  )
  assert.deepEqual(
    [...new Set(offered.body.match(/klarna|value="scheme"/gi))],
    ['value="scheme"'],
    'a way to pay that is not ours is not offered',
  )
})

test('a payment method that cannot be set and an order that cannot be placed leave the bag [J06.4, R8.28, R8.31]', async () => {
  const browser = await openAtPayment()
  await browser.open('/checkout')
  browser.cookies.delete('payment_method')
  const payment = await browser.open('/checkout')
  assert.equal(browser.cookies.get('payment_method'), 'scheme', 'the way to pay is kept before anything is paid')
  assert.match(
    payment.body,
    /name="payment_method"[^>]*checked=""[^>]*value="scheme"|value="scheme"[^>]*checked=""|checked="" value="scheme"/,
  )
  const place = placeForm(payment.body)
  browser.cookies.set('payment_method', 'pigeon')
  const unset = await failing('setPaymentMethodOnCart', 'graphql', () => browser.post('/checkout', place))
  assert.equal(unset.status, 402)
  assert.ok(unset.body.includes('<li>Error setting payment method</li>') && unset.body.includes(PRESERVED))
  assert.equal(browser.cookies.get('payment_method'), 'scheme', 'and after an attempt that failed')
  assert.match((await browser.open('/checkout')).body, /Place order|Pay \$/)

  for (const fault of ['graphql', 'http', 'busy'] as const) {
    const unplaced = await failing('mutation placeOrder', fault, () => browser.post('/checkout', place))
    assert.equal(unplaced.status, 402)
    assert.ok(unplaced.body.includes('<li>Error placing order</li>') && unplaced.body.includes(UNSURE), fault)
    assert.match((await browser.open('/cart')).body, />1 item</)
  }
})

test('a payment that cannot be processed is checked or paid again, and the bag stays [J06.4, R8.54]', async () => {
  const browser = await openAtPayment()
  const place = placeForm((await browser.open('/checkout')).body)
  for (const fault of ['graphql', 'http', 'busy'] as const) {
    const unplaced = await failing('mutation placeOrder', fault, () => browser.post('/checkout', place))
    assert.equal(unplaced.status, 402)
  }
  for (const fault of ['graphql', 'http', 'busy'] as const) {
    const unknown = await failing('mutation processPayment', fault, () =>
      browser.open('/checkout/return?redirectResult=unread'),
    )
    assert.equal(unknown.status, 503)
    assert.match(unknown.body, /We are checking your payment[\s\S]*Check again/, fault)
  }
  const errors = [{ message: 'Payment details call failed', extensions: { category: 'graphql-input' } }]
  const refuse = () => JSON.stringify({ errors, data: { processPayment: null } })
  const back = await failing('mutation processPayment', refuse, () =>
    browser.open('/checkout/return?redirectResult=unread'),
  )
  assert.deepEqual([back.status, back.headers.location], [303, '/checkout?payment=unknown'])
  const unpaid = await browser.open('/checkout?payment=unknown')
  assert.ok(unpaid.body.includes('<li>Error processing payment</li>') && unpaid.body.includes(UNSURE))
  assert.match((await browser.open('/cart')).body, />1 item</)
  const placed = await browser.post('/checkout', { ...place, idempotency_key: crypto.randomUUID() })
  assert.match(`${placed.status} ${placed.headers.location}`, /^303 http.*\/hosted\//)
})

test('each call of the bag that fails says so, leaves the bag, and works next time [J06.4, R8.20, R8.21, R8.22, R8.23, R8.24, A83]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const pair = await pairForm(SITE)
  const look = 'Nothing has been lost from your bag. Check it, then try again in a moment.'
  const refuses = async (call: string, phrase: string, path: string, form: Readonly<Record<string, string>>) => {
    const page = await failing(`mutation ${call}`, 'graphql', () => browser.post(path, form))
    assert.equal(page.status, 422, call)
    assert.ok(page.body.includes(phrase), phrase)
  }
  await refuses('createEmptyCart', 'Error creating cart. Nothing was added. Try again in a moment.', '/cart/add', pair)
  assert.equal((await browser.post('/cart/add', pair)).status, 303)
  await refuses('addProductsToCart', `Error adding cart products. ${look}`, '/cart/add', pair)
  const { body } = await browser.open('/cart')
  assert.match(body, />1 item</)
  const uid = /name="uid" value="([^"]+)"/.exec(body)?.[1] ?? ''
  await refuses('updateCartItems', `Error updating cart items. ${look}`, '/cart', {
    intent: 'update',
    uid,
    quantity: '2',
  })
  await refuses('removeItemFromCart', `Error removing item from cart. ${look}`, '/cart', { intent: 'remove', uid })
  const unread = await failing('cart(', 'graphql', () => browser.open('/cart'))
  assert.match(unread.body, /Error fetching cart products\.[^.]*Try again/)
  assert.match((await browser.open('/cart')).body, />1 item</)
  assert.equal((await browser.post('/cart', { intent: 'update', uid, quantity: '2' })).status, 303)
  assert.match((await browser.open('/cart')).body, />2 items</)
})

test('a bag that a mail’s link cannot fill says why by the code of the refusal [A83]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const refused = (code: string) => () =>
    JSON.stringify({
      errors: [{ message: 'In other words.', extensions: { category: 'graphql-input', code } }],
      data: null,
    })
  for (const [fault, phrase] of [
    [refused('CART_ORDERED'), 'This order has already been placed.'],
    [refused('CART_LINK_EXPIRED'), 'That link no longer works.'],
    [refused('RATE_LIMITED'), 'Too many attempts. Please try again in 60 seconds.'],
    ['graphql', 'We couldn’t restore your bag just now.'],
  ] as const) {
    assert.equal(
      (await failing('mutation restoreCart', fault, () => browser.open('/cart/restore?token=x'))).headers.location,
      '/cart',
    )
    assert.ok((await browser.open('/cart')).body.includes(phrase), phrase)
  }
})

test('delivery methods that cannot be read leave the shopper the usual one', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)
  assert.equal(
    (await browser.post('/checkout', { intent: 'email', email: `methods-${Date.now()}@example.com`, guest: '1' }))
      .status,
    303,
  )
  for (const isDown of [true, false]) {
    own.commerce.fail(...(isDown ? ['estimateShippingMethods'] : []))
    const { status, body } = await browser.open('/checkout')
    assert.equal(status, 200)
    assert.equal(body.includes('We couldn’t load the delivery methods.'), isDown)
    assert.equal(/name="method_AU"/.test(body), !isDown)
    assert.ok(!body.includes('deliver to this address yet'))
  }
  own.commerce.fail('estimateShippingMethods')
  assert.equal((await browser.post('/checkout', detailsForm(SITE))).status, 303)
  own.commerce.fail()
  assert.match((await browser.open('/checkout')).body, /Standard delivery[\s\S]*Pay \$/)
})

test('a sign-in that could not be looked at is no wrong password and counts as no try [A83, R8.01, R4.17]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const pair = { email: `unasked-${Date.now()}@example.com`, password: 'whatever it is', attempts: '1' }
  for (const [fault, phrase] of [
    ['graphql', 'Error generating customer token.'],
    ['http', 'Error generating customer token.'],
    ['busy', 'The shop is busy. Please try again in a moment.'],
  ] as const) {
    const page = await failing('generateCustomerToken', fault, () => browser.post('/customer/account/login', pair))
    assert.equal(page.status, 503)
    assert.ok(page.body.includes(phrase), phrase)
    assert.ok(!page.body.includes('id="password-error"'))
    assert.match(page.body, /name="attempts" value="1"/)
  }
  const wrong = await browser.post('/customer/account/login', pair)
  assert.equal(wrong.status, 422)
  assert.match(wrong.body, /id="password-error"/)
  assert.match(wrong.body, /name="attempts" value="2"/)
})

test('a path whose look-up has no type is searched among the categories [R2.52]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const page = await failing('route(', { route: null }, () => departmentPath(SITE).then((path) => browser.open(path)))
  assert.equal(page.status, 200)
  assert.match(page.body, /aria-label="Products"/)
})

test('a content page that cannot be read is away for now; one that is not there is not found [R7.123, R2.49]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  for (const fault of ['graphql', 'busy', 'http'] as const)
    assert.equal((await failing('cmsPage(', fault, () => browser.open('/privacy-policy'))).status, 503, fault)
  assert.equal((await browser.open('/privacy-policy')).status, 200)
  assert.equal((await browser.open('/no-such-page')).status, 404)
})

test('where the flag is off, checkout has no words of the shop beside the choice of delivery [R1.24]', async () => {
  assert.ok(!brandOf('midas').flags.checkoutDeliveryBlock)
  const browser = openPlainBrowser('midas', own.storefront.port)
  await goToCheckoutWithAPair(browser, 'midas')
  await browser.post('/checkout', { intent: 'email', email: `plain-${Date.now()}@example.com`, guest: '1' })
  const { body } = await browser.open('/checkout')
  assert.ok(body.includes('Delivery method') && !body.includes('How Midas delivers'))
})

test('a bag that cannot be loaded says so in its place and is requested again [R8.21]', async ({ openShop }) => {
  const { page } = await openShop()
  await page.goto(`http://${SITE}.localhost:${own.storefront.port}/faq`)
  const isCartRequest = /\/api\/bag/
  await page.route(isCartRequest, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click()
  const cartPanel = page.getByRole('dialog', { name: 'Bag' })
  await cartPanel.getByText('Error fetching cart products.').waitFor()
  await page.unroute(isCartRequest)
  await cartPanel.getByRole('button', { name: 'Try again' }).click()
  await cartPanel.getByText('Your bag is empty').waitFor()
  await expect(page.getByText('Something has gone wrong')).toHaveCount(0)
})

test('a tab older than the newest version opens what it cannot load as a page [J02, R2.64]', async ({ openShop }) => {
  const { page } = await openShop()
  const address = (path: string) => `http://mathers.localhost:${own.storefront.port}${path}`
  await page.goto(address('/faq'))
  await page.route(/\/cart-drawer-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').getByRole('link', { name: 'Bag', exact: true }).click()
  await page.waitForURL('**/cart')
  await page.goto(address('/faq'))
  await page.route(/\/listing-frame-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.evaluate(() => {
    Object.assign(globalThis, { isOldTab: true })
    const link = Object.assign(document.createElement('a'), { href: '/women' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await page.getByRole('heading', { level: 1, name: 'Women', exact: true }).waitFor()
  assert.equal(await page.evaluate(() => 'isOldTab' in globalThis), false)
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('a product page that cannot read its stock says so and stays as it is [R8.39]', async ({ openShop }) => {
  const path = await productPath(SITE)
  const { page } = await openShop()
  own.commerce.failOnce('productAdditionalData', 'graphql')
  await page.goto(`http://${SITE}.localhost:${own.storefront.port}${path}`)
  await page.getByRole('status').filter({ hasText: 'Error fetching stocks/variants' }).waitFor()
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible()
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/api/stock') && answer.ok()),
    page.reload(),
  ])
  await expect(page.getByText('Error fetching stocks/variants')).toHaveCount(0)
})
