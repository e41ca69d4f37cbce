import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { closeServer, database, openServer, server } from '../testing/search-server.ts'

const LIST = gql(`query ($near: InStoreNearInput, $search: String, $page: Int, $limit: Int) {
  getFredhopperData(in_store: $near, search: $search, currentPage: $page, pageSize: $limit) {
    total_count items { sku } page_info { total_pages }
    aggregations { attribute_code options { value count } }
    in_store { hidden_count items { sku variant_sku store_code store_name distance is_last } }
  }
}`)

before(async () => {
  await openServer()
  await sql`
    insert into source (code, kind, name) values ('S2', 'store', 'Far'), ('S3', 'store', 'Of another site');
    insert into store (store_code, retek_store_id, website_ids, name, street, city, postcode, country, phone, latitude,
      longitude, time_zone, hours)
    select code, code, sites::int[], name, 'Street', 'City', '3000', 'AU', '1', latitude, 145, 'Australia/Melbourne',
      '[null, null, null, null, null, null, null]'
    from (values ('S1', '{9}', 'Near', -37.8), ('S2', '{9}', 'Far', -37.5), ('S3', '{10}', 'Other', -37.8))
      as row (code, sites, name, latitude);
    insert into stock (sku, source, on_hand)
      select sku, 'S2', 2 from stock where source = 'warehouse' and sku like '%-9';
    insert into stock (sku, source, on_hand) values ('SIENNA-GOLD-7', 'S3', 5)`.execute(database.db)
})
after(closeServer)

const WILLIAMS = { store: 'williams_au' }
const near = (over: object = {}) => ({ latitude: -37.8, longitude: 145, radius: 20, size: 'AUW:9', ...over })
const list = async (variables: object) =>
  (await server.requireData(LIST, { page: 1, limit: 20, ...variables }, WILLIAMS)).getFredhopperData

test('only what a near store has in the size is listed, with the store and what is hidden', async () => {
  const everything = await list({})
  assert.equal(everything?.in_store, null)
  const listed = await list({ near: near() })
  assert.deepEqual(listed?.items, [{ sku: 'WINTON-BLACK' }])
  assert.equal(listed.total_count, 1)
  assert.deepEqual(listed.in_store, {
    hidden_count: (everything?.total_count ?? 0) - 1,
    items: [
      {
        sku: 'WINTON-BLACK',
        variant_sku: 'WINTON-BLACK-9',
        store_code: 'S1',
        store_name: 'Near',
        distance: 0,
        is_last: true,
      },
    ],
  })
  const colours = listed.aggregations.find(({ attribute_code }) => attribute_code === 'colour')
  assert.deepEqual(
    colours?.options.filter(({ count }) => count > 0).map(({ value }) => value),
    ['black'],
  )
})

test('a wider radius lists more, each with its nearest store, in pages', async () => {
  const wide = await list({ near: near({ radius: 60, size: 'EUW:40' }) })
  assert.ok((wide?.total_count ?? 0) > 1)
  assert.deepEqual(
    wide?.in_store?.items.map(({ sku }) => sku),
    wide?.items.map(({ sku }) => sku),
  )
  for (const { sku, store_name, distance } of wide?.in_store?.items ?? [])
    assert.equal(`${store_name} ${distance}`, sku === 'WINTON-BLACK' ? 'Near 0' : 'Far 33.4')
  const second = await list({ near: near({ radius: 60, size: '9' }), limit: 1, page: 2 })
  assert.deepEqual(second?.items, wide?.items.slice(1, 2))
})

test('a declined size leaves the listing; stores of other sites do not count', async () => {
  await sql`update stock set declined_at = now() where source = 'S1'`.execute(database.db)
  assert.equal((await list({ near: near() }))?.total_count, 0)
  await sql`update stock set declined_at = null`.execute(database.db)
  assert.equal((await list({ near: near({ size: 'AUW:7' }) }))?.total_count, 0)
})

test('it also narrows a search, and such answers are never cached', async () => {
  const found = await list({ near: near({ radius: 60 }), search: 'winton' })
  assert.ok(found && found.total_count > 0 && found.in_store)
  const answer = await server.graphqlByGet(LIST, { near: near(), page: 1, limit: 20 }, WILLIAMS)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  const plain = await server.graphqlByGet(LIST, { page: 1, limit: 20 }, WILLIAMS)
  assert.match(plain.headers.get('cache-control') ?? '', /public/)
})

test('a wrong place, radius or size is refused', async () => {
  for (const wrong of [{ radius: 0 }, { radius: 1001 }, { size: ' ' }, { size: 'x'.repeat(21) }]) {
    const { errors } = await server.graphql(LIST, { near: near(wrong) }, WILLIAMS)
    assert.equal(errors[0]?.message, "The place or size isn't valid.")
  }
  const { errors } = await server.graphql(LIST, { near: near({ latitude: 91 }) }, WILLIAMS)
  assert.equal(errors[0]?.message, 'Please enter an address or postcode')
})
