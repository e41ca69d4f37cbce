import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'

describe('a customer’s orders', () => {
  let database: TestDatabase
  let server: TestServer
  let headers: Readonly<Record<string, string>>
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
    const { id, ...ada } = await registerCustomer(server, 'ada@example.com')
    headers = ada.headers
    // The first is placed in the last minute of 21 November in Melbourne, the other two in the first and last moment of
    // the 22nd.
    for (const [number, placedAt] of [
      ['A', '2026-11-21T12:59:59Z'],
      ['B', '2026-11-21T13:00:00Z'],
      ['C', '2026-11-22T12:59:59.9999Z'],
      ['D', '2026-11-22T13:00:00Z'],
    ] as const)
      await sql`with bag as (insert into cart (id, website_id, currency) values (md5(${number}), 9, 'AUD') returning id)
        insert into orders (number, access_token, website_id, cart_id, cart_version, customer_id, email, state,
          currency, subtotal_cents,
          shipping_cents, tax_cents, total_cents, billing_address, payment_method, placed_at)
        select ${number}, ${number}, 9, id, 1, ${id}, 'ada@example.com', 'paid', 'AUD', 0, 0, 0, 0,
          '{"lastname":"Lee","street":["1 Way"],"countryCode":"AU","region":null}', '{"code":"adyen_cc","title":"Card"}', ${placedAt} from bag`.execute(
        database.db,
      )
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const numbers = async (filter: Readonly<Record<string, unknown>>) => {
    const { data, errors } = await server.graphql(
      gql(
        'query ($filter: CustomerOrdersFilterInput) { customer { orders(filter: $filter) { total_count items { number } } } }',
      ),
      { filter },
      headers,
    )
    assert.deepEqual(errors, [])
    const found = data?.customer.orders.items.map(({ number }) => number).sort() ?? []
    assert.equal(data?.customer.orders.total_count, found.length)
    return found.join('')
  }

  it('a status that does not exist has no orders [R7.27]', async () => {
    assert.equal(await numbers({ status: { eq: 'x' } }), '')
    assert.equal(await numbers({ status: { in: ['x', 'Processing'] } }), 'ABCD')
    assert.equal(await numbers({ status: { eq: 'Complete' } }), '')
  })

  it('a paid order that staff look at is On Hold, and found by it [R3.70]', async () => {
    await sql`update orders set review_reason = 'address' where number = 'B'`.execute(database.db)
    assert.equal(await numbers({ status: { eq: 'On Hold' } }), 'B')
    assert.equal(await numbers({ status: { eq: 'Processing' } }), 'ACD')
    await sql`update orders set review_reason = null where number = 'B'`.execute(database.db)
  })

  it('a day is a whole day of the site, the last one too; an instant is an instant [R7.27, R1.43]', async () => {
    assert.equal(await numbers({ order_date: { from: '2026-11-22', to: '2026-11-22' } }), 'BC')
    assert.equal(await numbers({ order_date: { to: '2026-11-21' } }), 'A')
    assert.equal(await numbers({ order_date: { from: '2026-11-23' } }), 'D')
    assert.equal(await numbers({ order_date: { from: '2026-11-21T13:00:00Z', to: '2026-11-22T13:00:00Z' } }), 'BCD')
    assert.equal(await numbers({ order_date: { from: '', to: null } }), 'ABCD')
  })

  it('each order of a list shows its own lines in their order, and its parcels', async () => {
    await sql`with bought as (select id, number from orders where number in ('A', 'B')),
      lines as (insert into order_line (order_id, position, product_id, product_sku, variant_sku, product_type, name,
        quantity, unit_cents, regular_unit_cents, row_cents, tax_cents)
        select id, n, 1, 'P', number || n, 'configurable', 'Shoe', n, 100, 100, 100, 9
          from bought, generate_series(2, 1, -1) n returning id, order_id, position),
      grouped as (
        insert into order_delivery_group (order_id, position, kind, amount_cents, tax_cents)
          select id, 1, 'delivery', 0, 0 from bought),
      parcel as (insert into shipment (order_id, number, title) select id, 'S-' || number, 'StarTrack' from bought
        where number = 'B' returning id, order_id)
      insert into order_allocation (order_id, delivery_group, order_line_id, quantity, shipment_id)
      select lines.order_id, 1, lines.id, 1, parcel.id from lines join parcel using (order_id)
        where position = 2`.execute(database.db)
    const { data } = await server.graphql(
      gql(`{ customer { orders(sort: { sort_field: NUMBER, sort_direction: ASC }) { items {
        number items { product_sku quantity_ordered } shipments { number items { product_sku quantity_shipped } tracking { title } }
      } } } }`),
      {},
      headers,
    )
    const items = (number: string) => [1, 2].map((n) => ({ product_sku: `${number}${n}`, quantity_ordered: n }))
    const parcel = {
      number: 'S-B',
      items: [{ product_sku: 'B2', quantity_shipped: 1 }],
      tracking: [{ title: 'StarTrack' }],
    }
    assert.deepEqual(data?.customer.orders.items, [
      { number: 'A', items: items('A'), shipments: [] },
      { number: 'B', items: items('B'), shipments: [parcel] },
      { number: 'C', items: [], shipments: [] },
      { number: 'D', items: [], shipments: [] },
    ])
  })

  it('orders are found by part of the number, and by words of a line’s brand, name and colour', async () => {
    await sql`insert into order_line (order_id, position, product_id, product_sku, variant_sku, product_type, brand,
        name, colour, quantity, unit_cents, regular_unit_cents, row_cents, tax_cents)
      select o.id, n, 1, 'P', 'C' || n, 'configurable', case n when 8 then 'Linden Row' else 'Brand%' end,
        case n when 8 then 'Penny Loafer' else 'Trail Boot' end, 'Camel', 1, 100, 100, 100, 9
      from orders o, generate_series(8, 9) n where o.number = 'C'`.execute(database.db)
    const found = (search: string) => numbers({ search })
    assert.deepEqual(await Promise.all(['loaf', 'LINDEN loafer', 'camel  boot', 'd', 'b', '%', 'Shoe'].map(found)), [
      'C',
      'C',
      'C',
      'D',
      'BC',
      '',
      'AB',
    ])
    assert.deepEqual(await Promise.all(['loafer boot', 'oafer', 'x', '_'].map(found)), ['', '', '', ''])
    assert.deepEqual(await Promise.all(['', ' '].map(found)), ['ABCD', 'ABCD'])
    assert.equal(await numbers({ search: 'loafer', status: { eq: 'Complete' } }), '')
  })
})
