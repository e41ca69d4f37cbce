import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { deaf, startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'

/** The same listing under two texts, so that the second is not answered from the cache. */
const FIRST = gql('query First { getFredhopperData(pageSize: 20) { items { sku review_count } } }')
const SECOND = gql('query Second { getFredhopperData(pageSize: 20) { items { sku review_count } } }')

describe('what cacheable reads share', () => {
  let database: TestDatabase
  let server: TestServer
  let requested = Promise.withResolvers<void>()
  let gate: Promise<void> = Promise.resolve()
  before(async () => {
    database = await withDatabase()
    const { db } = database
    await fillSampleShop(db)
    await db
      .insertInto('style_rating')
      .values({ style_code: 'winton', count: 4, star_sum: 18, stars: [0, 0, 0, 2, 2], recommended: 3, answered: 4 })
      .execute()
    const productIds = (await db.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id)
    const listing = {
      list: async () => {
        requested.resolve()
        await gate
        return { totalCount: productIds.length, productIds, facets: [], appliedFilters: [] }
      },
      applyChanges: async () => ({ rebuilt: undefined }),
    }
    server = await startTestServer({
      db,
      ports: { listing: listing as never },
      operations: [FIRST, SECOND],
      listen: deaf,
    })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  async function showReviews(isOn: boolean): Promise<void> {
    const value = JSON.stringify({ bazaarVoice: isOn })
    await database.db
      .insertInto('site_setting')
      .values({ website_id: 9, key: 'feature_flags', value })
      .onConflict((conflict) => conflict.columns(['website_id', 'key']).doUpdateSet({ value }))
      .execute()
    const headers = { authorization: `Bearer ${server.config.purgeToken}` }
    const purge = await fetch(`${server.url}/change-stream`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags: ['store'] }),
    })
    assert.equal(purge.status, 200)
  }
  const reviewsOfWinton = async (text: typeof FIRST | typeof SECOND) => {
    const { data, errors } = await server.graphqlByGet(text)
    assert.deepEqual(errors, [])
    return data?.getFredhopperData.items.find(({ sku }) => sku === 'WINTON-TAN')?.review_count
  }

  it('a listing under way while reviews are switched leaves nothing of the old setting', async () => {
    for (const isOn of [true, false]) {
      await showReviews(!isOn)
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      requested = Promise.withResolvers()
      const underWay = reviewsOfWinton(FIRST)
      await requested.promise
      await showReviews(isOn)
      resolve()
      assert.equal(await underWay, isOn ? 0 : 4)
      assert.equal(await reviewsOfWinton(SECOND), isOn ? 4 : 0)
    }
  })
})
