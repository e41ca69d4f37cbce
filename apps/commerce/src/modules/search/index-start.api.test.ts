import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type KyselyPlugin, sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { followListing } from '#src/testing/followed-listing'
import { gql } from '#src/testing/gql'
import { startTestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'
import { createListingEngine } from './listing-engine.ts'
import type { ListingQuery } from './ports.ts'
import { createSiteIndexes } from './site-indexes.ts'

const [WILLIAMS, MATHERS, MIDAS] = [9, 10, 11]
const everything: ListingQuery = { websiteId: WILLIAMS, filters: [], sort: 'price_asc', offset: 0, limit: 50 }

describe('the start of the listing engine', () => {
  let database: TestDatabase
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
  })
  after(() => database.drop())

  const setPrice = (sku: string, cents: number) =>
    sql`update product_site set regular_cents = ${cents}, sale_cents = null where website_id = ${WILLIAMS}
      and product_id = (select id from product where sku = ${sku})`.execute(database.db)
  const idOf = async (sku: string) =>
    (await database.db.selectFrom('product').where('sku', '=', sku).select('id').executeTakeFirstOrThrow()).id

  it('one read of the catalogue makes each site the index that a read of its own makes [R7.116]', async () => {
    const together = createListingEngine({ db: database.db, websiteIds: [WILLIAMS, MIDAS] })
    await together.start()
    try {
      for (const websiteId of [WILLIAMS, MIDAS]) {
        const alone = createListingEngine({ db: database.db, websiteIds: [websiteId] })
        await alone.start()
        for (const search of [undefined, 'winton', 'leather boots'])
          assert.deepEqual(
            await together.list({ ...everything, websiteId, search }),
            await alone.list({ ...everything, websiteId, search }),
          )
        assert.deepEqual(await together.describeFacets(websiteId), await alone.describeFacets(websiteId))
        await alone.stop()
      }
    } finally {
      await together.stop()
    }
  })

  it('a server is ready once every site has its index, though its first build fails', async () => {
    const { db } = database
    const engine = createListingEngine({ db, websiteIds: [WILLIAMS, MIDAS] })
    assert.equal(engine.isReady(), false)
    await sql`alter table category rename column level to hidden`.execute(db)
    try {
      await engine.start()
      assert.equal(engine.isReady(), false)
    } finally {
      await sql`alter table category rename column hidden to level`.execute(db)
    }
    await until(() => engine.isReady(), 'the index was not built again')
    assert.ok((await engine.list(everything)).totalCount > 0)
    await engine.stop()
  })

  it('what changes while sites are read is in their indexes before these answer', async () => {
    const indexes = createSiteIndexes(database.db, { websiteIds: [WILLIAMS, MIDAS] })
    const capri = await idOf('CAPRI-RED')
    const built = indexes.rebuild([WILLIAMS, MIDAS])
    await setPrice('CAPRI-RED', 31)
    await indexes.apply([{ productId: capri, websiteId: WILLIAMS }])
    await built
    const index = indexes.current.get(WILLIAMS)
    assert.equal(index?.priceCents[index.numberOf.get(capri) ?? -1], 31)
  })

  it('two servers start at once, and each sees what changed while neither ran', async () => {
    await setPrice('SIENNA-GOLD', 17)
    const servers = [1, 2].map(() => followListing({ db: database.db, websiteIds: [WILLIAMS], listen: database.url }))
    await Promise.all(servers.map((server) => server.start()))
    await setPrice('CAPRI-RED', 16)
    for (const server of servers) {
      await server.catchUp()
      const { productIds } = await server.list(everything)
      assert.deepEqual(productIds.slice(0, 2), [await idOf('CAPRI-RED'), await idOf('SIENNA-GOLD')])
    }
    await Promise.all(servers.map((server) => server.stop()))
  })
})

/** Blocks reads of a site's products until released. */
function blockRows(websiteId: number) {
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!result.rows.some((row) => row.website_id === websiteId && row.final_cents !== undefined)) return result
      reach()
      await letGo
      return result
    },
  }
  return { plugin, reached, release }
}

describe('a server whose sites are not all built', () => {
  let database: TestDatabase
  before(async () => {
    database = await withDatabase()
    const { db } = database
    await fillSampleShop(db)
    // Williams sells two colours of the style, Mathers and Midas one each.
    await sql`delete from product_site where website_id <> ${WILLIAMS}`.execute(db)
    for (const [style, websiteId] of [
      ['sienna', MATHERS],
      ['capri', MIDAS],
    ] as const)
      await sql`update product_site set website_id = ${websiteId}
        where product_id in (select id from product where style_code = ${style})`.execute(db)
  })
  after(() => database.drop())

  const start = async (blockedSite: number) => {
    const block = blockRows(blockedSite)
    const built: unknown[] = []
    const engine = createListingEngine({
      db: database.db.withPlugin(block.plugin),
      websiteIds: [WILLIAMS, MATHERS, MIDAS],
      log: (_, { websiteId }) => built.push(websiteId),
    })
    const isReady = async (websiteId?: number) => engine.isReady(websiteId)
    const server = await startTestServer({ db: database.db, ports: { listing: engine }, isReady })
    const stop = async () => {
      block.release()
      await engine.stop()
      await server.close()
    }
    return { block, built, engine, server, stop }
  }
  const COUNT = gql('query($size: Int) { getFredhopperData(currentPage: 1, pageSize: $size) { total_count } }')

  it('a built site answers; a request for another waits, then gets 503 with Retry-After', async () => {
    const { block, engine, server, stop } = await start(WILLIAMS)
    try {
      const started = engine.start()
      await block.reached
      const readiness = async (query: string) => (await fetch(`${server.url}/readyz${query}`)).status
      await until(() => engine.isReady(MIDAS) && engine.isReady(MATHERS), 'the small sites were not built')
      assert.deepEqual(
        await Promise.all(['', '?store=midas_au', '?store=williams_au', '?store=x'].map(readiness)),
        [503, 200, 503, 404],
      )
      const count = (store: string) => server.graphql(COUNT, { size: 20 }, { store })
      assert.equal((await count('midas_au')).data?.getFredhopperData.total_count, 1)
      const early = await count('williams_au')
      assert.deepEqual([early.status, early.headers.get('retry-after'), early.data], [503, '5', null])
      const waiting = count('williams_au')
      block.release()
      await started
      assert.equal((await waiting).data?.getFredhopperData.total_count, 1, 'two colours of one style')
      assert.equal(await readiness(''), 200)
    } finally {
      await stop()
    }
  })

  it('a change shows at once on a built site, and on the others from their first answer', async () => {
    const { block, engine, stop } = await start(WILLIAMS)
    try {
      const started = engine.start()
      await block.reached
      await until(() => engine.isReady(MIDAS), 'Midas was not built')
      await sql`update product_site set regular_cents = 77, sale_cents = null`.execute(database.db)
      const products = await database.db.selectFrom('product').select('id').execute()
      await engine.applyChanges({ products: products.map(({ id }) => ({ productId: id, websiteId: null })), sites: [] })
      const prices = async (websiteId: number) => {
        const { facets } = await engine.list({ ...everything, websiteId })
        return facets.find(({ attribute_code }) => attribute_code === 'price')
      }
      assert.deepEqual([(await prices(MIDAS))?.min, (await prices(MIDAS))?.max], [0.77, 0.77])
      block.release()
      await started
      assert.deepEqual([(await prices(WILLIAMS))?.min, (await prices(WILLIAMS))?.max], [0.77, 0.77])
    } finally {
      await stop()
    }
  })

  it('a site that a request waits for is built next, then the smallest one', async () => {
    const { block, built, engine, stop } = await start(MATHERS)
    try {
      const started = engine.start()
      await block.reached
      const listed = engine.list({ ...everything, websiteId: WILLIAMS })
      block.release()
      await Promise.all([started, listed])
      assert.deepEqual(built, [MATHERS, WILLIAMS, MIDAS])
    } finally {
      await stop()
    }
  })
})
