import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { changeEmail, confirmEmail, registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { openShop, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const DETAILS = gql(`query ($email: String!) { fetchCustomerDetails(email: $email) {
  customer_primary_id firstname lastname email banner_code banner_name current_loyalty_tier_id current_loyalty_tier next_loyalty_tier
  annual_spend_to_date spend_to_next_tier last_purchase_date } }`)
const OPTIONS = gql(`query ($email: String!) { fetchActiveRedemptionOptions(email: $email) {
  RedemptionOptionID Banner RedemptionName RedemptionDescription RedemptionStatus RedemptionType RedemptionMethod AmountOffValue
  RedemptionCodes { code status ValidFrom ValidTo } } }`)
const SNIPPET = gql('{ fetchYoptoSnippetDetails { email id script_src tag token } }')
const ADD_PAIR = gql(`mutation ($id: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: "TEST-38", quantity: 1 }]) { user_errors { code } } }`)
const APPLY = gql(`mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart {
    applied_coupons { code } prices { discounts { amount { value currency } } } } } }`)
const VALIDATE =
  'mutation ($id: String!) { validateRedemptions(email: "a@example.com", coupons: [], cart_id: $id) { status valid_codes message } }'

const NOT_AUTHORIZED = { message: "The current customer isn't authorized.", category: 'graphql-authorization' }

async function refusalOf(document: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { errors } = await shop.server.graphql(document, variables, headers)
  return { message: errors[0]?.message, category: errors[0]?.extensions.category }
}

async function registerMember(email: string) {
  const customer = await registerCustomer(shop.server, email)
  await confirmEmail(shop.database, customer)
  return customer
}

async function setLoyalty(isOn: boolean): Promise<void> {
  const value = JSON.stringify(isOn)
  await shop.database.db
    .insertInto('site_setting')
    .values({ website_id: 9, key: 'loyalty_enabled', value })
    .onConflict((conflict) => conflict.columns(['website_id', 'key']).doUpdateSet({ value }))
    .execute()
}

const option = (id: string, status: 'ACTIVE' | 'REDEEMED' | 'EXPIRED', dates: readonly [string, string]) => ({
  id,
  banner: 'Williams',
  name: `Reward ${id}`,
  description: undefined,
  status,
  type: 'Amount off',
  method: 'Online',
  amountCents: 1550,
  codes: [{ code: `${id}-CODE`, status, validFrom: new Date(dates[0]), validTo: new Date(dates[1]) }],
})

test('a customer reads their own record with its tier, or null without membership [J22.2, R3.41, R7.110]', async () => {
  const { headers } = await registerMember('member@example.com')
  const read = async () =>
    (await shop.server.graphql(DETAILS, { email: 'Member@Example.com ' }, headers)).data?.fetchCustomerDetails
  assert.equal(await read(), null)
  const member = { id: 'M1', firstname: 'Ada', lastname: 'Bell', spendCents: 20_000, lastPurchaseDate: '2026-10-01' }
  shop.loyalty.members.set('member@example.com', { ...member, email: 'member@example.com' })
  assert.deepEqual(await read(), {
    customer_primary_id: 'M1',
    firstname: 'Ada',
    lastname: 'Bell',
    email: 'member@example.com',
    banner_code: 'williams',
    banner_name: 'Williams',
    current_loyalty_tier_id: 'silver',
    current_loyalty_tier: 'SILVER',
    next_loyalty_tier: 'GOLD',
    annual_spend_to_date: 200,
    spend_to_next_tier: 150,
    last_purchase_date: '2026-10-01',
  })
})

test('tiers begin at exactly 200 and 350, and nothing is missing beyond [R9.21, R9.22]', async () => {
  const { headers, email } = await registerMember('spender@example.com')
  const standings: unknown[] = []
  for (const dollars of [0, 199, 199.99, 200, 349, 350, 400]) {
    const member = { id: 'M3', firstname: 'Ada', lastname: 'Bell', email, spendCents: Math.round(dollars * 100) }
    shop.loyalty.members.set(email, { ...member, lastPurchaseDate: undefined })
    const { data } = await shop.server.graphql(DETAILS, { email }, headers)
    const {
      current_loyalty_tier: tier,
      next_loyalty_tier: next,
      spend_to_next_tier: missing,
    } = data?.fetchCustomerDetails ?? {}
    standings.push([dollars, tier, next, missing])
  }
  assert.deepEqual(standings, [
    [0, 'MEMBER', 'SILVER', 200],
    [199, 'MEMBER', 'SILVER', 1],
    [199.99, 'MEMBER', 'SILVER', 0.01],
    [200, 'SILVER', 'GOLD', 150],
    [349, 'SILVER', 'GOLD', 1],
    [350, 'GOLD', null, 0],
    [400, 'GOLD', null, 0],
  ])
})

test('only usable rewards are listed, with codes and store time [J22.3, R3.42-R3.44, R7.109, A28]', async () => {
  const { headers, email } = await registerMember('saver@example.com')
  shop.loyalty.options.set('saver@example.com', [
    option('NOW', 'ACTIVE', ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']),
    { ...option('SHOP', 'ACTIVE', ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']), method: 'In store' },
    option('OVER', 'ACTIVE', ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z']),
    option('SOON', 'ACTIVE', ['2998-01-01T00:00:00Z', '2999-01-01T00:00:00Z']),
    option('USED', 'REDEEMED', ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']),
    option('LATE', 'EXPIRED', ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']),
  ])
  const { data, errors } = await shop.server.graphql(OPTIONS, { email: 'saver@example.com' }, headers)
  assert.deepEqual(errors, [])
  const dates = { ValidFrom: '2026-01-01T11:00:00+11:00', ValidTo: '2999-01-01T11:00:00+11:00' }
  const listed = (id: string, method: string) => ({
    RedemptionOptionID: id,
    Banner: 'Williams',
    RedemptionName: `Reward ${id}`,
    RedemptionDescription: null,
    RedemptionStatus: 'ACTIVE',
    RedemptionType: 'Amount off',
    RedemptionMethod: method,
    AmountOffValue: 15.5,
    RedemptionCodes: [{ code: `${id}-CODE`, status: 'ACTIVE', ...dates }],
  })
  assert.deepEqual(data?.fetchActiveRedemptionOptions, [listed('NOW', 'Online'), listed('SHOP', 'In store')])
  const cart = await shop.server.requireData(gql('{ customerCart { id } }'), {}, headers)
  const id = cart.customerCart.id
  await shop.server.requireData(ADD_PAIR, { id }, headers)
  shop.loyalty.give(email, 'NOW-CODE', 1550)
  const { applyCouponToCart } = await shop.server.requireData(APPLY, { id, code: 'NOW-CODE' }, headers)
  assert.deepEqual(applyCouponToCart?.cart, {
    applied_coupons: [{ code: 'NOW-CODE' }],
    prices: { discounts: [{ amount: { value: 15.5, currency: 'AUD' } }] },
  })
})

test("guests and customers with another's email get nothing, and nothing is sent [R7.109, R7.110]", async () => {
  const { headers } = await registerCustomer(shop.server, 'nosy@example.com')
  const sent = shop.loyalty.calls.length
  for (const document of [DETAILS, OPTIONS]) {
    assert.deepEqual(await refusalOf(document, { email: 'member@example.com' }), NOT_AUTHORIZED)
    for (const email of ['member@example.com', '', 'x'.repeat(300)])
      assert.deepEqual(await refusalOf(document, { email }, headers), NOT_AUTHORIZED)
  }
  assert.equal(shop.loyalty.calls.length, sent)
})

test('an unconfirmed email reads no loyalty data, and the service is not called [R7.109, R7.110, R7.112]', async () => {
  const { headers, email, id } = await registerCustomer(shop.server, 'victim@example.com')
  const victim = { id: 'M9', firstname: 'Vic', lastname: 'Tim', spendCents: 40_000, lastPurchaseDate: '2026-10-01' }
  const next = 'other.victim@example.com'
  for (const known of [email, next]) shop.loyalty.members.set(known, { ...victim, email: known })
  shop.loyalty.options.set(email, [option('VICTIM', 'ACTIVE', ['2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])])
  const sent = shop.loyalty.calls.length
  const calls = [DETAILS, OPTIONS, SNIPPET]
  for (const document of calls)
    for (const given of [email, ` ${email.toUpperCase()} `]) {
      const answer = await shop.server.graphql(document, document === SNIPPET ? {} : { email: given }, headers)
      assert.equal(answer.errors[0]?.message, 'Confirm your email to see your rewards')
      assert.equal(answer.errors[0]?.extensions.code, 'EMAIL_NOT_CONFIRMED')
      assert.doesNotMatch(JSON.stringify(answer), /Vic|GOLD|VICTIM|M9/)
    }
  assert.equal(shop.loyalty.calls.length, sent)
  await confirmEmail(shop.database, { id })
  for (const document of calls) assert.deepEqual((await shop.server.graphql(document, { email }, headers)).errors, [])
  const { errors } = await shop.server.graphql(
    DETAILS,
    { email: next },
    await changeEmail(shop.server, { headers }, next),
  )
  assert.equal(errors[0]?.message, 'Confirm your email to see your rewards', 'a changed email is confirmed anew')
})

test('a service that is away is said with the category loyalty; the snippet does without [R7.112, A78]', async () => {
  const { headers, email } = await registerMember('unlucky@example.com')
  shop.loyalty.isDown = true
  try {
    for (const document of [DETAILS, OPTIONS]) {
      const { message, category } = await refusalOf(document, { email }, headers)
      assert.deepEqual(
        [message, category],
        ["We can't reach Rewards right now. Please try again in a moment.", 'loyalty'],
      )
    }
    const { data } = await shop.server.graphql(SNIPPET, {}, headers)
    assert.deepEqual(data?.fetchYoptoSnippetDetails, { email, id: null, script_src: null, tag: null, token: null })
  } finally {
    shop.loyalty.isDown = false
  }
})

test('the snippet says nothing of a guest, and of a member id, tier and a signature [R7.112, A78, A116]', async () => {
  const guest = await shop.server.graphql(SNIPPET)
  assert.deepEqual(guest.data?.fetchYoptoSnippetDetails, {
    email: null,
    id: null,
    script_src: null,
    tag: null,
    token: null,
  })
  const { headers, email } = await registerMember('widget@example.com')
  const member = {
    id: 'M2',
    email,
    firstname: undefined,
    lastname: undefined,
    spendCents: 35_000,
    lastPurchaseDate: undefined,
  }
  shop.loyalty.members.set(email, member)
  const { data } = await shop.server.graphql(SNIPPET, {}, headers)
  assert.deepEqual([data?.fetchYoptoSnippetDetails.id, data?.fetchYoptoSnippetDetails.tag], ['M2', 'GOLD'])
  assert.match(data?.fetchYoptoSnippetDetails.token ?? '', /^[0-9a-f]{64}$/)
})

test('the tiers are part of the configuration', async () => {
  const { data } = await shop.server.graphql(gql('{ storeConfig { loyalty_tiers { code threshold } } }'))
  assert.deepEqual(data?.storeConfig, {
    loyalty_tiers: [
      { code: 'MEMBER', threshold: 0 },
      { code: 'SILVER', threshold: 200 },
      { code: 'GOLD', threshold: 350 },
    ],
  })
})

test('with loyalty off every call refuses and the snippet is null, at once and back again [R7.112]', async () => {
  const { headers, email } = await registerMember('switch@example.com')
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  await setLoyalty(false)
  const off = { message: 'Rewards are not available on this site.', category: 'loyalty' }
  for (const document of [DETAILS, OPTIONS]) assert.deepEqual(await refusalOf(document, { email }, headers), off)
  assert.deepEqual(await refusalOf(VALIDATE, { id: data?.createEmptyCart }), off)
  assert.equal((await shop.server.graphql(SNIPPET)).data?.fetchYoptoSnippetDetails, null)
  await setLoyalty(true)
  assert.deepEqual((await shop.server.graphql(OPTIONS, { email }, headers)).data, { fetchActiveRedemptionOptions: [] })
})
