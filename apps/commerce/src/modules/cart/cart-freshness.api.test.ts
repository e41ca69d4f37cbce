import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { countStatements } from '#src/testing/count-statements'
import { gql } from '#src/testing/gql'
import { deaf, startTestServer, type TestServer } from '#src/testing/server'
import { closeShop, database, openShop, shipping } from './testing/test-shop.ts'

/** A server with shared caches; it reads the change log when it receives a purge. */
let server: TestServer
before(async () => {
  await openShop()
  const listing = {
    list: () => Promise.reject(new Error('No listing is shown here.')),
    applyChanges: async () => ({ rebuilt: undefined }),
  }
  server = await startTestServer({ db: database.db, ports: { shipping, listing: listing as never }, listen: deaf })
})
after(async () => {
  await server.close()
  await closeShop()
})

const FIELDS = `total_quantity items { max_qty prices { price_including_tax { value } }
  product { name price_range { minimum_price { final_price { value } } } thumbnail { url }
    ... on ConfigurableProduct { variants { product { sku stock_status } } } } }`

interface Item {
  readonly max_qty: number
  readonly prices: { readonly price_including_tax: { readonly value: number } }
  readonly product: {
    readonly name: string
    readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } }
    readonly variants: readonly { readonly product: { readonly sku: string; readonly stock_status: string } }[]
  }
}

async function makeCart(): Promise<string> {
  const { data } = await server.graphql(gql('mutation { createEmptyCart }'))
  const cartId = data?.createEmptyCart ?? ''
  const document = gql(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{sku: "RUNNER-38", quantity: 1}]) { cart { ${FIELDS} } } }`,
  )
  assert.deepEqual((await server.graphql(document, { id: cartId })).errors, [])
  return cartId
}

async function readItem(cartId: string): Promise<Item> {
  const document = gql(`query ($id: String!) { cart(cart_id: $id) { ${FIELDS} } }`)
  const { data, errors } = await server.graphql(document, { id: cartId })
  assert.deepEqual(errors, [])
  const [item] = data?.cart.items ?? []
  assert.ok(item)
  return item
}

const statusOf = (item: Item, wanted: string) =>
  item.product.variants.find(({ product }) => product.sku === wanted)?.product.stock_status

test('a cart shows current prices and stock before the change log is read [R3.08]', async () => {
  const cartId = await makeCart()
  await readItem(cartId)
  const { db } = database
  await db.updateTable('product_site').set({ regular_cents: 10_000 }).execute()
  await db.updateTable('stock').set({ on_hand: 2 }).where('sku', '=', 'RUNNER-38').execute()
  await db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', 'RUNNER-39').execute()
  const item = await readItem(cartId)
  assert.equal(item.prices.price_including_tax.value, 100)
  assert.equal(item.product.price_range.minimum_price.final_price.value, 100)
  assert.equal(item.max_qty, 2)
  assert.equal(statusOf(item, 'RUNNER-39'), 'OUT_OF_STOCK')
})

test('names and pictures are shared by carts until they change', async () => {
  const cartId = await makeCart()
  await readItem(cartId)
  const texts = await countStatements(database.pool).textsOf(() => readItem(cartId))
  assert.deepEqual(
    texts.filter((text) => /"p"\.\*|from "product_image"/.test(text)),
    [],
  )
  await database.db.updateTable('product').set({ name: 'Racer' }).where('sku', '=', 'RUNNER').execute()
  const headers = { authorization: `Bearer ${server.config.purgeToken}` }
  await fetch(`${server.url}/change-stream`, { method: 'POST', headers, body: JSON.stringify({ tags: ['store'] }) })
  assert.equal((await readItem(cartId)).product.name, 'Racer')
})

test('an item that a site stops selling is unavailable at once, even if its data is shared', async () => {
  const cartId = await makeCart()
  await readItem(cartId)
  await database.db.updateTable('product_site').set({ is_enabled: false }).execute()
  const item = await readItem(cartId)
  assert.equal(item.max_qty, 0)
  assert.equal(item.product.price_range.minimum_price.final_price.value, 0)
})
