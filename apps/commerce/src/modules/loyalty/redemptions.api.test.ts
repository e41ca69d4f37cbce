import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, place } from '#src/testing/shop'
import {
  ADA,
  apply,
  cartWith,
  closeRewards,
  give,
  openRewards,
  read,
  resetServices,
  shop,
  statesOf,
  validate,
} from './testing/rewards.ts'

before(openRewards)
after(closeRewards)
beforeEach(resetServices)

test('a reward in any spelling takes off what its service says, as a loyalty coupon [J22.3, R3.12, R3.44]', async () => {
  const code = give(1500)
  const cartId = await fillCart(shop)
  const { cart } = await apply(cartId, ` ${code.toLowerCase().replace('-', ' -')} `)
  assert.deepEqual(cart?.applied_coupons, [{ code }])
  assert.deepEqual(cart?.applied_loyalty_coupons, [{ code }])
  assert.equal(cart?.prices.grand_total.value, 44.95)
  assert.equal(cart?.loyalty_checkout_error, null)
})

test("the normal text refuses others' codes, carts without email, unknown and long codes", async () => {
  const others = give(1500, { email: 'somebody@example.com' })
  const cartId = await fillCart(shop)
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const nameless = data?.createEmptyCart ?? ''
  const add = gql(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TEST-38", quantity: 1 }]) { user_errors { code } } }',
  )
  await shop.server.graphql(add, { id: nameless })
  const sent = shop.loyalty.calls.length
  for (const [id, code] of [
    [cartId, others],
    [cartId, 'NEVER-GIVEN'],
    [nameless, give()],
    [cartId, 'X'.repeat(200)],
    [cartId, "';--"],
  ] as const)
    assert.equal((await apply(id, code)).message, "The coupon code isn't valid. Verify the code and try again.", code)
  assert.deepEqual(shop.loyalty.calls.slice(sent), [`checkCode ${others} ${ADA}`, `checkCode NEVER-GIVEN ${ADA}`])
})

test('while the service is away a code is refused with its own message, the cart unchanged', async () => {
  const code = give()
  const cartId = await fillCart(shop)
  shop.loyalty.isDown = true
  const { message } = await apply(cartId, code)
  assert.equal(message, 'We can’t check this code right now. Please try again in a moment.')
  assert.equal((await read(cartId)).applied_coupons, null)
})

test('a reward loses its effect when the cart gets another email, and has it again with its own [R3.44]', async () => {
  const cartId = await cartWith(give(1000))
  const setEmail = (email: string) =>
    shop.server.graphql(
      gql(
        'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
      ),
      { id: cartId, email },
    )
  await setEmail('eve@example.com')
  const stranger = await read(cartId)
  assert.deepEqual([stranger.applied_loyalty_coupons, stranger.prices.grand_total.value], [[], 59.95])
  await setEmail(ADA)
  assert.equal((await read(cartId)).prices.grand_total.value, 49.95)
})

test('only the first applied coupon is validated, whatever is sent; valid ones stay [R5.11]', async () => {
  const [first, second] = [give(), give()]
  const cartId = await cartWith(first, second)
  shop.loyalty.refuse(second, 'expired')
  const sent = shop.loyalty.calls.length
  assert.deepEqual(await validate(cartId, [second, first, 'UNKNOWN']), {
    status: false,
    valid_codes: [first],
    message: null,
  })
  assert.deepEqual(shop.loyalty.calls.slice(sent), [`checkCode ${first} ${ADA}`])
})

test('codes that were not checked are not valid; promo codes are, applied or not [R7.111, A55]', async () => {
  await sql`
    with made as (insert into promotion (website_id, key, label, rule) values (9, 'ordinary', 'Ordinary', '{"effect":{"kind":"percent","percent":10}}') returning id)
    insert into coupon (website_id, code, promotion_id) select 9, 'ORDINARY', id from made`.execute(shop.database.db)
  const redeemed = give()
  shop.loyalty.refuse(redeemed, 'redeemed')
  const cartId = await fillCart(shop)
  const sent = shop.loyalty.calls.length
  for (const [given, valid] of [
    [[redeemed], []],
    [['ordinary', redeemed], ['ordinary']],
    [['ORDINARY'], ['ORDINARY']],
    [[], []],
    [[''], []],
    [["';--", 'X'.repeat(300)], []],
  ] as const)
    assert.deepEqual(await validate(cartId, given), {
      status: given.length === valid.length,
      valid_codes: valid,
      message: null,
    })
  assert.equal(shop.loyalty.calls.length, sent)
  const mine = give()
  assert.equal((await apply(cartId, mine)).message, undefined)
  assert.deepEqual((await validate(cartId, [mine, redeemed, 'ORDINARY'])).valid_codes, [mine, 'ORDINARY'])
})

test('a refused reward is removed, and the cart shows the reason until codes change [R3.13, A55]', async () => {
  const [code, other] = [give(), give(500)]
  const cartId = await cartWith(code, other)
  shop.loyalty.refuse(code, 'expired')
  const answer = await validate(cartId, [code])
  const text = `The reward ${code} has expired, so we took it off your bag.`
  assert.deepEqual(answer, { status: false, valid_codes: [], message: text })
  const cart = await read(cartId)
  assert.deepEqual(
    [cart.applied_coupons, cart.loyalty_checkout_error, cart.prices.grand_total.value],
    [[{ code: other }], text, 54.95],
  )
  await apply(cartId, give())
  assert.equal((await read(cartId)).loyalty_checkout_error, null)
})

test('a reward that cannot be verified comes off and the order goes on without it [R3.13]', async () => {
  const code = give()
  const cartId = await cartWith(code)
  shop.loyalty.isDown = true
  const { status, message } = await validate(cartId, [code])
  assert.equal(status, false)
  assert.match(message, /^We couldn't check the reward/)
  const { errors } = await place(shop, cartId)
  assert.match(errors[0]?.message ?? '', /The new total is \$59\.95/, 'nothing is charged that was not agreed')
  const { placement } = await place(shop, cartId)
  assert.equal(placement.orderV2?.total.grand_total.value, 59.95)
  assert.deepEqual(await statesOf(code), [])
})

test("somebody else's email takes the reward off without a call, since it is not theirs [R7.111]", async () => {
  const code = give()
  const cartId = await cartWith(code)
  const sent = shop.loyalty.calls.length
  assert.equal((await validate(cartId, [code], 'eve@example.com')).status, false)
  assert.equal(shop.loyalty.calls.length, sent)
})

test('an amount that the service changed counts from the next check on', async () => {
  const code = give(1500)
  const cartId = await cartWith(code)
  shop.loyalty.give(ADA, code, 500)
  assert.equal((await validate(cartId, [code])).status, true)
  assert.equal((await read(cartId)).prices.grand_total.value, 54.95)
})

test('with loyalty off codes on carts take nothing off and none is applied; on again they count', async () => {
  const code = give()
  const cartId = await cartWith(code)
  const set = (isOn: boolean) => {
    const value = JSON.stringify(isOn)
    const row = { website_id: 9, key: 'loyalty_enabled', value }
    const merge = shop.database.db.insertInto('site_setting').values(row)
    return merge.onConflict((conflict) => conflict.columns(['website_id', 'key']).doUpdateSet({ value })).execute()
  }
  await set(false)
  try {
    const cart = await read(cartId)
    assert.deepEqual(
      [cart.applied_coupons, cart.applied_loyalty_coupons, cart.prices.grand_total.value],
      [null, [], 59.95],
    )
    assert.match((await apply(cartId, give())).message ?? '', /isn't valid/)
  } finally {
    await set(true)
  }
  assert.equal((await read(cartId)).prices.grand_total.value, 44.95)
})

test("a customer's own code counts on their cart, another customer's does not [R3.44]", async () => {
  const { headers, email } = await registerCustomer(shop.server, 'owner@example.com')
  const { data } = await shop.server.graphql(gql('{ customerCart { id } }'), {}, headers)
  const id = data?.customerCart.id ?? ''
  const add = gql(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TEST-38", quantity: 1 }]) { user_errors { code } } }',
  )
  await shop.server.graphql(add, { id }, headers)
  assert.match((await apply(id, give(), headers)).message ?? '', /isn't valid/)
  const own = give(1000, { email })
  assert.deepEqual((await apply(id, own, headers)).cart?.applied_loyalty_coupons, [{ code: own }])
})

const CODES = `applied_coupons { code } applied_multi_coupons { code label amount { value } }
  applied_loyalty_coupons { code } loyalty_checkout_error`
const ONE = gql(`mutation ($id: String!, $code: String!) {
  done: applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { ${CODES} } } }`)
const APPEND = gql(`mutation ($id: String!, $codes: [String]!) {
  done: applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: APPEND }) { cart { ${CODES} } } }`)
const REMOVE = gql(`mutation ($id: String!, $codes: [String]!) {
  done: removeCouponsFromCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { ${CODES} } } }`)
const REMOVE_ALL = gql(`mutation ($id: String!) {
  done: removeCouponFromCart(input: { cart_id: $id }) { cart { ${CODES} } } }`)

test('a cart lists all its codes, those with amounts and those that are rewards [A23]', async () => {
  await sql`
    with made as (insert into promotion (website_id, key, label, rule) values (9, 'five', '$5 off', '{"effect":{"kind":"fixed","cents":500}}') returning id)
    insert into coupon (website_id, code, promotion_id) select 9, 'FIVE', id from made`.execute(shop.database.db)
  const reward = give(1000)
  const id = await fillCart(shop)
  const first = await shop.server.requireData(ONE, { id, code: 'FIVE' })
  assert.deepEqual(first.done?.cart?.applied_coupons, [{ code: 'FIVE' }])
  const second = await shop.server.graphql(ONE, { id, code: reward })
  assert.equal(second.errors[0]?.message, 'A coupon is already applied to the cart. Please remove it to apply another')
  const both = await shop.server.requireData(APPEND, { id, codes: [reward] })
  assert.deepEqual(both.done?.cart?.applied_coupons, [{ code: 'FIVE' }, { code: reward }])
  assert.deepEqual(
    both.done?.cart?.applied_multi_coupons?.map((coupon) => [coupon?.code, coupon?.amount?.value]),
    [
      ['FIVE', 5],
      [reward, 10],
    ],
  )
  assert.equal(both.done?.cart?.applied_multi_coupons?.[0]?.label, '$5 off')
  assert.deepEqual(both.done?.cart?.applied_loyalty_coupons, [{ code: reward }])
  assert.equal(both.done?.cart?.loyalty_checkout_error, null)
  const left = await shop.server.requireData(REMOVE, { id, codes: ['FIVE'] })
  assert.deepEqual(left.done?.cart?.applied_coupons, [{ code: reward }])
  shop.loyalty.isDown = true
  await validate(id, [reward])
  const { applied_coupons: none, loyalty_checkout_error: error } = await read(id)
  assert.equal(none, null, 'what cannot be verified is removed')
  assert.match(error ?? '', /^We couldn't check the reward/)
  await shop.server.requireData(APPEND, { id, codes: ['FIVE'] })
  assert.equal((await shop.server.requireData(REMOVE_ALL, { id })).done?.cart?.applied_coupons, null)
  await enterCard(shop, id)
  assert.ok((await place(shop, id)).placement.orderV2, 'and does not stop the order')
})
