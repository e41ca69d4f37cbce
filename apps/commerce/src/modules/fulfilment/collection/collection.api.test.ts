import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { giftCardLine, insertGiftCardProduct } from '../../gift-cards/testing/gift-card-product.ts'
import {
  COLLECTED,
  chooseStore,
  collectLine,
  lineUids,
  readCart,
  SET_OPTION,
  SET_OPTIONS,
  SET_STORE,
  STORE,
  stockStore,
  storeId,
  UNSET_STORE,
} from '../testing/collection.ts'
import { cartWith, closeServer, database, openServer, refusal, server } from '../testing/delivery-server.ts'

before(openServer)
after(closeServer)

const ADD_LINES = gql(`mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { ${COLLECTED} } user_errors { message } } }`)
const REMOVE = gql(`mutation ($id: String!, $uid: ID!) {
  removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { fulfilment } } }`)
const UPDATE = gql(`mutation ($id: String!, $uid: ID!, $quantity: Float!) {
  updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
    cart { fulfilment is_fulfilment_auto_updated } } }`)
const CHECK = gql(`query ($id: String!) { liveInventoryCheck(cart_id: $id) {
  items { shipping_method_option is_collectable available_quantity } } }`)

async function addSku(id: string, sku: string, option?: 'clickncollect') {
  const items = [{ sku, quantity: 1, ...(option && { shipping_method_option: option }) }]
  const { addProductsToCart } = await server.requireData(ADD_LINES, { id, items })
  assert.deepEqual(addProductsToCart?.user_errors, [])
  assert.ok(addProductsToCart)
  return addProductsToCart.cart
}

async function setQuantity(id: string, uid: string, quantity: number) {
  return (await server.requireData(UPDATE, { id, uid, quantity })).updateCartItems?.cart
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a store is chosen by its base64 id and only when it collects for the site [R3.34, R7.106, A71]', async () => {
  const id = await cartWith('RUNNER-38')
  for (const bad of ['not base64!', base64('99999'), await storeId('mat_brisbane')])
    assert.equal(
      await refusal(SET_STORE, { input: { cart_id: id, store_id: bad } }),
      `Could not find a store with ID "${bad}"`,
    )
  for (const column of ['is_active', 'enabled_for_cnc'] as const) {
    await database.db
      .updateTable('store')
      .set({ [column]: false })
      .where('store_code', '=', STORE)
      .execute()
    assert.equal(
      await refusal(SET_STORE, { input: { cart_id: id, store_id: await storeId(STORE) } }),
      "The store isn't available for collection.",
    )
    await database.db
      .updateTable('store')
      .set({ [column]: true })
      .where('store_code', '=', STORE)
      .execute()
  }
  assert.equal((await readCart(id)).preferred_store_data, null)
  const cart = await chooseStore(id)
  assert.deepEqual(cart.preferred_store_data, { store_code: STORE, enabled_for_cnc: true })
})

test('without an email the store is the cart’s, with a guest’s the email is too [R5.12, R5.13, R7.105]', async () => {
  const id = await cartWith('RUNNER-38')
  assert.equal((await chooseStore(id)).email, null)
  assert.equal(
    await refusal(SET_STORE, { input: { cart_id: id, store_id: await storeId(STORE), email: 'nobody@' } }),
    'Invalid email format',
  )
  assert.equal((await chooseStore(id, STORE, {}, 'ann@example.com')).email, 'ann@example.com')
})

test('a line is collected only at a chosen store; all, some or none make the fulfilment [R4.06-R4.11, R7.103, R3.19, R3.20]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2, 'POLISH-ONE': 2 })
  await addSku(id, 'POLISH-ONE')
  const [shoe = '', polish = ''] = await lineUids(id)
  const input = { cart_id: id, cart_item_uid: shoe, shipping_method_option: 'clickncollect' }
  assert.equal(await refusal(SET_OPTION, { input }), 'Select a preferred store first.')
  await chooseStore(id)
  assert.equal((await readCart(id)).fulfilment, 'delivery')
  const split = await collectLine(id, shoe)
  assert.equal(split.fulfilment, 'split')
  assert.deepEqual(
    split.delivery_groups.map(({ kind, item_uids, store }) => [kind, item_uids, store?.store_code]),
    [
      ['DELIVERY', [polish], undefined],
      ['CLICKNCOLLECT', [shoe], STORE],
    ],
  )
  assert.equal(split.prices?.grand_total?.value, 143.85)
  const collected = await collectLine(id, polish)
  assert.deepEqual([collected.fulfilment, collected.prices?.grand_total?.value], ['clickncollect', 134.9])
  assert.deepEqual(
    collected.selected_shipping_method_options.map((option) => option.shipping_method_option),
    ['clickncollect', 'clickncollect'],
  )
  assert.equal((await addSku(id, 'RUNNER-39')).fulfilment, 'split')
  const { removeItemFromCart } = await server.requireData(REMOVE, { id, uid: (await lineUids(id))[2] ?? '' })
  assert.equal(removeItemFromCart?.cart.fulfilment, 'clickncollect')
})

test('unsetting the store makes every line a delivery that is not collectable [R4.12-R4.14]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2 })
  await chooseStore(id)
  const [uid = ''] = await lineUids(id)
  await collectLine(id, uid)
  const collectable = async () =>
    (await server.requireData(CHECK, { id })).liveInventoryCheck?.items.map((item) => [
      item.shipping_method_option,
      item.is_collectable,
      item.available_quantity,
    ])
  assert.deepEqual(await collectable(), [['clickncollect', true, 2]])
  const { unsetPreferredStore } = await server.requireData(UNSET_STORE, { id })
  const { preferred_store_data, fulfilment, is_fulfilment_auto_updated } = unsetPreferredStore?.cart ?? {}
  assert.deepEqual([preferred_store_data, fulfilment, is_fulfilment_auto_updated], [null, 'delivery', false])
  assert.deepEqual(await collectable(), [['delivery', false, 5]])
})

test('options of many lines are set together or not at all; a gift card is not collected', async () => {
  await insertGiftCardProduct(database.db)
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2, 'POLISH-ONE': 2 })
  await addSku(id, 'POLISH-ONE')
  await server.requireData(ADD_LINES, { id, items: [giftCardLine()] })
  await chooseStore(id)
  const [shoe = '', polish = '', card = ''] = await lineUids(id)
  const choose = (uids: readonly string[], option: 'delivery' | 'clickncollect') => ({
    input: {
      cart_id: id,
      options: uids.map((uid) => ({ cart_item_uid: uid, shipping_method_option: option })),
    },
  })
  const refused = [
    [choose([shoe, base64('424242')], 'clickncollect'), "The cart doesn't contain the item"],
    [choose([shoe, polish, card], 'clickncollect'), 'A gift card is sent by email and can’t be collected.'],
  ] as const
  for (const [variables, text] of refused) {
    assert.equal(await refusal(SET_OPTIONS, variables), text)
    assert.equal((await readCart(id)).fulfilment, 'delivery')
  }
  const { setShippingMethodOptions } = await server.requireData(SET_OPTIONS, choose([shoe, polish], 'clickncollect'))
  assert.equal(setShippingMethodOptions?.cart.fulfilment, 'clickncollect')
  const together = await server.requireData(SET_OPTIONS, choose([shoe, polish], 'delivery'))
  assert.equal(together.setShippingMethodOptions?.cart.fulfilment, 'delivery')
})

test('a collected line that its store has no more of becomes a delivery, and the shopper is told [R4.15, A43]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2 })
  await chooseStore(id)
  const [uid = ''] = await lineUids(id)
  await collectLine(id, uid)
  const two = await addSku(id, 'RUNNER-38')
  assert.deepEqual([two.fulfilment, two.is_fulfilment_auto_updated], ['clickncollect', false])
  const three = await addSku(id, 'RUNNER-38')
  assert.deepEqual([three.fulfilment, three.is_fulfilment_auto_updated], ['delivery', true])
  assert.equal(three.itemsV2?.items.length, 1)
  await setQuantity(id, uid, 2)
  assert.equal((await readCart(id)).is_fulfilment_auto_updated, true)
  const again = await collectLine(id, uid)
  assert.deepEqual([again.fulfilment, again.is_fulfilment_auto_updated], ['clickncollect', false])
  const more = await setQuantity(id, uid, 3)
  assert.deepEqual([more?.fulfilment, more?.is_fulfilment_auto_updated], ['delivery', true])
})

test('another size keeps the choice where the store has it, else it is delivered and told [R4.48, R4.15]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2, 'RUNNER-39': 0, 'RUNNER-41': 1 })
  await chooseStore(id)
  const collected = await addSku(id, 'RUNNER-41', 'clickncollect')
  assert.deepEqual(
    collected.selected_shipping_method_options.map((option) => option.shipping_method_option),
    ['delivery', 'clickncollect'],
  )
  assert.equal(collected.is_fulfilment_auto_updated, false)
  const lacking = await addSku(id, 'RUNNER-39', 'clickncollect')
  assert.equal(lacking.selected_shipping_method_options[2]?.shipping_method_option, 'delivery')
  assert.equal(lacking.is_fulfilment_auto_updated, true)
})

test('a size that only the store has is added to be collected, as far as the store has it', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-40': 1 })
  await chooseStore(id)
  const items = (quantity: number, option?: 'clickncollect') => [
    { sku: 'RUNNER-40', quantity, ...(option && { shipping_method_option: option }) },
  ]
  const faults = async (line: ReturnType<typeof items>) =>
    (await server.requireData(ADD_LINES, { id, items: line })).addProductsToCart?.user_errors.map((one) => one?.message)
  assert.deepEqual(await faults(items(1)), ['This product is out of stock'])
  assert.deepEqual(await faults(items(2, 'clickncollect')), ['The requested qty is not available'])
  assert.deepEqual(await faults(items(1, 'clickncollect')), [])
  assert.equal((await readCart(id)).fulfilment, 'split')
})

test('a store chosen later takes the collected lines that it has; the others are delivered', async () => {
  const other = 'wil_ballarat'
  const id = await cartWith('RUNNER-38')
  await addSku(id, 'RUNNER-39')
  await stockStore({ 'RUNNER-38': 2, 'RUNNER-39': 1 })
  await stockStore({ 'RUNNER-38': 1, 'RUNNER-39': 0 }, other)
  await chooseStore(id)
  for (const uid of await lineUids(id)) await collectLine(id, uid)
  const moved = await chooseStore(id, other)
  assert.deepEqual([moved.fulfilment, moved.is_fulfilment_auto_updated], ['split', true])
  assert.deepEqual(
    moved.selected_shipping_method_options.map((option) => option.shipping_method_option),
    ['clickncollect', 'delivery'],
  )
})
