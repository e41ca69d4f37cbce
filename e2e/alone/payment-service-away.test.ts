import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEmail } from '../accounts.ts'
import { goToPayment, takeAPair } from '../buying.ts'
import { openPlainBrowser } from '../plain-browser.ts'
import { sandboxUrl } from '../shop.ts'

/** A question is asked so often, unless nobody answers. */
const TRIES = 3
/** Longer than anyone waits for the payment service. */
const SILENT_MS = 20_000

interface Trouble {
  readonly on: 'paymentMethods' | 'sessions'
  readonly effect: 'refuse-connection' | 'delay'
  readonly times: number
  readonly delayMs?: number
}

/** From now on the payment service does so, for whoever asks. */
async function spoil(trouble: Trouble): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  })
  assert.equal(answer.status, 201)
}

const silent = (on: Trouble['on']): Trouble => ({ on, effect: 'delay', times: 1, delayMs: SILENT_MS })
const refused = (on: Trouble['on']): Trouble => ({ on, effect: 'refuse-connection', times: TRIES })

const AWAY = 'Card payments are not available right now. Please try again in a moment.'

test('the payment service refuses the connection or goes silent when the payment step opens: the step says so, the bag is kept, and opened again it takes the card [R8.53, R4.82, A83]', async () => {
  const browser = openPlainBrowser('mathers')
  await takeAPair(browser, 'mathers')
  await goToPayment(browser, 'mathers', newEmail('away'))
  for (const [words, troubles] of [
    [AWAY, [refused('paymentMethods')]],
    ['Failed to start payment session', [refused('sessions')]],
    [AWAY, [silent('paymentMethods'), silent('sessions')]],
  ] as const) {
    for (const trouble of troubles) await spoil(trouble)
    const away = await browser.open('/checkout')
    assert.equal(away.status, 200)
    assert.ok(away.body.includes(words), words)
    assert.match(away.body, /Nothing was charged and your bag is kept\. <a href="\/checkout">Try again<\/a>/)
    assert.doesNotMatch(away.body, /name="payment"|Place order|on the secure page/)
    assert.match((await browser.open('/cart')).body, />1 item</)
    const again = await browser.open('/checkout')
    assert.match(again.body, /name="payment"/)
    assert.match(again.body, /Place order|on the secure page/)
    assert.ok(!again.body.includes(words))
  }
})
