import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { migrate } from '#src/composition/migrate'
import { openPool } from '#src/platform/database'
import { type TestDatabase, withDatabase } from '#src/testing/database'

const FOLDER = new URL('../../../migrations/0001-0099/', import.meta.url)
const NAME = '0090-order-allocations'

let admin: TestDatabase
let old: pg.Pool
const name = `welt_test_old_${randomBytes(4).toString('hex')}`

before(async () => {
  admin = await withDatabase()
  await admin.pool.query(`create database ${name}`)
  const url = new URL(admin.url)
  url.pathname = `/${name}`
  old = openPool(url.href, 2)
  await migrateUntil(NAME)
  await fillWithOldOrders()
  await migrate(url.href)
})
after(async () => {
  await old.end()
  await admin.pool.query(`drop database if exists ${name} with (force)`)
  await admin.drop()
})

async function migrateUntil(last: string): Promise<void> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort()
  const before = files.map((file) => file.slice(0, -3)).filter((file) => file < last)
  const entries = before.map(
    async (file) => [file, (await import(new URL(`${file}.ts`, FOLDER).href)) as Migration] as const,
  )
  const migrations = Object.fromEntries(await Promise.all(entries))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: old }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  assert.equal(error, undefined)
}

/**
 * 1: before there were delivery groups, two lines, one of which has left. 2: a gift card alone. 3: with groups, a pair
 * and a gift card. 4: an unpaid collection.
 */
async function fillWithOldOrders(): Promise<void> {
  await old.query(`
    insert into source (code, kind, name) values ('warehouse', 'warehouse', 'Warehouse') on conflict do nothing;
    insert into cart (id, website_id, currency) select repeat(n::text, 32), 10, 'AUD' from generate_series(1, 4) n;
    insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents, shipping_cents,
        tax_cents, total_cents, shipping_address, billing_address, carrier_code, method_code, shipping_title, shipping_promise,
        preferred_store_code, payment_method)
      select 't' || n, 10, repeat(n::text, 32), 1, 'ana@example.com', case n when 4 then 'pending_payment' else 'paid' end, 'AUD',
        10000, case n when 2 then 0 else 995 end, 909, case n when 2 then 10000 else 10995 end,
        case n when 2 then null else '{"city": "Richmond"}'::jsonb end, '{}', case n when 2 then null else 'auspost' end,
        case n when 2 then null else 'standard' end, case n when 2 then null else 'Standard delivery' end,
        case n when 2 then null else '{"to": "2026-11-30"}'::jsonb end, case n when 4 then 'MA001' end, '{}'
      from generate_series(1, 4) n order by n;
    insert into order_delivery_group (order_id, position, kind, carrier_code, method_code, title, promise, amount_cents, tax_cents)
      values (3, 1, 'delivery', 'auspost', 'express', 'Express', '{"to": "2026-11-27"}', 995, 90),
        (3, 2, 'email', null, null, null, null, 0, 0);
    insert into order_line (order_id, position, product_id, product_sku, variant_sku, product_type, name, quantity, unit_cents,
        regular_unit_cents, row_cents, tax_cents, delivery_group)
      values (1, 1, 1, 'A', 'A-38', 'configurable', 'Winton', 2, 2500, 2500, 5000, 455, null),
        (1, 2, 2, 'B', 'B-40', 'configurable', 'Daintree', 1, 5000, 5000, 5000, 455, null),
        (2, 1, 3, 'G', null, 'giftcard', 'Gift card', 1, 10000, 10000, 10000, 0, null),
        (3, 1, 1, 'A', 'A-38', 'configurable', 'Winton', 1, 5000, 5000, 5000, 455, 1),
        (3, 2, 3, 'G', null, 'giftcard', 'Gift card', 1, 5000, 5000, 5000, 0, 2),
        (4, 1, 2, 'B', 'B-40', 'configurable', 'Daintree', 3, 5000, 5000, 15000, 455, null);
    insert into shipment (order_id, number, title, lines) values (1, 'S1', 'Australia Post', '[{"orderLineId": 2, "quantity": 1}]');
  `)
}

test('migration 0090 gives old orders the delivery group that their columns describe', async () => {
  const { rows } = await old.query(`
    select order_id::int, position, kind, carrier_code, method_code, title, promise, store_code, amount_cents
    from order_delivery_group order by order_id, position`)
  const posted = { carrier_code: 'auspost', method_code: 'standard', title: 'Standard delivery' }
  const express = { carrier_code: 'auspost', method_code: 'express', title: 'Express', promise: { to: '2026-11-27' } }
  const none = { carrier_code: null, method_code: null, title: null, promise: null, store_code: null }
  const promise = { to: '2026-11-30' }
  assert.deepEqual(rows, [
    { order_id: 1, position: 1, kind: 'delivery', ...posted, promise, store_code: null, amount_cents: 995 },
    { order_id: 2, position: 1, kind: 'email', ...none, amount_cents: 0 },
    { order_id: 3, position: 1, kind: 'delivery', ...express, store_code: null, amount_cents: 995 },
    { order_id: 3, position: 2, kind: 'email', ...none, amount_cents: 0 },
    { order_id: 4, position: 1, kind: 'delivery', ...posted, promise, store_code: 'MA001', amount_cents: 995 },
  ])
})

test('migration 0090 allocates each old line whole, to its source, shipment and group', async () => {
  const { rows } = await old.query(`
    select a.order_id::int as order, l.position as line, a.delivery_group as group, a.source, a.quantity, s.number as shipment
    from order_allocation a join order_line l on l.id = a.order_line_id left join shipment s on s.id = a.shipment_id
    order by l.id`)
  assert.deepEqual(rows, [
    { order: 1, line: 1, group: 1, source: 'warehouse', quantity: 2, shipment: null },
    { order: 1, line: 2, group: 1, source: 'warehouse', quantity: 1, shipment: 'S1' },
    { order: 2, line: 1, group: 1, source: null, quantity: 1, shipment: null },
    { order: 3, line: 1, group: 1, source: 'warehouse', quantity: 1, shipment: null },
    { order: 3, line: 2, group: 2, source: null, quantity: 1, shipment: null },
    { order: 4, line: 1, group: 1, source: 'warehouse', quantity: 3, shipment: null },
  ])
})
