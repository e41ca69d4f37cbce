import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { followListing } from '#src/testing/followed-listing'
import { gql, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'
import type { RunningListingEngine } from './listing-engine.ts'

interface Listing {
  readonly getFredhopperData: {
    readonly total_count: number
    readonly redirect_url: string | null
    readonly items: readonly { readonly sku: string }[]
    readonly aggregations: readonly {
      readonly attribute_code: string
      readonly options: readonly {
        readonly label: string
        readonly value: string
        readonly count: number
        readonly is_selected: boolean
      }[]
    }[]
    readonly applied_filters: readonly unknown[]
    readonly suggestions: {
      readonly keywords: readonly { readonly search: string; readonly result_count: number }[]
      readonly categories: readonly { readonly url_path: string }[]
      readonly products: readonly { readonly sku: string }[]
    } | null
  }
}

const LIST =
  gql(`query($filter: [FredhopperFilterInput!], $sort: String, $search: String, $page: Int, $site: Int, $featured: String) {
  getFredhopperData(filter: $filter, sort: $sort, search: $search, currentPage: $page, site: $site, featured_brand: $featured, pageSize: 20) {
    total_count redirect_url items { sku } page_info { current_page page_size total_pages } applied_sort { code label is_default }
    aggregations { attribute_code label filter_type is_selected min max options { label value count is_selected swatch_data { value } } }
    applied_filters { attribute_code type values { value label } from to }
    suggestions { keywords { search result_count } categories { url_path name } products { sku } }
  }
}`)

describe('search', () => {
  let database: TestDatabase
  let engine: RunningListingEngine
  let server: TestServer
  /** Number of full-text searches. */
  let searches = 0
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    engine = followListing({ db: database.db, listen: database.url })
    await engine.start()
    const findProductIds: RunningListingEngine['findProductIds'] = (...queries) => {
      searches += 1
      return engine.findProductIds(...queries)
    }
    server = await startTestServer({ db: database.db, ports: { listing: { ...engine, findProductIds } } })
  })
  after(async () => {
    await server?.close()
    await engine?.stop()
    await database?.drop()
  })

  const list = async (variables: Readonly<Record<string, unknown>>, store = 'williams_au') => {
    const { data, errors } = await server.graphql(LIST, { page: 1, ...variables }, { store })
    assert.deepEqual(errors, [], JSON.stringify(errors))
    assert.ok(data)
    return data.getFredhopperData
  }
  const refusal = async (variables: Readonly<Record<string, unknown>>) =>
    (await server.graphql(LIST, { page: 1, ...variables })).errors[0]?.message
  const skus = (listing: Listing['getFredhopperData']) => listing.items.map(({ sku }) => sku)
  const equal = (attribute_code: string, eq: string) => ({ attribute_code, equal: { eq } })

  it('a size’s code finds its product in listing, products and suggestions', async () => {
    for (const search of ['WINTON-TAN-8', 'winton-tan-8', ' Winton‑Tan‑8.0\u200b ', '(WINTON-TAN-8)', 'WINTON-TAN']) {
      const listing = await list({ search })
      assert.deepEqual([listing.total_count, skus(listing)], [1, ['WINTON-TAN']], search)
      assert.match(listing.redirect_url ?? '', /winton/)
      assert.deepEqual(listing.suggestions?.products, [{ sku: 'WINTON-TAN' }], search)
      const products = gql('query($search: String) { products(search: $search) { total_count items { sku } } }')
      const { data } = await server.graphql(products, { search }, { store: 'williams_au' })
      assert.deepEqual(data, { products: { total_count: 1, items: [{ sku: 'WINTON-TAN' }] } }, search)
    }
  })

  it('colours of a style share a card; the category is named by its path [R7.115, R7.116]', async () => {
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

  it('the chosen colour is the one on the card [R3.58]', async () => {
    assert.deepEqual(skus(await list({ filter: [equal('colour', 'tan')] })), ['WINTON-TAN'])
    assert.deepEqual(skus(await list({ filter: [equal('colour', 'tan'), equal('size', 'AUW:7')] })), [])
  })

  it('facets count styles with the other filters kept, and name what is applied [R3.57, R7.116]', async () => {
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

  it('a range includes its bounds [R3.60]', async () => {
    const range = (from: string, to: string) => [{ attribute_code: 'price', range: { from, to } }]
    assert.deepEqual(skus(await list({ filter: range('129.95', '139.95'), sort: 'price_asc' })), [
      'CAPRI-RED',
      'WINTON-TAN',
    ])
    assert.equal((await list({ filter: range('129.96', '139.94') })).total_count, 0)
  })

  it('a style of two prices is in the band and range of its lowest; a lone colour in its own', async () => {
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

  it('refusals are told in their exact words [R7.115]', async () => {
    assert.equal(await refusal({ sort: 'no-such-sort' }), "The sort option isn't available.")
    assert.equal(
      await refusal({ filter: [{ attribute_code: 'nothing', equal: { eq: 'x' } }] }),
      "The filter isn't valid.",
    )
    assert.equal(
      await refusal({ filter: [{ attribute_code: 'brand', equal: { eq: 'x' }, include: { in: ['y'] } }] }),
      "The filter isn't valid.",
    )
    assert.equal(await refusal({ site: 2 }), 'Requested store is not found (2)')
    assert.equal(await refusal({ page: 0 }), 'currentPage value must be greater than 0.')
    assert.equal(await refusal({ page: 2 }), 'currentPage value 2 specified is greater than the 1 page(s) available.')
  })

  it('the default sort is Recommended; by rating only where reviews are on [R3.61, R7.128, R9.64, R1.17]', async () => {
    const options = async (store: string) => {
      const { data } = await server.graphql(gql('{ sortOptions { code label is_default } }'), {}, { store })
      return data?.sortOptions ?? []
    }
    assert.deepEqual((await options('williams_au'))[0], { code: 'fh_default', label: 'Recommended', is_default: true })
    assert.ok((await options('williams_au')).some(({ code }) => code === 'best_rated'))
    assert.ok((await options('mollini_au')).every(({ code }) => code !== 'best_rated'))
  })

  it('suggestions are categories, searches and products; empty in vain, null without words [R1.28, R4.78]', async () => {
    const { suggestions } = await list({ search: 'boo' })
    assert.deepEqual(
      suggestions?.categories.map(({ url_path }) => url_path),
      ['women/boots'],
    )
    assert.ok(suggestions?.keywords.some(({ search }) => search.startsWith('boot')))
    assert.equal(suggestions?.products.length, 1)
    const nothing = (await list({ search: 'zzqqxxyy' })).suggestions
    assert.deepEqual(nothing, { categories: [], keywords: [], products: [] })
    assert.equal((await list({})).suggestions, null)
  })

  it("words that are a product's code lead to its page", async () => {
    assert.equal((await list({ search: 'capri-red' })).redirect_url, '/capri-red-shoe.html')
    assert.equal((await list({ search: 'capri' })).redirect_url, null)
  })

  it('a featured brand is raised to the top [R3.107]', async () => {
    assert.deepEqual(skus(await list({ featured: 'vela', sort: 'price_desc' })), [
      'CAPRI-RED',
      'SIENNA-GOLD',
      'WINTON-TAN',
    ])
  })

  it('a size that sells out leaves the size filter by itself, without a restart [R3.56]', async () => {
    await database.db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', 'WINTON-TAN-9').execute()
    const filter = [equal('size', 'AUW:9'), equal('colour', 'tan')]
    await until(async () => (await list({ filter })).total_count === 0)
  })

  it('words of a size are understood while typing as they are by the search itself [J03, R1.28, R7.115]', async () => {
    const suggest = async (search: string) => {
      const listing = await list({ search })
      const { keywords = [], categories = [], products = [] } = listing.suggestions ?? {}
      return {
        found: skus(listing),
        keywords,
        categories: categories.map(({ url_path }) => url_path),
        products: products.map(({ sku }) => sku),
      }
    }
    assert.deepEqual(await suggest('black boots 39'), {
      found: ['WINTON-BLACK'],
      keywords: [{ search: 'black boots 39', result_count: 1 }],
      categories: ['women/boots'],
      products: ['WINTON-BLACK'],
    })
    // The word before the size is completed and corrected.
    assert.deepEqual((await suggest('tan chelsea boo size 8')).keywords, [
      { search: 'tan chelsea boots size 8', result_count: 1 },
    ])
    assert.deepEqual((await suggest('lofer 38')).keywords, [{ search: 'loafer 38', result_count: 1 }])
    for (const size of ['size 7', 'eu 39']) {
      const { found, keywords, products } = await suggest(size)
      assert.ok(found.length > 0)
      assert.deepEqual(keywords, [{ search: size, result_count: found.length }])
      assert.deepEqual(products, found)
    }
    // Each count equals the search's result count.
    for (const typed of ['black boo', 'vela loafer', 'boots sal', 'tan boots 39']) {
      const { keywords } = await suggest(typed)
      assert.ok(keywords.length > 0, typed)
      for (const { search, result_count } of keywords)
        assert.equal(result_count, (await list({ search })).total_count, search)
    }
  })

  it('an excluded brand is in no listing, facet or suggestion of that site [R3.108]', async () => {
    const setting = { website_id: 9, key: 'excluded_brands', value: JSON.stringify(['vela']) }
    await database.db.insertInto('site_setting').values(setting).execute()
    await engine.refresh()
    const listing = await list({ search: 'capri' })
    assert.equal(listing.total_count, 0)
    assert.deepEqual(listing.suggestions?.products, [])
    const brand = (await list({})).aggregations.find((facet) => facet.attribute_code === 'brand')
    assert.deepEqual(
      brand?.options.map(({ value }) => value),
      ['ashgrove'],
    )
    assert.equal((await list({ search: 'capri' }, 'styletread_nz')).total_count, 1)
    await database.db.deleteFrom('site_setting').execute()
    await engine.refresh()
  })

  it('recommendations are other styles on sale; recently viewed keep the given order [R7.120, R7.121, R7.122, R9.11]', async () => {
    await sql`insert into product_link (product_id, linked_id, kind, position)
      select p.id, linked.id, 'related', row_number() over (order by linked.sku) from product p, product linked
      where p.sku = 'CAPRI-RED' and linked.sku in ('SIENNA-GOLD', 'WINTON-BLACK')`.execute(database.db)
    const { data } = await server.graphql(
      gql(
        '{ recommendations(sku: "CAPRI-RED", kind: SIMILAR) { items { sku } } recentlyViewed(skus: ["SIENNA-GOLD", "nothing", "CAPRI-RED"]) { sku } }',
      ),
    )
    // SIENNA-GOLD is related but sold out.
    assert.deepEqual(
      data?.recommendations.items.map(({ sku }) => sku),
      ['WINTON-BLACK'],
    )
    assert.deepEqual(
      data?.recentlyViewed.map(({ sku }) => sku),
      ['SIENNA-GOLD', 'CAPRI-RED'],
    )
  })

  it('attributes are described with their options; return reasons keep their order [R7.117]', async () => {
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

  it('products by words are colours, best first', async () => {
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

  it('products are counted anew for a chosen facet, as without its choice [R7.116]', async () => {
    const document = gql(`query ($search: String, $filter: ProductAttributeFilterInput) {
      products(search: $search, filter: $filter) { aggregations { attribute_code options { value count } } } }`)
    const facetsOf = async (variables: VariablesOf<typeof document>) => {
      searches = 0
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

  it('a size finds and counts Australian and European shoes by any of its spellings [R3.116, R3.58, R7.116]', async () => {
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
})
