import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { fillCart, openShop, place, type TestShop } from '#src/testing/shop'
import { issueCard, switchGiftCards } from '../gift-cards/testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
after(() => shop.close())

/** Values as pasted from a mail, a chat or a document. */
const PASTED: Readonly<Record<string, (value: string) => string>> = {
  'a space without a width behind it': (value) => `${value}\u200b`,
  'a direction around it': (value) => `\u202a${value}\u202c`,
  'an isolate around it': (value) => `\u2066${value}\u2069\u200e`,
  'soft hyphens and joiners inside': (value) => [...value].join('\u00ad\u200d\u2060'),
  'a mark of byte order, a tab and a hard space': (value) => `\ufeff\t${value}\u00a0\r\n`,
  'wide characters': (value) =>
    value.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
}

/** Expects the same answer for the plain and the pasted value. */
async function assertReadAlike(value: string, send: (typed: string) => Promise<unknown>): Promise<void> {
  const expected = await send(value)
  for (const [how, paste] of Object.entries(PASTED)) assert.deepEqual(await send(paste(value)), expected, how)
}

async function answerOf(
  document: string,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const { data, errors } = await shop.server.graphql(document, variables, headers)
  assert.deepEqual(errors, [])
  return data
}

test('pasted emails are accepted by every call that has one', async () => {
  const customer = await registerCustomer(shop.server, 'pasted@example.com')
  const cartId = await fillCart(shop)
  const token = gql(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { lifetime_seconds } }',
  )
  await answerOf(token, { email: '\u202apasted@example.com\u200b', password: PASSWORD })
  const calls = [
    'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } isEmailValidated(email: $email) { isValid } }',
    'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
    'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }',
    'mutation ($email: String!) { subscribeToNewsletter(email: $email) { __typename } }',
    'mutation ($email: String!) { contactUs(input: { name: "Ana", email: $email, comment: "Hello" }) { status } }',
    `mutation ($email: String!) { setGuestEmailOnCart(input: { cart_id: "${cartId}", email: $email }) { cart { email } } }`,
  ]
  for (const document of calls) await assertReadAlike('pasted@example.com', (email) => answerOf(document, { email }))
  const taken = await shop.server.graphql(
    gql('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'),
    { input: { email: 'pasted@example.com\u200b', firstname: 'Ada', lastname: 'Bell', password: PASSWORD } },
  )
  assert.match(taken.errors[0]?.message ?? '', /already/)
  const change = gql(
    `mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }`,
  )
  const changed = await answerOf(
    change,
    { email: '\u202aPasted2@example.com\u202c', password: PASSWORD },
    customer.headers,
  )
  assert.deepEqual(changed, { updateCustomerEmail: { customer: { email: 'pasted2@example.com' } } })
})

test('pasted gift card numbers are accepted with any hyphens and blanks [A24]', async () => {
  const cartId = await fillCart(shop)
  const { code, pin } = await issueCard(shop, 5000)
  const inGroups = (between: string) => code.replace(/(.{4})(?=.)/g, `$1${between}`)
  const balance = gql(
    'query ($code: String!, $pin: Int!) { giftCardAccount(input: { gift_card_code: $code, pin: $pin }) { code } }',
  )
  for (const between of [
    '-',
    '\u2010',
    '\u2011',
    '\u2013',
    '\u2014',
    '\u2212',
    '\ufe63',
    '\uff0d',
    ' ',
    '\u00a0',
    '\u2009',
    '\u3000',
  ])
    assert.deepEqual(
      await answerOf(balance, { code: inGroups(between), pin }),
      { giftCardAccount: { code } },
      JSON.stringify(between),
    )
  const cart = 'cart { applied_gift_cards { code } }'
  const apply = gql(`mutation ($id: String!, $code: String!, $pin: Int!) {
    applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code, pin: $pin }) { ${cart} } }`)
  const remove = gql(
    `mutation ($id: String!, $code: String!) { removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: $code }) { ${cart} } }`,
  )
  await assertReadAlike(inGroups('-'), async (typed) => [
    await answerOf(apply, { id: cartId, code: typed, pin }),
    await answerOf(remove, { id: cartId, code: typed }),
  ])
})

test('pasted promo codes and rewards are accepted, both to apply and to remove', async () => {
  const cartId = await fillCart(shop)
  const { db } = shop.database
  const rule = JSON.stringify({ effect: { kind: 'percent', percent: 10 } })
  const promotion = { website_id: 9, key: 'welcome', label: 'Welcome', rule, is_automatic: false }
  const { id } = await db.insertInto('promotion').values(promotion).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('coupon')
    .values({ website_id: 9, code: 'WELCOME-10', promotion_id: id, use_limit: null })
    .execute()
  shop.loyalty.give('ada@example.com', 'REWARD-5', 500)
  const apply = gql(
    'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { applied_coupons { code } } } }',
  )
  const remove = gql(
    'mutation ($id: String!, $code: String!) { removeCouponsFromCart(input: { cart_id: $id, coupon_codes: [$code] }) { cart { applied_coupons { code } } } }',
  )
  for (const code of ['WELCOME-10', 'REWARD-5'])
    await assertReadAlike(code, async (typed) => [
      await answerOf(apply, { id: cartId, code: typed.replace('-', '\u2011').toLowerCase() }),
      await answerOf(remove, { id: cartId, code: typed }),
    ])
})

test('pasted phones, postcodes, states and names of an address are stored clean', async () => {
  const cartId = await fillCart(shop)
  const document = gql(`mutation ($id: String!, $address: CartAddressInput!) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
      cart { shipping_addresses { firstname lastname city postcode telephone region { code } country { code } } } } }`)
  const set = (address: Readonly<Record<string, unknown>>) =>
    answerOf(document, { id: cartId, address: { ...ADDRESS, ...address } })
  for (const [name, value] of Object.entries({
    telephone: '0412 345 678',
    postcode: '3000',
    region: 'VIC',
    country_code: 'AU',
  }))
    await assertReadAlike(value, (typed) => set({ [name]: typed }))
  assert.deepEqual(await set({ telephone: '0412\u2011345\u2013678' }), await set({ telephone: '0412-345-678' }))
  assert.deepEqual(
    await set({ firstname: '\u202eAda\u200b', lastname: 'O\u00adNeil\u2066' }),
    await set({ firstname: 'Ada', lastname: 'ONeil' }),
  )
  const persian = (await set({ firstname: 'محمد\u200cرضا', lastname: '\u200cBell\u200d' })) as {
    setShippingAddressesOnCart: { cart: unknown }
  }
  assert.partialDeepStrictEqual(persian.setShippingAddressesOnCart.cart, {
    shipping_addresses: [{ firstname: 'محمد\u200cرضا', lastname: 'Bell' }],
  })
})

test('an order is found however its number and name are typed [R4.66]', async () => {
  const { placement } = await place(shop, await fillCart(shop))
  const number = placement.order?.order_number ?? ''
  const document = gql(`query ($number: String!, $email: String!, $lastname: String!) {
    guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { number } }`)
  const find = (typed: Readonly<Record<string, string>>) =>
    answerOf(document, { number, email: 'ada@example.com', lastname: "O'Neil", ...typed })
  const expected = { guestOrder: { number } }
  for (const typed of [
    `#${number}`,
    `# ${number} `,
    `${number.slice(0, 3)} ${number.slice(3)}`,
    `${number.slice(0, 3)}\u2013${number.slice(3)}`,
  ])
    assert.deepEqual(await find({ number: typed }), expected, typed)
  for (const lastname of ['O’Neil', 'ONEIL', 'o neil', 'O-Neil', 'Ó‘Néil', ' O´Neil\u200b'])
    assert.deepEqual(await find({ lastname }), expected, lastname)
  await assertReadAlike(number, (typed) => find({ number: typed }))
  await assertReadAlike('ada@example.com', (email) => find({ email }))
  const { errors } = await shop.server.graphql(document, { number, email: 'ada@example.com', lastname: 'Neil' })
  assert.equal(errors[0]?.message, "We couldn't locate an order with the information provided.")
})
