import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { AppError } from '@welt/kit/app-error'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { startTestServer, type TestServer } from '#src/testing/server'
import { storefrontOperations } from '../../../../../scripts/operations.ts'
import { modules } from '../schema/modules.ts'
import type { GraphqlModule } from '../schema/schema.ts'

// Runs each document compiled, uncompiled and ad hoc, with a stub that fails as the case says in place of the mutation.

const text = `mutation Add($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { id total_quantity items { uid } } user_errors { code message } }
}`
/** Its root field is non-null. */
const clear =
  'mutation Clear($cartId: ID!) { clearCart(input: { uid: $cartId }) { cart { id total_quantity items { uid } } } }'
const variables = { cartId: 'A'.repeat(32), cartItems: [{ sku: 'X', parent_sku: 'X', quantity: 1 }] }

/** Queries whose root fields share one load of the cart, so that the order in which they fail is fixed. */
const CART_QUERIES = new Set(['cart', 'grandTotal', 'CartCount', 'finalLiveInventoryCheck'])
const queries = storefrontOperations().flatMap(({ name, text: query }) => (CART_QUERIES.has(name) ? query : []))

let runs = 0
let act: () => unknown = () => null
/** Fields of the mutation's result; `undefined` makes them null. */
let below: { readonly total_quantity?: () => unknown; readonly items?: () => unknown } = {}

const failing: GraphqlModule[] = modules.map((module) => {
  if (module.name !== 'cart') return module
  const addProductsToCart = () => {
    runs += 1
    return act()
  }
  const Cart = {
    ...module.resolvers.Cart,
    total_quantity: () => below.total_quantity?.(),
    items: () => below.items?.(),
  }
  const { resolvers } = module
  return {
    ...module,
    resolvers: {
      ...resolvers,
      Mutation: { ...resolvers.Mutation, addProductsToCart, clearCart: addProductsToCart },
      Cart,
    },
  }
})

let database: TestDatabase
const servers: TestServer[] = []
before(async () => {
  database = await withDatabase()
  for (const [settings, operations] of [
    [{}, [text, clear, ...queries]],
    [{ GRAPHQL_JIT: 'off' }, [text, clear, ...queries]],
    [{}, []],
  ] as const)
    servers.push(await startTestServer({ db: database.db, modules: failing, settings, operations }))
})
after(async () => {
  for (const server of servers) await server.close()
  await database.drop()
})

/** The response body without request ids, and how often the mutation ran. */
async function send({ url }: TestServer, given: object, query = text) {
  runs = 0
  const headers = { 'content-type': 'application/json', store: 'williams_au' }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables: given }),
  })
  return { status: response.status, body: (await response.text()).replace(/"[0-9a-f-]{36}"/g, '"…"'), runs }
}

const fault = () => new AppError('TEST_FAULT', 'Not this time.', 'graphql-input', { cart: 7 })
const rejected = () => Promise.reject(fault())
const cart = { id: 'x' }
/** After its sibling fields have failed. */
const later = <Value>(give: () => Value) =>
  new Promise<void>((done) => setImmediate(() => setImmediate(done))).then(give)
const fine = async () => ({ cart, user_errors: [] })

const CASES: Readonly<Record<string, { readonly act: () => unknown; readonly below?: typeof below }>> = {
  'root field that throws later': { act: rejected },
  'root field that throws at once': {
    act: () => {
      throw fault()
    },
  },
  'root field that gives an error': { act: () => fault() },
  'unforeseen error': { act: () => Promise.reject(new Error('Something else.')) },
  'missing list': { act: async () => ({ cart, user_errors: null }) },
  'field below that throws': { act: fine, below: { total_quantity: () => 1, items: rejected } },
  'non-null field below that throws': { act: fine, below: { total_quantity: rejected } },
  'non-null field that throws before another has answered': {
    act: fine,
    below: { total_quantity: rejected, items: () => later(() => []) },
  },
  'non-null field that throws after another failed': {
    act: fine,
    below: { total_quantity: () => later(rejected), items: rejected },
  },
  'two non-null fields that throw': { act: fine, below: { total_quantity: rejected, items: () => later(rejected) } },
  'non-null field that is missing': { act: fine },
  'number that is none': { act: fine, below: { total_quantity: () => 'many' } },
  'wrong enum and text': { act: async () => ({ cart: null, user_errors: [{ code: 'NO_SUCH', message: {} }] }) },
  'null among the errors': { act: async () => ({ cart: null, user_errors: [null] }) },
}

/** Asserts equal answers compiled, uncompiled and ad hoc, with one run of the mutation each. */
async function assertAlike(query: string): Promise<void> {
  const [compiled, executed, adHoc] = [
    await send(servers[0] as TestServer, variables, query),
    await send(servers[1] as TestServer, variables, query),
    await send(servers[2] as TestServer, variables, query),
  ]
  assert.match(compiled.body, /"errors":\[\{/)
  assert.deepEqual(compiled, executed)
  assert.deepEqual({ ...adHoc, body: JSON.parse(adHoc.body) }, { ...compiled, body: JSON.parse(compiled.body) })
  assert.equal(compiled.runs, 1)
}

for (const [name, { act: wanted, below: fields = {} }] of Object.entries(CASES))
  test(`a failing compiled mutation runs once, with the errors of graphql-js: ${name}`, async () => {
    act = wanted
    below = fields
    await assertAlike(text)
    const isOfCart = Object.keys(fields).length > 0 || wanted === rejected
    if (isOfCart) await assertAlike(clear)
  })

test('a compiled mutation with invalid variables does not run, with the errors of graphql-js', async () => {
  act = fine
  for (const wrong of [
    {},
    { cartId: 7 },
    { ...variables, cartItems: [{ sku: 'X', quantity: 'one' }] },
    { ...variables, cartItems: null },
  ]) {
    const [compiled, executed] = [
      await send(servers[0] as TestServer, wrong),
      await send(servers[1] as TestServer, wrong),
    ]
    assert.match(compiled.body, /"errors":\[\{/)
    assert.deepEqual(compiled, executed)
    assert.equal(compiled.runs, 0)
  }
})

test('errors of several root fields that are compiled stay in the order in which they fail', async () => {
  assert.equal(queries.length, CART_QUERIES.size)
  for (const query of queries)
    for (const cartId of ['A'.repeat(32), '']) {
      const [compiled, executed] = [
        await send(servers[0] as TestServer, { cartId }, query),
        await send(servers[1] as TestServer, { cartId }, query),
      ]
      assert.match(compiled.body, /"errors":\[\{/)
      assert.deepEqual(compiled, executed)
    }
})
