import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
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
} from './testing/collection.ts'
import { cartWith, closeServer, database, openServer, refusal, server } from './testing/delivery-server.ts'

before(openServer)
after(closeServer)

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

test('lines are collected one by one; all of them, some or none is the cart’s fulfilment [R4.06-R4.10, R7.103]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2, 'POLISH-ONE': 2 })
  const [uid = ''] = await lineUids(id)
  const input = { cart_id: id, cart_item_uid: uid, shipping_method_option: 'clickncollect' }
  assert.equal(await refusal(SET_OPTION, { input }), 'Select a preferred store first.')
  await chooseStore(id)
  assert.equal((await readCart(id)).fulfilment, 'delivery')
  assert.equal((await collectLine(id, uid)).fulfilment, 'clickncollect')
})

test('unsetting the store makes every line a delivery [R4.11, R4.12, R4.14]', async () => {
  const id = await cartWith('RUNNER-38')
  await stockStore({ 'RUNNER-38': 2 })
  await chooseStore(id)
  const [uid = ''] = await lineUids(id)
  await collectLine(id, uid)
  const { unsetPreferredStore } = await server.requireData(UNSET_STORE, { id })
  assert.equal(unsetPreferredStore.cart.preferred_store_data, null)
  assert.equal(unsetPreferredStore.cart.fulfilment, 'delivery')
})

test('options of many lines are set together or not at all', async () => {
  const id = await cartWith('RUNNER-38')
  await chooseStore(id)
  const [uid = ''] = await lineUids(id)
  const options = [
    { cart_item_uid: uid, shipping_method_option: 'clickncollect' },
    { cart_item_uid: base64('424242'), shipping_method_option: 'delivery' },
  ]
  assert.equal(await refusal(SET_OPTIONS, { input: { cart_id: id, options } }), "The cart doesn't contain the item")
  assert.equal((await readCart(id)).fulfilment, 'delivery')
})
