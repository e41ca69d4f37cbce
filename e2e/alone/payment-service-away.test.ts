import assert from 'node:assert/strict'
import { newEmail } from '../testing/accounts.ts'
import { goToCheckoutWithAPair, goToPayment } from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { sandboxUrl } from '../testing/shop.ts'

/** Longer than any timeout for the payment service. */
const SILENT_MS = 20_000

type Effect = 'refuse-connection' | 'delay'

/** A fault of the payment service until `mend`. It has no count, which the shop's own jobs would use up. */
async function spoil(on: 'paymentMethods' | 'sessions', effect: Effect): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ on, effect, times: 0, delayMs: SILENT_MS }),
  })
  assert.equal(answer.status, 201)
}

async function mend(): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/faults`, { method: 'DELETE' })
  assert.equal(answer.status, 200)
}

const AWAY = 'Card payments are not available right now. Please try again in a moment.'

test.afterEach(mend)

test('a payment service that refuses or is silent at the step is explained; a reload takes cards [R8.53, R4.82, A83]', async () => {
  const browser = openPlainBrowser('mathers')
  await goToCheckoutWithAPair(browser, 'mathers')
  await goToPayment(browser, 'mathers', newEmail('away'))
  for (const [phrase, effect, places] of [
    [AWAY, 'refuse-connection', ['paymentMethods']],
    ['Failed to start payment session', 'refuse-connection', ['sessions']],
    [AWAY, 'delay', ['paymentMethods', 'sessions']],
  ] as const) {
    for (const place of places) await spoil(place, effect)
    const away = await browser.open('/checkout')
    assert.equal(away.status, 200)
    assert.ok(away.body.includes(phrase), phrase)
    assert.match(away.body, /You haven’t been charged, and your bag is saved\. <a href="\/checkout">Try again<\/a>/)
    assert.doesNotMatch(away.body, /name="payment_method"|Place order|Pay \$/)
    assert.match((await browser.open('/cart')).body, />1 item</)
    await mend()
    const again = await browser.open('/checkout')
    assert.match(again.body, /name="payment_method"/)
    assert.match(again.body, /Place order|Pay \$/)
    assert.ok(!again.body.includes(phrase))
  }
})
