import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { closeServer, database, engine, list, openServer, refusal, server, skus } from './testing/search-server.ts'

before(openServer)
after(closeServer)

test('a size’s code finds its product in listing, products and suggestions', async () => {
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

test('refusals are told in their exact words [R7.115, A77]', async () => {
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

test('the default sort is Recommended; by rating only where reviews are on [R3.61, R7.128, R9.64, R1.17]', async () => {
  const options = async (store: string) => {
    const { data } = await server.graphql(gql('{ sortOptions { code label is_default } }'), {}, { store })
    return data?.sortOptions ?? []
  }
  assert.deepEqual((await options('williams_au'))[0], { code: 'fh_default', label: 'Recommended', is_default: true })
  assert.ok((await options('williams_au')).some(({ code }) => code === 'best_rated'))
  assert.ok((await options('mollini_au')).every(({ code }) => code !== 'best_rated'))
})

test('suggestions are categories, searches and products; empty in vain, null without words [R1.28, R4.78]', async () => {
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

test("words that are a product's code lead to its page", async () => {
  assert.equal((await list({ search: 'capri-red' })).redirect_url, '/capri-red-shoe.html')
  assert.equal((await list({ search: 'capri' })).redirect_url, null)
})

test('a featured brand is raised to the top [R3.107, A77]', async () => {
  const { websiteId: site } = brandOf('williams')
  const listing = await list({ featured: 'vela', sort: 'price_desc', site })
  assert.deepEqual(skus(listing), ['CAPRI-RED', 'SIENNA-GOLD', 'WINTON-TAN'])
  assert.deepEqual(
    [listing.total_count, listing.page_info, listing.applied_sort?.code],
    [3, { current_page: 1, page_size: 20, total_pages: 1 }, 'price_desc'],
  )
  assert.ok(listing.aggregations.some(({ attribute_code: code }) => code === 'colour'))
})

test('words of a size are understood while typing as they are by the search itself [J03, R1.28, R7.115]', async () => {
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

test('an excluded brand is in no listing, facet or suggestion of that site [R3.108]', async () => {
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

test('recommendations are other styles on sale; recently viewed keep the given order [R7.120, R7.121, R7.122, R9.11]', async () => {
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
