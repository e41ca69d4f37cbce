import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { createShippingQuotes } from '#modules/fulfilment'
import type { CartAddressInput } from '#src/platform/contract/contract.generated'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'
import { seedStoreStock, seedStores } from '../../seed/stores-step.ts'

const METHOD =
  'carrier_code carrier_title method_code method_title amount { value currency } price_excl_tax { value } price_incl_tax { value }'
const CART = `shipping_addresses { firstname street region { code label region_id } country { code label } same_as_billing
  available_shipping_methods { ${METHOD} available } selected_shipping_method { ${METHOD} } }
  billing_address { firstname city } nominee_details { nominee_first_name nominee_phone } preferred_store_data { name }
  selected_shipping_method_options { cart_item_uid shipping_method_option } prices { grand_total { value } }`

const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['12 High Street'],
  city: 'Bendigo',
  region: 'VIC',
  postcode: '3550',
  country_code: 'AU',
  telephone: '0355501234',
}
const nzAddress = { ...address, city: 'Wellington', region: null, postcode: '6011', country_code: 'NZ' }

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
  server = await startTestServer({ db: database.db, ports: { shipping: createShippingQuotes() } })
})

after(async () => {
  await server?.close()
  await database?.drop()
})

async function refusal(document: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { errors } = await server.graphql(document, variables, headers)
  return errors[0]?.message
}

async function cartWith(sku: string | undefined, headers: Record<string, string> = {}): Promise<string> {
  const { createEmptyCart: id } = await server.requireData(gql('mutation { createEmptyCart }'), {}, headers)
  const add = gql(
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{sku: $sku, quantity: 1}]) { user_errors { message } } }',
  )
  if (sku) await server.requireData(add, { id, sku }, headers)
  return id
}

const SET_ADDRESS = gql(`mutation ($id: String!, $addresses: [ShippingAddressInput]!) {
  setShippingAddressesOnCart(input: {cart_id: $id, shipping_addresses: $addresses}) { cart { ${CART} } } }`)

async function deliverTo(id: string, to: CartAddressInput, headers: Record<string, string> = {}) {
  const data = await server.requireData(SET_ADDRESS, { id, addresses: [{ address: to }] }, headers)
  return data.setShippingAddressesOnCart.cart
}

const SET_METHOD = gql(`mutation ($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: {cart_id: $id, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}) { cart { ${CART} } } }`)

test('a delivery address comes back with its methods, the first selected [R7.74, R4.40, R3.16]', async () => {
  const [to] = (await deliverTo(await cartWith('POLISH-ONE'), address)).shipping_addresses
  assert.deepEqual(to?.region, { code: 'VIC', label: 'Victoria', region_id: 575 })
  assert.deepEqual(to?.country, { code: 'AU', label: 'Australia' })
  assert.deepEqual(
    to?.available_shipping_methods.map((method) => method.method_code),
    ['STEFPP', 'EXPRESS'],
  )
  assert.deepEqual(to?.selected_shipping_method, {
    carrier_code: 'startrack',
    carrier_title: 'StarTrack',
    method_code: 'STEFPP',
    method_title: 'Standard delivery',
    amount: { value: 8.95, currency: 'AUD' },
    price_excl_tax: { value: 8.14 },
    price_incl_tax: { value: 8.95 },
  })
})

test('the value from which delivery is free is the one that an operator set', async () => {
  const id = await cartWith('POLISH-ONE')
  const priceOf = async () =>
    (await deliverTo(id, address)).shipping_addresses[0]?.selected_shipping_method?.amount.value
  assert.equal(await priceOf(), 8.95)
  const row = { website_id: 9, key: 'shipping_thresholds', value: JSON.stringify({ STEFPP: 100 }) }
  await database.db.insertInto('site_setting').values(row).execute()
  try {
    assert.equal(await priceOf(), 0)
  } finally {
    await database.db
      .deleteFrom('site_setting')
      .where('key', '=', row.key)
      .where('website_id', '=', row.website_id)
      .execute()
  }
})

test('a method is chosen after adding to a cart that has its address already [R4.39]', async () => {
  const id = await cartWith(undefined)
  await deliverTo(id, address)
  await server.requireData(
    gql(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{sku: "POLISH-ONE", quantity: 1}]) { cart { id } } }',
    ),
    { id },
  )
  const { cart } = await server.requireData(gql(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`), { id })
  assert.equal(cart.shipping_addresses[0]?.selected_shipping_method?.method_code, 'STEFPP')
})

test('adding goods after a country change selects the first method of the new country [R4.42]', async () => {
  const id = await cartWith('POLISH-ONE')
  await deliverTo(id, address)
  await server.requireData(SET_METHOD, { id, carrier: 'auspost', method: 'EXPRESS' })
  const add = gql(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{sku: "RUNNER-38", quantity: 1}]) { cart { ${CART} } } }`,
  )
  const methodAfterAdding = async () =>
    (await server.requireData(add, { id })).addProductsToCart.cart.shipping_addresses[0]?.selected_shipping_method
      ?.method_code
  assert.equal(await methodAfterAdding(), 'EXPRESS', 'the same country keeps the choice')
  const other = await cartWith('POLISH-ONE')
  await deliverTo(other, nzAddress)
  const { shipping_address } = await database.db
    .selectFrom('cart')
    .select('shipping_address')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  await database.db
    .updateTable('cart')
    .set({ shipping_address: JSON.stringify(shipping_address) })
    .where('id', '=', id)
    .execute()
  assert.equal(await methodAfterAdding(), 'DHLEXP')
})

test('choosing a method changes the total; more goods keep it, another country does not [R7.75]', async () => {
  const id = await cartWith('POLISH-ONE')
  await deliverTo(id, address)
  const { setShippingMethodsOnCart } = await server.requireData(SET_METHOD, {
    id,
    carrier: 'auspost',
    method: 'EXPRESS',
  })
  assert.equal(setShippingMethodsOnCart.cart.prices.grand_total.value, 19.9)
  assert.equal(
    (await deliverTo(id, { ...address, city: 'Geelong', postcode: '3220' })).shipping_addresses[0]
      ?.selected_shipping_method?.method_code,
    'EXPRESS',
  )
  assert.equal((await deliverTo(id, nzAddress)).shipping_addresses[0]?.selected_shipping_method?.method_code, 'DHLEXP')
})

test('contract setShippingMethodsOnCart: unknown methods and a missing address are refused', async () => {
  const id = await cartWith('POLISH-ONE')
  const chosen = { id, carrier: 'startrack', method: 'STEFPP' }
  assert.equal(await refusal(SET_METHOD, chosen), 'The shipping address is missing. Set the address and try again.')
  await deliverTo(id, address)
  assert.equal(
    await refusal(SET_METHOD, { id, carrier: 'dhlglobalmail', method: 'DHLEXP' }),
    'Carrier with such method not found: dhlglobalmail, DHLEXP',
  )
})

test('Mathers refuses New Zealand and estimates nothing for it [R1.26]', async () => {
  const headers = { store: 'mathers_au' }
  const id = await cartWith('RUNNER-38', headers)
  assert.equal(
    await refusal(SET_ADDRESS, { id, addresses: [{ address: nzAddress }] }, headers),
    'Delivery to New Zealand is not available.',
  )
  const estimate = gql(
    'mutation ($id: String!) { estimateShippingMethods(input: {cart_id: $id, address: {country_code: NZ, postcode: "6011"}}) { method_code } }',
  )
  assert.deepEqual(await server.requireData(estimate, { id }, headers), { estimateShippingMethods: [] })
})

test('an estimate lists the default method first and changes nothing [R7.88, R3.47, A73]', async () => {
  const id = await cartWith('POLISH-ONE', { store: 'styletread_nz' })
  const estimate = gql(
    `mutation ($id: String!) { estimateShippingMethods(input: {cart_id: $id, address: {country_code: NZ, postcode: "6011"}}) { ${METHOD} available } }`,
  )
  const { estimateShippingMethods } = await server.requireData(estimate, { id }, { store: 'styletread_nz' })
  assert.deepEqual(
    estimateShippingMethods.map(({ method_code, amount }) => [method_code, amount.value, amount.currency]),
    [
      ['DHLEXP', 9.95, 'NZD'],
      ['NZPOST', 14.95, 'NZD'],
    ],
  )
  assert.deepEqual(estimateShippingMethods[0], {
    carrier_code: 'dhlglobalmail',
    carrier_title: 'DHL',
    method_code: 'DHLEXP',
    method_title: 'Tracked delivery',
    amount: { value: 9.95, currency: 'NZD' },
    price_excl_tax: { value: 8.65 },
    price_incl_tax: { value: 9.95 },
    available: true,
  })
})

test('contract estimateTotals prices another country without changing the cart', async () => {
  const id = await cartWith('POLISH-ONE')
  const document = gql(
    'mutation ($id: String!) { estimateTotals(input: {cart_id: $id, address: {country_code: NZ}}) { cart { prices { grand_total { value } } } } }',
  )
  assert.deepEqual(await server.requireData(document, { id }), {
    estimateTotals: { cart: { prices: { grand_total: { value: 19.9 } } } },
  })
  assert.deepEqual(
    await server.requireData(gql('query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }'), {
      id,
    }),
    {
      cart: { prices: { grand_total: { value: 13.9 } } },
    },
  )
})

test('an address in New Zealand takes the authority to leave away [R4.37, A105]', async () => {
  const id = await cartWith('RUNNER-38')
  await database.db
    .updateTable('cart')
    .set({ authority_checked: true, authority_instructions: 'Leave at mail room' })
    .where('id', '=', id)
    .execute()
  await deliverTo(id, nzAddress)
  const row = await database.db.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual([row.authority_checked, row.authority_instructions], [false, null])
})

test('the billing address is one of its own, or follows the delivery address [R7.77]', async () => {
  const id = await cartWith('RUNNER-38')
  const document = gql(
    `mutation ($id: String!, $billing: BillingAddressInput!) { setBillingAddressOnCart(input: {cart_id: $id, billing_address: $billing}) { cart { ${CART} } } }`,
  )
  const bill = async (billing: Record<string, unknown>) =>
    (await server.requireData(document, { id, billing })).setBillingAddressOnCart.cart
  assert.equal(
    await refusal(document, { id, billing: { same_as_shipping: true } }),
    'The shipping address is missing. Set the address and try again.',
  )
  assert.equal(
    await refusal(document, { id, billing: {} }),
    'The billing address must contain either "customer_address_id", "customer_address_uid" or "address".',
  )
  await deliverTo(id, address)
  assert.deepEqual((await bill({ same_as_shipping: true })).billing_address, { firstname: 'Ann', city: 'Bendigo' })
  assert.equal((await deliverTo(id, { ...address, city: 'Geelong' })).billing_address?.city, 'Geelong')
  const own = await bill({ address: { ...address, firstname: 'Bo', city: 'Perth', region: 'WA', postcode: '6000' } })
  assert.deepEqual(
    [own.billing_address, own.shipping_addresses[0]?.same_as_billing],
    [{ firstname: 'Bo', city: 'Perth' }, false],
  )
  assert.equal((await deliverTo(id, address)).billing_address?.city, 'Perth')
})

test('the stock check tells each line, and stops what the warehouse no longer has [R7.95, R7.96, A75]', async () => {
  const id = await cartWith('RUNNER-39')
  const document =
    gql(`query ($id: String!) { liveInventoryCheck(cart_id: $id, allocation: true) { is_fulfillable message items { sku requested_quantity available_quantity is_available is_collectable allocations { source_code quantity } } }
    finalLiveInventoryCheck(cart_id: $id) { is_fulfillable items { allocations { quantity } } } }`)
  const line = {
    sku: 'RUNNER-39',
    requested_quantity: 1,
    available_quantity: 1,
    is_available: true,
    is_collectable: false,
    allocations: [{ source_code: 'warehouse', quantity: 1 }],
  }
  assert.deepEqual(await server.requireData(document, { id }), {
    liveInventoryCheck: { is_fulfillable: true, message: null, items: [line] },
    finalLiveInventoryCheck: { is_fulfillable: true, items: [{ allocations: null }] },
  })
  const stock = database.db.updateTable('stock').where('sku', '=', 'RUNNER-39').where('source', '=', 'warehouse')
  await stock.set({ reserved: 1 }).execute()
  const short = await server.requireData(document, { id })
  assert.equal(short.liveInventoryCheck.is_fulfillable, false)
  assert.ok(short.liveInventoryCheck.message)
  await stock.set({ reserved: 0 }).execute()
})

test("the store finder lists the site's stores, nearest first, with hours and stock [R3.35, R3.37, R3.38]", async () => {
  const document =
    gql(`query ($search: String, $radius: Float) { inventoryLookup(search: $search, skus: ["RUNNER-38"], radius: $radius) { total_count location { label }
    items { store_id name distance street city state postcode phone latitude longitude enabled_for_cnc hours { weekday opens closes is_closed } open_status { is_open opens_at closes_at } stock { sku quantity is_available } } } }`)
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
  assert.equal(nearest.enabled_for_cnc, false)
  assert.equal(await refusal(document, { search: 'Atlantis' }), 'Please enter an address or postcode')
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

test('collection is not on offer: stores and collected lines are refused', async () => {
  const id = await cartWith('RUNNER-38')
  const { id: number } = await database.db
    .selectFrom('store')
    .select('id')
    .where('store_code', '=', 'wil_bendigo')
    .executeTakeFirstOrThrow()
  const choose =
    'mutation ($id: String!, $store: String!) { setPreferredStore(input: {cart_id: $id, store_id: $store}) { success } }'
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  assert.equal(
    await refusal(choose, { id, store: base64(String(number)) }),
    "The store isn't available for collection.",
  )
  assert.equal(
    await refusal(choose, { id, store: base64('99999') }),
    `Could not find a store with ID "${base64('99999')}"`,
  )
  const { cart } = await server.requireData(gql(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`), { id })
  const uid = cart.selected_shipping_method_options[0]?.cart_item_uid
  const collect = gql(
    'mutation ($id: String!, $uid: ID!, $option: ShippingMethodOption!) { setShippingMethodOption(input: {cart_id: $id, cart_item_uid: $uid, shipping_method_option: $option}) { cart { id } } }',
  )
  assert.equal(await refusal(collect, { id, uid, option: 'clickncollect' }), 'Select a preferred store first.')
  assert.equal(
    await refusal(collect, { id, uid: base64('424242'), option: 'delivery' }),
    "The cart doesn't contain the item",
  )
  await server.requireData(collect, { id, uid, option: 'delivery' })
  const unset = gql(
    `mutation ($id: String!) { unsetPreferredStore(input: {cart_id: $id}) { success cart { ${CART} } } }`,
  )
  const { unsetPreferredStore } = await server.requireData(unset, {
    id,
  })
  assert.deepEqual([unsetPreferredStore.success, unsetPreferredStore.cart.preferred_store_data], [true, null])
})

test('a nominee needs a phone; the names are optional [R5.24, R5.25, R7.108]', async () => {
  const id = await cartWith('RUNNER-38')
  const document = gql(
    `mutation ($input: SetNomineeDetailsInput!) { setNomineeDetails(input: $input) { success cart { ${CART} } } }`,
  )
  assert.equal(
    await refusal(document, { input: { cart_id: id, nominee_phone: ' ' } }),
    'Required parameter "nominee_phone" is missing',
  )
  assert.equal(
    await refusal(document, { input: { cart_id: id, nominee_phone: '123' } }),
    'Please enter a valid phone number.',
  )
  assert.equal(
    await refusal(document, { input: { cart_id: id, nominee_phone: '0355501234', nominee_first_name: 'R2' } }),
    'First Name is not valid!',
  )
  const { setNomineeDetails } = await server.requireData(document, {
    input: { cart_id: id, nominee_phone: '0355501234' },
  })
  assert.deepEqual(setNomineeDetails.cart.nominee_details, { nominee_first_name: null, nominee_phone: '0355501234' })
})

test("addresses of a storefront's cart are read and set only with its guest's secret", async () => {
  const guest = { 'x-service-key': server.config.serviceKey, 'x-guest-secret': 'secret-of-the-first-guest' }
  const id = await cartWith('RUNNER-38', guest)
  await deliverTo(id, address, guest)
  const refused = `The current user cannot perform operations on cart "${id}"`
  assert.equal(
    await refusal('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { firstname } } }', { id }),
    refused,
  )
  assert.equal(await refusal(SET_ADDRESS, { id, addresses: [{ address }] }), refused)
  assert.equal(
    await refusal(SET_ADDRESS, { id, addresses: [{ address }, { address }] }, guest),
    'You cannot specify multiple shipping addresses.',
  )
})

test('methods tell the days between which the parcel arrives', async () => {
  const id = await cartWith('POLISH-ONE')
  const document = gql(
    'mutation ($id: String!) { estimateShippingMethods(input: {cart_id: $id, address: {country_code: AU}}) { estimated_from estimated_to } }',
  )
  const { estimateShippingMethods: methods } = await server.requireData(document, { id })
  assert.equal(methods.length, 2)
  for (const { estimated_from, estimated_to } of methods) {
    assert.match(estimated_from, /^\d{4}-\d\d-\d\d$/)
    assert.ok(estimated_from <= estimated_to)
  }
})
