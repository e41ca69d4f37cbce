import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { ShippingQuotes } from '#modules/cart'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { insertGoods } from '#src/testing/goods'
import { startTestServer, type TestServer } from '#src/testing/server'
import { addLines, resolveLines } from './add-lines.ts'
import { changeCart } from './change.ts'
import { mergeInto } from './merge.ts'
import { openCart } from './new-cart.ts'
import { loadCartLines } from './store.ts'

const FIELDS = `id total_quantity is_virtual applied_coupons { code }
  items { uid quantity is_available not_available_message max_qty errors { code message } product { sku name }
    ... on ConfigurableCartItem { configurable_options { option_label value_label configurable_product_option_value_uid } configured_variant { sku } }
    prices { price_including_tax { value } row_total { value } row_total_including_tax { value } } }
  prices { grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value } discounts { label } applied_taxes { label amount { value } } shipping_including_tax { value } }`

interface Item {
  uid: string
  quantity: number
  is_available: boolean
  not_available_message: string | null
  max_qty: number
  errors: { code: string; message: string }[] | null
  product: { sku: string }
  configurable_options: { value_label: string; configurable_product_option_value_uid: string }[]
  configured_variant: { sku: string }
  prices: { price_including_tax: { value: number }; row_total: { value: number }; row_total_including_tax: { value: number } }
}
interface CartAnswer {
  id: string
  total_quantity: number
  applied_coupons: null
  items: Item[]
  prices: {
    grand_total: { value: number; currency: string }
    subtotal_including_tax: { value: number }
    subtotal_excluding_tax: { value: number }
    discounts: null
    applied_taxes: { label: string; amount: { value: number } }[]
    shipping_including_tax: { value: number }
  }
}
interface AddAnswer {
  addProductsToCart: { cart: CartAnswer; user_errors: { __typename: string; code: string; message: string; quantity?: number }[] }
}

/** One way of delivery a country, free from $10. */
const shipping: ShippingQuotes = {
  methodsFor: ({ country, goodsCents }) => {
    const isFree = goodsCents >= 1000
    return [
      {
        carrierCode: 'post',
        carrierTitle: 'Post',
        methodCode: country,
        methodTitle: 'Parcel',
        amountCents: isFree ? 0 : 895,
        minDays: 1,
        maxDays: 2,
        isFree,
      },
    ]
  },
}

let database: TestDatabase
let server: TestServer

before(async () => {
  database = await withDatabase()
  await insertGoods(database.db)
  server = await startTestServer({ db: database.db, ports: { shipping } })
})

after(async () => {
  await server?.close()
  await database?.drop()
})

const sizeUid = (size: string) => Buffer.from(`configurable/size/${size}`).toString('base64')

async function newCart(headers: Record<string, string> = {}): Promise<string> {
  const { data, errors } = await server.graphql<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, headers)
  assert.deepEqual(errors, [])
  return data?.createEmptyCart ?? ''
}

function add(cartId: string, cartItems: readonly Record<string, unknown>[], headers: Record<string, string> = {}) {
  const document = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart { ${FIELDS} } user_errors { __typename code message ... on InsufficientStockError { quantity } } } }`
  return server.graphql<AddAnswer>(document, { cartId, cartItems }, headers)
}

async function added(cartId: string, cartItems: readonly Record<string, unknown>[], headers: Record<string, string> = {}) {
  const { data, errors } = await add(cartId, cartItems, headers)
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.addProductsToCart
}

async function read(cartId: string, headers: Record<string, string> = {}): Promise<CartAnswer> {
  const { data, errors } = await server.graphql<{ cart: CartAnswer }>(
    `query ($id: String!) { cart(cart_id: $id) { ${FIELDS} } }`,
    { id: cartId },
    headers,
  )
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.cart
}

async function refusal(document: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { errors } = await server.graphql(document, variables, headers)
  return { message: errors[0]?.message, category: errors[0]?.extensions.category }
}

async function insertCustomer(email: string): Promise<number> {
  const text = "insert into customer (website_id, email, firstname, lastname) values (9, $1, 'Bea', 'Ng') returning id"
  const { rows } = await database.pool.query<{ id: number }>(text, [email])
  return rows[0]?.id ?? 0
}

test('R7.68 createEmptyCart gives an id of 32 letters and digits, and takes one of exactly 32', async () => {
  assert.match(await newCart(), /^[A-Za-z0-9]{32}$/)
  const document = 'mutation ($id: String) { createEmptyCart(input: {cart_id: $id}) }'
  const id = `${'A'.repeat(31)}b`
  assert.equal((await server.graphql<{ createEmptyCart: string }>(document, { id })).data?.createEmptyCart, id)
  assert.deepEqual(await refusal(document, { id }), { message: `Cart with ID "${id}" already exists.`, category: 'graphql-input' })
  assert.equal((await refusal(document, { id: 'short' })).message, 'Cart ID length should to be 32 symbols.')
})

test('R7.68 A71 createEmptyCart takes a store code in base64', async () => {
  const document = 'mutation ($code: String) { createEmptyCart(input: {store_code: $code}) }'
  const code = Buffer.from('mathers_au').toString('base64')
  const id = (await server.graphql<{ createEmptyCart: string }>(document, { code })).data?.createEmptyCart ?? ''
  assert.equal((await read(id, { store: 'mathers_au' })).id, id)
  assert.equal((await refusal(document, { code: 'bm9uZQ==' })).message, 'Requested store is not found (bm9uZQ==)')
})

test('R7.69 R3.22 a size is added by product sku with its option, and told with all it is', async () => {
  const cartId = await newCart()
  const { cart, user_errors } = await added(cartId, [{ sku: 'RUNNER', quantity: 2, selected_options: [sizeUid('38')] }])
  assert.deepEqual(user_errors, [])
  const [item] = cart.items
  assert.equal(item?.product.sku, 'RUNNER')
  assert.equal(item?.configured_variant.sku, 'RUNNER-38')
  assert.equal(item?.configurable_options[0]?.value_label, '38')
  assert.equal(item?.configurable_options[0]?.configurable_product_option_value_uid, sizeUid('38'))
  assert.equal(item?.prices.row_total_including_tax.value, 259.9)
  assert.equal(cart.total_quantity, 2)
  assert.equal(cart.applied_coupons, null)
})

test('R3.08 A109 totals agree: grand total = subtotal + delivery, with the GST contained in it', async () => {
  const cartId = await newCart()
  const { cart } = await added(cartId, [{ sku: 'POLISH-ONE', quantity: 1 }])
  assert.equal(cart.prices.subtotal_including_tax.value, 4.95)
  assert.equal(cart.prices.shipping_including_tax.value, 8.95)
  assert.deepEqual(cart.prices.grand_total, { value: 13.9, currency: 'AUD' })
  assert.deepEqual(cart.prices.applied_taxes, [{ label: 'GST', amount: { value: 1.26 } }])
  assert.equal(cart.prices.subtotal_excluding_tax.value, 4.5)
  assert.equal(cart.prices.discounts, null)
  const { cart: free } = await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  assert.deepEqual(free.prices.grand_total, { value: 134.9, currency: 'AUD' })
})

test('R1.41 A109 Styletread NZ prices in NZD with 3/23 GST', async () => {
  const headers = { store: 'styletread_nz' }
  const { cart } = await added(await newCart(headers), [{ sku: 'RUNNER-38', quantity: 1 }], headers)
  assert.deepEqual(cart.prices.grand_total, { value: 129.95, currency: 'NZD' })
  assert.equal(cart.prices.applied_taxes[0]?.amount.value, 16.95)
})

test('R4.46 adding a size again, by whichever sku, grows its line', async () => {
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  const { cart } = await added(cartId, [
    { sku: 'RUNNER', quantity: 2, selected_options: [sizeUid('38')] },
    { sku: 'RUNNER-38', parent_sku: 'RUNNER', quantity: 1 },
  ])
  assert.deepEqual(
    cart.items.map((item) => item.quantity),
    [4],
  )
})

test('R5.04 R5.05 good lines are kept and bad ones told in user_errors', async () => {
  const cartId = await newCart()
  const { cart, user_errors } = await added(cartId, [
    { sku: 'RUNNER-38', quantity: 1 },
    { sku: 'NOPE', quantity: 1 },
    { sku: 'RUNNER', quantity: 1, selected_options: [sizeUid('99')] },
    { sku: 'RUNNER', quantity: 1 },
    { sku: 'RUNNER-39', quantity: 2 },
    { sku: 'RUNNER-40', quantity: 1 },
  ])
  assert.deepEqual(
    cart.items.map((item) => item.configured_variant.sku),
    ['RUNNER-38'],
  )
  assert.deepEqual(
    user_errors.map(({ code, message }) => [code, message]),
    [
      ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NOPE"'],
      ['NOT_SALABLE', 'The required options you selected are not available'],
      ['REQUIRED_PARAMETER_MISSING', 'You need to choose options for your item.'],
      ['INSUFFICIENT_STOCK', 'The requested qty is not available'],
      ['INSUFFICIENT_STOCK', 'This product is out of stock'],
    ],
  )
  assert.deepEqual([user_errors[3]?.__typename, user_errors[3]?.quantity], ['InsufficientStockError', 1])
})

test('failures 13: quantities 0, -1, 1.5 and 1e9 are refused and change nothing; "2" is no number', async () => {
  const cartId = await newCart()
  for (const quantity of [0, -1, 1.5, 1e9]) {
    const { cart, user_errors } = await added(cartId, [{ sku: 'RUNNER-38', quantity }])
    assert.equal(user_errors.length, 1, String(quantity))
    assert.deepEqual(cart.items, [])
  }
  const { errors } = await add(cartId, [{ sku: 'RUNNER-38', quantity: '2' }])
  assert.equal(errors.length, 1)
  assert.equal((await added(cartId, [{ sku: 'RUNNER-41', quantity: 100 }])).user_errors[0]?.message, 'The most you may purchase is 99.')
})

test('R7.71 quantities change, 0 removes, a shortage is told in errors and an unknown line in errors[]', async () => {
  const cartId = await newCart()
  const { cart } = await added(cartId, [
    { sku: 'RUNNER-38', quantity: 1 },
    { sku: 'POLISH-ONE', quantity: 1 },
  ])
  const [runner, polish] = cart.items.map((item) => item.uid)
  const document = `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { ${FIELDS} } errors { code message } } }`
  const update = (items: unknown[]) =>
    server.graphql<{ updateCartItems: { cart: CartAnswer; errors: { code: string; message: string }[] } }>(document, {
      input: { cart_id: cartId, cart_items: items },
    })
  const changed = await update([
    { cart_item_uid: runner, quantity: 5 },
    { cart_item_uid: polish, quantity: 0 },
  ])
  assert.deepEqual(
    changed.data?.updateCartItems.cart.items.map((item) => item.quantity),
    [5],
  )
  const short = await update([{ cart_item_uid: runner, quantity: 6 }])
  assert.deepEqual(short.data?.updateCartItems.errors, [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }])
  assert.equal(short.data?.updateCartItems.cart.items[0]?.quantity, 5)
  for (const quantity of [-1, 2.5])
    assert.equal((await update([{ cart_item_uid: runner, quantity }])).data?.updateCartItems.errors.length, 1)
  const missing = await update([{ cart_item_uid: Buffer.from('999999').toString('base64'), quantity: 1 }])
  assert.equal(missing.errors[0]?.message, 'Could not find cart item with id: 999999.')
  assert.equal(missing.errors[0]?.extensions.category, 'graphql-no-such-entity')
})

test('R7.70 a line is removed by uid; one that is not there is told', async () => {
  const cartId = await newCart()
  const uid = (await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])).cart.items[0]?.uid
  const document =
    'mutation ($id: String!, $uid: ID) { removeItemFromCart(input: {cart_id: $id, cart_item_uid: $uid}) { cart { items { uid } total_quantity } } }'
  const removed = await server.graphql<{ removeItemFromCart: { cart: CartAnswer } }>(document, { id: cartId, uid })
  assert.deepEqual(removed.data?.removeItemFromCart.cart, { items: [], total_quantity: 0 })
  assert.deepEqual(await refusal(document, { id: cartId, uid }), {
    message: "The cart doesn't contain the item",
    category: 'graphql-no-such-entity',
  })
  assert.equal((await refusal(document, { id: '', uid })).message, 'Required parameter "cart_id" is missing.')
})

test('R7.69 the older adding calls add all or nothing', async () => {
  const cartId = await newCart()
  const simple = `mutation ($input: AddSimpleProductsToCartInput) { addSimpleProductsToCart(input: $input) { cart { total_quantity } } }`
  const bad = { cart_id: cartId, cart_items: [{ data: { sku: 'RUNNER-38', quantity: 1 } }, { data: { sku: 'NOPE', quantity: 1 } }] }
  assert.equal((await refusal(simple, { input: bad })).message, 'Could not find a product with SKU "NOPE"')
  assert.equal((await read(cartId)).total_quantity, 0)
  const configurable = `mutation ($input: AddConfigurableProductsToCartInput) { addConfigurableProductsToCart(input: $input) { cart { total_quantity } } }`
  const good = { cart_id: cartId, cart_items: [{ parent_sku: 'RUNNER', data: { sku: 'RUNNER-38', quantity: 2 } }] }
  const { data } = await server.graphql<{ addConfigurableProductsToCart: { cart: CartAnswer } }>(configurable, { input: good })
  assert.equal(data?.addConfigurableProductsToCart.cart.total_quantity, 2)
})

test("R8.64 R8.65 R1.15 unknown, ended and other sites' carts are refused with their texts", async () => {
  const document = 'query ($id: String!) { cart(cart_id: $id) { id } }'
  assert.deepEqual(await refusal(document, { id: 'x'.repeat(32) }), {
    message: `Could not find a cart with ID "${'x'.repeat(32)}"`,
    category: 'graphql-no-such-entity',
  })
  assert.equal((await refusal(document, { id: "' or 1=1 --" })).message, 'Could not find a cart with ID "\' or 1=1 --"')
  assert.equal((await refusal(document, { id: '' })).message, 'Required parameter "cart_id" is missing')
  const cartId = await newCart()
  assert.deepEqual(await refusal(document, { id: cartId }, { store: 'mathers_au' }), {
    message: "Can't assign cart to store in different website.",
    category: 'graphql-input',
  })
  await database.db.updateTable('cart').set({ is_active: false }).where('id', '=', cartId).execute()
  assert.deepEqual(await refusal(document, { id: cartId }), { message: "The cart isn't active.", category: 'graphql-no-such-entity' })
})

test('failures 5: a cart that waits for its payment can be read but not changed', async () => {
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  await database.db.updateTable('cart').set({ locked_by_order: 1 }).where('id', '=', cartId).execute()
  assert.equal((await add(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])).errors[0]?.message, "The cart isn't active.")
  assert.equal((await read(cartId)).total_quantity, 1)
})

test("R6.10 a customer's cart is refused to guests", async () => {
  const cartId = await newCart()
  await database.db
    .updateTable('cart')
    .set({ customer_id: await insertCustomer('bea@example.com') })
    .where('id', '=', cartId)
    .execute()
  assert.deepEqual(await refusal('query ($id: String!) { cart(cart_id: $id) { id } }', { id: cartId }), {
    message: `The current user cannot perform operations on cart "${cartId}"`,
    category: 'graphql-authorization',
  })
})

test("R7.67 R4.23 A51 a guest cart merges into the customer's: pieces add up to what is in stock, and the source ends", async () => {
  const guestCartId = await newCart()
  await added(guestCartId, [
    { sku: 'RUNNER-38', quantity: 4 },
    { sku: 'POLISH-ONE', quantity: 1 },
  ])
  const customerId = await insertCustomer('cy@example.com')
  const viewer = { customerId, guestSecret: undefined, address: '127.0.0.1' }
  const ctx = { db: database.db, brand: brandOf('williams'), viewer, ports: { shipping } }
  const own = await openCart(ctx, ctx.brand, undefined)
  assert.equal((await openCart(ctx, ctx.brand, undefined)).id, own.id)
  await changeCart(ctx, own.id, async (trx, cart) => {
    await addLines(trx, cart, await resolveLines(trx, 9, [{ sku: 'RUNNER-38', parentSku: undefined, quantity: 2, selectedOptions: [] }]))
  })
  await mergeInto(ctx, guestCartId, own.id)
  const lines = await loadCartLines(database.db, own.id)
  assert.deepEqual(
    lines.map((line) => [line.variant_sku, line.quantity]),
    [
      ['RUNNER-38', 5],
      ['POLISH-ONE', 1],
    ],
  )
  await assert.rejects(mergeInto(ctx, guestCartId, own.id), { message: "The cart isn't active." })
})

test('R7.67 R7.87 customerCart and mergeCarts need a sign-in', async () => {
  assert.deepEqual(await refusal('{ customerCart { id } }'), {
    message: 'The request is allowed for logged in customer',
    category: 'graphql-authorization',
  })
  assert.deepEqual(await refusal('mutation { mergeCarts(source_cart_id: "x") { id } }'), {
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  })
})

test("reliability §3 a cart made through a storefront shows its email only with its guest's secret, and never takes a client's id", async () => {
  const guest = { 'x-service-key': server.config.serviceKey, 'x-guest-secret': 'secret-of-the-first-guest' }
  const id = 'B'.repeat(32)
  const made = await server.graphql<{ createEmptyCart: string }>(
    'mutation ($id: String) { createEmptyCart(input: {cart_id: $id}) }',
    { id },
    guest,
  )
  const cartId = made.data?.createEmptyCart ?? ''
  assert.notEqual(cartId, id)
  await database.db.updateTable('cart').set({ email: 'ann@example.com' }).where('id', '=', cartId).execute()
  const document = 'query ($id: String!) { cart(cart_id: $id) { email } }'
  assert.deepEqual((await server.graphql(document, { id: cartId }, guest)).data, { cart: { email: 'ann@example.com' } })
  const refused = { message: `The current user cannot perform operations on cart "${cartId}"`, category: 'graphql-authorization' }
  assert.deepEqual(await refusal(document, { id: cartId }), refused)
  assert.deepEqual(await refusal(document, { id: cartId }, { ...guest, 'x-guest-secret': 'secret-of-another-guest' }), refused)
})

test('R7.78 R7.81 coupons: none is on offer, so codes are not valid; an empty cart says so; removing changes nothing', async () => {
  const cartId = await newCart()
  const apply = 'mutation ($id: String!) { applyCouponToCart(input: {cart_id: $id, coupon_code: "SAVE10"}) { cart { id } } }'
  assert.deepEqual(await refusal(apply, { id: cartId }), { message: 'Cart does not contain products.', category: 'graphql-no-such-entity' })
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  assert.deepEqual(await refusal(apply, { id: cartId }), {
    message: "The coupon code isn't valid. Verify the code and try again.",
    category: 'graphql-no-such-entity',
  })
  const remove = `mutation ($id: String!) { removeCouponFromCart(input: {cart_id: $id}) { cart { ${FIELDS} } } }`
  const { data } = await server.graphql<{ removeCouponFromCart: { cart: CartAnswer } }>(remove, { id: cartId })
  assert.equal(data?.removeCouponFromCart.cart.prices.grand_total.value, 129.95)
})

test('contract itemsV2 pages and sorts the lines', async () => {
  const cartId = await newCart()
  await added(cartId, [
    { sku: 'RUNNER-38', quantity: 1 },
    { sku: 'POLISH-ONE', quantity: 3 },
  ])
  const document = `query ($id: String!, $page: Int) { cart(cart_id: $id) { itemsV2(pageSize: 1, currentPage: $page, sort: {field: QTY, order: DESC}) {
    items { quantity } total_count page_info { current_page page_size total_pages } } } }`
  assert.deepEqual((await server.graphql(document, { id: cartId, page: 1 })).data, {
    cart: { itemsV2: { items: [{ quantity: 3 }], total_count: 2, page_info: { current_page: 1, page_size: 1, total_pages: 2 } } },
  })
  assert.equal(
    (await refusal(document, { id: cartId, page: 3 })).message,
    'currentPage value 3 specified is greater than the 2 page(s) available.',
  )
})

test('R3.22 lines that ran short, changed price or vanished stay on the cart and say so', async () => {
  const cartId = await newCart()
  await added(cartId, [
    { sku: 'RUNNER-38', quantity: 2 },
    { sku: 'POLISH-ONE', quantity: 1 },
  ])
  const { db } = database
  const polish = await db.selectFrom('product').select('id').where('sku', '=', 'POLISH').executeTakeFirstOrThrow()
  const onPolish = db.updateTable('product_site').where('product_id', '=', polish.id).where('website_id', '=', 9)
  await db.updateTable('stock').set({ on_hand: 1 }).where('sku', '=', 'RUNNER-38').execute()
  await onPolish.set({ regular_cents: 695 }).execute()
  const [short, dearer] = (await read(cartId)).items
  assert.deepEqual([short?.is_available, short?.not_available_message, short?.max_qty], [false, 'The requested qty is not available', 1])
  assert.deepEqual(dearer?.errors, [{ code: 'UNDEFINED', message: 'The price has changed from $4.95 to $6.95.' }])
  assert.equal(dearer?.is_available, true)
  await onPolish.set({ is_enabled: false }).execute()
  const [, gone] = (await read(cartId)).items
  assert.deepEqual(
    [gone?.product.sku, gone?.is_available, gone?.not_available_message],
    ['POLISH', false, 'Product that you are trying to add is not available.'],
  )
  await onPolish.set({ is_enabled: true, regular_cents: 495 }).execute()
  await db.updateTable('stock').set({ on_hand: 5 }).where('sku', '=', 'RUNNER-38').execute()
})

test('concurrency: 20 parallel adds to one cart give the exact quantity, and the line never exceeds stock', async () => {
  const cartId = await newCart()
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(cartId, [{ sku: 'POLISH-ONE', quantity: 2 }])))
  assert.ok(answers.every(({ data }) => data?.addProductsToCart.user_errors.length === 0))
  assert.equal((await read(cartId)).items[0]?.quantity, 40)
  const more = await Promise.all(Array.from({ length: 20 }, () => add(cartId, [{ sku: 'POLISH-ONE', quantity: 2 }])))
  assert.equal(more.filter(({ data }) => data?.addProductsToCart.user_errors.length === 0).length, 10)
  assert.equal((await read(cartId)).items[0]?.quantity, 60)
})
