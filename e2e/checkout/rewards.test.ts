import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { newEmail } from '../testing/accounts.ts'
import { goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { applyCodes, failNextCheck, giveReward, loyaltyCalls } from '../testing/rewards.ts'

const SITE = 'mathers'

const own = faultyShop()

const newCode = () => `RW-${randomUUID().slice(0, 8).toUpperCase()}`

/** A shopper at the payment step with rewards of $15 and $10 applied. */
async function openPayment() {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const email = newEmail()
  const codes = [newCode(), newCode()] as const
  await giveReward(SITE, email, codes[0], { amount: 15 })
  await giveReward(SITE, email, codes[1], { amount: 10 })
  await goToCheckoutWithAPair(browser, SITE)
  await goToPayment(browser, SITE, email)
  await applyCodes(browser, codes)
  return { browser, email, codes }
}

type Shopper = Awaited<ReturnType<typeof openPayment>>

/** @returns the payment step's text, and the total on its button in cents */
async function look({ browser }: Shopper, path = '/checkout') {
  const { body, status } = await browser.open(path)
  assert.equal(status, 200)
  const total = /name="shown_total" value="(\d+)"/.exec(body)?.[1]
  const text = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
  return { text: text.replace(/\s+/g, ' '), totalCents: Number(total) }
}

const place = ({ browser }: Shopper, totalCents: number) =>
  browser.post('/checkout', {
    intent: 'place',
    payment_method: 'scheme',
    idempotency_key: randomUUID(),
    shown_total: String(totalCents),
  })

/** Names and validation requests of the calls since the last drain. */
function drainCalls() {
  const calls = own.commerce
    .drainCalls()
    .map(({ document, variables }) => ({ name: /^mutation (\w+)/.exec(document)?.[1], variables }))
  return {
    names: calls.map(({ name }) => name),
    sent: calls.flatMap(({ name, variables }) => (name === 'validateRedemptions' ? [variables] : [])),
  }
}

test('only the first of two coupons is sent, at the payment step and before the order [J09.2, J22.3, R5.11, A55]', async () => {
  const shopper = await openPayment()
  const { email, codes } = shopper
  drainCalls()
  const { text, totalCents } = await look(shopper)
  assert.deepEqual(new Set(text.match(/Reward −\$\d+\.00/g)), new Set(['Reward −$15.00', 'Reward −$10.00']))
  const cartId = shopper.browser.cookies.get('cartId')
  assert.deepEqual(drainCalls().sent, [{ email, coupons: [codes[0]], cartId }])
  const { status, headers } = await place(shopper, totalCents)
  assert.equal(status, 303)
  assert.match(String(headers.location), /\/hosted\//)
  const { names, sent } = drainCalls()
  assert.deepEqual(sent, [{ email, coupons: [codes[0]], cartId }])
  assert.ok(names.indexOf('validateRedemptions') < names.indexOf('placeOrder'))
  const checked = (await loyaltyCalls(email)).filter(({ call }) => call === 'loyalty.validate').map(({ code }) => code)
  assert.deepEqual(checked, [...codes, codes[0], codes[0]], 'each as it was applied, then the first twice')
})

test('a reward that is refused says why, with the new total, before anything is charged [J09.2, R3.13]', async () => {
  const shopper = await openPayment()
  const { email, codes } = shopper
  const both = await look(shopper)
  await giveReward(SITE, email, codes[0], { amount: 15, validTo: '2020-01-01' })
  const one = await look(shopper)
  assert.equal(one.totalCents, both.totalCents + 1500)
  assert.ok(one.text.includes(`The reward ${codes[0]} has expired, so we took it off your bag.`), one.text)
  await giveReward(SITE, email, codes[1], { amount: 10, redeemedBy: 'store' })
  const { status, headers } = await place(shopper, one.totalCents)
  assert.deepEqual([status, headers.location], [303, '/checkout?payment=reward'])
  const none = await look(shopper, '/checkout?payment=reward')
  assert.equal(none.totalCents, one.totalCents + 1000)
  assert.ok(
    none.text.includes(
      `The reward ${codes[1]} has been used already, so we took it off your bag. Nothing was charged.`,
    ),
    none.text,
  )
  assert.match(String((await place(shopper, none.totalCents)).headers.location), /\/hosted\//)
})

test('while the loyalty service is unavailable the reward is removed and the order goes on [J22.5, R3.13, A88]', async () => {
  const shopper = await openPayment()
  const { totalCents } = await look(shopper)
  await failNextCheck(shopper.email)
  const without = await look(shopper)
  assert.equal(without.totalCents, totalCents + 1500)
  assert.match(
    without.text,
    /We couldn't check the reward RW-\w+ just now, so we took it off your bag\. It is still yours/,
  )
  assert.match(String((await place(shopper, without.totalCents)).headers.location), /\/hosted\//)
})

test('a shop that cannot check coupons stops no checkout', async () => {
  const shopper = await openPayment()
  const { totalCents } = await look(shopper)
  own.commerce.fail('validateRedemptions')
  try {
    assert.equal((await look(shopper)).totalCents, totalCents)
    assert.match(String((await place(shopper, totalCents)).headers.location), /\/hosted\//)
  } finally {
    own.commerce.fail()
  }
})
