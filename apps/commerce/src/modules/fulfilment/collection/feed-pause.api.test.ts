import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import {
  chooseStore,
  collectLine,
  lineUids,
  SET_OPTION,
  SET_STORE,
  STORE,
  stockStore,
  storeId,
} from '../testing/collection.ts'
import { cartWith, closeServer, database, openServer, refusal, server } from '../testing/delivery-server.ts'

before(openServer)
after(closeServer)
afterEach(() => sql`truncate inventory_feed; update stock set as_of = null`.execute(database.db))

const PAUSED =
  'We can’t see what our stores have right now. Have your order delivered, or choose a store again in a few minutes.'

const CART = gql(`query ($id: String!) { cart(cart_id: $id) {
  preferred_store_data { store_code is_active enabled_for_cnc collection_ready_at }
  itemsV2 { items { is_available not_available_message } } } }`)
const STORES = gql(
  'query ($code: String!) { stores { store_code enabled_for_cnc } store(store_code: $code) { enabled_for_cnc } }',
)
const NEAR = gql(`query ($skus: [String!]) { inventoryLookup(search: "Bendigo VIC 3550", skus: $skus, radius: 20) {
  items { store_code enabled_for_cnc collection_ready_at stock { quantity } } } pickupLocations { total_count } }`)
const UPDATE = gql(`mutation ($id: String!, $uid: ID!, $quantity: Float!) {
  updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
    errors { message } } }`)

/** The feed fails, after its last answer `minutes` ago. */
const silentFor = (minutes: number) =>
  sql`insert into inventory_feed (answered_at, failing_since)
    values (shop_now() - make_interval(mins => ${minutes}), shop_now())`.execute(database.db)

const near = () => server.requireData(NEAR, { skus: ['RUNNER-38'] })

test('while the inventory feed is silent no store collects, in finder, lists and Magento’s call', async () => {
  await stockStore({ 'RUNNER-38': 3 })
  const codes = async () => {
    const { stores, store } = await server.requireData(STORES, { code: STORE })
    return [stores.some(({ enabled_for_cnc }) => enabled_for_cnc), store?.enabled_for_cnc]
  }
  assert.deepEqual(await codes(), [true, true])
  assert.ok((await near()).inventoryLookup?.items[0]?.collection_ready_at)
  await silentFor(16)
  assert.deepEqual(await codes(), [false, false])
  const { inventoryLookup, pickupLocations } = await near()
  assert.deepEqual(inventoryLookup?.items, [
    { store_code: STORE, enabled_for_cnc: false, collection_ready_at: null, stock: [{ quantity: 0 }] },
  ])
  assert.equal(pickupLocations?.total_count, 0)
})

test('within 15 minutes of silence stores collect, with a piece less', async () => {
  await stockStore({ 'RUNNER-38': 3 })
  await silentFor(14)
  const [store] = (await near()).inventoryLookup?.items ?? []
  assert.deepEqual([store?.enabled_for_cnc, store?.stock[0]?.quantity], [true, 2])
})

test('an answer about stores is cached only while the feed answers', async () => {
  const headers = async () => (await server.graphqlByGet(STORES, { code: STORE })).headers.get('cache-control')
  assert.match((await headers()) ?? '', /public/)
  await silentFor(16)
  assert.equal(await headers(), 'private, no-store')
})

test('during the pause stores and collected lines are refused with the next step [R3.34]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 3 })
  await chooseStore(id)
  const [uid = ''] = await lineUids(id)
  await collectLine(id, uid)
  await silentFor(16)
  assert.equal(await refusal(SET_STORE, { input: { cart_id: id, store_id: await storeId(STORE) } }), PAUSED)
  const input = { cart_id: id, cart_item_uid: uid, shipping_method_option: 'clickncollect' }
  assert.equal(await refusal(SET_OPTION, { input }), PAUSED)
  const { cart } = await server.requireData(CART, { id })
  assert.deepEqual(cart.preferred_store_data, {
    store_code: STORE,
    is_active: true,
    enabled_for_cnc: false,
    collection_ready_at: null,
  })
  assert.deepEqual(cart.itemsV2?.items, [
    {
      is_available: false,
      not_available_message: 'Your store isn’t available for collection. Choose another store, or have it delivered.',
    },
  ])
})

test('while the feed fails, a warehouse that it counts keeps one piece of each size back', async () => {
  const id = await cartWith('RUNNER-38')
  const [uid = ''] = await lineUids(id)
  const setQuantity = async (quantity: number) =>
    (await server.requireData(UPDATE, { id, uid, quantity })).updateCartItems?.errors[0]?.message
  await silentFor(1)
  assert.equal(await setQuantity(5), undefined)
  await sql`update stock set as_of = now() where source = 'warehouse'`.execute(database.db)
  assert.equal(await setQuantity(5), 'The requested qty is not available')
  assert.equal(await setQuantity(4), undefined)
  await sql`truncate inventory_feed`.execute(database.db)
  assert.equal(await setQuantity(5), undefined)
})
