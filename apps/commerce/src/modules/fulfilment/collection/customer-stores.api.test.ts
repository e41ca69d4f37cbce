import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { registerCustomer, type TestCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import {
  chooseStore,
  collectLine,
  lineUids,
  readCart,
  SET_STORE,
  STORE,
  stockStore,
  storeId,
  UNSET_STORE,
} from '../testing/collection.ts'
import { cartWith, closeServer, database, openServer, refusal, server } from '../testing/delivery-server.ts'

before(openServer)
after(closeServer)

const OTHER = 'wil_ballarat'

async function storeOf({ id }: TestCustomer) {
  const row = await database.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return row.preferred_store_code
}

async function endCart(id: string) {
  await database.db.updateTable('cart').set({ is_active: false }).where('id', '=', id).execute()
}

test('a customer’s store is on cart and account, starts new carts, and is unset on both [R7.104, R7.107, R5.12]', async () => {
  const ada = await registerCustomer(server, 'store-of-ada@example.com')
  const id = await cartWith('RUNNER-38', ada.headers)
  await chooseStore(id, STORE, ada.headers, ada.email)
  assert.equal(await storeOf(ada), STORE)
  assert.equal((await readCart(id, ada.headers)).email, ada.email)
  await endCart(id)
  const next = await cartWith('RUNNER-38', ada.headers)
  assert.equal((await readCart(next, ada.headers)).preferred_store_data?.store_code, STORE)
  await server.requireData(UNSET_STORE, { id: next }, ada.headers)
  assert.equal(await storeOf(ada), null)
  await endCart(next)
  assert.equal((await readCart(await cartWith(undefined, ada.headers), ada.headers)).preferred_store_data, null)
})

test('a remembered store that has stopped collecting starts no cart', async () => {
  const bo = await registerCustomer(server, 'store-of-bo@example.com')
  const id = await cartWith('RUNNER-38', bo.headers)
  await chooseStore(id, OTHER, bo.headers)
  await endCart(id)
  await database.db.updateTable('store').set({ enabled_for_cnc: false }).where('store_code', '=', OTHER).execute()
  assert.equal((await readCart(await cartWith(undefined, bo.headers), bo.headers)).preferred_store_data, null)
  await database.db.updateTable('store').set({ enabled_for_cnc: true }).where('store_code', '=', OTHER).execute()
})

test('nobody else chooses the store or the options of a customer’s cart [R6.10]', async () => {
  const [cy, di] = [await registerCustomer(server, 'cy@example.com'), await registerCustomer(server, 'di@example.com')]
  const id = await cartWith('RUNNER-38', cy.headers)
  await chooseStore(id, STORE, cy.headers)
  const refused = `The current user cannot perform operations on cart "${id}"`
  for (const headers of [di.headers, {}]) {
    assert.equal(await refusal(SET_STORE, { input: { cart_id: id, store_id: await storeId(OTHER) } }, headers), refused)
    assert.equal(await refusal(UNSET_STORE, { id }, headers), refused)
  }
  assert.equal((await readCart(id, cy.headers)).preferred_store_data?.store_code, STORE)
  assert.equal(await storeOf(di), null)
})

const MERGE = gql(
  'mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }',
)

test('merged carts keep the customer’s store and choices; without one the guest’s come along [R7.87, A51]', async () => {
  await stockStore({ 'RUNNER-38': 4, 'RUNNER-39': 4, 'POLISH-ONE': 4 })
  for (const own of [OTHER, undefined]) {
    const customer = await registerCustomer(server, `merging-${own ?? 'none'}@example.com`)
    const to = await cartWith('RUNNER-39', customer.headers)
    if (own) await chooseStore(to, own, customer.headers)
    const from = await cartWith('RUNNER-38')
    await chooseStore(from)
    for (const uid of await lineUids(from)) await collectLine(from, uid)
    await server.requireData(MERGE, { from, to }, customer.headers)
    const merged = await readCart(to, customer.headers)
    assert.equal(merged.preferred_store_data?.store_code, own ?? STORE)
    assert.deepEqual(
      merged.selected_shipping_method_options.map((option) => option.shipping_method_option),
      ['delivery', own ? 'delivery' : 'clickncollect'],
    )
  }
})
