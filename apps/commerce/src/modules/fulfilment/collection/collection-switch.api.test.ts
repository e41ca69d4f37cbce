import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import {
  chooseStore,
  collectLine,
  lineUids,
  readCart,
  SET_OPTION,
  SET_STORE,
  STORE,
  stockStore,
  storeId,
} from '../testing/collection.ts'
import { cartWith, closeServer, database, openServer, refusal, server } from '../testing/delivery-server.ts'

before(openServer)
after(closeServer)
afterEach(async () => {
  await sql`delete from site_setting; update store set enabled_for_cnc = true`.execute(database.db)
})

const OFF = 'Click and collect isn’t available right now. Have your order delivered instead.'

const switchOff = () =>
  sql`insert into site_setting (website_id, key, value) values (9, 'click_and_collect_enabled', 'false')`.execute(
    database.db,
  )

const CONFIG = gql('{ storeConfig { click_and_collect_enabled } }')

async function isOn(store = 'williams_au') {
  return (await server.requireData(CONFIG, {}, { store })).storeConfig?.click_and_collect_enabled
}

const FIND_FOR_PAGE = gql('{ getFindInStoreDetailsPDP(sku: "RUNNER-38", search: "3550") { total_count } }')
const FIND_FOR_CART = gql(
  'query ($id: String!) { getFindInStoreDetailsCart(cart_id: $id, search: "3550") { total_count } }',
)

test('switched off, there is no store, every line is delivered and calls for collection refuse [R3.106]', async () => {
  await stockStore({ 'RUNNER-38': 2 })
  const id = await cartWith('RUNNER-38')
  await chooseStore(id)
  const [uid = ''] = await lineUids(id)
  assert.equal((await collectLine(id, uid)).fulfilment, 'clickncollect')
  assert.equal(await isOn(), true)
  await switchOff()
  assert.equal(await isOn(), false)
  const cart = await readCart(id)
  assert.deepEqual(
    [cart.preferred_store_data, cart.fulfilment, cart.is_fulfilment_auto_updated],
    [null, 'delivery', false],
  )
  assert.deepEqual(
    cart.selected_shipping_method_options.map((option) => option.shipping_method_option),
    ['delivery'],
  )
  assert.deepEqual(
    cart.delivery_groups.map(({ kind, store }) => [kind, store]),
    [['DELIVERY', null]],
  )
  const collect = { input: { cart_id: id, cart_item_uid: uid, shipping_method_option: 'clickncollect' } }
  const calls = [
    [SET_STORE, { input: { cart_id: id, store_id: await storeId(STORE) } }],
    [SET_OPTION, collect],
    [FIND_FOR_PAGE, {}],
    [FIND_FOR_CART, { id }],
  ] as const
  for (const [document, variables] of calls) assert.equal(await refusal(document, variables), OFF)
  const deliver = { input: { ...collect.input, shipping_method_option: 'delivery' as const } }
  assert.deepEqual((await server.graphql(SET_OPTION, deliver)).errors, [])
})

test('a site where no store collects has no collection, whatever its setting [R3.106]', async () => {
  await sql`update store set enabled_for_cnc = false where 4 = any(website_ids)`.execute(database.db)
  assert.deepEqual([await isOn('styletread_nz'), await isOn()], [false, true])
})
