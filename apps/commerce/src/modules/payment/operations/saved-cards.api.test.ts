import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { gql, type VariablesOf } from '#src/testing/gql'
import { openShop, runJobs, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

test('a customer sees and deletes saved cards, also at the payment service [R7.32, R7.49, R3.45]', async () => {
  const { server, database, gateway } = shop
  const { id, headers } = await registerCustomer(server, 'cards@example.com')
  await sql`
    insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year, holder_name, created_at)
    values ('TOKEN-ONE', ${id}, 'visa', '1111', '03', '2030', 'Ada', now() - interval '1 day'),
      ('TOKEN-TWO', ${id}, 'mc', '4444', '10', '2031', null, now())`.execute(database.db)
  const all = await server.graphql(
    gql('{ customerAdyenPaymentTokens { token_id brand type lastFour holderName expiryMonth expiryYear } }'),
    {},
    headers,
  )
  assert.deepEqual(all.data?.customerAdyenPaymentTokens, [
    {
      token_id: 'TOKEN-TWO',
      brand: 'mc',
      type: 'scheme',
      lastFour: '4444',
      holderName: null,
      expiryMonth: '10',
      expiryYear: '2031',
    },
    {
      token_id: 'TOKEN-ONE',
      brand: 'visa',
      type: 'scheme',
      lastFour: '1111',
      holderName: 'Ada',
      expiryMonth: '03',
      expiryYear: '2030',
    },
  ])
  const deleted = await server.graphql(
    gql(
      'mutation { deleteAdyenPaymentToken(token_id: "TOKEN-ONE") { success customerAdyenPaymentTokens { token_id } } }',
    ),
    {},
    headers,
  )
  assert.deepEqual(deleted.data?.deleteAdyenPaymentToken, {
    success: true,
    customerAdyenPaymentTokens: [{ token_id: 'TOKEN-TWO' }],
  })
  const twin = await server.graphql(
    gql(
      'mutation { deletePaymentToken(public_hash: "TOKEN-TWO") { result customerPaymentTokens { items { public_hash } } } }',
    ),
    {},
    headers,
  )
  assert.deepEqual(twin.data?.deletePaymentToken, { result: true, customerPaymentTokens: { items: [] } })
  await runJobs(shop, ['delete-stored-card'])
  assert.deepEqual(gateway.removedCards, ['TOKEN-ONE', 'TOKEN-TWO'])
  const gone = await server.graphql(
    gql('mutation { deleteAdyenPaymentToken(token_id: "TOKEN-ONE") { success } }'),
    {},
    headers,
  )
  assert.equal(gone.errors[0]?.message, 'Could not find a token with ID "TOKEN-ONE"')
  assert.equal(gone.errors[0]?.extensions.category, 'graphql-no-such-entity')
})

test('a customer’s orders are listed newest first in pages, without unpaid ones [J19.1, R7.27, R6.09]', async () => {
  const { server, database } = shop
  const { id, email, headers } = await registerCustomer(server, 'orders@example.com')
  await sql`
    with carts as (insert into cart (id, website_id, currency, is_active) select lpad(n::text, 32, 'c'), 9, 'AUD', false
      from generate_series(1, 25) n returning id)
    insert into orders (number, access_token, website_id, cart_id, cart_version, customer_id, email, state, currency,
      subtotal_cents, shipping_cents,
      tax_cents, total_cents, billing_address, payment_method, placed_at)
    select 'N' || lpad(ltrim(id, 'c'), 4, '0'), 'token-' || id, 9, id, 1, ${id}, ${email},
      case when ltrim(id, 'c')::int > 23 then 'pending_payment' else 'paid' end, 'AUD',
      ltrim(id, 'c')::int * 100, 0, 0, ltrim(id, 'c')::int * 100, '{"lastname":"O","street":[],"countryCode":"AU","region":null}',
      '{"code":"adyen_cc","title":"Card"}', now() - make_interval(days => 30 - ltrim(id, 'c')::int)
    from carts`.execute(database.db)
  const document =
    gql(`query ($page: Int, $size: Int, $filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput) {
    orders(currentPage: $page, pageSize: $size, filter: $filter, sort: $sort) {
      total_count page_info { total_pages } items { number status } } }`)
  type Wanted = VariablesOf<typeof document>
  const list = (wanted: Wanted, sent = headers) => server.graphql(document, wanted, sent)
  const numbers = async (wanted: Wanted) => (await list(wanted)).data?.orders.items.map(({ number }) => number)
  const { data } = await list({})
  assert.deepEqual(
    [data?.orders.total_count, data?.orders.page_info.total_pages, data?.orders.items.length],
    [23, 2, 20],
  )
  assert.equal(data?.orders.items[0]?.number, 'N0023')
  assert.deepEqual(await numbers({ page: 2 }), ['N0003', 'N0002', 'N0001'])
  assert.deepEqual(await numbers({ filter: { number: { eq: 'N0007' } } }), ['N0007'])
  assert.deepEqual(await numbers({ filter: { grand_total: { from: '22', to: '22.5' } } }), ['N0022'])
  assert.deepEqual(await numbers({ filter: { status: { eq: 'Complete' } } }), [])
  assert.deepEqual(await numbers({ size: 2, sort: { sort_field: 'NUMBER', sort_direction: 'ASC' } }), [
    'N0001',
    'N0002',
  ])
  assert.equal(
    (await list({ page: 3 })).errors[0]?.message,
    'currentPage value 3 specified is greater than the 2 page(s) available.',
  )
  const other = await registerCustomer(server, 'no-orders@example.com')
  assert.equal((await list({}, other.headers)).data?.orders.total_count, 0)
  const own = await server.graphql(gql('{ customer { orders(pageSize: 1) { items { number } } } }'), {}, headers)
  assert.equal(own.data?.customer.orders.items[0]?.number, 'N0023')
})
