import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, openPool } from '../apps/commerce/src/platform/database.ts'
import { followListing } from '../apps/commerce/src/testing/followed-listing.ts'
import type { EngineInput } from './listing/listing-engine-child.ts'
import { median, percentile, rounded } from './measure/result.ts'

/** Milliseconds. */
export interface ChangeFigures {
  readonly oneByOneP50Ms: number
  readonly oneByOneMaxMs: number
  readonly changesInBurst: number
  readonly burstP50Ms: number
  readonly burstMaxMs: number
  readonly listingP99InBurstMs: number
}

const SINGLE_CHANGES = 20
const BURST_SECONDS = 10
const CHANGES_PER_SECOND = 100
const TIMEOUT_MS = 30_000

const { databaseUrl, websiteId } = JSON.parse(process.argv[2] ?? '{}') as EngineInput
const pool = openPool(databaseUrl, 8)
const db = openDatabase(pool)
const engine = followListing({ db, listen: databaseUrl })
await engine.start()
const everything = { websiteId, filters: [], sort: 'fh_default', offset: 0, limit: 20 } as const

/** Separate connections, as another process would use. */
const changer = new pg.Pool({ connectionString: databaseUrl, max: 8 })

async function reprice(productId: number, cents: number): Promise<void> {
  await changer.query(
    'update product_site set regular_cents = $3, sale_cents = null where product_id = $1 and website_id = $2',
    [productId, websiteId, cents],
  )
}

/** @returns milliseconds from `startedAt` until the price filter finds the product */
async function untilSeen(productId: number, cents: number, startedAt: number): Promise<number> {
  const price = { attribute: 'price', type: 'range' as const, from: cents / 100, to: cents / 100 }
  for (;;) {
    const { productIds } = await engine.list({ ...everything, filters: [price] })
    const tookMs = performance.now() - startedAt
    if (productIds.includes(productId)) return tookMs
    if (tookMs > TIMEOUT_MS) throw new Error('A change was never seen.')
    await after(5)
  }
}

const { rows } = await pool.query<{ id: number }>(
  `select product_id as id from product_site ps join product p on p.id = ps.product_id
   where website_id = $1 and is_enabled and type = 'configurable' order by md5(product_id::text) limit 3000`,
  [websiteId],
)
const ids = rows.map((row) => row.id)
let lastCents = 1_000_000
function newPrice(): number {
  lastCents += 1
  return lastCents
}

async function change(at: number): Promise<number> {
  const id = ids[at % ids.length] as number
  const own = newPrice()
  const startedAt = performance.now()
  await reprice(id, own)
  return untilSeen(id, own, startedAt)
}

const single: number[] = []
for (let at = 0; at < SINGLE_CHANGES; at += 1) single.push(await change(at))

const seen: Promise<number>[] = []
const unseen: Promise<void>[] = []
const listings: number[] = []
const changes = BURST_SECONDS * CHANGES_PER_SECOND
const startedAt = performance.now()
for (let at = 0; at < changes; at += 1) {
  const dueMs = (at * 1000) / CHANGES_PER_SECOND - (performance.now() - startedAt)
  if (dueMs > 0) await after(dueMs)
  // Watch one in twenty: watching all would distort the measurement.
  if (at % 20 === 0) seen.push(change(SINGLE_CHANGES + at))
  else unseen.push(reprice(ids[(SINGLE_CHANGES + at) % ids.length] as number, newPrice()))
  const requestedAt = performance.now()
  await engine.list(everything)
  listings.push(performance.now() - requestedAt)
}
const burst = await Promise.all(seen)
await Promise.all(unseen)
await changer.end()
await engine.catchUp()
await engine.stop()
await db.destroy()
const figures: ChangeFigures = {
  oneByOneP50Ms: rounded(median(single)),
  oneByOneMaxMs: rounded(Math.max(...single)),
  changesInBurst: changes,
  burstP50Ms: rounded(median(burst)),
  burstMaxMs: rounded(Math.max(...burst)),
  listingP99InBurstMs: rounded(percentile(listings, 99)),
}
process.stdout.write(JSON.stringify(figures))
