import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { fillCollectedCart, OTHER_STORE, openStores, piecesAt, STORE } from '../../../testing/collection.ts'
import { enterCard, fillCart, ledgerOf, newKey, place, SKU } from '../../../testing/shop.ts'
import { closePaymentShop, mails, openPaymentShop, resetShop, shop } from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(async () => {
  await resetShop()
  await openStores(shop, { [STORE]: 3, [OTHER_STORE]: 3 })
  await sql`update store set is_active = true, enabled_for_cnc = true`.execute(shop.database.db)
})

const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  shipping_address { firstname lastname company street city region postcode telephone }
  nominee_details { nominee_first_name nominee_phone }
  preferred_store_data { store_code name }
  selected_shipping_method_options { shipping_method_option }
  items { id product_name }
  total { total_shipping { value } grand_total { value } }
  delivery_groups { kind store { store_code open_status { is_open } } ready_at carrier_title method_title estimated_from
    collection_code item_ids } } }`)

async function orderOf(token: string) {
  return (await shop.server.requireData(ORDER, { token })).guestOrderByToken
}

async function placedOrder(cartId: string) {
  const { placement } = await place(shop, cartId, newKey())
  assert.deepEqual(placement.errors, [])
  return orderOf(placement.orderV2?.token ?? '')
}

async function refusalOf(cartId: string) {
  const { placement } = await place(shop, cartId, newKey())
  return placement.errors[0]?.message
}

test('an order that is all collected needs no delivery and goes to its store [R4.08, R3.68, A112]', async () => {
  const order = await placedOrder(await fillCollectedCart(shop, { quantity: 2 }))
  assert.deepEqual(order.shipping_address, {
    firstname: 'Bo',
    lastname: 'Lee',
    company: 'Williams bendigo',
    street: ['31 Mitchell Street'],
    city: 'bendigo',
    region: 'VIC',
    postcode: '3550',
    telephone: '(03) 5550 1104',
  })
  assert.deepEqual(order.nominee_details, { nominee_first_name: 'Bo', nominee_phone: '0400000001' })
  assert.deepEqual(order.preferred_store_data, { store_code: STORE, name: 'Williams bendigo' })
  assert.deepEqual(order.selected_shipping_method_options, [{ shipping_method_option: 'clickncollect' }])
  const [group, ...others] = order.delivery_groups
  assert.equal(others.length, 0)
  assert.deepEqual([group?.kind, group?.store?.store_code], ['CLICKNCOLLECT', STORE])
  assert.ok(Date.parse(group?.ready_at ?? '') > Date.now())
  assert.match(group?.ready_at ?? '', /\+1[01]:00$/)
  assert.match(group?.collection_code ?? '', /^[2-9A-HJKMNP-TV-Z]{6}$/)
  assert.deepEqual(
    group?.item_ids,
    order.items?.map((item) => item?.id),
  )
  assert.deepEqual([order.total?.total_shipping.value, order.total?.grand_total.value], [0, 119.9])
  assert.deepEqual(await piecesAt(shop, STORE), [1, 0])
  assert.deepEqual(await piecesAt(shop, 'warehouse'), [20, 0])
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})

test('an order in two parts has a group each, and one fee [R4.09, R3.68]', async () => {
  await sql`update product_site set regular_cents = 495`.execute(shop.database.db)
  const order = await placedOrder(await fillCollectedCart(shop, { isSplit: true }))
  assert.deepEqual(
    order.delivery_groups.map((group) => [group.kind, group.store?.store_code ?? null, group.carrier_title]),
    [
      ['DELIVERY', null, 'StarTrack'],
      ['CLICKNCOLLECT', STORE, null],
    ],
  )
  assert.equal(order.shipping_address?.city, 'Melbourne')
  assert.deepEqual([order.total?.total_shipping.value, order.total?.grand_total.value], [8.95, 18.85])
  assert.equal(order.preferred_store_data?.store_code, STORE)
  assert.deepEqual(await piecesAt(shop, STORE), [2, 0])
  assert.deepEqual(await piecesAt(shop, 'warehouse', 'TEST-39'), [19, 0])
})

test('collecting needs a nominee’s phone, an email and a billing address [R5.24, A112]', async () => {
  const { db } = shop.database
  const cartId = await fillCollectedCart(shop)
  const { nominee, billing_address, email } = await db
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  for (const [column, text] of [
    ['nominee', 'Unable to place order: Enter the mobile number of the person who collects and try again.'],
    ['billing_address', 'Unable to place order: Please check the billing address information.'],
    ['email', 'Guest email for cart is missing.'],
  ] as const) {
    await db
      .updateTable('cart')
      .set({ [column]: null })
      .where('id', '=', cartId)
      .execute()
    assert.equal(await refusalOf(cartId), text)
    await db
      .updateTable('cart')
      .set({ nominee: JSON.stringify(nominee), billing_address: JSON.stringify(billing_address), email })
      .where('id', '=', cartId)
      .execute()
  }
  assert.equal(shop.gateway.charges.size, 0)
  assert.equal(await refusalOf(cartId), undefined)
})

const LINES = gql(`query ($id: String!) { cart(cart_id: $id) { is_fulfilment_auto_updated fulfilment
    itemsV2 { items { uid quantity not_available_message } } }
  finalLiveInventoryCheck(cart_id: $id) { is_fulfillable message
    items { is_available is_collectable available_quantity } } }`)

test('a store that stops collecting, or sells the pair, stops the order; the bag stays whole [R7.95, R7.96, A75]', async () => {
  const { db } = shop.database
  const cartId = await fillCollectedCart(shop, { quantity: 2 })
  const checks = [
    [sql`update store set enabled_for_cnc = false where store_code = ${STORE}`, 0, /isn’t available for collection/],
    [sql`update store set enabled_for_cnc = true, is_active = false where store_code = ${STORE}`, 0, /isn’t available/],
    [
      sql`with open as (update store set is_active = true) update stock set reserved = 2 where source = ${STORE}`,
      1,
      /no longer has/,
    ],
  ] as const
  for (const [change, left, text] of checks) {
    await change.execute(db)
    const { cart, finalLiveInventoryCheck: check } = await shop.server.requireData(LINES, { id: cartId })
    assert.match(cart.itemsV2?.items[0]?.not_available_message ?? '', text)
    assert.match(cart.itemsV2?.items[0]?.not_available_message ?? '', /Choose another store, or have it delivered/)
    assert.deepEqual([cart.fulfilment, cart.is_fulfilment_auto_updated], ['clickncollect', true])
    assert.deepEqual(check?.items, [{ is_available: false, is_collectable: false, available_quantity: left }])
    assert.equal(check?.is_fulfillable, false)
    assert.match((await refusalOf(cartId)) ?? '', /^Unable to place order: Your store .*Choose another store/)
  }
  assert.deepEqual([shop.gateway.charges.size, (await ledgerOf(shop)).orders.length], [0, 0])
  await sql`update stock set reserved = 0 where source = ${STORE}`.execute(db)
  assert.equal(await refusalOf(cartId), undefined)
})

test('a pair is sold from the store that it is collected from, and the warehouse keeps its own', async () => {
  await sql`update stock set on_hand = 1 where sku = ${SKU}`.execute(shop.database.db)
  for (const store of [STORE, OTHER_STORE])
    assert.equal(await refusalOf(await fillCollectedCart(shop, { store })), undefined)
  assert.deepEqual(
    [await piecesAt(shop, STORE), await piecesAt(shop, OTHER_STORE), await piecesAt(shop, 'warehouse')],
    [
      [0, 0],
      [0, 0],
      [1, 0],
    ],
  )
})

test('the confirmation of a split order says what is delivered, what collected, with its code', async () => {
  const order = await placedOrder(await fillCollectedCart(shop, { isSplit: true }))
  const [mail] = await mails()
  assert.match(mail?.text ?? '', /COLLECT FROM WILLIAMS BENDIGO/)
  assert.ok(mail?.text.includes(`Collection code ${order.delivery_groups[1]?.collection_code}`))
  assert.match(mail?.text ?? '', /DELIVERY\n1 x Test shoe\nArriving/)
})

const NOMINATE = gql(`mutation ($id: String!) {
  setNomineeDetails(input: { cart_id: $id, nominee_phone: "0400000001" }) { success } }`)
const UNSET = gql(`mutation ($id: String!) {
  unsetPreferredStore(input: { cart_id: $id }) { cart { shipping_addresses { city } } } }`)
const PICKUP = gql(`mutation ($id: String!, $code: String!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ pickup_location_code: $code }] }) {
    cart { fulfilment preferred_store_data { store_code } shipping_addresses { city pickup_location_code } } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] }) {
    cart { id } } }`)

test("a Magento client's pickup location chooses the store and collects everything there", async () => {
  const id = await fillCart(shop)
  const { setShippingAddressesOnCart } = await shop.server.requireData(PICKUP, { id, code: STORE })
  assert.deepEqual(setShippingAddressesOnCart?.cart, {
    fulfilment: 'clickncollect',
    preferred_store_data: { store_code: STORE },
    shipping_addresses: [{ city: 'bendigo', pickup_location_code: STORE }],
  })
  const { errors } = await shop.server.graphql(PICKUP, { id, code: 'nowhere' })
  assert.equal(errors[0]?.message, 'Could not find a store with ID "nowhere"')
  await shop.server.requireData(NOMINATE, { id })
  await enterCard(shop, id)
  const order = await placedOrder(id)
  assert.equal(order.shipping_address?.company, 'Williams bendigo')
  assert.equal(order.delivery_groups[0]?.store?.store_code, STORE)
})

test('a size collected, and wanted for delivery as well, is one line whose sum must be in stock', async () => {
  const { db } = shop.database
  const cartId = await fillCollectedCart(shop, { quantity: 2 })
  await sql`update stock set on_hand = 0 where sku = ${SKU} and source <> ${STORE}`.execute(db)
  const add = gql(`mutation ($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) {
      user_errors { code } cart { itemsV2 { items { quantity } } } } }`)
  const items = [{ sku: SKU, quantity: 2, shipping_method_option: 'delivery' as const }]
  const { addProductsToCart: added } = await shop.server.requireData(add, { id: cartId, items })
  assert.deepEqual(
    [added.user_errors.map(({ code }) => code), added.cart.itemsV2?.items],
    [['INSUFFICIENT_STOCK'], [{ quantity: 2 }]],
  )
  assert.equal(await refusalOf(cartId), undefined)
  assert.deepEqual(await piecesAt(shop, STORE), [1, 0])
})

test('a store’s address is no address for delivery or billing', async () => {
  const id = await fillCart(shop)
  await shop.server.requireData(PICKUP, { id, code: STORE })
  const { unsetPreferredStore } = await shop.server.requireData(UNSET, { id })
  assert.deepEqual(unsetPreferredStore?.cart.shipping_addresses, [])
  assert.match((await refusalOf(id)) ?? '', /The shipping address is missing/)
})
