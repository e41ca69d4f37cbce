import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { jobs } from '#src/jobs/index'
import { confirmEmail, registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { enterCard, openShop, place, runJobs, SKU, type TestShop } from '#src/testing/shop'
import { giftCardLine, insertGiftCardProduct } from '../gift-cards/testing/gift-card-product.ts'
import { switchGiftCards } from '../gift-cards/testing/test-cards.ts'
import type { OutgoingMail } from './ports.ts'

const sent: OutgoingMail[] = []
let shop: TestShop
before(async () => {
  const opened = await openShop()
  const mail = { send: async (one: OutgoingMail) => void sent.push(one) }
  shop = { ...opened, jobContext: { ...opened.jobContext, ports: { ...opened.jobContext.ports, mail } } }
  await switchGiftCards(shop, true)
  await insertGiftCardProduct(shop.database.db)
})
after(() => shop.close())

/** Texts that could mislead the reader of a mail or a page. */
const HOSTILE = {
  'bidirectional controls': 'Mia\u202egnp.exe\u202c \u2066Bell\u2069\u200f',
  'invisible characters': 'M\u200bi\u2060a\ufeff\u00ad\u3164\u{e0041} Bell\u034f\u180e',
  'stacked marks': `Mi${'\u0301\u0300\u20dd'.repeat(20)}a Bell`,
  'an encoded word': '=?utf-8?Q?Bcc?= <x@evil.example>',
  'a link': 'Mia https://evil.example/win www.evil.example',
  markup: '<b>Mia</b><img src=x onerror=alert(1)></a>&lt;script&gt;',
  'a header': 'Mia\r\nBcc: x@evil.example\r\n\r\nGift card number: 1',
  'a lone return': 'Mia\rBcc: x@evil.example\rGift card number: 1',
} as const

const MISLEADING = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u3164\u180e\u{e0000}-\u{e007f}]|\u034f/u
const STACKED = /[\p{Mn}\p{Me}]{3}/u
const assertSeen = (text: string, about: string) => {
  assert.doesNotMatch(text, MISLEADING, about)
  assert.doesNotMatch(text.normalize('NFD'), STACKED, about)
}

type Fields = Readonly<Record<string, string>>

/** Tries the hostile text in each field alone, then in all fields that accept it. @returns the fields that accept it */
async function accepted(
  hostile: string,
  harmless: Fields,
  send: (fields: Fields) => Promise<boolean>,
): Promise<readonly string[]> {
  const names: string[] = []
  for (const name of Object.keys(harmless)) if (await send({ ...harmless, [name]: hostile })) names.push(name)
  assert.ok(await send({ ...harmless, ...Object.fromEntries(names.map((name) => [name, hostile])) }), hostile)
  return names
}

const CALLS = {
  add: gql(
    'mutation ($id: String!, $lines: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $lines) { user_errors { message } } }',
  ),
  email: gql(
    'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "victim@example.com" }) { cart { id } } }',
  ),
  address: gql(`mutation ($id: String!, $address: CartAddressInput!, $notes: String) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address, customer_notes: $notes }] }) { cart { id } }
    setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
    setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "startrack", method_code: "STEFPP" }] }) { cart { id } } }`),
  leave: gql(`mutation ($id: String!, $instructions: String) {
    setAuthorityToLeave(input: { cart_id: $id, checked: true, instructions: $instructions }) { success } }`),
  nominee: gql(`mutation ($id: String!, $first: String, $last: String) {
    setNomineeDetails(input: { cart_id: $id, nominee_first_name: $first, nominee_last_name: $last, nominee_phone: "0400000000" }) { success } }`),
  contact: gql(`mutation ($name: String!, $comment: String!, $telephone: String) {
    contactUs(input: { name: $name, email: "ana@example.com", telephone: $telephone, comment: $comment }) { status } }`),
  customer: gql(`mutation ($firstname: String!, $lastname: String!) {
    updateCustomerV2(input: { firstname: $firstname, lastname: $lastname }) { customer { firstname } } }`),
  share: gql('mutation { shareWishlist(wishlistId: "0", is_owner_named: true) { wishlist { sharing_code } } }'),
  shared: gql('query ($code: String!) { sharedWishlist(sharing_code: $code) { owner_firstname } }'),
  reviews: gql('query { productReviews(sku: "TEST") { items { nickname summary text } } }'),
  review: gql(`mutation ($nickname: String!, $summary: String!, $text: String!, $ratings: [ProductReviewRatingInput]!) {
    createProductReview(input: { sku: "TEST", nickname: $nickname, summary: $summary, text: $text, ratings: $ratings }) {
      review { uid } } }`),
} as const

const hasUserErrors = (answer: unknown) => /"user_errors":\[\{/.test(JSON.stringify(answer))

async function isDone(document: string, variables: Readonly<Record<string, unknown>>, headers: Fields = {}) {
  const { data, errors } = await shop.server.graphql(document, variables, headers)
  return errors.length === 0 && !hasUserErrors(data)
}

/** Orders a pair and a gift card with the text wherever it is accepted. @returns the fields that accepted it */
async function orderWith(hostile: string): Promise<readonly string[]> {
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const id = data?.createEmptyCart ?? ''
  const give = (texts: Fields) => isDone(CALLS.add, { id, lines: [giftCardLine(texts)] })
  const own = { giftcard_recipient_name: 'Mia', giftcard_sender_name: 'Ana', giftcard_message: 'Enjoy' }
  const onCard = await accepted(hostile, own, give)
  assert.ok(await isDone(CALLS.add, { id, lines: [{ sku: SKU, quantity: 1 }] }))
  assert.ok(await isDone(CALLS.email, { id }))
  const { firstname, lastname, city } = ADDRESS
  const person = {
    firstname,
    lastname,
    middlename: 'M',
    company: 'Welt',
    street: '1 Swanston Street',
    city,
    notes: 'Ring',
  }
  const onAddress = await accepted(hostile, person, ({ street = '', notes, ...names }) =>
    isDone(CALLS.address, { id, address: { ...ADDRESS, ...names, street: [street] }, notes }),
  )
  const onLeave = await accepted(hostile, { instructions: 'At the door' }, (fields) =>
    isDone(CALLS.leave, { id, ...fields }),
  )
  const onNominee = await accepted(hostile, { first: 'Noa', last: 'Bell' }, (fields) =>
    isDone(CALLS.nominee, { id, ...fields }),
  )
  await enterCard(shop, id)
  const { placement, errors } = await place(shop, id)
  assert.ok(placement.orderV2, JSON.stringify([errors, placement]))
  return [...onCard, ...onAddress, ...onLeave, ...onNominee]
}

test('no text typed by a stranger misleads the reader of a mail, in subject, text or HTML', async () => {
  const texts = ['giftcard_message', 'notes', 'instructions', 'comment']
  const lines = [...texts, 'company', 'street', 'city']
  const names = [
    'giftcard_recipient_name',
    'giftcard_sender_name',
    'firstname',
    'lastname',
    'middlename',
    'first',
    'last',
    'name',
  ]
  for (const [kind, hostile] of Object.entries(HOSTILE)) {
    const ordered = await orderWith(hostile)
    const message = { name: 'Ana', comment: 'Hello', telephone: '0400000000' }
    const contacted = await accepted(hostile, message, (fields) => isDone(CALLS.contact, fields))
    const taken = [...ordered, ...contacted]
    const isOneLine = !/[\r\n]/.test(hostile)
    const isName = kind === 'bidirectional controls' || kind === 'invisible characters'
    assert.deepEqual(taken.toSorted(), [...(isOneLine ? lines : texts), ...(isName ? names : [])].toSorted(), kind)
  }
  await runJobs(shop, Object.keys(jobs))
  await runJobs(shop, Object.keys(jobs))
  const kinds = new Set(sent.map(({ messageId }) => /^<(.+?)\.\w/.exec(messageId)?.[1]))
  assert.deepEqual([...kinds].toSorted(), [
    'contact-copy',
    'contact-message',
    'gift-card',
    'loyalty-tier',
    'order-confirmation',
  ])
  for (const { subject, text, html, messageId } of sent) {
    assertSeen(subject, messageId)
    assertSeen(text, messageId)
    assertSeen(html, messageId)
    assert.doesNotMatch(subject, /[\r\n]|=\?|evil|<|https?:/, messageId)
    assert.doesNotMatch(html, /<b>Mia|<img src=x|href="[^"]*evil/, messageId)
    // Senders' own lines are quoted, so that they can't pass for the shop's.
    assert.doesNotMatch(text, /^(Bcc: x@|Gift card number: 1$)|\r/m, messageId)
  }
})

test('no text typed by a stranger misleads the reader of a review or a shared wishlist', async () => {
  const ada = await registerCustomer(shop.server, 'ada@example.com')
  await confirmEmail(shop.database, ada)
  for (const [kind, hostile] of Object.entries(HOSTILE)) {
    await accepted(hostile, { firstname: 'Ada', lastname: 'Bell' }, (fields) =>
      isDone(CALLS.customer, fields, ada.headers),
    )
    const { shareWishlist } = await shop.server.requireData(CALLS.share, {}, ada.headers)
    const code = shareWishlist.wishlist.sharing_code
    const owner = (await shop.server.requireData(CALLS.shared, { code })).sharedWishlist.owner_firstname
    assertSeen(owner, kind)
    assert.match(owner, /^(Ada|Mia[ \w.]*)$/, kind)
    const own = { nickname: 'Ada', summary: 'Soft', text: 'No blisters.' }
    const ratings = [{ id: btoa('rating'), value_id: btoa('rating/4') }]
    await accepted(hostile, own, (fields) => isDone(CALLS.review, { ...fields, ratings }))
  }
  await shop.database.db.updateTable('review').set({ state: 'approved' }).execute()
  const { items } = (await shop.server.requireData(CALLS.reviews)).productReviews
  assert.ok(items.length > 5)
  for (const review of items) {
    for (const text of Object.values(review)) assertSeen(text, JSON.stringify(review))
    assert.doesNotMatch(JSON.stringify(review), /<[bia/]|\\r/)
  }
})
