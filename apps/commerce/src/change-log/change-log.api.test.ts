import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { viewChangeLog } from '#src/testing/change-log-view'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { type Batch, toBatch } from '../composition/changes/batch.ts'
import { cacheSubscriber, indexSubscriber } from '../composition/changes/subscribers.ts'
import { fillSampleShop } from '../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../modules/search/listing-engine.ts'
import { logPurge } from './change.ts'
import { listenToChanges } from './listener.ts'
import { type ChangeReader, createChangeReader, type Follower, type PurgeMessage } from './reader.ts'
import { changeStreamRoute } from './routes.ts'

const ROUTE = gql('query ($url: String!) { route(url: $url) { __typename } }')
const deaf = async () => ({ onNotification: () => undefined, onLost: () => undefined, close: async () => undefined })

describe('the change log', () => {
  let database: TestDatabase
  let server: TestServer
  let reader: ChangeReader
  /** Currently subscribed followers. */
  const following = new Set<Follower>()
  /** Connections that have ended. */
  let left = 0
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    reader = createChangeReader({ toBatch, db: database.db, listen: deaf, subscribers: [], log: () => undefined })
    const counted: ChangeReader = {
      ...reader,
      follow: async (since, follower) => {
        const leave = await reader.follow(since, follower)
        following.add(follower)
        return () => {
          following.delete(follower)
          leave()
        }
      },
    }
    // Other tests' open transactions may cause the seed's changes to be read again.
    const listing = { applyChanges: async () => ({ rebuilt: undefined }) }
    server = await startTestServer({
      db: database.db,
      ports: { listing: listing as never },
      operations: [ROUTE],
      routes: {
        '/followed': (req, res) => {
          res.once('close', () => {
            left += 1
          })
          return changeStreamRoute({ db: database.db, config: server.config, reader: counted })(req, res)
        },
      },
    })
  })
  after(async () => {
    await reader.stop()
    await server.close()
    await database.drop()
  })

  const lead = async (url: string) => server.graphqlByGet(ROUTE, { url })
  const tagsOf = async (url: string) => (await lead(url)).headers.get('x-magento-tags')?.split(',') ?? []
  const purge = async (tags: readonly string[]) => {
    const headers = { authorization: `Bearer ${server.config.purgeToken}` }
    const answer = await fetch(`${server.url}/change-stream`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags }),
    })
    assert.equal(answer.status, 200)
  }
  it('an address with any character has an answer, kept under tags that a header can hold [R7.129]', async () => {
    for (const [url, tag] of [
      ['māori', 'url:m%C4%81ori'],
      ['🥾', 'url:%F0%9F%A5%BE'],
      ['a\nb', 'url:a%0Ab'],
      ['tan, brown', 'url:tan%2C%20brown'],
      ['\ud83e', 'url:%EF%BF%BD'],
    ] as const) {
      for (const time of ['first', 'second']) {
        const { status, data, errors } = await lead(url)
        assert.deepEqual([status, data, errors], [200, { route: null }, []], `${url}, the ${time} time`)
      }
      assert.deepEqual(await tagsOf(url), ['williams_au', 'route', tag])
      const free = await server.graphqlByGet(gql('query ($url: String!) { free: route(url: $url) { __typename } }'), {
        url,
      })
      assert.ok(free.headers.get('x-magento-tags')?.endsWith(tag), url)
    }
  })

  it('an answer with such a tag is purged by the tag, plain or encoded, and by a new page', async () => {
    // Bypasses the table's trigger, so that the cached answer stays until purged.
    const move = (to: string) =>
      sql`alter table redirect disable trigger user; delete from redirect;
        insert into redirect (website_id, from_path, to_path, code) values (9, 'māori', ${sql.lit(to)}, 301);
        alter table redirect enable trigger user`.execute(database.db)
    const isLed = async () => (await lead('māori')).data?.route !== null
    assert.equal(await isLed(), false)
    await move('women')
    assert.equal(await isLed(), false)
    await purge(['url:māori'])
    assert.equal(await isLed(), true)
    await sql`alter table redirect disable trigger user; delete from redirect; alter table redirect enable trigger user`.execute(
      database.db,
    )
    await purge(['url:m%C4%81ori'])
    assert.equal(await isLed(), false)
    await sql`insert into redirect (website_id, from_path, to_path, code) values (9, 'māori', 'women', 301)`.execute(
      database.db,
    )
    await purge([])
    assert.equal(await isLed(), true)
  })

  it('followers get changes at their notification, while the clock of the look stands still', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const received: string[] = []
    const own = createChangeReader({
      toBatch,
      db: database.db,
      listen: () => listenToChanges(database.url),
      subscribers: [],
      log: () => undefined,
    })
    await own.start()
    try {
      const receive = ({ changes }: PurgeMessage) => void received.push(...changes.flatMap(({ tags }) => tags))
      await own.follow(undefined, { receive, end: () => undefined })
      for (const tag of ['first', 'second', 'third']) await logPurge(database.db, { websiteId: null, tags: [tag] })
      await until(() => received.includes('third'))
      assert.deepEqual(received.toSorted(), ['first', 'second', 'third'])
      // After a quiet period, too.
      await logPurge(database.db, { websiteId: null, tags: ['fourth'] })
      await until(() => received.includes('fourth'))
    } finally {
      await own.stop()
    }
  })

  it('what an order changes notifies nobody, and is followed at the next look', async () => {
    const { db, pool } = database
    const own = createChangeReader({ toBatch, db, listen: deaf, subscribers: [], log: () => undefined })
    await own.start()
    const client = await pool.connect()
    const woken: string[] = []
    client.on('notification', ({ channel }) => void woken.push(channel))
    try {
      const received: string[] = []
      const receive = ({ changes }: PurgeMessage) => void received.push(...changes.flatMap(({ tags }) => tags))
      await own.follow(undefined, { receive, end: () => undefined })
      await client.query('listen change_log')
      await sql`update stock set reserved = on_hand where sku = (select min(sku) from stock where on_hand > 0)`.execute(
        db,
      )
      await until(() => received.some((tag) => tag.startsWith('product:')))
      await client.query('select 1')
      assert.deepEqual(woken, [])
      await logPurge(db, { websiteId: null, tags: ['loud'] })
      await until(() => woken.length === 1)
    } finally {
      client.release(true)
      await own.stop()
    }
  })

  it('a follower who leaves before the first line, or whose horizon cannot be read, is removed', async () => {
    const headers = { authorization: `Bearer ${server.config.serviceKey}` }
    await database.db.transaction().execute(async (trx) => {
      await sql`lock table change_log in access exclusive mode`.execute(trx)
      const stream = request(`${server.url}/followed`, { headers }).on('error', () => undefined)
      stream.end()
      const isWaiting = async () => {
        const { rows } = await sql<{
          count: number
        }>`select count(*)::int as count from pg_locks where not granted`.execute(trx)
        return (rows[0]?.count ?? 0) > 0
      }
      await until(isWaiting)
      stream.destroy()
      await until(() => left === 1)
    })
    await reader.catchUp()
    await until(() => following.size === 0)
    const received: unknown[] = []
    await assert.rejects(
      reader.follow('99999999999999999999', {
        receive: (message) => void received.push(message),
        end: () => undefined,
      }),
      /xid8/,
    )
    await purge(['cms'])
    await reader.catchUp()
    assert.deepEqual(received, [])
  })

  it('an index that cannot be built keeps no change of a product back and ends nothing', async () => {
    const { db } = database
    const said: string[] = []
    const listing = createListingEngine({ db, websiteIds: [9], log: (message) => said.push(message) })
    await listing.start()
    const purged: string[] = []
    const caches = cacheSubscriber({ purge: ({ tags }) => purged.push(...tags) })
    const own = createChangeReader({
      toBatch,
      db,
      listen: deaf,
      subscribers: [indexSubscriber(listing), caches],
      log: () => undefined,
    })
    try {
      await own.start()
      await sql`alter table category rename column level to hidden; insert into change_log (table_name, website_id) values ('category', 9);
        update product set care = 'Wipe.' where sku = 'WINTON-TAN'`.execute(db)
      await own.catchUp()
      assert.ok(purged.includes('product:WINTON-TAN'))
      // An unhandled rejection would fail this test, as it ends a server.
      await until(() => said.includes('listing index not built'))
      purged.length = 0
      await sql`alter table category rename column hidden to level`.execute(db)
      await until(() => purged.includes('categories'), 'what the new index answers was not purged')
      assert.ok(!purged.includes('product:WINTON-TAN'))
    } finally {
      await listing.stop()
      await own.stop()
    }
  })

  it('subscribers get each change once, in their order, whatever order transactions commit in', async () => {
    const { db } = database
    const seen: string[] = []
    const named = (name: string) => ({
      receive: async ({ purges }: Batch) => {
        seen.push(
          ...purges.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('test:')).map((tag) => `${name} ${tag}`)),
        )
        return undefined
      },
    })
    const own = createChangeReader({
      toBatch,
      db,
      listen: deaf,
      subscribers: [named('first'), named('second')],
      log: () => undefined,
    })
    await own.start()
    try {
      await db.transaction().execute(async (slow) => {
        await logPurge(slow, { websiteId: null, tags: ['test:early'] })
        await logPurge(db, { websiteId: null, tags: ['test:late'] })
        await own.catchUp()
      })
      await own.catchUp()
      await own.catchUp()
      assert.deepEqual(seen, ['first test:late', 'second test:late', 'first test:early', 'second test:early'])
    } finally {
      await own.stop()
    }
  })

  it('very many rows of one statement are one row of each site; many products purge groups', async () => {
    const { db } = database
    const log = await viewChangeLog(db)
    const many = (count: number) =>
      sql`insert into redirect (website_id, from_path, to_path, code)
        select site, ${`many-${count}-`} || n, 'women', 301 from unnest(array[9, 11]) site, generate_series(1, ${count}::int) n`.execute(
        db,
      )
    await many(3)
    assert.equal((await log.tags()).length, 3)
    await many(1500)
    const sites = (await log.look()).purges.map(({ websiteId, tags }): [number | null, readonly string[]] => [
      websiteId,
      tags,
    ])
    assert.deepEqual(
      sites.toSorted(([a], [b]) => Number(a) - Number(b)),
      [
        [9, ['cms', 'route']],
        [11, ['cms', 'route']],
      ],
    )
    await sql`insert into product (sku, style_code, url_key, name, web_display_name)
      select 'MANY-' || n, 'many', 'many-' || n, 'Many', 'Many' from generate_series(1, 201) n`.execute(db)
    assert.deepEqual(await log.tags(), ['plp', 'route', 'search'])
    await sql`delete from product where style_code = 'many' and sku not in ('MANY-1', 'MANY-2')`.execute(db)
    await log.tags()
    await sql`delete from product where style_code = 'many'`.execute(db)
    assert.deepEqual(
      (await log.tags()).filter((tag) => tag.startsWith('product:')),
      ['product:MANY-1', 'product:MANY-2'],
    )
    await sql`delete from redirect`.execute(db)
  })

  it('what was sold of very many products purges nothing; the index of their site is rebuilt', async () => {
    const { db } = database
    await sql`insert into product (sku, style_code, url_key, name, web_display_name)
        select 'SOLD-' || n, 'sold', 'sold-' || n, 'Sold', 'Sold' from generate_series(1, 2001) n;
      insert into product_site (product_id, website_id, currency, regular_cents)
        select id, 9, 'AUD', 9900 from product where style_code = 'sold'`.execute(db)
    const log = await viewChangeLog(db)
    const sell = (count: number) =>
      sql`update product_site set sold_30_days = sold_30_days + 1 where website_id = 9
        and product_id in (select id from product where style_code = 'sold' order by id limit ${count})`.execute(db)
    for (const [count, products, sites] of [
      [201, 201, []],
      [501, 0, [9]],
      [2001, 0, [9]],
    ] as const) {
      await sell(count)
      const { tags, index } = await log.look()
      assert.deepEqual([tags, index.products.length, index.sites], [[], products, sites], `${count} products`)
    }
    await sql`update product_site set sold_30_days = 0, sale_cents = 5000 where website_id = 9`.execute(db)
    assert.deepEqual(await log.tags(), ['plp', 'route', 'search'])
    await sql`insert into product_category (product_id, category_id)
      select p.id, c.id from product p, category c where style_code = 'sold' and c.website_id = 9 and url_path = 'women/boots' limit 501`.execute(
      db,
    )
    assert.deepEqual((await log.index()).sites, [9])
    await sql`delete from product where style_code = 'sold'`.execute(db)
  })
})
