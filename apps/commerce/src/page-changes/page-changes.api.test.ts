import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { sql } from 'kysely'
import { listenTo, purgeSearchTerms } from '#modules/search'
import { createSharedLoads } from '#modules/site'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../modules/search/listing-engine.ts'
import { applyChanges } from './apply-changes.ts'
import { type ChangeMessage, createPageChangeFeed, type Follower, type PageChangeFeed } from './feed.ts'
import { publishPageChange } from './page-change.ts'
import { pageChangeRoute } from './routes.ts'

const ROUTE = 'query ($url: String!) { route(url: $url) { __typename } }'
const deaf = async () => ({ onNotification: () => undefined, onLost: () => undefined, close: async () => undefined })

describe('changes of pages', () => {
  let database: TestDatabase
  let server: TestServer
  let feed: PageChangeFeed
  /** Whoever follows the feed now. */
  const following = new Set<Follower>()
  /** How many connections to it were seen to end. */
  let left = 0
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    const apply = async () => ({ again: undefined })
    feed = createPageChangeFeed({ db: database.db, listen: deaf, apply, log: () => undefined })
    const counted: PageChangeFeed = {
      ...feed,
      follow: async (since, follower) => {
        const unsubscribe = await feed.follow(since, follower)
        following.add(follower)
        return () => {
          following.delete(follower)
          unsubscribe()
        }
      },
    }
    // While other tests hold transactions open, what filled the shop may be read once more.
    const listing = { catchUpWithProducts: async () => ({ rebuilt: undefined }) }
    server = await startTestServer({
      db: database.db,
      ports: { listing: listing as never },
      operations: [ROUTE],
      routes: {
        '/followed': (req, res) => {
          res.once('close', () => {
            left += 1
          })
          return pageChangeRoute({ db: database.db, config: server.config, feed: counted })(req, res)
        },
      },
    })
  })
  after(async () => {
    await feed.stop()
    await server.close()
    await database.drop()
  })

  const lead = async (url: string) => server.graphqlByGet<{ route: { __typename: string } | null }>(ROUTE, { url })
  const tagsOf = async (url: string) => (await lead(url)).headers.get('x-magento-tags')?.split(',') ?? []
  const purge = async (tags: readonly string[]) => {
    const headers = { authorization: `Bearer ${server.config.purgeToken}` }
    const answer = await fetch(`${server.url}/page-changes`, { method: 'POST', headers, body: JSON.stringify({ tags }) })
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
      const free = await server.graphqlByGet('query ($url: String!) { free: route(url: $url) { __typename } }', { url })
      assert.ok(free.headers.get('x-magento-tags')?.endsWith(tag), url)
    }
  })

  it('an answer with such a tag is dropped by the tag as it is read, as it is told and when the address gets a page', async () => {
    // Not through the table's own trigger, so that the first answer stays until something drops it.
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
    await sql`insert into redirect (website_id, from_path, to_path, code) values (9, 'māori', 'women', 301)`.execute(database.db)
    await purge([])
    assert.equal(await isLed(), true)
  })

  it('changes are told as they are heard of, while the clock by which they are looked for stands still', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const received: string[] = []
    const own = createPageChangeFeed({
      db: database.db,
      listen: () => listenTo(database.url, 'page_change'),
      apply: async () => ({ again: undefined }),
      log: () => undefined,
    })
    await own.start()
    try {
      const next = ({ changes }: ChangeMessage) => void received.push(...changes.flatMap(({ tags }) => tags))
      await own.follow(undefined, { next, end: () => undefined })
      for (const tag of ['first', 'second', 'third']) await publishPageChange(database.db, { websiteId: null, tags: [tag] })
      await until(() => received.includes('third'))
      assert.deepEqual(received.toSorted(), ['first', 'second', 'third'])
      // Out of the quiet as well.
      await publishPageChange(database.db, { websiteId: null, tags: ['fourth'] })
      await until(() => received.includes('fourth'))
    } finally {
      await own.stop()
    }
  })

  it('one who leaves before the first line, or cannot be told the past, is forgotten', async () => {
    const headers = { authorization: `Bearer ${server.config.serviceKey}` }
    await database.db.transaction().execute(async (trx) => {
      await sql`lock table page_change in access exclusive mode`.execute(trx)
      const stream = request(`${server.url}/followed`, { headers }).on('error', () => undefined)
      stream.end()
      const isWaiting = async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(trx)
        return (rows[0]?.count ?? 0) > 0
      }
      await until(isWaiting)
      stream.destroy()
      await until(() => left === 1)
    })
    await feed.catchUp()
    await until(() => following.size === 0)
    const received: unknown[] = []
    await assert.rejects(
      feed.follow('99999999999999999999', { next: (changeMessage) => void received.push(changeMessage), end: () => undefined }),
      /xid8/,
    )
    await purge(['cms'])
    await feed.catchUp()
    assert.deepEqual(received, [])
  })

  it('an index that cannot be built keeps no change of a product back and ends nothing', async () => {
    const { db } = database
    const said: string[] = []
    const listing = createListingEngine({ db, websiteIds: [9], listen: deaf, log: (message) => said.push(message) })
    await listing.start()
    const dropped: string[] = []
    const caches = [{ purge: ({ tags }: { readonly tags: readonly string[] }) => dropped.push(...tags) }]
    const apply = applyChanges(listing, caches, () => purgeSearchTerms(db), createSharedLoads(createCacheRegister()))
    try {
      await sql`insert into catalogue_change (product_id, website_id) values (null, 9); alter table category rename to hidden`.execute(db)
      const applied = await apply([{ websiteId: null, tags: ['product:WINTON-TAN'] }])
      assert.deepEqual([applied.again, dropped], [undefined, ['product:WINTON-TAN']])
      // A rejection that nobody hears would fail this test, as it ends a server.
      await until(() => said.includes('listing index not built'))
    } finally {
      await sql`alter table hidden rename to category`.execute(db)
      await listing.stop()
    }
  })
})
