import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import { detailsForm, goToCheckoutWithAPair, goToPayment, mailTo } from '../testing/buying.ts'
import { payPlainly } from '../testing/buying-plainly.ts'
import { requireData } from '../testing/graphql.ts'
import { operate } from '../testing/operator.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'

const SITE = 'styletread'

/** The page of a path, as it reads. */
async function read(browser: PlainBrowser, path: string): Promise<string> {
  const { status, body } = await browser.open(path)
  assert.equal(status, 200, path)
  return body
}

const APPLY = `mutation ($id: String!, $code: String!, $pin: Int!) { applyGiftCard(input: { cart_id: $id, gift_card_code: $code, pin: $pin }) {
  cart { prices { grand_total { value } } } } }`

async function applyCard(cartId: string, code: string, pin: number): Promise<number> {
  const { applyGiftCard } = await requireData<{ applyGiftCard: { cart: { prices: { grand_total: { value: number } } } } }>(
    brandOf(SITE).storeCode,
    APPLY,
    { id: cartId, code, pin },
  )
  return applyGiftCard.cart.prices.grand_total.value
}

test('a gift card alone is bought without scripts and delivery; the card comes by mail [A25, A110]', async () => {
  const browser = openPlainBrowser(SITE)
  const [email, friend] = [newEmail(), newEmail()]
  const texts = {
    recipient_name: 'Mia',
    recipient_email: friend,
    sender_name: 'Ana',
    sender_email: email,
    message: 'Happy birthday',
    when: 'now',
  }
  const added = await browser.post('/gift-card.html', { amount: '7500', quantity: '1', ...texts })
  assert.deepEqual([added.status, added.headers.location], [303, '/cart'])
  await browser.post('/checkout', { intent: 'email', email, guest: '1' })
  const billing = await read(browser, '/checkout')
  assert.match(billing, /name="billing_only" value="1"/)
  assert.doesNotMatch(billing, /Delivery method|Leave my parcel/)
  const { status } = await browser.post('/checkout', { ...detailsForm(SITE), intent: 'details', billing_only: '1' })
  assert.equal(status, 303)
  assert.match(await payPlainly(browser, SITE), /Thank you/)
  const mail = await mailTo(friend, /gift card/)
  assert.match(mail.text, /Ana sent you \$75 to spend at Styletread\.\n\nHappy birthday/)
  const [, code = ''] = /Gift card number: ([A-Z0-9 ]+)/.exec(mail.text) ?? []
  const [, pin = ''] = /PIN: (\d{4})/.exec(mail.text) ?? []
  const next = openPlainBrowser(SITE)
  await goToCheckoutWithAPair(next, SITE)
  const cartId = next.cookies.get('cartId') ?? ''
  const leftWithCard = await applyCard(cartId, code, Number(pin))
  assert.ok(leftWithCard > 0)
})

test('a bag that a gift card pays whole is ordered without a way to pay [R9.58, A106]', async () => {
  const { output } = await operate('gift-card', 'issue', SITE, '900', '--json')
  const { code, pin } = JSON.parse(output) as { code: string; pin: number }
  const browser = openPlainBrowser(SITE)
  await goToCheckoutWithAPair(browser, SITE)
  assert.equal(await applyCard(browser.cookies.get('cartId') ?? '', code, pin), 0)
  await goToPayment(browser, SITE, newEmail())
  const page = await read(browser, '/checkout')
  assert.match(page, /There is nothing left to pay\./)
  assert.doesNotMatch(page, /Payment method<\/legend>/)
  const placed = await browser.post('/checkout', { intent: 'place', idempotency_key: randomUUID(), shown_total: '0' })
  assert.deepEqual([placed.status, placed.headers.location], [303, '/checkout/success'])
  assert.match(await read(browser, '/checkout/success'), /Thank you/)
  const shown = await operate('gift-card', 'show', code)
  assert.match(shown.output, /hold {5}−\$\d+\.\d\d {2}order \d{9}[\s\S]*capture/)
})
