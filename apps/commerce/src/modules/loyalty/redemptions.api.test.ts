import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '#src/platform/database'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import {
  enterCard,
  fillCart,
  ledgerOf,
  notificationOf,
  openShop,
  place,
  placeTogether,
  postWebhook,
  runJobs,
  SKU,
  type TestShop,
} from '#src/testing/shop'
import { untilLocked } from '#src/testing/until'
import { rewardClaim } from './claims.ts'
import { enqueueUnsent, syncRedemptions } from './sync-redemptions.ts'

// A guest's cart of testing/shop.ts has the email ada@example.com and one pair for $59.95.

const ADA = 'ada@example.com'
const LOYALTY_JOBS = ['sync-redemptions']

let shop: TestShop
let numberOfCodes = 0
before(async () => {
  shop = await openShop()
})
after(() => shop.close())
beforeEach(() => {
  shop.loyalty.isDown = false
  shop.gateway.script = 'authorise'
})

function give(amountCents = 1500, over: { email?: string; validTo?: Date } = {}): string {
  numberOfCodes += 1
  const code = `RW-TEST-${numberOfCodes}`
  shop.loyalty.give(over.email ?? ADA, code, amountCents, over.validTo ? { validTo: over.validTo } : {})
  return code
}

const FIELDS = `applied_coupons { code } applied_loyalty_coupons { code } loyalty_checkout_error
  selected_shipping: shipping_addresses { selected_shipping_method { method_code } } prices { grand_total { value } }`
async function apply(cartId: string, code: string, headers: Record<string, string> = {}) {
  const document = gql(
    `mutation ($id: String!, $code: String!) { applyCouponsToCart(input: { cart_id: $id, coupon_codes: [$code] }) { cart { ${FIELDS} } } }`,
  )
  const { data, errors } = await shop.server.graphql(document, { id: cartId, code }, headers)
  return { cart: data?.applyCouponsToCart?.cart, message: errors[0]?.message, code: errors[0]?.extensions.code }
}

async function read(cartId: string) {
  const { data, errors } = await shop.server.graphql(gql(`query ($id: String!) { cart(cart_id: $id) { ${FIELDS} } }`), {
    id: cartId,
  })
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.cart
}

async function validate(cartId: string, coupons: readonly string[], email = ADA) {
  const document = gql(`mutation ($email: String!, $coupons: [String!]!, $id: String!) {
    validateRedemptions(email: $email, coupons: $coupons, cart_id: $id) { status valid_codes message } }`)
  const { data, errors } = await shop.server.graphql(document, { email, coupons, id: cartId })
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.validateRedemptions
}

async function cartWith(...codes: readonly string[]): Promise<string> {
  const cartId = await fillCart(shop)
  for (const code of codes) assert.equal((await apply(cartId, code)).message, undefined, code)
  await enterCard(shop, cartId) // the payment step again, at the new total
  return cartId
}

const rowsOf = (code: string) =>
  shop.database.db
    .selectFrom('redemption')
    .select(['state', 'order_number'])
    .where('code', '=', code)
    .orderBy('id')
    .execute()
const statesOf = async (code: string) => (await rowsOf(code)).map(({ state }) => state)

test('a reward in any spelling takes off what its service says, as a loyalty coupon [R3.12, R3.44]', async () => {
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
  assert.deepEqual(shop.loyalty.calls.slice(sent), [`judgeCode ${others} ${ADA}`, `judgeCode NEVER-GIVEN ${ADA}`])
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
  assert.deepEqual(shop.loyalty.calls.slice(sent), [`judgeCode ${first} ${ADA}`])
})

test('codes that were not checked are not valid; promo codes are, applied or not [R7.111]', async () => {
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

test('a refused reward is removed, and the cart shows the reason until codes change [R3.13]', async () => {
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

test('an order with a reward has it reserved, then redeemed by a job under its number, once', async () => {
  const code = give()
  const { placement } = await place(shop, await cartWith(code))
  assert.equal(placement.orderV2?.total.grand_total.value, 44.95)
  assert.deepEqual(await rowsOf(code), [{ state: 'due', order_number: placement.order?.order_number }])
  shop.loyalty.isDown = true
  await assert.rejects(runJobs(shop, LOYALTY_JOBS), 'it is tried again')
  shop.loyalty.isDown = false
  const { orders } = await ledgerOf(shop)
  const orderId = orders.at(-1)?.id ?? 0
  for (let run = 0; run < 2; run += 1) await syncRedemptions(shop.jobContext, orderId)
  assert.deepEqual(await statesOf(code), ['redeemed'])
  assert.equal(shop.loyalty.codes.get(code)?.redeemedBy, placement.order?.order_number)
  assert.equal(orders.at(-1)?.discounts[0]?.isLoyalty, true)
})

test('one code in eight carts, ordered at once, takes something off one order', async () => {
  const code = give()
  const carts: string[] = []
  for (let i = 0; i < 8; i += 1) carts.push(await cartWith(code))
  const placed = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId })),
  )
  const totals = placed.map(({ placement }) => placement.orderV2?.total.grand_total.value)
  assert.equal(totals.filter((total) => total === 44.95).length, 1, JSON.stringify(placed))
  assert.equal((await statesOf(code)).filter((state) => state !== 'released').length, 1)
  for (const { placement, errors } of placed)
    if (!placement.orderV2)
      assert.match(
        errors[0]?.message ?? placement.errors[0]?.message ?? '',
        /This promo code is invalid\. The new total is \$59\.95/,
      )
})

/** An order whose payment was refused, and the webhook that later reports a success. */
async function refusedOrder(cartId: string) {
  shop.gateway.script = 'refuse'
  await place(shop, cartId)
  shop.gateway.script = 'authorise'
  const { orders, attempts } = await ledgerOf(shop)
  const [order, attempt] = [orders.at(-1), attempts.at(-1)]
  assert.ok(order && attempt)
  const authoriseLate = async () => {
    const fields = {
      pspReference: `LATE${order.number}`,
      merchantReference: attempt.merchant_reference,
      cents: order.total_cents,
    }
    await postWebhook(shop, notificationOf(shop, fields))
    await runJobs(shop)
    return (
      await shop.database.db.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow()
    ).state
  }
  return { order, authoriseLate }
}

test('a refused payment frees its code; once another order has it, a late success is paid back', async () => {
  const code = give()
  const cartId = await cartWith(code)
  const { authoriseLate } = await refusedOrder(cartId)
  assert.deepEqual(await statesOf(code), ['released'])
  assert.equal((await read(cartId)).prices.grand_total.value, 44.95)
  const other = await place(shop, await cartWith(code))
  assert.equal(other.placement.orderV2?.total.grand_total.value, 44.95)
  const { applied_loyalty_coupons, prices } = await read(cartId)
  assert.deepEqual([applied_loyalty_coupons, prices.grand_total.value], [[], 59.95])
  const sent = shop.gateway.reversals.length
  assert.equal(await authoriseLate(), 'payment_failed')
  assert.equal(shop.gateway.reversals.length, sent + 1)
  assert.deepEqual(await statesOf(code), ['released', 'due'])
})

test('a late success has its reward again while nobody else uses it; given back, it is free', async () => {
  const code = give()
  const { order, authoriseLate } = await refusedOrder(await cartWith(code))
  assert.equal(await authoriseLate(), 'paid')
  assert.deepEqual(await statesOf(code), ['released', 'due'])
  await runJobs(shop, LOYALTY_JOBS)
  assert.equal(shop.loyalty.codes.get(code)?.redeemedBy, order.number)
  await inTransaction(shop.database.db, (trx) => rewardClaim.release(trx, order))
  assert.deepEqual(await statesOf(code), ['released', 'returning'])
  await runJobs(shop, LOYALTY_JOBS)
  assert.deepEqual(
    [await statesOf(code), shop.loyalty.codes.get(code)?.redeemedBy],
    [['released', 'released'], undefined],
  )
})

test('what was redeemed elsewhere before the job came stays discounted, with an alarm', async () => {
  const code = give()
  await place(shop, await cartWith(code))
  const lines: string[] = []
  const found = shop.loyalty.codes.get(code)
  assert.ok(found)
  found.redeemedBy = 'store'
  const { orders } = await ledgerOf(shop)
  await syncRedemptions(
    { ...shop.jobContext, log: (level, event) => lines.push(`${level} ${event}`) },
    orders.at(-1)?.id ?? 0,
  )
  assert.deepEqual([await statesOf(code), lines], [['refused'], ['error a reward was redeemed elsewhere']])
})

test('a redemption whose job was abandoned is enqueued again', async () => {
  const code = give()
  await place(shop, await cartWith(code))
  const { db } = shop.database
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`update redemption set updated_at = now() - interval '1 hour' where code = ${code}`.execute(db)
  await runJobs(shop, LOYALTY_JOBS)
  assert.deepEqual(await statesOf(code), ['due'])
  await enqueueUnsent(db)
  await runJobs(shop, LOYALTY_JOBS)
  assert.deepEqual(await statesOf(code), ['redeemed'])
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

test('an order that waits for its reward holds no stock: orders that fail lock in the same line', async () => {
  const code = give(1500)
  const cartId = await cartWith(code)
  const { db } = shop.database
  const trx = await db.startTransaction().execute()
  try {
    await sql`insert into redemption (website_id, code, order_id, order_number, state)
      select 9, ${code}, id, number, 'reserved' from orders order by id desc limit 1`.execute(trx)
    const placing = place(shop, cartId)
    await untilLocked(db, 1)
    await sql`select from stock where sku = ${SKU} for no key update nowait`.execute(trx)
    await trx.rollback().execute()
    assert.equal((await placing).placement.orderV2?.total.grand_total.value, 44.95)
  } finally {
    if (!trx.isRolledBack) await trx.rollback().execute()
  }
})
