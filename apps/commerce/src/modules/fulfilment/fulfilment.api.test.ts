import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import {
  address,
  CART,
  cartWith,
  closeServer,
  database,
  deliverTo,
  nzAddress,
  openServer,
  refusal,
  SET_ADDRESS,
  server,
} from './testing/delivery-server.ts'

before(openServer)
after(closeServer)

test('an address in New Zealand takes the authority to leave away [J08.3, R4.37, A105]', async () => {
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
  const document = gql(`query ($id: String!) {
    liveInventoryCheck(cart_id: $id, allocation: true) {
      is_fulfillable message items {
        sku requested_quantity available_quantity is_available is_collectable allocations { source_code quantity }
      } }
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
