import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import { goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

const SITE = 'mathers'
const CART_CALL = 'query cart('
const SHORT = 'Only the last pair of this is left.'
const own = faultyShop()

interface Answer {
  readonly data: { liveInventoryCheck: { message: string | null; items: { is_available: boolean }[] } | null }
  errors?: unknown
}

/** The inventory has fewer pieces than the cart. */
function short(text: string): string {
  const answer = JSON.parse(text) as Answer
  const check = answer.data.liveInventoryCheck
  assert.deepEqual([check?.message, check?.items.map(({ is_available }) => is_available)], [null, [true]])
  answer.data.liveInventoryCheck = {
    message: SHORT,
    items: (check?.items ?? []).map((item) => ({ ...item, is_available: false })),
  }
  return JSON.stringify(answer)
}

/** The inventory is unavailable. */
function away(text: string): string {
  const answer = JSON.parse(text) as Answer
  answer.data.liveInventoryCheck = null
  answer.errors = [{ message: 'Internal server error', path: ['liveInventoryCheck'] }]
  return JSON.stringify(answer)
}

test('opening bag or checkout checks the inventory; a short line is marked, a failure shown [R7.95, R3.56, R8.33]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)
  for (const path of ['/cart', '/checkout']) {
    if (path === '/checkout') await goToPayment(browser, SITE, newEmail())
    for (const [fault, isMarked] of [
      [short, true],
      [away, false],
    ] as const) {
      own.commerce.failOnce(CART_CALL, fault)
      const page = await browser.open(path)
      assert.ok(own.commerce.hasFailed(), `${path} asks for the cart`)
      assert.equal(page.status, 200)
      assert.equal(page.body.includes(SHORT), isMarked, path)
      assert.equal(page.body.includes('Error getting live inventory'), !isMarked, path)
      assert.match(page.body, /1 item/)
    }
  }
})

test('no order is placed when the last inventory check fails, and the shopper gets a message [J06.2, J06.4, R8.33]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)
  await goToPayment(browser, SITE, newEmail())
  const { body: payment } = await browser.open('/checkout')
  const hidden = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(payment)?.[1] ?? ''
  const names = ['payment_method', 'idempotency_key', 'shown_total']
  const order = { intent: 'place', ...Object.fromEntries(names.map((name) => [name, hidden(name)])) }
  const emptied = (text: string) => {
    const { data } = JSON.parse(text) as { data: object }
    const errors = [{ message: 'Internal server error', path: ['finalLiveInventoryCheck'] }]
    return JSON.stringify({ errors, data: { ...data, finalLiveInventoryCheck: null } })
  }
  for (const fault of ['graphql', 'http', 'cut', emptied] as const) {
    own.commerce.drainCalls()
    own.commerce.failOnce('query finalLiveInventoryCheck', fault)
    const { status, body } = await browser.post('/checkout', order)
    assert.ok(own.commerce.hasFailed())
    assert.equal(status, 402)
    assert.match(body, /role="alert"[\s\S]*Error getting live inventory/)
    assert.ok(!own.commerce.drainCalls().some(({ document }) => document.startsWith('mutation placeOrder')))
  }
})

test('the payment step holds session, methods, cards, choice and express flags; never cached [R3.99]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  await goToCheckoutWithAPair(browser, SITE)
  await goToPayment(browser, SITE, newEmail())
  const { body, headers } = await browser.open('/checkout')
  const names = ['sessionData', 'sessionID', 'reference', 'paymentMethods', 'storedPaymentMethods']
  for (const name of [...names, 'selectedPaymentMethod', 'isExpressInCart', 'isExpressOnProduct'])
    assert.ok(body.includes(`\\"${name}\\"`), name)
  assert.match(body, /cart-[0-9a-f]{24}-\d+/)
  assert.match(String(headers['cache-control']), /private, no-store/)
})
