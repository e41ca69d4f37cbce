import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { viewChangeLog } from '#src/testing/change-log-view'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { type FollowedListing, followListing } from '#src/testing/followed-listing'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'
import type { ExplanationReport } from './merchandising.ts'

const WILLIAMS = 9

const welt = join(import.meta.dirname, '../../../../../scripts/welt.ts')

describe('the Recommended order', () => {
  let database: TestDatabase
  let engine: FollowedListing
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    engine = followListing({ db: database.db, listen: database.url, websiteIds: [WILLIAMS] })
    await engine.start()
  })
  after(async () => {
    await engine?.stop()
    await database?.drop()
  })

  async function run(...args: string[]): Promise<string> {
    const env = { ...process.env, DATABASE_URL: database.url }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', welt, ...args],
      { env },
    )
    return stdout
  }
  const explain = async (target: string) =>
    JSON.parse(await run('explain', 'williams', target, '--json')) as ExplanationReport
  const why = async (sku: string, listing = '(whole site)') =>
    (await explain(sku)).find((report) => report.listing === listing)?.products[0]?.why
  const skuOf = async (id: number | undefined) =>
    (
      await database.db
        .selectFrom('product')
        .select('sku')
        .where('id', '=', id ?? 0)
        .executeTakeFirst()
    )?.sku
  const leader = async (path?: string) => {
    await engine.catchUp()
    const filters =
      path === undefined ? [] : [{ attribute: 'category_url_path', type: 'equal' as const, values: [path] }]
    const query = { websiteId: WILLIAMS, filters, sort: 'fh_default', offset: 0, limit: 20 } as const
    return skuOf((await engine.list(query)).productIds[0])
  }

  it('the command tells signals, weights and score, and its ranks are the listing’s', async () => {
    const [women] = await explain('women')
    const [first, second] = women?.products ?? []
    assert.equal(first?.rank, 1)
    assert.ok((first?.score ?? 0) >= (second?.score ?? 0))
    assert.equal(women?.products.at(-1)?.sku, 'SIENNA-GOLD')
    assert.match(women?.products.at(-1)?.why.join() ?? '', /sold out in every size/)
    for (const { score, signals } of women?.products ?? []) {
      assert.deepEqual(
        signals.map(({ signal }) => signal),
        ['availability', 'newness', 'sell_through', 'saving'],
      )
      for (const { normalised, weight, contribution } of signals)
        assert.ok(Math.abs(contribution - normalised * weight) < 0.001)
      assert.ok(Math.abs(signals.reduce((sum, { contribution }) => sum + contribution, 0) - score) < 0.005)
    }
    const tan = await explain('WINTON-TAN')
    assert.deepEqual(
      tan.map(({ listing }) => listing),
      ['(whole site)', 'women', 'women/boots', 'sale'],
    )
    const saving = tan[0]?.products[0]?.signals.find(({ signal }) => signal === 'saving')
    assert.deepEqual([saving?.raw, saving?.normalised], ['$60 of $199.95', 0.3])
  })

  it('a pin and changed weights take effect without a restart, a featured brand before both [R3.107]', async () => {
    await run('weights', 'williams', 'availability=0', 'newness=0', 'sell_through=0', 'saving=100')
    assert.equal(await leader(), 'WINTON-TAN')
    await run('pin', 'williams', '/', 'CAPRI-RED', '1')
    assert.equal(await leader(), 'CAPRI-RED')
    assert.deepEqual(await why('CAPRI-RED'), ['pinned at 1 on the whole site: before everything that is not pinned'])
    const setting = { website_id: WILLIAMS, key: 'featured_brands', value: JSON.stringify(['ashgrove']) }
    await database.db.insertInto('site_setting').values(setting).execute()
    assert.equal(await leader(), 'WINTON-TAN')
    const others = 'not of a featured brand: after all that are'
    assert.deepEqual(await why('WINTON-TAN'), [
      'featured brand 1 of the site (Ashgrove): before all that are not featured',
    ])
    assert.deepEqual(await why('CAPRI-RED'), [
      others,
      'pinned at 1 on the whole site: before everything of brands that are not featured that is not pinned',
    ])
    await run('pin', 'williams', '/', 'SIENNA-GOLD', '2')
    assert.deepEqual(await why('SIENNA-GOLD'), [
      others,
      'sold out in every size: after everything of brands that are not featured that can be bought',
      'pinned at 2 on the whole site: before what is sold out of brands that are not featured that is not pinned',
    ])
    await run('pin', 'williams', '/', 'SIENNA-GOLD', 'off')
    assert.equal(await run('pin', 'williams', '/', 'CAPRI-RED', 'off'), 'Nothing is pinned.\n')
    await assert.rejects(run('weights', 'williams', 'saving=101'), /"saving=101" is not a weight/)
    await assert.rejects(run('explain', 'williams', 'no-such-thing'), /neither a product nor a category/)
  })

  it('a pin of a category leads that category alone, before one of the whole site', async () => {
    await sql`delete from site_setting`.execute(database.db)
    await run('pin', 'williams', '/', 'WINTON-TAN', '1')
    assert.deepEqual([await leader(), await leader('women')], ['WINTON-TAN', 'WINTON-TAN'])
    const pins = await run('pin', 'williams', '/women', 'CAPRI-RED', '7')
    assert.equal(pins, '1  WINTON-TAN  (whole site)\n7  CAPRI-RED  women\n')
    assert.deepEqual(
      [await leader(), await leader('women'), await leader('women/boots')],
      ['WINTON-TAN', 'CAPRI-RED', 'WINTON-TAN'],
    )
    const inForce = 'pinned at 7 in this category: before everything that is not pinned in it'
    assert.deepEqual(await why('CAPRI-RED', 'women'), [inForce])
    assert.deepEqual(await why('CAPRI-RED'), [])
    assert.deepEqual(JSON.parse(await run('pin', 'williams', '--json')), [
      { category: null, sku: 'WINTON-TAN', position: 1 },
      { category: 'women', sku: 'CAPRI-RED', position: 7 },
    ])
    await run('pin', 'williams', '/', 'CAPRI-RED', '2')
    assert.deepEqual(await why('CAPRI-RED', 'women'), [
      inForce,
      'pinned at 2 on the whole site: not here, where the category’s own pin counts',
    ])
    assert.deepEqual(await why('CAPRI-RED'), ['pinned at 2 on the whole site: before everything that is not pinned'])
    await run('pin', 'williams', '/', 'CAPRI-RED', 'off')
    await run('pin', 'williams', 'women', 'CAPRI-RED', 'off')
    assert.equal(await leader('women'), 'WINTON-TAN')
    await run('pin', 'williams', '/', 'WINTON-TAN', 'off')
    await assert.rejects(run('pin', 'williams', 'no/such/place', 'CAPRI-RED', '1'), /has no category "no\/such\/place"/)
    await assert.rejects(run('pin', 'williams', 'women'), /<sku> is missing/)
  })

  it('sell-through is what was sold of what was there, from paid order lines of the last 30 days', async () => {
    const { db } = database
    const capri = await db.selectFrom('product').select('id').where('sku', '=', 'CAPRI-RED').executeTakeFirstOrThrow()
    const order = async (number: string, state: string, daysAgo: number, pairs: number) => {
      await sql`insert into cart (id, website_id, currency) values (md5(${number}), ${WILLIAMS}, 'AUD')`.execute(db)
      await sql`with placed as (
          insert into orders (number, access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents, shipping_cents,
            tax_cents, total_cents, billing_address, payment_method, placed_at)
          values (${number}, ${number}, ${WILLIAMS}, md5(${number}), 1, 'a@example.com', ${state}, 'AUD', 0, 0, 0, 0, '{}', '{}',
            now() - make_interval(days => ${daysAgo})) returning id)
        insert into order_line (order_id, position, product_id, product_sku, product_type, name, quantity, unit_cents, regular_unit_cents,
          row_cents, tax_cents)
        select id, 1, ${capri.id}, 'CAPRI-RED', 'configurable', 'Capri', ${pairs}, 0, 0, 0, 0 from placed`.execute(db)
    }
    await order('1', 'paid', 3, 6)
    await order('2', 'complete', 12, 4)
    await order('3', 'payment_failed', 1, 50)
    await order('4', 'complete', 31, 70)
    const log = await viewChangeLog(db)
    await sql`select refresh_sales()`.execute(db)
    const site = db.selectFrom('product_site').where('product_id', '=', capri.id).where('website_id', '=', WILLIAMS)
    // Ten pairs sold, ten left in the warehouse.
    assert.deepEqual(await site.select(['sold_30_days', 'sell_through_percent']).executeTakeFirst(), {
      sold_30_days: 10,
      sell_through_percent: 50,
    })
    const { rows } = await sql<{ refreshed: number }>`select refresh_sales() as refreshed`.execute(db)
    assert.equal(rows[0]?.refreshed, 0, 'what did not change is not written again')
    const purges = async () => (await log.look()).purges
    assert.deepEqual(await purges(), [], 'what was sold is on no page')
    await sql`update product_site set sold_30_days = sold_30_days + 1, sale_cents = regular_cents - 1
      where product_id = ${capri.id} and website_id = ${WILLIAMS}`.execute(db)
    const [purge] = await purges()
    assert.equal(purge?.websiteId, WILLIAMS)
    for (const tag of ['product:CAPRI-RED', 'listing', 'plp:women/flats'])
      assert.ok(purge?.tags.includes(tag), `a price tells ${tag}`)
    await sql`update product_site set pinned_position = 3 where product_id = ${capri.id} and website_id = ${WILLIAMS}`.execute(
      db,
    )
    assert.ok((await purges())[0]?.tags.includes('listing'), 'and so does a pin')
  })
})
