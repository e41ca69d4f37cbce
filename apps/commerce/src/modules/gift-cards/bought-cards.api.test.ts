import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
import type { BillingAddressInput, CartAddressInput, CartItemInput } from '#src/platform/contract/contract.generated'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { gql } from '#src/testing/gql'
import { ADDRESS, CARD_STATE } from '#src/testing/guest'
import {
  enterCard,
  fillCart,
  ledgerOf,
  notificationOf,
  openShop,
  place,
  postWebhook,
  runJobs,
  SKU,
  type TestShop,
} from '#src/testing/shop'
import { deliveryInstantOf } from './issue-bought.ts'
import { giftCardLine, insertGiftCardProduct } from './testing/gift-card-product.ts'
import { applied, issueCard, switchGiftCards } from './testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
  await insertGiftCardProduct(shop.database.db)
})
afterEach(async () => {
  await resetClock(shop.database.db)
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const FILL = gql(`mutation ($id: String!, $lines: [CartItemInput!]!, $address: CartAddressInput!, $state: String!) {
  addProductsToCart(cartId: $id, cartItems: $lines) { user_errors { message } }
  setGuestEmailOnCart(input: { cart_id: $id, email: "ana@example.com" }) { cart { email } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { is_virtual } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc", adyen_additional_data_cc: { stateData: $state, cc_type: "VI" } } }) { cart { id } }
}`)

const ADD = gql(
  'mutation ($id: String!, $lines: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $lines) { user_errors { message } } }',
)

const dayFromNow = (days: number) => localDate(new Date(Date.now() + days * 86_400_000), 'Australia/Melbourne')

/** Buys only gift cards, as a guest without a delivery address. */
async function buy(lines: readonly CartItemInput[]) {
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const id = data?.createEmptyCart ?? ''
  const filled = await shop.server.graphql(FILL, { id, lines, address: ADDRESS, state: CARD_STATE })
  assert.deepEqual(filled.errors, [])
  const { placement, errors } = await place(shop, id)
  assert.ok(placement.orderV2, JSON.stringify(errors))
  return placement.orderV2
}

const JOBS = ['issue-gift-cards', 'send-due-gift-cards', 'send-gift-card']
const mailsTo = (recipient: string) =>
  shop.database.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', 'gift-card')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
const sweep = async () => {
  await jobs['send-due-gift-cards']?.({}, shop.jobContext)
  await runJobs(shop, JOBS)
}

test('cards alone need no delivery; each piece is issued once, and mailed at once [J10.4, A25, A110]', async () => {
  const order = await buy([giftCardLine({ giftcard_recipient_email: 'mia@example.com' }, { quantity: 2 })])
  await runJobs(shop, JOBS)
  const { orders } = await ledgerOf(shop)
  await jobs['issue-gift-cards']?.({ orderId: orders.at(-1)?.id }, shop.jobContext)
  await sweep()
  const [mail, other, ...more] = await mailsTo('mia@example.com')
  assert.ok(mail && other)
  assert.equal(more.length, 0)
  const [, code = ''] = /Gift card number: ([A-Z0-9 ]{19})\n/.exec(mail.text) ?? []
  const [, pin = ''] = /PIN: (\d{4})\n/.exec(mail.text) ?? []
  assert.match(mail.text, /Ana sent you \$50 to spend at Williams\.\n\n> Thirty looks good on you\.[\s\S]*Use it by /)
  assert.ok(mail.html.includes(code) && mail.html.includes(pin) && !other.text.includes(code))
  assert.equal(
    (await applied(shop, await fillCart(shop), { id: 0, code, pin: Number(pin) })).prices.grand_total.value,
    9.95,
  )
  const { data } = await shop.server.graphql(
    gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { is_virtual items { product_type eligible: quantity_ordered
      ... on GiftCardOrderItem { gift_card { sender_name sender_email recipient_name recipient_email message delivery_date amount { value } } } } } }`),
    { token: order.token },
  )
  assert.deepEqual(data?.guestOrderByToken, {
    is_virtual: true,
    items: [
      {
        product_type: 'giftcard',
        eligible: 2,
        gift_card: {
          sender_name: 'Ana',
          sender_email: 'ana@example.com',
          recipient_name: 'Mia',
          recipient_email: 'mia@example.com',
          message: 'Thirty looks good on you.',
          delivery_date: null,
          amount: { value: 50 },
        },
      },
    ],
  })
})

test('a card for a later day is mailed on that day, no sooner; the sender reads who and when [A25]', async () => {
  const date = dayFromNow(3)
  await buy([
    giftCardLine({
      giftcard_recipient_email: 'later@example.com',
      giftcard_recipient_name: 'Max O’Hara',
      giftcard_delivery_date: date,
    }),
  ])
  await runJobs(shop, ['send-order-confirmation', ...JOBS])
  assert.deepEqual(await mailsTo('later@example.com'), [])
  const confirmation = await shop.database.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', 'order-confirmation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.match(confirmation.text, /Gift card \(For Max O’Hara, by email on \d{1,2} \w+ \d{4}\) {2}\$50\.00/)
  assert.match(confirmation.text, /Each gift card goes out by email on its day\./)
  assert.doesNotMatch(confirmation.html, /<b>/)
  await moveClock(shop.database.db, 'test', 4 * 86_400)
  await sweep()
  await sweep()
  assert.equal((await mailsTo('later@example.com')).length, 1)
})

test('a card whose mail fails blocks no other, and is retried after its job is abandoned', async () => {
  for (const recipient of ['broken@example.com', 'fine@example.com'])
    await buy([giftCardLine({ giftcard_recipient_email: recipient, giftcard_delivery_date: dayFromNow(3) })])
  await runJobs(shop, JOBS)
  const { db } = shop.database
  await sql`update gift_card set greeting = jsonb_set(greeting, '{recipientEmail}', '"no address"') where greeting ->> 'recipientEmail' = 'broken@example.com'`.execute(
    db,
  )
  await moveClock(db, 'test', 4 * 86_400)
  const queued = async () =>
    (
      await sql<{ key: string; attempts: number; payload: { cardId: number } }>`
    select j.key, j.attempts, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where j.task_identifier = 'send-gift-card' and j.key is not null order by j.id`.execute(db)
    ).rows
  await jobs['send-due-gift-cards']?.({}, shop.jobContext)
  const [broken, fine, ...more] = await queued()
  assert.ok(broken && fine && more.length === 0)
  await assert.rejects(async () => jobs['send-gift-card']?.(broken.payload, shop.jobContext), RangeError)
  await jobs['send-gift-card']?.(fine.payload, shop.jobContext)
  assert.equal((await mailsTo('fine@example.com')).length, 1)
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key = ${fine.key}`.execute(
    db,
  )
  const setAttempts = (attempts: number, hours: number) =>
    sql`
    update graphile_worker._private_jobs set attempts = ${attempts}, updated_at = now() - make_interval(hours => ${hours}) where key = ${broken.key}`.execute(
      db,
    )
  for (const [attempts, hours, left] of [
    [1, 0, 1],
    [8, 1, 8],
    [8, 7, 0],
  ] as const) {
    await setAttempts(attempts, hours)
    await jobs['send-due-gift-cards']?.({}, shop.jobContext)
    assert.deepEqual(
      (await queued()).map((job) => [job.key, job.attempts]),
      [[broken.key, left]],
    )
  }
  await sql`update gift_card set greeting = jsonb_set(greeting, '{recipientEmail}', '"mended@example.com"') where greeting ->> 'recipientEmail' = 'no address'`.execute(
    db,
  )
  await sweep()
  assert.equal((await mailsTo('mended@example.com')).length, 1)
})

test('the mail is due at nine in the site’s time zone, also after a clock change', () => {
  const now = new Date('2026-10-01T00:00:00Z')
  assert.equal(deliveryInstantOf('2026-10-04', now, 'Australia/Melbourne').toISOString(), '2026-10-03T22:00:00.000Z')
  assert.equal(deliveryInstantOf('2027-04-04', now, 'Pacific/Auckland').toISOString(), '2027-04-03T21:00:00.000Z')
  assert.equal(deliveryInstantOf('2026-10-01', now, 'Pacific/Auckland'), now)
  assert.equal(deliveryInstantOf(null, now, 'Pacific/Auckland'), now)
})

test('an order refunded before the delivery day sends no card, and its card is void [A25]', async () => {
  await buy([giftCardLine({ giftcard_recipient_email: 'never@example.com', giftcard_delivery_date: dayFromNow(3) })])
  await runJobs(shop, JOBS)
  const { attempts } = await ledgerOf(shop)
  const { id = '', merchant_reference: merchantReference = '' } = attempts.at(-1) ?? {}
  const original = shop.gateway.pspReferenceOf(id)
  await postWebhook(
    shop,
    notificationOf(shop, {
      pspReference: 'BACK',
      originalReference: original,
      merchantReference,
      eventCode: 'REFUND',
      cents: 5000,
    }),
  )
  await runJobs(shop)
  const card = await shop.database.db
    .selectFrom('gift_card')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.equal(card.state, 'void')
  await moveClock(shop.database.db, 'test', 4 * 86_400)
  await sweep()
  assert.deepEqual(await mailsTo('never@example.com'), [])
  await sql`update orders set review_reason = null`.execute(shop.database.db)
})

test('a cancelled order refunds charge and gift card, and voids the card that it bought', async () => {
  const own = await issueCard(shop, 3000)
  const id = await fillCart(shop)
  const lines = [giftCardLine({ giftcard_recipient_email: 'gone@example.com', giftcard_delivery_date: dayFromNow(3) })]
  await shop.server.graphql(ADD, { id, lines })
  await applied(shop, id, own)
  await enterCard(shop, id)
  const { placement } = await place(shop, id)
  const number = placement.orderV2?.number ?? ''
  await runJobs(shop, JOBS)
  assert.equal(await runCommand(shop.database.url, 'cancel', [number]), 0)
  assert.equal(await runCommand(shop.database.url, 'cancel', [number]), 1)
  await runJobs(shop, ['reverse-payment', 'settle-payment'])
  assert.equal(shop.gateway.reversals.length, 1)
  await runJobs(shop, ['send-payment-returned'])
  const mails = await shop.database.db
    .selectFrom('mail')
    .select('text')
    .where('kind', '=', 'payment-returned')
    .where('subject_id', '=', number)
    .execute()
  assert.equal(mails.length, 1)
  assert.match(mails[0]?.text ?? '', /We’ve put \$30\.00 back on your gift cards/)
  const cards = await shop.database.db.selectFrom('gift_card').selectAll().orderBy('id', 'desc').limit(2).execute()
  assert.deepEqual(
    cards.map((card) => [card.state, card.balance_cents]),
    [
      ['void', 5000],
      ['active', 3000],
    ],
  )
  await moveClock(shop.database.db, 'test', 4 * 86_400)
  await sweep()
  assert.deepEqual(await mailsTo('gone@example.com'), [])
})

test('a blocked card is void once the order that bought it is cancelled', async () => {
  const { number } = await buy([giftCardLine({ giftcard_recipient_email: 'blocked@example.com' })])
  await runJobs(shop, JOBS)
  const newest = () =>
    shop.database.db
      .selectFrom('gift_card')
      .select(['code', 'state'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  const { code } = await newest()
  assert.equal(await runCommand(shop.database.url, 'gift-card', ['block', code, '--reason', 'stolen']), 0)
  assert.equal(await runCommand(shop.database.url, 'cancel', [number]), 0)
  assert.equal(await runCommand(shop.database.url, 'gift-card', ['unblock', code]), 1)
  assert.equal((await newest()).state, 'void')
  await runJobs(shop)
})

test('an order whose bought card was spent cannot be cancelled: it would be refunded twice', async () => {
  const { number } = await buy([giftCardLine({ giftcard_recipient_email: 'quick@example.com' })])
  await runJobs(shop, JOBS)
  const [mail] = await mailsTo('quick@example.com')
  const [, code = ''] = /Gift card number: ([A-Z0-9 ]{19})\n/.exec(mail?.text ?? '') ?? []
  const [, pin = ''] = /PIN: (\d{4})\n/.exec(mail?.text ?? '') ?? []
  const id = await fillCart(shop)
  await applied(shop, id, { id: 0, code, pin: Number(pin) })
  await enterCard(shop, id)
  const spending = (await place(shop, id)).placement.orderV2?.number ?? ''
  const reversals = shop.gateway.reversals.length
  assert.equal(await runCommand(shop.database.url, 'cancel', [number]), 1)
  await runJobs(shop)
  assert.equal(shop.gateway.reversals.length, reversals)
  assert.equal(await runCommand(shop.database.url, 'cancel', [spending]), 0)
  assert.equal(await runCommand(shop.database.url, 'cancel', [number]), 0)
})

/** Name and country only. */
const PAYER: CartAddressInput = { firstname: 'Noor', lastname: 'Haddad', street: [], city: '', country_code: 'AU' }
const ADDRESSES = gql(`mutation ($id: String!, $shipping: CartAddressInput!, $billing: BillingAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $shipping }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) {
    cart { billing_address { firstname street city postcode telephone region { code } country { code } } }
  }
}`)
const ORDERED = gql(`query ($input: OrderInformationInput!) { guestOrder(input: $input) {
  shipping_address { city } billing_address { firstname lastname street city region postcode country_code telephone } } }`)
const setAddresses = (id: string, billing: BillingAddressInput) =>
  shop.server.graphql(ADDRESSES, { id, shipping: ADDRESS, billing })

async function cartOfACard(billing: BillingAddressInput): Promise<string> {
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const id = data?.createEmptyCart ?? ''
  const filled = await shop.server.graphql(FILL, { id, lines: [giftCardLine()], address: PAYER, state: CARD_STATE })
  assert.deepEqual(filled.errors, [])
  assert.deepEqual((await setAddresses(id, billing)).errors, [])
  return id
}

test('gift cards alone are billed to a name; order, mail, look-up and charge do without a place [A25]', async () => {
  const id = await cartOfACard({ address: PAYER })
  const { placement, errors } = await place(shop, id)
  assert.ok(placement.orderV2, JSON.stringify(errors))
  const input = { number: placement.orderV2.number, email: 'ana@example.com', lastname: 'haddad' }
  const { data } = await shop.server.graphql(ORDERED, { input })
  const noPlace = { street: [], city: '', region: null, postcode: null, telephone: null }
  assert.deepEqual(data, {
    guestOrder: {
      shipping_address: null,
      billing_address: { firstname: 'Noor', lastname: 'Haddad', ...noPlace, country_code: 'AU' },
    },
  })
  const charge = [...shop.gateway.charges.values()].at(-1)
  assert.deepEqual([charge?.country, charge?.billingAddress, charge?.deliveryAddress], ['AU', undefined, undefined])
  await runJobs(shop, ['send-order-confirmation', ...JOBS])
  const mail = await shop.database.db
    .selectFrom('mail')
    .select('text')
    .where('subject_id', '=', input.number)
    .executeTakeFirstOrThrow()
  assert.match(mail.text, /Thank you, Noor\n/)
  assert.match(mail.text, /\nNoor Haddad\nAustralia\n/)
})

test('a name is refused without gift cards alone, for a delivery, and where it is not a name [A25]', async () => {
  const id = await cartOfACard({ address: PAYER })
  const messageFor = async (billing: BillingAddressInput) =>
    (await setAddresses(id, billing)).errors.map(({ message }) => message).join()
  const missing = (name: string) => `Required parameter "${name}" is missing`
  for (const [billing, message] of [
    [{ address: { ...PAYER, lastname: ' ' } }, missing('lastname')],
    [{ address: { ...PAYER, firstname: 'R2D2' } }, 'First Name is not valid!'],
    [{ address: { ...PAYER, country_code: 'US' } }, "The country isn't available."],
    [{ address: { ...PAYER, postcode: '3000' } }, missing('street')],
    [{ address: { ...ADDRESS, telephone: '' } }, missing('telephone')],
    [{ address: PAYER, use_for_shipping: true }, missing('street')],
  ] as const)
    assert.equal(await messageFor(billing), message)
  const reason = async () => (await place(shop, id)).placement.errors.map(({ message }) => message).join()
  assert.deepEqual((await shop.server.graphql(ADD, { id, lines: [{ sku: SKU, quantity: 1 }] })).errors, [])
  assert.equal(await messageFor({ address: PAYER }), missing('street'))
  assert.match(await reason(), /Please check the billing address information\./)
  assert.equal(await messageFor({ same_as_shipping: true }), '')
  assert.doesNotMatch(await reason(), /billing address/)
})
