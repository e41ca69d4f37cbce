import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { buildSchema, parse, print, Source } from 'graphql'
import { changesCart } from './cart-changes.ts'
import { fragmentsOf, inlineOperationsIn, isOperation, problemsOf, textOf, unusedIn } from './documents.ts'
import { mergeFragments } from './merge-fragments.ts'
import { withOptionalFields } from './optional-fields.ts'

const schema = buildSchema(`
  type Query { cart(cart_id: String!): Cart, popularSearches: [String!]! }
  type Cart { id: ID!, total_quantity: Int!, beyond: Int! }
`)
const file = (text: string, path = 'a.graphql') => ({ path, document: parse(new Source(text, path)) })
const sources = (text: string) => new Map([['app/a.ts', text]])

test('an operation is sent with its own fragments alone, without blanks and comments', () => {
  const files = [
    file(
      '# A cart.\nquery cart { cart(cart_id: "1") { ...Id } }\nfragment Id on Cart { id }\nfragment Other on Cart { id }',
    ),
  ]
  const [operation] = files.flatMap(({ document }) => document.definitions.filter(isOperation))
  assert.ok(operation)
  assert.equal(textOf(operation, fragmentsOf(files)), 'query cart{cart(cart_id:"1"){...Id}}fragment Id on Cart{id}')
})

test('unknown fields, duplicate names and unused fragments are reported with their places', () => {
  const problemsIn = (...texts: string[]) =>
    problemsOf(
      schema,
      texts.map((text, at) => file(text, `${at}.graphql`)),
    ).join('\n')
  assert.equal(problemsIn('query A { popularSearches }', 'query B { popularSearches }'), '')
  assert.match(
    problemsIn('query A { popularSearches }', 'query A { popularSearches }'),
    /only one operation named "A"[\s\S]*1\.graphql:1:7/,
  )
  assert.match(problemsIn('query A { carts { id } }'), /Cannot query field "carts"[\s\S]*0\.graphql:1:11/)
  assert.match(problemsIn('query A { popularSearches }\nfragment Idle on Cart { id }'), /Fragment "Idle" is never used/)
  assert.match(problemsIn('{ popularSearches }'), /has no name/)
})

test('an inline operation, and one that no source file sends, are found', () => {
  assert.deepEqual(inlineOperationsIn(sources("const A = 'mutation add($id: ID!) { add(id: $id) }'")), ['app/a.ts'])
  assert.deepEqual(inlineOperationsIn(sources('fetchPrivate(ctx, CartDocument, { cartId }) // the query cart')), [])
  assert.deepEqual(unusedIn(sources('query(ctx, CartDocument, {})'), [file('query cart { a }\nquery other { a }')]), [
    'other',
  ])
})

test('a field that our server adds is optional beside others, and required on its own', () => {
  const typed = (text: string) =>
    withOptionalFields(schema, [parse(text)]).map((document) => print(document).replaceAll(/\s+/g, ' '))
  assert.deepEqual(typed('query A { cart(cart_id: "1") { id beyond } }'), [
    'query A { cart(cart_id: "1") { id beyond @include(if: true) } }',
  ])
  assert.deepEqual(typed('query A { cart(cart_id: "1") { beyond } popularSearches }'), [
    'query A { cart(cart_id: "1") @include(if: true) { beyond @include(if: true) } popularSearches @include(if: true) }',
  ])
  assert.deepEqual(typed('query A { popularSearches }'), ['query A { popularSearches }'])
})

test('a fragment with the same fields on every type of an interface has one type', () => {
  const declared = (name: string, type: string) => ({ name, type })
  const merged = mergeFragments([
    declared('Card_A_Fragment', '{ a: 1 } & Price_A_Fragment'),
    declared('Card_B_Fragment', '{ a: 1 } & Price_B_Fragment'),
    declared('CardFragment', '| Card_A_Fragment | Card_B_Fragment'),
    declared('Price_A_Fragment', '{ p: 1 }'),
    declared('Price_B_Fragment', '{ p: 1 }'),
    declared('PriceFragment', '| Price_A_Fragment | Price_B_Fragment'),
    declared('ListQuery', 'readonly (| Card_A_Fragment | Card_B_Fragment)[]'),
  ])
  assert.deepEqual(merged, [
    declared('CardFragment', '{ a: 1 } & PriceFragment'),
    declared('PriceFragment', '{ p: 1 }'),
    declared('ListQuery', 'readonly (| CardFragment)[]'),
  ])
})

const carts = buildSchema(`
  type Query { cart(cart_id: String!): Cart }
  type Cart { id: ID! }
  type CartOutput { cart: Cart! }
  input EmptyInput { cart_id: String }
  type Mutation {
    addProductsToCart(cartId: String!): CartOutput
    mergeCarts(source_cart_id: String!): Cart!
    createEmptyCart(input: EmptyInput): String
    estimateTotals(cart_id: String!): CartOutput!
    addToWishlist(id: ID!): Boolean
  }
`)

test('a mutation that takes or returns a cart is flagged as a change; a calculation is not', () => {
  const isFlagged = (text: string) =>
    file(text)
      .document.definitions.filter(isOperation)
      .map((operation) => changesCart(carts, operation))
  assert.deepEqual(isFlagged('mutation A { addProductsToCart(cartId: "1") { cart { id } } }'), [true])
  assert.deepEqual(isFlagged('mutation A { merged: mergeCarts(source_cart_id: "1") { id } }'), [true])
  assert.deepEqual(isFlagged('mutation A { createEmptyCart(input: { cart_id: "1" }) }'), [true])
  assert.deepEqual(isFlagged('mutation A { estimateTotals(cart_id: "1") { cart { id } } }'), [false])
  assert.deepEqual(isFlagged('mutation cartLike { addToWishlist(id: "cart") }'), [false])
  assert.deepEqual(isFlagged('query A { cart(cart_id: "1") { id } }'), [false])
})

/** Those of the storefront. [A118] */
const CART_MUTATIONS = [
  ...[
    'createEmptyCart',
    'createExpressCart',
    'addProductsToCart',
    'updateCartItems',
    'removeItemFromCart',
    'mergeCarts',
  ],
  ...['applyCouponToCart', 'applyCouponsToCart', 'removeCouponFromCart', 'removeCouponsFromCart', 'clearCart'],
  ...[
    'applyGiftCard',
    'removeGiftCard',
    'validateRedemptions',
    'addWishlistItemsToCart',
    'addWishlistItemsToCartGuest',
  ],
  ...['setShippingAddressesOnCart', 'setBillingAddressOnCart', 'setShippingMethodsOnCart', 'setShippingMethodOption'],
  ...[
    'setShippingMethodOptions',
    'setPreferredStore',
    'unsetPreferredStore',
    'setNomineeDetails',
    'setGuestEmailOnCart',
  ],
  ...['setAuthorityToLeave', 'setPaymentMethodOnCart', 'placeOrder', 'processExpressPayData', 'restoreCart'],
] as const
/** Mutations that take or return a cart and change none. */
const NO_CHANGE: ReadonlySet<string> = new Set(['estimateShippingMethods', 'estimateTotals'])

test('every mutation of the contract that takes or returns a cart stamps the time of its change', async () => {
  const text = await readFile(new URL('../../packages/contract/schema.graphql', import.meta.url), 'utf8')
  const contract = buildSchema(text)
  const fields = Object.values(contract.getMutationType()?.getFields() ?? {})
  const isFlagged = (name: string) => {
    const [operation] = file(`mutation A { ${name} }`).document.definitions.filter(isOperation)
    return operation !== undefined && changesCart(contract, operation)
  }
  const flagged = fields.map(({ name }) => name).filter(isFlagged)
  for (const name of CART_MUTATIONS) assert.ok(flagged.includes(name), name)
  for (const name of NO_CHANGE) assert.ok(!flagged.includes(name), name)
})
