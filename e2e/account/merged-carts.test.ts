import assert from 'node:assert/strict'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'

const SITE = 'mollini'

test('signing in shows what was left out of the guest’s bag, and why [A51]', async () => {
  const email = newEmail()
  await makeAccount(SITE, email)
  const cartWith = async (code: string) => {
    const browser = openPlainBrowser(SITE)
    if (code === 'FREEPOST') await signIn(browser, email)
    await goToCheckoutWithAPair(browser, SITE)
    assert.equal((await browser.post('/cart', { intent: 'apply-code', code })).status, 303)
    return browser
  }
  await cartWith('FREEPOST')
  const guest = await cartWith('WELCOME10')
  await signIn(guest, email)
  const { body } = await guest.open('/cart')
  assert.match(body, /We added 1 item from your last visit\./)
  assert.match(body, /Your bag already had a promo code, so we left out the one from before you signed in\./)
  assert.match(body, /2 items/)
})
