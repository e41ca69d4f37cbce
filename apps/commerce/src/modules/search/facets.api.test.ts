import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { until } from '#src/testing/until'
import {
  closeServer,
  database,
  engine,
  equal,
  type Listing,
  list,
  openServer,
  server,
  skus,
} from './testing/search-server.ts'

before(openServer)
after(closeServer)

test('colours of a style share a card; the category is named by its path [R7.115, R7.116]', async () => {
  const women = await list({ filter: [equal('category_url_path', 'women')], sort: 'price_asc' })
  assert.equal(women.total_count, 3)
  assert.deepEqual(skus(women), ['SIENNA-GOLD', 'CAPRI-RED', 'WINTON-TAN'])
  const category = women.aggregations.find((facet) => facet.attribute_code === 'category_uid')
  assert.deepEqual(
    category?.options.map(({ label, count }) => [label, count]),
    [
      ['Boots', 1],
      ['Flats', 2],
    ],
  )
})

test('the chosen colour is the one on the card [R3.58]', async () => {
  assert.deepEqual(skus(await list({ filter: [equal('colour', 'tan')] })), ['WINTON-TAN'])
  assert.deepEqual(skus(await list({ filter: [equal('colour', 'tan'), equal('size', 'AUW:7')] })), [])
})

test('facets count styles with the other filters kept, and name what is applied [R3.57, R7.116]', async () => {
  const listing = await list({ filter: [{ attribute_code: 'colour', include: { in: ['tan', 'red'] } }] })
  const colour = listing.aggregations.find((facet) => facet.attribute_code === 'colour')
  assert.deepEqual(Object.fromEntries(colour?.options.map(({ value, count }) => [value, count]) ?? []), {
    black: 1,
    tan: 1,
    red: 1,
    metallic: 1,
  })
  assert.deepEqual(listing.applied_filters, [
    {
      attribute_code: 'colour',
      type: 'include',
      values: [
        { value: 'tan', label: 'Tan' },
        { value: 'red', label: 'Red' },
      ],
      from: null,
      to: null,
    },
  ])
})

test('eq, in and from-to are filters: attributes combine with AND, values of one with OR [A32]', async () => {
  const tanOrRed = { attribute_code: 'colour', include: { in: ['tan', 'red'] } }
  const range = { attribute_code: 'price', range: { from: '129.95', to: '135' } }
  assert.deepEqual(skus(await list({ filter: [tanOrRed], sort: 'price_asc' })), ['CAPRI-RED', 'WINTON-TAN'])
  assert.deepEqual(skus(await list({ filter: [tanOrRed, range] })), ['CAPRI-RED'])
  assert.deepEqual(skus(await list({ filter: [tanOrRed, equal('brand', 'ashgrove')] })), ['WINTON-TAN'])
  assert.deepEqual(skus(await list({ filter: [tanOrRed, range, equal('brand', 'ashgrove')] })), [])
})

test('a range includes its bounds [R3.60]', async () => {
  const range = (from: string, to: string) => [{ attribute_code: 'price', range: { from, to } }]
  assert.deepEqual(skus(await list({ filter: range('129.95', '139.95'), sort: 'price_asc' })), [
    'CAPRI-RED',
    'WINTON-TAN',
  ])
  assert.equal((await list({ filter: range('129.96', '139.94') })).total_count, 0)
})

test('a style of two prices is in the band and range of its lowest; a lone colour in its own', async () => {
  const range = (from: string, to?: string) => ({ attribute_code: 'price', range: { from, ...(to && { to }) } })
  const whole = await list({})
  const bands = whole.aggregations.find(({ attribute_code }) => attribute_code === 'price')?.options ?? []
  assert.equal(
    bands.reduce((sum, { count }) => sum + count, 0),
    whole.total_count,
  )
  for (const { value, count } of bands) {
    const [from = '', to] = value.split('_')
    assert.equal((await list({ filter: [range(from, to)] })).total_count, count, value)
  }
  assert.ok(!skus(await list({ filter: [range('139.96')] })).includes('WINTON-BLACK'))
  assert.deepEqual(skus(await list({ filter: [range('139.96'), equal('colour', 'black')] })), ['WINTON-BLACK'])
})

test('a size that sells out leaves the size filter by itself, without a restart [R3.56]', async () => {
  await database.db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', 'WINTON-TAN-9').execute()
  const filter = [equal('size', 'AUW:9'), equal('colour', 'tan')]
  await until(async () => (await list({ filter })).total_count === 0)
})

test('attributes are described with their options; return reasons keep their order [R7.117]', async () => {
  const { data } = await server.graphql(
    gql(`{ customAttributeMetadataV2(attributes: [{attribute_code: "brand", entity_type: "catalog_product"}, {attribute_code: "reason", entity_type: "RMA_ITEM"}, {attribute_code: "nothing"}]) {
      items { code options { value label } } errors { type message } } }`),
  )
  const [brand, reason] = data?.customAttributeMetadataV2.items ?? []
  assert.deepEqual(
    brand?.options.map(({ value }) => value),
    ['ashgrove', 'vela'],
  )
  assert.deepEqual(
    reason?.options.map(({ value, label }) => [value, label]),
    [
      ['10413', 'Ordered extras to choose from'],
      ['10412', 'Looked different on website'],
      ['10410', 'Colour different to expectation'],
      ['10416', 'Item generally not as expected'],
      ['10411', 'Quality not as expected'],
      ['10414', 'Incorrect items received'],
      ['10415', 'Faulty or Damaged'],
      ['10407', 'Too large'],
      ['10406', 'Too small'],
      ['10409', 'Too wide'],
      ['10408', 'Too narrow'],
    ],
  )
  assert.equal(data?.customAttributeMetadataV2.errors.length, 1)
})

test('a size finds and counts Australian and European shoes by any of its spellings [R3.116, R3.58, R7.116]', async () => {
  const { id } = await database.db
    .updateTable('product')
    .set({ size_scale: 'EUW' })
    .where('sku', '=', 'CAPRI-RED')
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [au, eu] of Object.entries({ '7': '38', '8': '39', '9': '40' }))
    await database.db
      .updateTable('variant')
      .set({ size: eu })
      .where('product_id', '=', id)
      .where('size', '=', au)
      .execute()
  await engine.refresh()
  const sizesIn = (listing: Listing['getFredhopperData']) =>
    listing.aggregations.find(({ attribute_code }) => attribute_code === 'size')?.options ?? []
  const women = equal('category_url_path', 'women')
  const [seven, ...others] = sizesIn(await list({ filter: [women] }))
  assert.deepEqual([seven?.value, seven?.label, seven?.count], ['AUW:7', 'AU 7 / EU 38', 2])
  assert.deepEqual(
    others.map(({ value }) => value),
    ['AUW:8', 'AUW:9'],
  )
  for (const spelling of ['AUW:7', 'EUW:38', 'EU:38', 'UK:5', '7', '38']) {
    const found = await list({ filter: [women, equal('size', spelling)], sort: 'price_asc' })
    assert.deepEqual(skus(found), ['CAPRI-RED', 'WINTON-BLACK'], spelling)
    const chosen = sizesIn(found).filter(({ is_selected }) => is_selected)
    assert.deepEqual([chosen.length, chosen[0]?.value, chosen[0]?.count], [1, 'AUW:7', 2], spelling)
  }
  const { applied_filters } = await list({ filter: [women, equal('size', 'EUW:38')] })
  const shownFilter = {
    attribute_code: 'size',
    type: 'equal',
    values: [{ value: 'EUW:38', label: 'AU 7 / EU 38' }],
    from: null,
    to: null,
  }
  assert.deepEqual(applied_filters, [shownFilter])
})
