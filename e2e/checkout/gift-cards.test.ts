import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { brandOf } from '@welt/brands'
import { newEmail } from '../testing/accounts.ts'
import { goToCheckoutWithAPair, goToPayment, mailTo } from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { requireData } from '../testing/graphql.ts'
import { test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'
import { until } from '../testing/until.ts'

const SITE = 'styletread'

/** The details step of a bag with gift cards only. */
const payer = { intent: 'details', billing_only: '1', firstname: 'Noor', lastname: 'Haddad' }

async function read(browser: PlainBrowser, path: string): Promise<string> {
  const { status, body } = await browser.open(path)
  assert.equal(status, 200, path)
  return body
}

/** @returns the amount still to pay */
async function applyCard(browser: ReturnType<typeof openPlainBrowser>, code: string, pin: number): Promise<number> {
  await browser.post('/cart', { intent: 'apply-card', card: code, pin: String(pin) })
  const { cart } = await requireData<{ cart: { prices: { grand_total: { value: number } } } }>(
    brandOf(SITE).storeCode,
    'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
    { id: browser.cookies.get('cartId') ?? '' },
  )
  return cart.prices.grand_total.value
}

/** A day in the site's time zone. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: brandOf(SITE).timeZone }).format(Date.now() + days * 86_400_000)

/** The card is mailed at nine in the morning, site time, of its day. */
async function receiveOnItsDay(recipient: string, day: string): Promise<void> {
  const find = () =>
    runSql<{ id: string; due: Date; isSent: boolean }>(
      `select id, deliver_at as due, sent_at is not null as "isSent" from gift_card
       where order_line_id in (select id from order_line where gift_card ->> 'recipientEmail' = $1)`,
      [recipient],
    )
  await until(async () => (await find()).length === 1, 'the card is not issued')
  const [card] = await find()
  assert.ok(card && !card.isSent)
  const when = new Intl.DateTimeFormat('en-CA', {
    timeZone: brandOf(SITE).timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  assert.equal(when.format(card.due), `${day}, 09:00`)
  await runSql('update gift_card set deliver_at = shop_now() where id = $1', [card.id])
  await runSql("select graphile_worker.add_job('send-due-gift-cards')")
  assert.match(
    (await mailTo(recipient, /gift card/)).text,
    /Ana sent you \$50 to spend at Styletread\.\n\n> Merry Christmas/,
  )
}

test('gift cards alone, without scripts or delivery; one is mailed on its day [J10.2, J10.4, A25, A110]', async () => {
  const browser = openPlainBrowser(SITE)
  const [email, friend, later] = [newEmail(), newEmail(), newEmail()]
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
  const chosen = dayFromNow(3)
  const [year = '', month = '', day = ''] = chosen.split('-')
  const onADay = { ...texts, recipient_email: later, message: 'Merry Christmas', when: 'day', year, month, day }
  assert.equal((await browser.post('/gift-card.html', { amount: '5000', quantity: '1', ...onADay })).status, 303)
  await browser.post('/checkout', { intent: 'email', email, guest: '1' })
  const billing = await read(browser, '/checkout')
  assert.match(billing, /name="billing_only" value="1"/)
  assert.doesNotMatch(billing, /Delivery method|Leave my parcel/)
  assert.doesNotMatch(billing, /name="(country|street1|street2|city|region|postcode|telephone)"/)
  assert.equal((await browser.post('/checkout', { ...payer, firstname: ' ' })).status, 422)
  assert.equal((await browser.post('/checkout', payer)).status, 303)
  assert.match(await payPlainly(browser, SITE), /Thank you/)
  const mail = await mailTo(friend, /gift card/)
  await receiveOnItsDay(later, chosen)
  assert.match(mail.text, /Ana sent you \$75 to spend at Styletread\.\n\n> Happy birthday/)
  const [, code = ''] = /Gift card number: ([A-Z0-9 ]+)/.exec(mail.text) ?? []
  const [, pin = ''] = /PIN: (\d{4})/.exec(mail.text) ?? []
  const next = openPlainBrowser(SITE)
  await goToCheckoutWithAPair(next, SITE)
  const leftWithCard = await applyCard(next, code, Number(pin))
  assert.ok(leftWithCard > 0)
})

test('a pair added to a bag of gift cards brings the whole address back, with the name kept [A25]', async () => {
  const browser = openPlainBrowser(SITE)
  const email = newEmail()
  const card = { recipient_name: 'Mia', recipient_email: email, sender_name: 'Ana', sender_email: email, when: 'now' }
  assert.equal((await browser.post('/gift-card.html', { amount: '7500', quantity: '1', ...card })).status, 303)
  await browser.post('/checkout', { intent: 'email', email, guest: '1' })
  assert.equal((await browser.post('/checkout', payer)).status, 303)
  assert.match(await read(browser, '/checkout'), /name="idempotency_key"/)
  await goToCheckoutWithAPair(browser, SITE)
  const delivery = await read(browser, '/checkout')
  assert.doesNotMatch(delivery, /name="idempotency_key"/)
  for (const field of [
    `name="firstname"[^>]*value="${payer.firstname}"`,
    'name="street1"',
    'name="billing_same" value="on"',
  ])
    assert.match(delivery, new RegExp(field))
  const late = await browser.post('/checkout', payer)
  assert.equal(late.status, 422)
  assert.match(late.body, /Your bag now has something to deliver\. Enter the address for it\./)
  await goToPayment(browser, SITE, email)
  assert.match(await read(browser, '/checkout'), /name="idempotency_key"/)
})

test('a bag fully paid by a gift card needs no payment method; a mail confirms cancellation [A106]', async () => {
  const { output } = await operate('gift-card', 'issue', SITE, '900', '--json')
  const { code, pin } = JSON.parse(output) as { code: string; pin: number }
  const browser = openPlainBrowser(SITE)
  await goToCheckoutWithAPair(browser, SITE)
  assert.equal(await applyCard(browser, code, pin), 0)
  const email = newEmail()
  await goToPayment(browser, SITE, email)
  const page = await read(browser, '/checkout')
  assert.match(page, /There is nothing left to pay\./)
  assert.doesNotMatch(page, /Payment method<\/legend>/)
  const placed = await browser.post('/checkout', { intent: 'place', idempotency_key: randomUUID(), shown_total: '0' })
  assert.deepEqual([placed.status, placed.headers.location], [303, '/checkout/success'])
  assert.match(await read(browser, '/checkout/success'), /Thank you/)
  const shown = await operate('gift-card', 'show', code)
  const [, number = ''] = /hold {5}−\$\d+\.\d\d {2}order (\d{9})[\s\S]*capture/.exec(shown.output) ?? []
  const cancelled = await operate('cancel', number)
  assert.equal(cancelled.code, 0, cancelled.output)
  const mail = await mailTo(email, /cancelled/)
  assert.match(mail.text, /We’ve put \$\d+\.\d\d back on your gift cards/)
  assert.match((await operate('gift-card', 'show', code)).output, /\$900\.00 left/)
})
