import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CartItemUpdateInput } from '#src/platform/contract/contract.generated'
import { gql, type Sent, untyped } from '#src/testing/gql'
import {
  ADD,
  add,
  added,
  closeShop,
  database,
  FIELDS,
  newCart,
  openShop,
  read,
  refusal,
  server,
  sizeUid,
} from './testing/test-shop.ts'

before(openShop)
after(closeShop)

test('a size is added by product sku and option, and answered in full [R7.69, R3.22]', async () => {
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

test('totals agree: grand total = subtotal + delivery, with the GST contained in it [A109]', async () => {
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

test('Styletread NZ prices in NZD with 3/23 GST [A109]', async () => {
  const headers = { store: 'styletread_nz' }
  const { cart } = await added(await newCart(headers), [{ sku: 'RUNNER-38', quantity: 1 }], headers)
  assert.deepEqual(cart.prices.grand_total, { value: 129.95, currency: 'NZD' })
  assert.equal(cart.prices.applied_taxes[0]?.amount.value, 16.95)
})

test('adding a size again, by whichever sku, grows its line', async () => {
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

test('valid lines are added, invalid ones reported in user_errors [R5.05]', async () => {
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

test('quantities 0, -1, 1.5, 1e9, "2" and NaN are refused and change nothing', async () => {
  const cartId = await newCart()
  for (const quantity of [0, -1, 1.5, 1e9]) {
    const { cart, user_errors } = await added(cartId, [{ sku: 'RUNNER-38', quantity }])
    assert.equal(user_errors.length, 1, String(quantity))
    assert.deepEqual(cart.items, [])
  }
  const { errors } = await server.graphql(untyped(ADD), { cartId, cartItems: [{ sku: 'RUNNER-38', quantity: '2' }] })
  assert.equal(errors.length, 1)
  const literal = untyped(`mutation ($cartId: String!) {
    addProductsToCart(cartId: $cartId, cartItems: [{ sku: "RUNNER-38", quantity: NaN }]) { user_errors { code } } }`)
  assert.match((await server.graphql(literal, { cartId })).errors[0]?.message ?? '', /NaN/)
  assert.equal(
    (await added(cartId, [{ sku: 'RUNNER-41', quantity: 100 }])).user_errors[0]?.message,
    'The most you may purchase is 99.',
  )
})

test('quantities change, 0 removes; shortages are in errors, unknown lines in errors[] [R7.71]', async () => {
  const cartId = await newCart()
  const { cart } = await added(cartId, [
    { sku: 'RUNNER-38', quantity: 1 },
    { sku: 'POLISH-ONE', quantity: 1 },
  ])
  const [runner, polish] = cart.items.map((item) => item.uid)
  const document = gql(
    `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { ${FIELDS} } errors { code message } } }`,
  )
  const update = (cart_items: readonly Sent<CartItemUpdateInput>[]) =>
    server.graphql(document, { input: { cart_id: cartId, cart_items } })
  const changed = await update([
    { cart_item_uid: runner, quantity: 5 },
    { cart_item_uid: polish, quantity: 0 },
  ])
  assert.deepEqual(
    changed.data?.updateCartItems.cart.items.map((item) => item.quantity),
    [5],
  )
  const short = await update([{ cart_item_uid: runner, quantity: 6 }])
  assert.deepEqual(short.data?.updateCartItems.errors, [
    { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
  ])
  assert.equal(short.data?.updateCartItems.cart.items[0]?.quantity, 5)
  for (const quantity of [-1, 2.5])
    assert.equal((await update([{ cart_item_uid: runner, quantity }])).data?.updateCartItems.errors.length, 1)
  const missing = await update([{ cart_item_uid: Buffer.from('999999').toString('base64'), quantity: 1 }])
  assert.equal(missing.errors[0]?.message, 'Could not find cart item with id: 999999.')
  assert.equal(missing.errors[0]?.extensions.category, 'graphql-no-such-entity')
})

test('a line is removed by uid; an unknown one is an error [R7.70]', async () => {
  const cartId = await newCart()
  const uid = (await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])).cart.items[0]?.uid
  const document = gql(
    'mutation ($id: String!, $uid: ID) { removeItemFromCart(input: {cart_id: $id, cart_item_uid: $uid}) { cart { items { uid } total_quantity } } }',
  )
  const removed = await server.graphql(document, { id: cartId, uid })
  assert.deepEqual(removed.data?.removeItemFromCart.cart, { items: [], total_quantity: 0 })
  assert.deepEqual(await refusal(document, { id: cartId, uid }), {
    message: "The cart doesn't contain the item",
    category: 'graphql-no-such-entity',
  })
  assert.equal((await refusal(document, { id: '', uid })).message, 'Required parameter "cart_id" is missing.')
})

test('the older adding calls add all or nothing', async () => {
  const cartId = await newCart()
  const simple = `mutation ($input: AddSimpleProductsToCartInput) { addSimpleProductsToCart(input: $input) { cart { total_quantity } } }`
  const bad = {
    cart_id: cartId,
    cart_items: [{ data: { sku: 'RUNNER-38', quantity: 1 } }, { data: { sku: 'NOPE', quantity: 1 } }],
  }
  assert.equal((await refusal(simple, { input: bad })).message, 'Could not find a product with SKU "NOPE"')
  assert.equal((await read(cartId)).total_quantity, 0)
  const configurable = gql(
    `mutation ($input: AddConfigurableProductsToCartInput) { addConfigurableProductsToCart(input: $input) { cart { total_quantity } } }`,
  )
  const good = { cart_id: cartId, cart_items: [{ parent_sku: 'RUNNER', data: { sku: 'RUNNER-38', quantity: 2 } }] }
  const { data } = await server.graphql(configurable, {
    input: good,
  })
  assert.equal(data?.addConfigurableProductsToCart.cart.total_quantity, 2)
})

test('a cart accepts thirty codes an hour; the next attempt is told when to retry', async () => {
  await database.db.deleteFrom('rate_limit').execute()
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  const apply =
    'mutation ($id: String!) { applyCouponToCart(input: {cart_id: $id, coupon_code: "GUESS"}) { cart { id } } }'
  const tried = async (id: string) => (await refusal(apply, { id })).message ?? ''
  for (let i = 0; i < 30; i += 1) assert.match(await tried(cartId), /^The coupon code isn't valid/)
  assert.match(await tried(cartId), /^Too many attempts\. Please try again in /)
  assert.match(await tried(await newCart()), /^Too many attempts/, 'nor on another cart from the same address')
  await database.db.deleteFrom('rate_limit').execute()
})

test('without coupons every code is invalid, on an empty cart too, and removing does nothing', async () => {
  const cartId = await newCart()
  const apply =
    'mutation ($id: String!) { applyCouponToCart(input: {cart_id: $id, coupon_code: "SAVE10"}) { cart { id } } }'
  assert.deepEqual(await refusal(apply, { id: cartId }), {
    message: 'Cart does not contain products.',
    category: 'graphql-no-such-entity',
  })
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  assert.deepEqual(await refusal(apply, { id: cartId }), {
    message: "The coupon code isn't valid. Verify the code and try again.",
    category: 'graphql-no-such-entity',
  })
  const remove = gql(`mutation ($id: String!) { removeCouponFromCart(input: {cart_id: $id}) { cart { ${FIELDS} } } }`)
  const { data } = await server.graphql(remove, { id: cartId })
  assert.equal(data?.removeCouponFromCart.cart.prices.grand_total.value, 129.95)
})

test('cart and wishlist convert a chosen size to the other scales, also when no longer sold', async () => {
  const cartId = await newCart()
  const { db } = database
  const runner = db.updateTable('product').where('sku', '=', 'RUNNER')
  const onSites = db
    .updateTable('product_site')
    .where('product_id', '=', db.selectFrom('product').select('id').where('sku', '=', 'RUNNER'))
  const chosen = 'configurable_options { value_label size_conversion { size au uk eu us } }'
  const items = [
    { sku: 'RUNNER-38', quantity: 1 },
    { sku: 'RUNNER-39', quantity: 1 },
    { sku: 'POLISH-ONE', quantity: 1 },
  ]
  await added(cartId, items)
  const readSizes = async () => {
    const document = gql(
      `query ($id: String!) { cart(cart_id: $id) { items { ... on ConfigurableCartItem { ${chosen} } } } }`,
    )
    const { data, errors } = await server.graphql(document, { id: cartId })
    assert.deepEqual(errors, [])
    return data?.cart.items.flatMap(({ configurable_options }) => configurable_options)
  }
  const inScale = (size_38: unknown, size_39: unknown) => [
    { value_label: '38', size_conversion: size_38 },
    { value_label: '39', size_conversion: size_39 },
    { value_label: 'ONE', size_conversion: null },
  ]
  const women = inScale(
    { size: '38', au: '7', uk: '5', eu: '38', us: '7' },
    { size: '39', au: '8', uk: '6', eu: '39', us: '8' },
  )
  for (const [size_scale, expected] of [
    ['EUW', women],
    ['EU', inScale(null, null)],
    [null, inScale(null, null)],
    ['EUW', women],
  ] as const) {
    await runner.set({ size_scale }).execute()
    assert.deepEqual(await readSizes(), expected, `${size_scale}`)
  }
  const list = gql(`mutation ($items: [WishlistItemInput!]!) { addProductToGuestWishlist(wishlistItems: $items) {
    wishlist { items_v2 { items { ... on ConfigurableWishlistItem { ${chosen} } } } } } }`)
  const saved = await server.graphql(list, {
    items: items.slice(0, 1),
  })
  assert.deepEqual(saved.data?.addProductToGuestWishlist?.wishlist.items_v2.items, [
    { configurable_options: women.slice(0, 1) },
  ])
  await onSites.set({ is_enabled: false }).execute()
  assert.deepEqual(await readSizes(), women, 'no longer sold')
  await onSites.set({ is_enabled: true }).execute()
})

test('contract itemsV2 pages and sorts the lines', async () => {
  const cartId = await newCart()
  await added(cartId, [
    { sku: 'RUNNER-38', quantity: 1 },
    { sku: 'POLISH-ONE', quantity: 3 },
  ])
  const document =
    gql(`query ($id: String!, $page: Int) { cart(cart_id: $id) { itemsV2(pageSize: 1, currentPage: $page, sort: {field: QTY, order: DESC}) {
    items { quantity } total_count page_info { current_page page_size total_pages } } } }`)
  assert.deepEqual((await server.graphql(document, { id: cartId, page: 1 })).data, {
    cart: {
      itemsV2: {
        items: [{ quantity: 3 }],
        total_count: 2,
        page_info: { current_page: 1, page_size: 1, total_pages: 2 },
      },
    },
  })
  assert.equal(
    (await refusal(document, { id: cartId, page: 3 })).message,
    'currentPage value 3 specified is greater than the 2 page(s) available.',
  )
})

test('lines out of stock, repriced or no longer sold stay on the cart with an error', async () => {
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
  assert.deepEqual(
    [short?.is_available, short?.not_available_message, short?.max_qty],
    [false, 'The requested qty is not available', 1],
  )
  assert.deepEqual(dearer?.errors, [{ code: 'UNDEFINED', message: 'The price has changed from $4.95 to $6.95.' }])
  assert.equal(dearer?.is_available, true)
  const seen = '{ prices { seen_price_including_tax { value } } }'
  const last = await server.graphql(gql(`query ($id: String!) { cart(cart_id: $id) { items ${seen} } }`), {
    id: cartId,
  })
  assert.deepEqual(last.data?.cart.items, [
    { prices: { seen_price_including_tax: null } },
    { prices: { seen_price_including_tax: { value: 4.95 } } },
  ])
  await onPolish.set({ is_enabled: false }).execute()
  const [, gone] = (await read(cartId)).items
  assert.deepEqual(
    [gone?.product.sku, gone?.is_available, gone?.not_available_message],
    ['POLISH', false, 'Product that you are trying to add is not available.'],
  )
  const shown =
    gql(`query ($id: String!) { cart(cart_id: $id) { items { product { web_display_name url_key brand thumbnail { url } price_range { minimum_price { final_price { value } } }
    ... on ConfigurableProduct { configurable_options { attribute_code } variants { attributes { uid } product { stock_status } } } } } } }`)
  assert.deepEqual((await server.graphql(shown, { id: cartId })).errors, [])
  const whole = gql(
    `query ($id: String!) { cart(cart_id: $id) { items { product { canonical_url description { html } custom_attributesV2 { items { code } } ... on RoutableInterface { redirect_code } } } } }`,
  )
  const { data, errors } = await server.graphql(whole, {
    id: cartId,
  })
  assert.deepEqual(errors, [])
  assert.equal(data?.cart.items[1]?.product.redirect_code, 0)
  await onPolish.set({ is_enabled: true, regular_cents: 495 }).execute()
  await db.updateTable('stock').set({ on_hand: 5 }).where('sku', '=', 'RUNNER-38').execute()
})

test('concurrency: 20 parallel adds give the exact quantity, never more than the stock', async () => {
  const cartId = await newCart()
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(cartId, [{ sku: 'POLISH-ONE', quantity: 2 }])))
  assert.ok(answers.every(({ data }) => data?.addProductsToCart.user_errors.length === 0))
  assert.equal((await read(cartId)).items[0]?.quantity, 40)
  const more = await Promise.all(Array.from({ length: 20 }, () => add(cartId, [{ sku: 'POLISH-ONE', quantity: 2 }])))
  assert.equal(more.filter(({ data }) => data?.addProductsToCart.user_errors.length === 0).length, 10)
  assert.equal((await read(cartId)).items[0]?.quantity, 60)
})
