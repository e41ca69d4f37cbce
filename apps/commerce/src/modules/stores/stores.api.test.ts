import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'
import { seedStoreStock, seedStores } from '../../seed/stores-step.ts'

let database: TestDatabase
let server: TestServer
before(async () => {
  database = await withDatabase()
  await insertProducts(database.db)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await seedStores(client)
  await seedStoreStock(client)
  await client.end()
  server = await startTestServer({ db: database.db })
})
after(async () => {
  await server?.close()
  await database?.drop()
})
afterEach(() => sql`delete from site_setting where key = 'click_and_collect_enabled'`.execute(database.db))

const NZ = { store: 'styletread_nz' }

const FINDER = gql(`query ($search: String, $postcode: String, $latitude: Float, $longitude: Float, $radius: Float) {
  inventoryLookup(search: $search, postcode: $postcode, latitude: $latitude, longitude: $longitude, radius: $radius) {
    total_count location { label } places { label country_code nearest_store_name nearest_distance }
    items { name distance enabled_for_cnc is_active } } }`)

async function find(variables: Parameters<typeof server.requireData<typeof FINDER>>[1], headers = {}) {
  return (await server.requireData(FINDER, variables, headers)).inventoryLookup
}

test('every suburb and postcode is a place: Richmond, Alice Springs and 0870 are found [A76]', async () => {
  assert.equal((await find({ search: 'Alice Springs' })).location?.label, 'Alice Springs NT 0870')
  assert.equal((await find({ postcode: '0870' })).location?.label, 'Alice Springs NT 0870')
  const { location, places, items } = await find({ search: 'Richmond' })
  assert.equal(location?.label, places[0]?.label)
  assert.equal(items[0]?.name, places[0]?.nearest_store_name)
  assert.equal(items[0]?.distance, places[0]?.nearest_distance)
  assert.ok(places.length >= 5)
})

test('an unknown place has near names and no stores, a place abroad a location and no stores', async () => {
  const unknown = await find({ search: 'Toowomba' })
  assert.deepEqual([unknown.location, unknown.total_count], [null, 0])
  assert.equal(unknown.places[0]?.label, 'Toowoomba QLD 4350')
  const abroad = await find({ search: 'Whangarei', radius: 5000 })
  assert.deepEqual([abroad.location?.label, abroad.total_count], ['Whangarei 0110', 0])
  assert.deepEqual(abroad.places[0]?.nearest_store_name, null)
  const home = await find({ search: 'Whangārei', radius: 200 }, NZ)
  assert.equal(home.items[0]?.name, 'Styletread Albany')
})

test('only an empty field or a point that is not on the earth asks for a place', async () => {
  for (const variables of [{}, { search: ' ' }, { latitude: 91, longitude: 0 }, { latitude: 0, longitude: -181 }])
    assert.equal((await server.graphql(FINDER, variables)).errors[0]?.message, 'Please enter an address or postcode')
})

test('places are suggested from two characters, each with its nearest store', async () => {
  const document = gql(
    'query ($search: String!, $limit: Int) { storePlaces(search: $search, limit: $limit) { label state postcode country_code latitude longitude nearest_store_name nearest_distance } }',
  )
  const suggest = async (search: string, limit = 6) =>
    (await server.requireData(document, { search, limit })).storePlaces
  assert.deepEqual(await suggest('b'), [])
  assert.equal((await suggest('be')).length, 6)
  const [bendigo] = await suggest('bendi')
  assert.equal(bendigo?.label, 'Bendigo VIC 3550')
  assert.equal(bendigo?.nearest_store_name, 'Williams Bendigo')
  assert.ok((bendigo?.nearest_distance ?? 99) < 3)
  assert.equal((await suggest('be', 100)).length <= 20, true)
})

test('a closed or non-collecting store says so; it collects only where the site offers it [R3.34]', async () => {
  const document = gql(
    'query ($code: String!) { store(store_code: $code) { name is_active enabled_for_cnc collection_ready_at services special_hours { date label } } }',
  )
  const load = async (code: string) => (await server.requireData(document, { code })).store
  const [open, none, closed] = [await load('wil_bendigo'), await load('wil_mount_gambier'), await load('wil_mildura')]
  assert.deepEqual([open?.is_active, open?.enabled_for_cnc], [true, true])
  assert.match(open?.collection_ready_at ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+1[01]:00$/)
  assert.ok((open?.services.length ?? 0) > 0)
  assert.deepEqual([none?.is_active, none?.enabled_for_cnc, none?.collection_ready_at], [true, false, null])
  assert.deepEqual([closed?.is_active, closed?.enabled_for_cnc], [false, false])
  assert.equal(await load('mol_fitzroy'), null)
  await database.db
    .insertInto('site_setting')
    .values({ website_id: 9, key: 'click_and_collect_enabled', value: 'false' })
    .execute()
  assert.equal((await load('wil_bendigo'))?.enabled_for_cnc, false)
})

test("the site's trading stores are listed by state and name, and cached but for the time", async () => {
  const list = gql('{ stores { store_code name state hours { weekday } special_hours { date } } }')
  const { stores } = await server.requireData(list)
  assert.equal(stores.length, 14)
  const order = stores.map(({ state, name }) => `${state} ${name}`)
  assert.deepEqual(order, order.toSorted())
  assert.equal(
    stores.some(({ store_code }) => store_code === 'wil_mildura'),
    false,
  )
  const headersOf = async (document: string) => (await server.graphqlByGet(document)).headers
  const cached = await headersOf('{ stores { name } }')
  assert.match(cached.get('x-magento-tags') ?? '', /\bstores\b/)
  assert.match(cached.get('cache-control') ?? '', /public/)
  for (const field of ['open_status { is_open }', 'collection_ready_at'])
    assert.match((await headersOf(`{ stores { ${field} } }`)).get('cache-control') ?? '', /no-store/, field)
})

test('sizes have the stores that offer them for collection, until stock or a store changes', async () => {
  const document = gql('query ($sku: String!) { collectionStores(sku: $sku) { sku stores { store_code } } }')
  const offering = await sql<{ sku: string; codes: string[] }>`
    select v.sku, array_agg(s.store_code order by s.store_code) filter (where f.pieces > 0) as codes from variant v
    join product p on p.id = v.product_id and p.sku = 'RUNNER' cross join store s
    left join offered_stock f on f.sku = v.sku and f.source = s.store_code
    where 9 = any(s.website_ids) and s.is_active and s.enabled_for_cnc group by v.sku`.execute(database.db)
  const { headers, data } = await server.graphqlByGet(document, { sku: 'runner' })
  const sizes = data?.collectionStores ?? []
  const codes = Object.fromEntries(sizes.map(({ sku, stores }) => [sku, stores.map((one) => one.store_code).sort()]))
  assert.deepEqual(codes, Object.fromEntries(offering.rows.map(({ sku, codes: stores }) => [sku, stores ?? []])))
  assert.ok(Object.values(codes).flat().length > 0)
  for (const tag of [/\bstores\b/, /\bproduct:RUNNER\b/, /\bstock:\d+\b/])
    assert.match(headers.get('x-magento-tags') ?? '', tag)
  await database.db
    .insertInto('site_setting')
    .values({ website_id: 9, key: 'click_and_collect_enabled', value: 'false' })
    .execute()
  assert.deepEqual((await server.requireData(document, { sku: 'RUNNER' })).collectionStores, [])
})

test("Magento's pickup locations are the stores that collect, by area, filters and products", async () => {
  const document = gql(
    `query ($area: AreaInput, $filters: PickupLocationFilterInput, $sort: PickupLocationSortInput, $productsInfo: [ProductInfoInput], $pageSize: Int, $currentPage: Int) {
      pickupLocations(area: $area, filters: $filters, sort: $sort, productsInfo: $productsInfo, pageSize: $pageSize, currentPage: $currentPage) {
        total_count page_info { current_page page_size total_pages }
        items { pickup_location_code name region region_id country_id postcode } } }`,
  )
  const load = async (variables: object) => (await server.requireData(document, variables)).pickupLocations
  const codes = async (variables: object) => (await load(variables))?.items?.map((item) => item?.pickup_location_code)
  assert.equal((await load({}))?.total_count, 13)
  const near = await find({ search: 'Bendigo', radius: 150 })
  assert.deepEqual(
    (await load({ area: { search_term: '3550:AU', radius: 150 } }))?.items?.map((item) => item?.name),
    near.items.filter((store) => store.enabled_for_cnc).map(({ name }) => name),
  )
  assert.deepEqual(await codes({ filters: { name: { like: '%ring%' } } }), ['wil_ringwood'])
  assert.deepEqual(await codes({ filters: { region: { eq: 'Tasmania' } } }), ['wil_launceston'])
  assert.deepEqual(await codes({ filters: { postcode: { in: ['3550', '3350'] } }, sort: { postcode: 'DESC' } }), [
    'wil_bendigo',
    'wil_ballarat',
  ])
  const offering = await sql<{
    source: string
  }>`select f.source from offered_stock f join store s on s.store_code = f.source
    where f.sku = 'RUNNER-38' and f.pieces > 0 and 9 = any(s.website_ids) and s.is_active and s.enabled_for_cnc order by s.name`.execute(
    database.db,
  )
  assert.deepEqual(
    await codes({ productsInfo: [{ sku: 'runner-38' }] }),
    offering.rows.map(({ source }) => source),
  )
  assert.deepEqual(await codes({ productsInfo: [{ sku: 'NOPE' }] }), [])
  const beyond = await server.graphql(document, { pageSize: 5, currentPage: 9 })
  assert.equal(beyond.errors[0]?.message, 'currentPage value 9 specified is greater than the 3 page(s) available.')
})
