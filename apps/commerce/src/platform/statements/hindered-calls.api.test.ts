import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { metricsText } from '@welt/kit/telemetry/metrics'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import {
  fillCart,
  ledgerOf,
  newKey,
  notificationOf,
  openShop,
  place,
  postWebhook,
  runJobs,
  SKU,
  type TestShop,
} from '../../testing/shop.ts'
import { openDatabase, openPool } from '../database.ts'

// Calls whose statements fail, or whose prepared statements are stale. [decision 56]

const CONNECTIONS = 2
const ADD = gql(`mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { total_quantity } user_errors { message } }
}`)

let shop: TestShop
before(async () => {
  shop = await openShop({}, async (stocked) => {
    const pool = openPool(stocked.url, CONNECTIONS)
    const db = openDatabase(pool)
    const drop = async () => {
      await db.destroy()
      await stocked.drop()
    }
    return { database: { db, pool, url: stocked.url, drop }, ports: {} }
  })
})
after(() => shop.close())

const add = (id: string) => shop.server.graphql(ADD, { id, sku: SKU })

/** Fails unless the answer says that the shop is busy, in a message for shoppers. */
function assertBusy({ status, errors }: Awaited<ReturnType<typeof add>>): void {
  assert.equal(status, 503)
  assert.equal(errors[0]?.extensions.code, 'UNAVAILABLE')
  assert.doesNotMatch(JSON.stringify(errors), /timeout|pool|select|statement/i)
}

async function assertAdds(id: string, quantity: number): Promise<void> {
  const { data, errors } = await add(id)
  assert.deepEqual([errors, data?.addProductsToCart.cart.total_quantity], [[], quantity])
}

test('a call that gets no connection says that the shop is busy, and the next one is answered', async () => {
  const id = await fillCart(shop)
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => shop.database.pool.connect()))
  try {
    assertBusy(await add(id))
  } finally {
    for (const client of taken) client.release()
  }
  await assertAdds(id, 2)
})

test('a webhook without a database gets 503; sent again, it pays the order', async () => {
  shop.gateway.script = 'lose-answer'
  await place(shop, await fillCart(shop), newKey())
  shop.gateway.script = 'authorise'
  const attempt = (await ledgerOf(shop)).attempts.at(-1)
  assert.ok(attempt)
  const body = notificationOf(shop, { merchantReference: attempt.merchant_reference, pspReference: 'SENT-AGAIN' })
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => shop.database.pool.connect()))
  try {
    assert.equal((await postWebhook(shop, body)).status, 503)
  } finally {
    for (const client of taken) client.release()
  }
  assert.equal((await postWebhook(shop, body)).status, 202)
  await runJobs(shop)
  const { orders, broken } = await ledgerOf(shop)
  assert.deepEqual([orders.at(-1)?.state, broken], ['paid', []])
})

test('a call whose statement is cancelled changes nothing, and the next is answered', async () => {
  const id = await fillCart(shop)
  const operator = openPool(shop.database.url, 2)
  const holder = await operator.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table cart, cart_line in exclusive mode')
    const waiting = add(id)
    for (let cut = 0; cut === 0; ) {
      const { rowCount } = await operator.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      cut = rowCount ?? 0
    }
    assertBusy(await waiting)
  } finally {
    await holder.query('rollback')
    holder.release()
    await operator.end()
  }
  await assertAdds(id, 2)
})

test('calls succeed whose tables have changed since their statements were prepared', async () => {
  const before = await ledgerOf(shop)
  for (const label of ['first', 'second']) {
    const id = await fillCart(shop)
    await sql`do $$ declare changed regclass; begin
      for changed in select c.oid from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace loop
        execute format('alter table %s add column %I text', changed, ${sql.lit(`new_${label}`)});
      end loop;
    end $$`.execute(shop.database.db)
    await assertAdds(id, 2)
    const { placement, errors } = await place(shop, await fillCart(shop), newKey())
    assert.deepEqual([placement.errors, errors], [[], []])
  }
  const { orders, broken } = await ledgerOf(shop)
  assert.deepEqual([orders.length - before.orders.length, broken], [2, []])
})

for (const [when, trigger] of [
  ['before the charge', 'before insert on orders for each row'],
  ['after the charge', 'before update on orders for each row when (new.state is distinct from old.state)'],
] as const)
  test(`with a full disk ${when} no order is acknowledged; with room again its key is one paid order`, async () => {
    const { db } = shop.database
    const [cartId, key] = [await fillCart(shop), newKey()]
    const faults = async () =>
      Number(/^welt_database_faults_total{code="53100"} (\d+)$/m.exec(await metricsText())?.[1] ?? 0)
    const before = await faults()
    await sql
      .raw(`create function disk_full() returns trigger language plpgsql as $$ begin
          raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$;
        create trigger disk_full ${trigger} execute function disk_full()`)
      .execute(db)
    const refused = await place(shop, cartId, key)
    await sql.raw('drop function disk_full() cascade').execute(db)
    assert.equal(refused.placement.order, null)
    assert.equal(refused.errors[0]?.extensions.code, 'UNAVAILABLE')
    assert.doesNotMatch(JSON.stringify(refused.errors), /file|device|disk/i)
    assert.ok((await faults()) > before, 'the alarm of operators')
    assert.ok((await place(shop, cartId, key)).placement.order)
    const attempt = (await ledgerOf(shop)).attempts.at(-1)
    assert.ok(attempt)
    const body = notificationOf(shop, { merchantReference: attempt.merchant_reference, pspReference: `ROOM-${key}` })
    assert.equal((await postWebhook(shop, body)).status, 202)
    await runJobs(shop)
    const { orders, attempts, broken } = await ledgerOf(shop)
    const own = orders.filter((order) => order.cart_id === cartId)
    assert.deepEqual([own.map(({ state }) => state), broken], [['paid'], []])
    assert.equal(attempts.filter(({ order_id: id }) => id === own[0]?.id).length, 1)
  })
