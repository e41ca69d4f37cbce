import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { registerCustomer, type TestCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { SKU, type TestShop } from '#src/testing/shop'
import { placeCollection } from '../orders/testing/collections.ts'
import { openShopWithReturns, placeShipped } from './testing/shipped-orders.ts'

let shop: TestShop
let ada: TestCustomer
before(async () => {
  shop = await openShopWithReturns()
  ada = await registerCustomer(shop.server, 'ada@example.com')
})
after(() => shop.close())

const PLACE = { firstname: 'Ada', lastname: "O'Neil", city: 'Melbourne', postcode: '3000', country_code: 'AU' }

const SAVE = gql(`mutation ($address: CustomerAddressInput!) {
  updateCustomerV2(input: { middlename: "Mary", suffix: "Jr", gender: 2, date_of_birth: "1988-02-29", is_subscribed: true }) {
    customer { customer_id } }
  createCustomerAddress(input: $address) { id } }`)
const CUSTOMER =
  gql(`{ customer { customer_id firstname middlename lastname suffix email gender date_of_birth is_subscribed
  default_shipping default_billing addresses { id city } wishlists { id } orders { items { number } }
  returns { items { number } } } }`)
const REQUEST = gql(`mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { number } } }`)

test('a customer has every field, with what was saved, ordered and returned [R3.01]', async () => {
  await shop.server.requireData(
    SAVE,
    {
      address: {
        ...ADDRESS,
        country_code: 'AU',
        region: { region_code: 'VIC' },
        default_billing: true,
        default_shipping: true,
      },
    },
    ada.headers,
  )
  const order = await placeShipped(shop, { customerId: ada.id })
  const item = {
    order_item_uid: order.itemUid,
    quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: 'reason', value: '10406' }],
  }
  const requested = await shop.server.requireData(
    REQUEST,
    { input: { order_uid: order.uid, items: [item] } },
    ada.headers,
  )
  const { customer } = await shop.server.requireData(CUSTOMER, {}, ada.headers)
  const [home] = customer?.addresses ?? []
  assert.ok(customer && home?.id)
  const { addresses: _addresses, wishlists, orders, returns, ...own } = customer
  assert.deepEqual(own, {
    customer_id: String(ada.id),
    firstname: 'Ada',
    middlename: 'Mary',
    lastname: "O'Neil",
    suffix: 'Jr',
    email: 'ada@example.com',
    gender: 2,
    date_of_birth: '1988-02-29',
    is_subscribed: true,
    default_shipping: String(home.id),
    default_billing: String(home.id),
  })
  assert.equal(home.city, 'Melbourne')
  assert.equal(wishlists.length, 1)
  assert.deepEqual(orders?.items, [{ number: order.number }])
  assert.deepEqual(returns?.items, [{ number: requested.requestReturn?.return?.number }])
})

const LEAVE = gql(`mutation ($id: String!) {
  setAuthorityToLeave(input: { cart_id: $id, checked: true, instructions: "Leave at the side gate" }) { cart { id } } }`)
const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  order_date id number status total_qty_ordered shipping_method shipping_instructions payment_methods { name type }
  shipping_address { firstname lastname city postcode country_code } billing_address { firstname lastname city postcode country_code }
  total { grand_total { value currency } subtotal_incl_tax { value } total_shipping { value } total_tax { value } }
  items { id product_name product_type quantity_ordered quantity_shipped quantity_returned status
    selected_options { label value } colour brand product_sale_price { value } prices { price_including_tax { value } }
    image { url } ... on GiftCardOrderItem { gift_card { recipient_name } } }
  shipments { number } items_eligible_for_return { id }
  nominee_details { nominee_first_name nominee_last_name nominee_phone } preferred_store_data { store_code }
  selected_shipping_method_options { cart_item_uid shipping_method_option } } }`)

test('an order and its items have every field, and keep the authority to leave [J19.1, R3.62, R3.65, R3.69]', async () => {
  const order = await placeShipped(shop, {
    quantity: 2,
    before: (cartId) => shop.server.requireData(LEAVE, { id: cartId }),
  })
  const { guestOrderByToken: seen } = await shop.server.requireData(ORDER, { token: order.token })
  assert.ok(!Number.isNaN(Date.parse(seen.order_date)))
  assert.deepEqual(
    [seen.id, seen.number, seen.status, seen.total_qty_ordered, seen.shipping_method, seen.shipping_instructions],
    [order.uid, order.number, 'Complete', 2, 'Standard delivery', 'Leave at the side gate'],
  )
  assert.deepEqual([seen.shipping_address, seen.billing_address], [PLACE, PLACE])
  assert.ok(seen.payment_methods?.[0]?.name && seen.payment_methods[0].type)
  assert.deepEqual(seen.total, {
    grand_total: { value: 119.9, currency: 'AUD' },
    subtotal_incl_tax: { value: 119.9 },
    total_shipping: { value: 0 },
    total_tax: { value: 10.9 },
  })
  const [item] = seen.items ?? []
  assert.ok(item)
  const { id, product_type: type, selected_options: options, image: _, ...rest } = item
  assert.deepEqual([id, type], [order.itemUid, 'configurable'])
  assert.ok(options?.some((option) => option?.value === '38'))
  assert.deepEqual(rest, {
    product_name: 'Test shoe',
    quantity_ordered: 2,
    quantity_shipped: 2,
    quantity_returned: 0,
    status: 'Shipped',
    colour: 'Black',
    brand: 'Test & Sons',
    product_sale_price: { value: 59.95 },
    prices: { price_including_tax: { value: 59.95 } },
  })
  assert.deepEqual(seen.items_eligible_for_return, [{ id: order.itemUid }])
  assert.equal(seen.shipments?.length, 1)
  assert.deepEqual(
    seen.selected_shipping_method_options.map((option) => option.shipping_method_option),
    ['delivery'],
  )
  const collected = await placeCollection(shop, { skus: [SKU] })
  const { access_token: token } = await shop.database.db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', collected.number)
    .executeTakeFirstOrThrow()
  const { guestOrderByToken: there } = await shop.server.requireData(ORDER, { token })
  assert.deepEqual(there.nominee_details, {
    nominee_first_name: 'Tom',
    nominee_last_name: 'Whitford',
    nominee_phone: '0491570156',
  })
  assert.equal(there.preferred_store_data?.store_code, 'wil_test')
  assert.deepEqual(
    there.selected_shipping_method_options.map((option) => option.shipping_method_option),
    ['clickncollect'],
  )
})
