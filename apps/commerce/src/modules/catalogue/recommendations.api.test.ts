import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { RecommendationKind } from '#src/platform/contract/contract.generated'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { followListing } from '#src/testing/followed-listing'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from './testing/sample-shop.ts'

let database: TestDatabase
let server: TestServer
let listing: ReturnType<typeof followListing>
async function linkProducts(): Promise<void> {
  const ids = new Map(
    (await database.db.selectFrom('product').select(['id', 'sku']).execute()).map(({ id, sku }) => [sku, id]),
  )
  const link = (sku: string, linked: string, kind: 'related' | 'crosssell', position: number) => ({
    product_id: ids.get(sku) ?? 0,
    linked_id: ids.get(linked) ?? 0,
    kind,
    position,
  })
  await database.db
    .insertInto('product_link')
    .values([
      link('WINTON-BLACK', 'WINTON-TAN', 'crosssell', 1),
      link('WINTON-BLACK', 'SIENNA-GOLD', 'crosssell', 2),
      link('WINTON-BLACK', 'CAPRI-RED', 'crosssell', 3),
      link('CAPRI-RED', 'WINTON-TAN', 'related', 1),
    ])
    .execute()
}

before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
  await linkProducts()
  listing = followListing({ db: database.db, listen: database.url })
  await listing.start()
  server = await startTestServer({ db: database.db, ports: { listing } })
})
after(async () => {
  await server?.close()
  await listing?.stop()
  await database?.drop()
})

test('goods that go with a product and similar ones: links first, only what is in stock [R7.120, R3.108]', async () => {
  const read = async (sku: string, kind: RecommendationKind = 'GOES_WITH') => {
    const document = gql(
      'query($sku: String!, $kind: RecommendationKind!) { recommendations(sku: $sku, kind: $kind) { items { sku } } }',
    )
    const { data } = await server.graphql(document, { sku, kind })
    return data?.recommendations?.items.map((item) => item.sku)
  }
  assert.deepEqual(await read('WINTON-BLACK'), ['CAPRI-RED'])
  // GOES_WITH excludes similar shoes, and a loafer is not similar to a boot.
  assert.deepEqual(await read('CAPRI-RED'), [])
  assert.deepEqual(await read('WINTON-BLACK', 'SIMILAR'), [])
  assert.deepEqual(await read('CAPRI-RED', 'SIMILAR'), ['WINTON-TAN'])
  assert.equal(await read('NOTHING'), undefined)
})
