import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql, type VariablesOf } from '#src/testing/gql'
import {
  closeServer,
  database,
  engine,
  openServer,
  resetSearches,
  searches,
  server,
} from '../search/testing/search-server.ts'

before(openServer)
after(closeServer)

test('products by words are colours, best first', async () => {
  const { data } = await server.graphql(
    gql(
      '{ products(search: "winton tan") { items { sku } aggregations { attribute_code } sort_fields { default } suggestions { search } } }',
    ),
  )
  assert.deepEqual(
    data?.products.items.map(({ sku }) => sku),
    ['WINTON-TAN'],
  )
  assert.ok(data?.products.aggregations.some(({ attribute_code }) => attribute_code === 'brand'))
  // Recommended ranks the boot before the loafer; a name match ranks before a mention in a description.
  const describe = (text: string) =>
    database.db.updateTable('product').set({ description: text }).where('sku', '=', 'WINTON-BLACK').execute()
  const skusOf = async (search: string) => {
    const document = gql('query ($search: String) { products(search: $search) { items { sku } } }')
    return (await server.requireData(document, { search })).products.items.map(({ sku }) => sku)
  }
  await describe('As soft as a loafer.')
  await engine.refresh()
  assert.deepEqual(await skusOf('loafer'), ['CAPRI-RED', 'WINTON-BLACK'])
  assert.deepEqual(await skusOf('soft loafer'), ['WINTON-BLACK'])
  await describe('The Winton Chelsea Boot & nothing else.')
  await engine.refresh()
})

test('products are counted anew for a chosen facet, as without its choice [R7.116]', async () => {
  const document = gql(`query ($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter) { aggregations { attribute_code options { value count } } } }`)
  const facetsOf = async (variables: VariablesOf<typeof document>) => {
    resetSearches()
    const { products } = await server.requireData(document, variables)
    return new Map(products.aggregations.map(({ attribute_code, options }) => [attribute_code, options]))
  }
  const free = await facetsOf({ search: 'winton' })
  assert.equal(searches, 1)
  assert.equal(free.get('colour')?.length, 2)
  for (const chosen of [{ search: 'winton tan' }, { search: 'winton', filter: { color: { eq: 'tan' } } }]) {
    assert.deepEqual((await facetsOf(chosen)).get('colour'), free.get('colour'), JSON.stringify(chosen))
    assert.equal(searches, 2, JSON.stringify(chosen))
  }
  assert.deepEqual(
    (await facetsOf({ search: 'winton', filter: { price: { from: '1000' } } })).get('price'),
    free.get('price'),
  )
  assert.equal(searches, 2)
})
