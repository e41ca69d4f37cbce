import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { listenToChanges } from '../change-log/listener.ts'
import { openDatabase, openPool } from '../platform/database.ts'
import { applyTimeouts } from '../platform/time-outs.ts'
import type { TestDatabase } from '../testing/database.ts'
import { followListing } from '../testing/followed-listing.ts'
import { gql } from '../testing/gql.ts'
import { type Pooler, startPooler } from '../testing/pgbouncer.ts'
import { fillCart, ledgerOf, newKey, openShop, place, type TestShop } from '../testing/shop.ts'
import { migrate } from './migrate.ts'

// PgBouncer in transaction mode between the shop and its database; skipped where it is not installed. [decision 22]

const { PGBOUNCER: binary } = process.env
let pooler: Pooler | undefined
let shop: TestShop
let directUrl: string
let endListing: () => Promise<void>

/** Production time-outs in place of the tests' longer ones. */
async function giveOwnTimeouts({ db, url }: TestDatabase): Promise<void> {
  await sql`alter role current_user in database ${sql.id(new URL(url).pathname.slice(1))} reset all`.execute(db)
  await applyTimeouts(url)
}

before(async () => {
  shop = await openShop({}, async (stocked) => {
    directUrl = stocked.url
    await giveOwnTimeouts(stocked)
    pooler = binary ? await startPooler(binary, stocked.url) : undefined
    const pool = openPool(pooler?.url ?? stocked.url, 8)
    try {
      await pool.query('select 1') // fails here, where a listing would retry forever
    } catch (error) {
      await Promise.all([pool.end(), stocked.drop()])
      throw error
    }
    const db = openDatabase(pool, !pooler) // Debian's PgBouncer may be too old for named statements
    const listing = followListing({ db, listen: directUrl })
    await listing.start()
    endListing = listing.stop
    const drop = async () => {
      await db.destroy()
      await stocked.drop()
    }
    return {
      database: { db, pool, url: stocked.url, drop },
      ports: { listing },
      listen: () => listenToChanges(directUrl),
    }
  })
})
after(async () => {
  await endListing?.()
  await shop?.close()
  await pooler?.stop()
})

const FIND = gql(
  '{ getFredhopperData(search: "test shoe", pageSize: 20) { total_count items { sku price_range { minimum_price { final_price { value } } } } } }',
)
interface Found {
  readonly getFredhopperData: {
    readonly total_count: number
    readonly items: readonly {
      readonly sku: string
      readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } }
    }[]
  }
}

async function findShoe(): Promise<Found['getFredhopperData']['items'][number] | undefined> {
  const { data, errors } = await shop.server.graphql(FIND)
  assert.deepEqual(errors, [])
  return data?.getFredhopperData.items[0]
}

test('shoppers buy at the same time through a transaction pooler, and the books are right', async () => {
  assert.equal((await findShoe())?.sku, 'TEST')
  const carts = await Promise.all(Array.from({ length: 8 }, () => fillCart(shop)))
  const placed = await Promise.all(carts.map((cartId) => place(shop, cartId, newKey())))
  assert.deepEqual(
    placed.map(({ placement }) => placement.errors),
    carts.map(() => []),
  )
  const { orders, broken } = await ledgerOf(shop)
  assert.deepEqual([orders.length, broken], [8, []])
})

test('a change is followed through a pooler', async () => {
  assert.equal((await findShoe())?.price_range.minimum_price.final_price.value, 59.95)
  await sql`update product_site set regular_cents = 4995`.execute(shop.database.db)
  for (let waitedMs = 0; (await findShoe())?.price_range.minimum_price.final_price.value !== 49.95; waitedMs += 20) {
    assert.ok(waitedMs < 60_000, 'it is not followed')
    await sleep(20)
  }
})

test('time-outs hold on every connection through a pooler; migrations take their time', async () => {
  const { pool } = shop.database
  const inForce = async () => {
    const { rows } = await pool.query<{ value: string }>(
      `select string_agg(current_setting(name), ' ' order by name) as value
       from unnest(array['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']) as name`,
    )
    return rows[0]?.value
  }
  assert.deepEqual(await Promise.all([1, 2, 3, 4, 5, 6].map(inForce)), Array(6).fill('10s 2s 5s'))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`lock table source in access exclusive mode`)
    await assert.rejects(pool.query('select 1 from source'), /lock timeout/)
    await client.query('rollback')
  } finally {
    client.release()
  }
  assert.deepEqual(await migrate(directUrl), [])
  await sql`alter role current_user in database ${sql.id(new URL(directUrl).pathname.slice(1))} set statement_timeout = '7s'`.execute(
    shop.database.db,
  )
  assert.deepEqual(await migrate(directUrl), [], 'what an operator has set stays')
  const later = openPool(directUrl, 1)
  assert.deepEqual((await later.query('show statement_timeout')).rows, [{ statement_timeout: '7s' }])
  await later.end()
})
