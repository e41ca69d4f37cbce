import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brands } from '@welt/brands'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { chooseStore, collectLine, lineUids, stockStore } from './testing/collection.ts'
import {
  address,
  CART,
  cartWith,
  closeServer,
  database,
  deliverTo,
  METHOD,
  nzAddress,
  openServer,
  refusal,
  SET_ADDRESS,
  SET_METHOD,
  server,
} from './testing/delivery-server.ts'

before(openServer)
after(closeServer)

test('a delivery address comes back with its methods, the first selected [J08.1, R7.74, R4.40, R3.16]', async () => {
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

test('adding goods after a country change selects the first method of the new country [J08.4, R4.42]', async () => {
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

test('Mathers refuses New Zealand and estimates nothing for it [J08.4, R1.26]', async () => {
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

const SAVE = gql('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }')

test('only Mathers lists no New Zealand: an address saved there is refused, collection is not [A06]', async () => {
  for (const { id, storeCode } of brands) {
    const { countries } = await server.requireData(gql('{ countries { id } }'), {}, { store: storeCode })
    const listed = countries.map((country) => country.id).toSorted()
    assert.deepEqual(listed, id === 'mathers' ? ['AU'] : ['AU', 'NZ'], id)
  }
  const { headers } = await registerCustomer(server, 'kea@example.com', 'mathers_au')
  const input = { ...address, country_code: 'AU', region: { region_code: 'VIC' } } as const
  const { createCustomerAddress: saved } = await server.requireData(SAVE, { input }, headers)
  const { rowCount } = await database.pool.query(
    `update customer_address set address = address || '{"countryCode": "NZ", "region": null, "postcode": "6011"}' where id = $1`,
    [saved.id],
  )
  assert.equal(rowCount, 1)
  const { customerCart } = await server.requireData(gql('{ customerCart { id } }'), {}, headers)
  const add = gql(
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{sku: $sku, quantity: 1}]) { user_errors { message } } }',
  )
  const { id } = customerCart
  await server.requireData(add, { id, sku: 'RUNNER-38' }, headers)
  assert.match(
    (await refusal(SET_ADDRESS, { id, addresses: [{ customer_address_id: saved.id }] }, headers)) ?? 'no error',
    /^Delivery to New Zealand is not available\./,
  )
  await stockStore({ 'RUNNER-38': 5 }, 'mat_brisbane')
  await chooseStore(id, 'mat_brisbane', headers)
  const [uid = ''] = await lineUids(id, headers)
  const { selected_shipping_method_options: ways } = await collectLine(id, uid, headers)
  assert.deepEqual(ways, [{ cart_item_uid: uid, shipping_method_option: 'clickncollect' }])
})

test('an estimate lists the default method first and changes nothing [J08.1, R7.88, R3.47, A73]', async () => {
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
  const toAustralia = gql(
    'mutation ($id: String!) { estimateShippingMethods(input: { cart_id: $id, address: { country_code: AU, postcode: "3000" } }) { carrier_code method_code } }',
  )
  const { estimateShippingMethods: ours } = await server.requireData(toAustralia, { id: await cartWith('POLISH-ONE') })
  assert.deepEqual(
    ours.map(({ method_code }) => method_code),
    ['STEFPP', 'EXPRESS'],
  )
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
