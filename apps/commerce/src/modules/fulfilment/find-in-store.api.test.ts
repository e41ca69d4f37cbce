import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { chooseStore, collectLine, lineUids, STORE, stockStore, storeId } from './testing/collection.ts'
import { cartWith, closeServer, database, openServer, refusal, server } from './testing/delivery-server.ts'

before(openServer)
after(closeServer)

test("the store finder lists the site's stores, nearest first, with hours and stock [R3.35, R3.37, R3.38]", async () => {
  const document = gql(`query ($search: String, $radius: Float) {
    inventoryLookup(search: $search, skus: ["RUNNER-38"], radius: $radius) { total_count location { label }
      items {
        store_id name distance street city state postcode phone latitude longitude enabled_for_cnc
        hours { weekday opens closes is_closed } open_status { is_open opens_at closes_at }
        stock { sku quantity is_available }
      } } }`)
  const { inventoryLookup } = await server.requireData(document, { search: 'Ballarat', radius: 130 })
  assert.equal(inventoryLookup.location.label, 'Ballarat VIC 3350')
  assert.deepEqual(
    inventoryLookup.items.map((store) => store.name),
    ['Williams Ballarat', 'Williams Geelong', 'Williams Werribee', 'Williams Bendigo', 'Williams Ringwood'],
  )
  const [nearest] = inventoryLookup.items
  assert.deepEqual(
    nearest?.hours.map((day) => day.weekday),
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  )
  assert.ok(nearest?.open_status.is_open ? nearest.open_status.closes_at : nearest?.open_status.opens_at)
  assert.deepEqual([nearest?.city, nearest?.state, nearest?.postcode], ['Ballarat', 'VIC', '3350'])
  assert.ok(nearest?.street && nearest.phone && nearest.latitude < 0 && nearest.longitude > 0)
  for (const day of nearest.hours) assert.equal(day.opens !== null && day.closes !== null, !day.is_closed, day.weekday)
  for (const { stock } of inventoryLookup.items) {
    assert.deepEqual(
      stock.map(({ sku, quantity, is_available }) => [sku, is_available, typeof quantity]),
      [['RUNNER-38', (stock[0]?.quantity ?? 0) > 0, 'number']],
    )
  }
  assert.equal(await refusal(document, { search: ' ' }), 'Please enter an address or postcode')
})

test("stores with a size, and stores with a cart's lines [R7.99, R7.101]", async () => {
  const pdp = gql(
    'query ($sku: String!) { getFindInStoreDetailsPDP(sku: $sku, postcode: "3550") { items { name stock { sku } } } }',
  )
  const { getFindInStoreDetailsPDP } = await server.requireData(pdp, {
    sku: 'RUNNER-38',
  })
  assert.equal(getFindInStoreDetailsPDP.items[0]?.name, 'Williams Bendigo')
  assert.equal(await refusal(pdp, { sku: 'NOPE' }), 'Could not find a product with SKU "NOPE"')
  const inCart = gql(
    'query ($id: String!) { getFindInStoreDetailsCart(cart_id: $id, postcode: "3550", radius: 3000) { items { stock { is_available } } } }',
  )
  const { getFindInStoreDetailsCart } = await server.requireData(inCart, {
    id: await cartWith('RUNNER-38'),
  })
  assert.ok(getFindInStoreDetailsCart.items.length > 0)
  assert.ok(getFindInStoreDetailsCart.items.every((store) => store.stock[0]?.is_available))
})

test('stock by store of given sizes, of a product page’s size, of a cart’s lines [R7.97, R7.98, R7.100]', async () => {
  const stock = { [STORE]: [2, 0], wil_ballarat: [5, 1], wil_geelong: [0, 0] } as const
  for (const [code, [shoes, polish]] of Object.entries(stock))
    await stockStore({ 'RUNNER-38': shoes, 'POLISH-ONE': polish }, code)
  const id = await cartWith('RUNNER-38')
  const document = gql(`query ($id: String!) {
    inventoryLookup(skus: ["RUNNER-38", "POLISH-ONE"], postcode: "3550", radius: 200) { ...Found }
    getFindInStoreDetailsPDP(sku: "RUNNER-38", postcode: "3550", radius: 200) { ...Found }
    getFindInStoreDetailsCart(cart_id: $id, postcode: "3550", radius: 200) { ...Found } }
    fragment Found on StoreSearchResult { items { store_code stock { sku quantity is_available } } }`)
  const found = await server.requireData(document, { id })
  const stockIn = ({ items }: (typeof found)['inventoryLookup']) =>
    Object.fromEntries(
      items
        .filter(({ store_code }) => store_code in stock)
        .map(({ store_code, stock: sizes }) => [
          store_code,
          sizes.map(({ sku, quantity, is_available }) => [sku, quantity, is_available]),
        ]),
    )
  const shoe = (count: number) => ['RUNNER-38', count, count > 0]
  const polish = (count: number) => ['POLISH-ONE', count, count > 0]
  assert.deepEqual(stockIn(found.inventoryLookup), {
    [STORE]: [shoe(2), polish(0)],
    wil_ballarat: [shoe(5), polish(1)],
    wil_geelong: [shoe(0), polish(0)],
  })
  const ofCart = { [STORE]: [shoe(2)], wil_ballarat: [shoe(5)] }
  assert.deepEqual(stockIn(found.getFindInStoreDetailsPDP), { ...ofCart, wil_geelong: [shoe(0)] })
  assert.deepEqual(stockIn(found.getFindInStoreDetailsCart), ofCart, 'without a store that has no line of the cart')
})

test('for collection only stores with every collected line in its quantity are found [R7.102]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2, 'POLISH-ONE': 1 })
  await stockStore({ 'RUNNER-38': 2, 'POLISH-ONE': 0 }, 'wil_ballarat')
  await server.requireData(
    gql(`mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{sku: "POLISH-ONE", quantity: 1}]) { user_errors { message } } }`),
    { id },
  )
  await chooseStore(id)
  const find = gql(`query ($id: String!, $mode: FindInStoreMode!) {
    getFindInStoreDetailsCart(cart_id: $id, mode: $mode, postcode: "3550", radius: 150) {
      items { store_code can_collect_all stock { sku } } } }`)
  const codes = async (mode: 'CART' | 'CLICKNCOLLECT') =>
    (await server.requireData(find, { id, mode })).getFindInStoreDetailsCart.items.map((store) => store.store_code)
  const [shoe = '', polish = ''] = await lineUids(id)
  await collectLine(id, shoe)
  const withShoe = await codes('CLICKNCOLLECT')
  assert.ok(withShoe.includes(STORE) && withShoe.includes('wil_ballarat'))
  await collectLine(id, polish)
  const withBoth = await codes('CLICKNCOLLECT')
  assert.ok(withBoth.includes(STORE) && !withBoth.includes('wil_ballarat'))
  assert.ok((await codes('CART')).includes('wil_ballarat'))
})

test('the preferred store has every field of the store [R3.33]', async () => {
  const id = await cartWith('RUNNER-38')
  await chooseStore(id)
  const read = gql(`query ($id: String!) { cart(cart_id: $id) { preferred_store_data { enabled_for_cnc store_code name
    street phone is_active postcode retek_store_id latitude longitude city state } } }`)
  const { cart } = await server.requireData(read, { id })
  const row = await database.db
    .selectFrom('store')
    .selectAll()
    .where('store_code', '=', STORE)
    .executeTakeFirstOrThrow()
  const { enabled_for_cnc, store_code, name, street, phone, is_active, postcode, retek_store_id } = row
  const { latitude, longitude, city, state } = row
  assert.deepEqual(
    { ...cart.preferred_store_data },
    {
      enabled_for_cnc,
      store_code,
      name,
      street,
      phone,
      is_active,
      postcode,
      retek_store_id,
      latitude,
      longitude,
      city,
      state,
    },
  )
})

test('a bag has the distance to its store, and the nearest other store for what that one lacks', async () => {
  const id = await cartWith('RUNNER-38')
  const read = gql(`query ($id: String!, $postcode: String, $search: String) {
    cart(cart_id: $id) { preferred_store_distance(postcode: $postcode, search: $search) }
    liveInventoryCheck(cart_id: $id) { items { is_collectable nearest_store { store_id name distance quantity } } } }`)
  const facts = async (postcode: string | null, search: string | null = null) => {
    const { cart, liveInventoryCheck } = await server.requireData(read, { id, postcode, search })
    const [line] = liveInventoryCheck?.items ?? []
    assert.ok(line)
    return { km: cart.preferred_store_distance, ...line }
  }
  await stockStore({ 'RUNNER-38': 0 })
  await stockStore({ 'RUNNER-38': 0 }, 'wil_geelong')
  await stockStore({ 'RUNNER-38': 1 }, 'wil_ballarat')
  assert.deepEqual(await facts('3350'), { km: null, is_collectable: false, nearest_store: null }, 'without a store')
  await chooseStore(id)
  const { km, nearest_store } = await facts('3350')
  assert.ok(km && km > 85 && km < 100, 'Ballarat to Bendigo')
  assert.equal((await facts(null)).km, null)
  assert.equal((await facts('0000')).km, null)
  assert.equal((await facts('0000', 'Ballarat VIC 3350')).km, km)
  assert.equal((await facts('3550', 'Ballarat')).km, km, 'the place that the store was found from')
  assert.equal((await facts('3350', 'Atlantis')).km, km)
  assert.equal((await facts(null, 'Dunedin')).km, null, 'abroad')
  assert.deepEqual(
    [nearest_store?.store_id, nearest_store?.name, nearest_store?.quantity],
    [await storeId('wil_ballarat'), 'Williams Ballarat', 1],
  )
  assert.ok(nearest_store && nearest_store.distance < 100)
  await database.db
    .updateTable('store')
    .set({ enabled_for_cnc: false })
    .where('store_code', '=', 'wil_ballarat')
    .execute()
  const elsewhere = await facts('3350')
  await database.db
    .updateTable('store')
    .set({ enabled_for_cnc: true })
    .where('store_code', '=', 'wil_ballarat')
    .execute()
  assert.notEqual(elsewhere.nearest_store?.name, 'Williams Ballarat', 'a store that does not collect')
  await stockStore({ 'RUNNER-38': 1 })
  assert.deepEqual([(await facts('3350')).is_collectable, (await facts('3350')).nearest_store], [true, null])
})
