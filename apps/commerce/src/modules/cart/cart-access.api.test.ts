import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { changeLines } from './change-lines.ts'
import { addLines } from './lines/add-lines.ts'
import { mergeGuestCart } from './merge.ts'
import { openCart } from './new-cart.ts'
import { loadCartLines } from './store.ts'
import {
  add,
  added,
  closeShop,
  database,
  newCart,
  noCartFacts,
  openShop,
  read,
  refusal,
  server,
  shipping,
} from './testing/test-shop.ts'

before(openShop)
after(closeShop)

const NOBODY = {
  customerId: undefined,
  session: undefined,
  bearer: undefined,
  guestSecret: undefined,
  isServiceCall: false,
  address: '127.0.0.1',
  device: undefined,
  userAgent: undefined,
}

async function insertCustomer(email: string): Promise<number> {
  const text = "insert into customer (website_id, email, firstname, lastname) values (9, $1, 'Bea', 'Ng') returning id"
  const { rows } = await database.pool.query<{ id: number }>(text, [email])
  return rows[0]?.id ?? 0
}

test('createEmptyCart gives an id of 32 letters and digits, and takes one of exactly 32 [R7.68]', async () => {
  assert.match(await newCart(), /^[A-Za-z0-9]{32}$/)
  const document = gql('mutation ($id: String) { createEmptyCart(input: {cart_id: $id}) }')
  const id = `${'A'.repeat(31)}b`
  assert.equal((await server.graphql(document, { id })).data?.createEmptyCart, id)
  assert.deepEqual(await refusal(document, { id }), {
    message: `Cart with ID "${id}" already exists.`,
    category: 'graphql-input',
  })
  assert.equal((await refusal(document, { id: 'short' })).message, 'Cart ID length should to be 32 symbols.')
})

test('createEmptyCart takes a store code in base64 [R7.68, A71]', async () => {
  const document = gql('mutation ($code: String) { createEmptyCart(input: {store_code: $code}) }')
  const code = Buffer.from('mathers_au').toString('base64')
  const id = (await server.graphql(document, { code })).data?.createEmptyCart ?? ''
  assert.equal((await read(id, { store: 'mathers_au' })).id, id)
  assert.equal((await refusal(document, { code: 'bm9uZQ==' })).message, 'Requested store is not found (bm9uZQ==)')
})

test("unknown, ended and other sites' carts are refused with their texts [R1.15]", async () => {
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
  assert.deepEqual(await refusal(document, { id: cartId }), {
    message: "The cart isn't active.",
    category: 'graphql-no-such-entity',
  })
})

test('a cart awaiting payment can be read but not changed', async () => {
  const cartId = await newCart()
  await added(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])
  await database.db.updateTable('cart').set({ locked_by_order: 1 }).where('id', '=', cartId).execute()
  assert.equal((await add(cartId, [{ sku: 'RUNNER-38', quantity: 1 }])).errors[0]?.message, "The cart isn't active.")
  assert.equal((await read(cartId)).total_quantity, 1)
})

test("a customer's cart is refused to guests [R6.10]", async () => {
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

test("a customer's cart has the account's email, also after that has changed [R3.09]", async () => {
  const customerId = await insertCustomer('before@example.com')
  const ctx = { db: database.db, viewer: { ...NOBODY, customerId } }
  assert.equal((await openCart(ctx, brandOf('williams'), undefined)).email, 'before@example.com')
  await database.pool.query("update customer set email = 'after@example.com' where id = $1", [customerId])
  assert.equal((await openCart(ctx, brandOf('williams'), undefined)).email, 'after@example.com')
})

test('a guest’s cart has the email that was set on it [R3.09, R7.73]', async () => {
  const cartId = await newCart()
  const set = gql(
    'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id email } } }',
  )
  const read = gql('query ($id: String!) { cart(cart_id: $id) { email } }')
  assert.deepEqual((await server.graphql(read, { id: cartId })).data, { cart: { email: null } })
  assert.deepEqual((await server.graphql(set, { id: cartId })).data, {
    setGuestEmailOnCart: { cart: { id: cartId, email: 'guest@example.com' } },
  })
  assert.deepEqual((await server.graphql(read, { id: cartId })).data, { cart: { email: 'guest@example.com' } })
})

test('a guest cart merges into the customer’s up to the stock, and is closed [R7.67, R4.23, A51]', async () => {
  const guestCartId = await newCart()
  await added(guestCartId, [
    { sku: 'RUNNER-38', quantity: 4 },
    { sku: 'POLISH-ONE', quantity: 1 },
  ])
  const customerId = await insertCustomer('cy@example.com')
  const viewer = { ...NOBODY, customerId }
  const brand = brandOf('williams')
  const ctx = {
    db: database.db,
    brand,
    viewer,
    ports: { shipping, cartFacts: noCartFacts },
    memo: new Map(),
    sharedLoads: undefined,
  }
  const own = await openCart(ctx, ctx.brand, undefined)
  assert.equal((await openCart(ctx, ctx.brand, undefined)).id, own.id)
  const wanted = { sku: 'RUNNER-38', parentSku: undefined, quantity: 2, selectedOptions: [], enteredOptions: [] }
  await changeLines(ctx, own.id, {
    skus: [wanted.sku],
    decide: (goods) => addLines(goods, [wanted], () => '2026-01-01'),
  })
  await mergeGuestCart(ctx, guestCartId, own.id)
  const lines = await loadCartLines(database.db, own.id)
  assert.deepEqual(
    lines.map((line) => [line.variant_sku, line.quantity]),
    [
      ['RUNNER-38', 5],
      ['POLISH-ONE', 1],
    ],
  )
  await assert.rejects(mergeGuestCart(ctx, guestCartId, own.id), { message: "The cart isn't active." })
})

test('a merge reports each omitted line: sold out, no longer sold or too many [R7.87, A51]', async () => {
  const { headers } = await registerCustomer(server, 'merging@example.com')
  const { data } = await server.graphql(gql('{ customerCart { id } }'), {}, headers)
  const own = data?.customerCart.id ?? ''
  const put = gql(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "RUNNER-38", quantity: 2 }]) { user_errors { message } } }`,
  )
  assert.deepEqual((await server.graphql(put, { id: own }, headers)).data, { addProductsToCart: { user_errors: [] } })
  const guest = await newCart()
  await added(guest, [
    { sku: 'RUNNER-38', quantity: 4 },
    { sku: 'RUNNER-39', quantity: 1 },
    { sku: 'POLISH-ONE', quantity: 3 },
  ])
  const later = await newCart()
  await added(later, [{ sku: 'POLISH-ONE', quantity: 2 }])
  const merge =
    gql(`mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) {
    total_quantity merge_notices { message reason product_sku quantity } } }`)
  const changed = async (sql: string, undo: string, check: () => Promise<void>) => {
    await database.pool.query(sql)
    await check().finally(() => database.pool.query(undo))
  }
  await changed(
    "update stock set on_hand = 0 where sku = 'RUNNER-39'",
    "update stock set on_hand = 1 where sku = 'RUNNER-39'",
    async () => {
      assert.deepEqual((await server.graphql(merge, { from: guest, to: own }, headers)).data, {
        mergeCarts: {
          total_quantity: 8,
          merge_notices: [
            {
              message: 'The requested qty is not available',
              reason: 'INSUFFICIENT_STOCK',
              product_sku: 'RUNNER-38',
              quantity: 1,
            },
            {
              message: 'This product is out of stock',
              reason: 'INSUFFICIENT_STOCK',
              product_sku: 'RUNNER-39',
              quantity: 1,
            },
          ],
        },
      })
    },
  )
  const isSold = (is: boolean) =>
    `update product_site set is_enabled = ${is} where product_id = (select product_id from variant where sku = 'POLISH-ONE') and website_id = 9`
  await changed(isSold(false), isSold(true), async () => {
    const { data } = await server.graphql(merge, { from: later, to: own }, headers)
    const message = 'Product that you are trying to add is not available.'
    const notice = { message, reason: 'NOT_SOLD', product_sku: 'POLISH-ONE', quantity: 2 }
    assert.deepEqual(data?.mergeCarts.merge_notices, [notice])
  })
  assert.deepEqual((await server.graphql(gql('{ customerCart { merge_notices { message } } }'), {}, headers)).data, {
    customerCart: { merge_notices: [] },
  })
})

test('customerCart and mergeCarts need a sign-in [R7.67, R7.87]', async () => {
  assert.deepEqual(await refusal('{ customerCart { id } }'), {
    message: 'The request is allowed for logged in customer',
    category: 'graphql-authorization',
  })
  assert.deepEqual(await refusal('mutation { mergeCarts(source_cart_id: "x") { id } }'), {
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  })
})

test('a storefront’s cart shows its email only with its guest’s secret, never a client’s id', async () => {
  const guest = { 'x-service-key': server.config.serviceKey, 'x-guest-secret': 'secret-of-the-first-guest' }
  const id = 'B'.repeat(32)
  const made = await server.graphql(
    gql('mutation ($id: String) { createEmptyCart(input: {cart_id: $id}) }'),
    { id },
    guest,
  )
  const cartId = made.data?.createEmptyCart ?? ''
  assert.notEqual(cartId, id)
  await database.db.updateTable('cart').set({ email: 'ann@example.com' }).where('id', '=', cartId).execute()
  const document = gql('query ($id: String!) { cart(cart_id: $id) { email } }')
  assert.deepEqual((await server.graphql(document, { id: cartId }, guest)).data, { cart: { email: 'ann@example.com' } })
  const refused = {
    message: `The current user cannot perform operations on cart "${cartId}"`,
    category: 'graphql-authorization',
  }
  assert.deepEqual(await refusal(document, { id: cartId }), refused)
  assert.deepEqual(
    await refusal(document, { id: cartId }, { ...guest, 'x-guest-secret': 'secret-of-another-guest' }),
    refused,
  )
  await database.db
    .updateTable('cart')
    .set({ authority_checked: true, authority_instructions: 'Key under the mat' })
    .where('id', '=', cartId)
    .execute()
  const authority = 'query ($id: String!) { cart(cart_id: $id) { authority_to_leave { instructions } } }'
  assert.deepEqual(await refusal(authority, { id: cartId }), refused)
})

const CHANGES = [
  'addProductsToCart(cartId: $id, cartItems: [{ sku: "RUNNER-38", quantity: 1 }]) { cart { id } }',
  'addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "RUNNER-38", quantity: 1 } }] }) { cart { id } }',
  'addConfigurableProductsToCart(input: { cart_id: $id, cart_items: [{ parent_sku: "RUNNER", data: { sku: "RUNNER-38", quantity: 1 } }] }) { cart { id } }',
  'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: 2 }] }) { cart { id } }',
  'removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } }',
  'applyCouponToCart(input: { cart_id: $id, coupon_code: "X" }) { cart { id } }',
  'applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["X"] }) { cart { id } }',
  'removeCouponFromCart(input: { cart_id: $id }) { cart { id } }',
  'removeCouponsFromCart(input: { cart_id: $id, coupon_codes: ["X"] }) { cart { id } }',
] as const

test('the id alone neither changes a storefront’s cart nor removes its codes', async () => {
  const guest = { 'x-service-key': server.config.serviceKey, 'x-guest-secret': 'secret-of-the-first-guest' }
  const made = await server.graphql(gql('mutation { createEmptyCart }'), {}, guest)
  const id = made.data?.createEmptyCart ?? ''
  const add = `mutation ($id: String!) { ${CHANGES[0]} }`
  assert.deepEqual((await server.graphql(add, { id }, guest)).errors, [])
  const found = await server.graphql(
    gql('query ($id: String!) { cart(cart_id: $id) { items { uid } } }'),
    { id },
    guest,
  )
  const uid = found.data?.cart.items[0]?.uid
  const refused = {
    message: `The current user cannot perform operations on cart "${id}"`,
    category: 'graphql-authorization',
  }
  const versionOf = async () =>
    (await database.db.selectFrom('cart').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
  const before = await versionOf()
  for (const call of CHANGES) {
    const document = call.includes('$uid')
      ? `mutation ($id: String!, $uid: ID!) { ${call} }`
      : `mutation ($id: String!) { ${call} }`
    for (const headers of [
      {},
      { ...guest, 'x-guest-secret': 'secret-of-another-guest' },
      { 'x-guest-secret': 'secret-of-the-first-guest' },
    ])
      assert.deepEqual(await refusal(document, { id, uid }, headers), refused, call)
  }
  assert.equal(await versionOf(), before)
  const bare = await newCart()
  assert.deepEqual((await server.graphql(add, { id: bare })).errors, [], 'a client’s own cart has no secret')
})
