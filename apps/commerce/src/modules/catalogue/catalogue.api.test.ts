import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { loadPurchasableVariants, loadVariantAnswers } from './index.ts'
import {
  closeServer,
  database,
  findProduct,
  openServer,
  readQuery,
  refusal,
  requireProduct,
} from './testing/catalogue-server.ts'

before(openServer)
after(closeServer)

test('products: an argument is required, pages are checked, one query however many products', async () => {
  assert.equal(await refusal('{ products { total_count } }'), "'search' or 'filter' input argument is required.")
  assert.equal(
    await refusal('{ products(filter: {}, currentPage: 9) { total_count } }'),
    'currentPage value 9 specified is greater than the 1 page(s) available.',
  )
  assert.equal(
    await refusal('{ products(filter: {}, currentPage: 0) { total_count } }'),
    'currentPage value must be greater than 0.',
  )
  const { products } = await readQuery(
    gql(
      '{ products(filter: { category_url_path: { eq: "women" }, price: { from: "80", to: "130" } }, sort: { price: DESC }) { total_count items { sku } page_info { total_pages } } }',
    ),
  )
  assert.deepEqual(products, {
    total_count: 2,
    items: [{ sku: 'CAPRI-RED' }, { sku: 'SIENNA-GOLD' }],
    page_info: { total_pages: 1 },
  })
  assert.deepEqual(
    await readQuery(gql('{ products(filter: { color: { eq: "red" }, name: { match: "loafer" } }) { items { sku } } }')),
    {
      products: { items: [{ sku: 'CAPRI-RED' }] },
    },
  )
})

test('four products are read with as many queries as one', async () => {
  const card =
    'sku stock_status product_category_tags { text } media_gallery { url } colour_siblings { sku } categories { name } rating_summary related_products { sku }'
  const queriesFor = async (filter: string) => {
    let count = 0
    const countOne = () => {
      count += 1
    }
    database.pool.on('acquire', countOne)
    await readQuery(
      `{ products(filter: ${filter}) { items { ${card} ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }`,
    )
    database.pool.off('acquire', countOne)
    return count
  }
  assert.equal(await queriesFor('{}'), await queriesFor('{ sku: { eq: "CAPRI-RED" } }'))
})

test('what staff write of categories and products is sanitised when it is sent', async () => {
  const bad = '<p onclick="x()">Boots<script>y()</script></p>'
  await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('category').set({ description: bad }).where('url_path', '=', 'women/boots').execute()
    await trx.updateTable('product').set({ description: bad }).where('sku', '=', 'WINTON-TAN').execute()
  })
  const answer = await readQuery(
    gql(
      '{ categories(filters: { url_path: { eq: "women/boots" } }) { items { description } } products(filter: { sku: { eq: "WINTON-TAN" } }) { items { description { html } } } }',
    ),
  )
  assert.deepEqual(answer, {
    categories: { items: [{ description: '<p>Boots</p>' }] },
    products: { items: [{ description: { html: '<p>Boots</p>' } }] },
  })
})

test('categories by path and by uid, with their tree and counts of styles [R7.113, R7.114]', async () => {
  const { categories } = await readQuery(
    gql(
      `{ categories(filters: { url_path: { eq: "women/boots" } }) { total_count items { uid name url_path level product_count breadcrumbs { category_name } canonical_url } } }`,
    ),
  )
  const [boots] = categories.items
  assert.deepEqual(
    [boots?.name, boots?.level, boots?.product_count, boots?.canonical_url],
    ['Boots', 3, 1, 'http://williams.localhost:3000/women/boots'],
  )
  assert.deepEqual(boots?.breadcrumbs, [{ category_name: 'Women' }])
  const byUid = await readQuery(
    gql('query($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { name } } }'),
    { uid: boots?.uid },
  )
  assert.deepEqual(byUid.categories.items, [{ name: 'Boots' }])
  assert.deepEqual(
    await readQuery(gql('{ categoryList { name children_count children { name product_count children { name } } } }')),
    {
      categoryList: [
        {
          name: 'Williams',
          children_count: '4',
          children: [
            { name: 'Women', product_count: 3, children: [{ name: 'Boots' }, { name: 'Flats' }] },
            { name: 'Sale', product_count: 1, children: [] },
          ],
        },
      ],
    },
  )
})

test('additional data tells variants and stock at this moment; unknown is null [R7.119, R7.20]', async () => {
  const document = gql(
    '{ productAdditionalData(sku: "WINTON-BLACK") { stock_status variants { sku stock_status } stocks { sku quantity is_low_stock is_available_for_delivery is_available_for_cnc } } }',
  )
  const read = async () => (await readQuery(document)).productAdditionalData.stocks
  assert.deepEqual(await read(), [
    {
      sku: 'WINTON-BLACK-7',
      quantity: 5,
      is_low_stock: false,
      is_available_for_delivery: true,
      is_available_for_cnc: false,
    },
    {
      sku: 'WINTON-BLACK-8',
      quantity: 2,
      is_low_stock: true,
      is_available_for_delivery: true,
      is_available_for_cnc: false,
    },
    {
      sku: 'WINTON-BLACK-9',
      quantity: 0,
      is_low_stock: false,
      is_available_for_delivery: false,
      is_available_for_cnc: true,
    },
  ])
  await database.db.updateTable('stock').set({ reserved: 5 }).where('sku', '=', 'WINTON-BLACK-7').execute()
  assert.equal((await read())[0]?.quantity, 0)
  await database.db.updateTable('stock').set({ reserved: 0 }).where('sku', '=', 'WINTON-BLACK-7').execute()
  assert.deepEqual(await readQuery(gql('{ productAdditionalData(sku: "NOTHING") { sku } }')), {
    productAdditionalData: null,
  })
})

test('recently viewed: the given products in order, six at most, in one number of queries [R7.122, R9.11, A79]', async () => {
  const read = async (skus: string[]) =>
    (
      await readQuery(
        gql('query($skus: [String!]!) { recentlyViewed(skus: $skus) { sku stock_status image { url } } }'),
        { skus },
      )
    ).recentlyViewed.map(({ sku }) => sku)
  assert.deepEqual(await read(['CAPRI-RED', 'NOTHING', 'WINTON-TAN', 'CAPRI-RED', 'WINTON-BLACK']), [
    'CAPRI-RED',
    'WINTON-TAN',
    'WINTON-BLACK',
  ])
  assert.deepEqual(await read([]), [])
  const queriesFor = async (skus: string[]) => {
    let count = 0
    const countOne = () => {
      count += 1
    }
    database.pool.on('acquire', countOne)
    await read(skus)
    database.pool.off('acquire', countOne)
    return count
  }
  assert.equal(
    await queriesFor(['CAPRI-RED']),
    await queriesFor(['CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK', 'SIENNA-GOLD']),
  )
})

test('the promise of delivery and returns is that of the site, for this product and this moment [A99]', async () => {
  const document =
    gql(`{ productAdditionalData(sku: "CAPRI-RED") { delivery_promise { order_before dispatch_on return_window_days return_label { value currency }
    methods { method_title price { value currency } free_from { value } is_free_for_customers_only estimated_from estimated_to } } } }`)
  const read = async (store?: string) => (await readQuery(document, {}, store)).productAdditionalData.delivery_promise
  const requestedAt = Date.now()
  const here = await read()
  assert.deepEqual([here.return_window_days, here.return_label], [30, { value: 0, currency: 'AUD' }])
  assert.ok(Date.parse(here.order_before) > requestedAt)
  assert.equal(here.order_before.slice(0, 10), here.dispatch_on)
  for (const { estimated_from, estimated_to } of here.methods)
    assert.ok(here.dispatch_on < estimated_from && estimated_from <= estimated_to)
  assert.deepEqual(
    here.methods.map(({ method_title, price }) => [method_title, price]),
    [
      ['Standard delivery', { value: 0, currency: 'AUD' }],
      ['Express delivery', { value: 14.95, currency: 'AUD' }],
    ],
  )
  assert.deepEqual(
    (await read('styletread_nz')).methods.map(({ method_title, price }) => [method_title, price]),
    [
      ['Tracked delivery', { value: 0, currency: 'NZD' }],
      ['Courier delivery', { value: 14.95, currency: 'NZD' }],
    ],
  )
  await database.db
    .insertInto('site_setting')
    .values([
      { website_id: 9, key: 'returns_enabled', value: 'false' },
      { website_id: 4, key: 'paid_return_label_enabled', value: 'true' },
    ])
    .execute()
  assert.equal((await read()).return_window_days, null)
  assert.deepEqual((await read('styletread_nz')).return_label, { value: 9.95, currency: 'NZD' })
  await database.db.deleteFrom('site_setting').execute()
})

test('reviews wait for moderation and are told only where the flag is on [R1.17, R7.126, A80]', async () => {
  const write = (stars: string) =>
    `mutation { createProductReview(input: {
      sku: "CAPRI-RED", nickname: "Ada", summary: "Soft", text: "No blisters.",
      ratings: [{ id: "${btoa('rating')}", value_id: "${btoa(stars)}" }]
    }) { review { average_rating } } }`
  assert.deepEqual(await readQuery(write('rating/4')), { createProductReview: { review: { average_rating: 80 } } })
  assert.equal(await refusal(write('rating/9')), 'Please fill in the nickname, summary, review and rating.')
  assert.equal((await requireProduct('capri-red-shoe')).review_count, 0)
  await database.db.updateTable('review').set({ state: 'approved' }).execute()
  const product = await requireProduct('capri-red-shoe')
  assert.deepEqual(
    [product.review_count, product.rating_summary, product.reviews],
    [1, 0, { items: [{ nickname: 'Ada' }] }],
  )
  const config = gql('{ reviewServiceConfig { is_enabled provider } }')
  assert.deepEqual(await readQuery(config), { reviewServiceConfig: { is_enabled: true, provider: 'local' } })
  assert.deepEqual(await readQuery(config, {}, 'mollini_au'), { reviewServiceConfig: null })
})

test('brands of the site by label [R7.118]', async () => {
  assert.deepEqual(await readQuery(gql('{ brands { value label url_path product_count is_featured } }')), {
    brands: [
      { value: 'ashgrove', label: 'Ashgrove', url_path: 'brands/ashgrove', product_count: 1, is_featured: false },
      { value: 'vela', label: 'Vela Rossi', url_path: 'brands/vela-rossi', product_count: 2, is_featured: false },
    ],
  })
  assert.deepEqual(await readQuery(gql('{ brands { value } }'), {}, 'mollini_au'), { brands: [] })
})

test('a brand has its place, and the picture of its best seller on the site', async () => {
  const sold = (sku: string, count: number) =>
    database.db
      .updateTable('product_site')
      .set({ sold_30_days: count })
      .where('product_id', 'in', database.db.selectFrom('product').select('id').where('sku', '=', sku))
      .execute()
  await sold('SIENNA-GOLD', 9)
  const { brands } = await readQuery(gql('{ brands { value origin picture } }'))
  await sold('SIENNA-GOLD', 0)
  const [ashgrove, vela] = brands
  assert.deepEqual([ashgrove?.origin, vela?.origin], [null, 'Sydney'])
  assert.match(vela?.picture ?? '', /^sienna\/.*-side\.avif$/)
})

test('an excluded brand is nowhere: pages, brands, bag [R3.108, A41]', async () => {
  await database.db
    .insertInto('site_setting')
    .values({ website_id: 9, key: 'excluded_brands', value: JSON.stringify(['vela']) })
    .execute()
  assert.equal(await findProduct('capri-red-shoe'), undefined)
  assert.deepEqual(
    await readQuery(
      gql(
        '{ brands { value } productAdditionalData(sku: "CAPRI-RED") { sku } recentlyViewed(skus: ["CAPRI-RED"]) { sku } }',
      ),
    ),
    {
      brands: [{ value: 'ashgrove' }],
      productAdditionalData: null,
      recentlyViewed: [],
    },
  )
  assert.equal((await loadPurchasableVariants(database.db, 9, ['CAPRI-RED-7'])).size, 0)
  const answerOf = await loadVariantAnswers(database.db, 9, ['CAPRI-RED-7'])
  assert.deepEqual(answerOf({ sku: 'CAPRI-RED-7', selectedOptions: [] }), { kind: 'unknown-sku' })
  assert.equal((await loadPurchasableVariants(database.db, 4, ['CAPRI-RED-7'])).size, 1)
  await database.db.deleteFrom('site_setting').execute()
})
