import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { followListing } from '#src/testing/followed-listing'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'
import { createListingEngine } from './listing-engine.ts'
import type { ListingQuery } from './ports.ts'
import { createSiteIndexes } from './site-indexes.ts'

const [WILLIAMS, MIDAS] = [9, 11]
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
    const indexes = createSiteIndexes(database.db, [WILLIAMS, MIDAS])
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
