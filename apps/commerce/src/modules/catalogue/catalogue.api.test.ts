import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { createListingEngine } from '../search/listing-engine.ts'
import { loadPurchasableVariants, loadVariantAnswers, sizeOptionUid } from './index.ts'
import { fillSampleShop } from './testing/sample-shop.ts'

type Data = Readonly<Record<string, unknown>>

const PAGE = gql(`query($key: String!) { products(filter: { url_key: { eq: $key } }) { total_count items {
  __typename uid sku name web_display_name url_key url_suffix canonical_url brand colour colour_swatch { value } heel_height
  stock_status only_x_left_in_stock is_low_stock rrp rrp_nzd selling_feature_1 selling_feature_2 selling_feature_3 selling_feature_4 selling_feature_5 description { html } size_scale
  care fit_notes sole_material lining now_price sizemap sizescalemap trend_2
  price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } } }
  breadcrumbs { category_name category_url_path } categories { name } product_category_tags { tag_type text }
  image { url label types } small_image { url sizes { url width } } hover_image { label } media_gallery { url label position }
  colour_siblings { sku } related_products { sku } rating_summary review_count reviews { items { nickname } }
  brand_data { value product_count } custom_attributesV2 { items { code ... on AttributeValue { value } } }
  ... on ConfigurableProduct {
    configurable_options { attribute_code values { uid label size_conversion { eu au } } }
    variants { attributes { uid label } size_attributes { size size_scale conversion { eu } } product { __typename sku stock_status only_x_left_in_stock price_range { minimum_price { final_price { value } } } } }
    configurable_product_options_selection(configurableOptionValueUids: []) { options_available_for_selection { option_value_uids } variant { sku } }
  } } } }`)

describe('catalogue', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    server = await startTestServer({ db: database.db, ports: { listing: createListingEngine({ db: database.db }) } })
  })
  after(async () => {
    await server?.close()
    await database?.drop()
  })

  const readQuery = <Document extends string>(
    document: Document,
    variables?: VariablesOf<Document>,
    store = 'williams_au',
  ) => server.requireData(document, variables, { store })
  const refusal = async (document: string) => (await server.graphql(document)).errors[0]?.message
  const findProduct = async (key: string, store?: string) => (await readQuery(PAGE, { key }, store)).products.items[0]

  const requireProduct = async (key: string, store?: string): Promise<Data> => {
    const product = await findProduct(key, store)
    assert.ok(product, `${key} is not found`)
    return product
  }

  it('a product page has every field filled in, sizes with their conversions and stock [R3.48, R3.49, R3.51, R3.52, R3.116]', async () => {
    const facts = {
      care: 'Wipe',
      fit_notes: 'True to size',
      sole_material: 'Rubber',
      lining: 'Leather',
      size_scale: 'AUW',
    }
    const selling_features = ['Resoled for free', 'Cushioned', 'Light', 'Wide', 'Warm']
    await database.db
      .updateTable('product')
      .set({ ...facts, selling_features })
      .where('sku', '=', 'WINTON-TAN')
      .execute()
    const product = await requireProduct('winton-tan-shoe')
    assert.equal(product.__typename, 'ConfigurableProduct')
    assert.equal(product.canonical_url, 'http://williams.localhost:3000/winton-tan-shoe.html')
    assert.deepEqual(product.breadcrumbs, [
      { category_name: 'Women', category_url_path: 'women' },
      { category_name: 'Boots', category_url_path: 'women/boots' },
    ])
    assert.equal(product.heel_height, '3 cm')
    assert.deepEqual(
      [1, 2, 3, 4, 5].map((number) => product[`selling_feature_${number}`]),
      selling_features,
    )
    assert.deepEqual(
      [product.name, product.web_display_name, product.sku],
      ['Winton Chelsea Boot', 'Winton Chelsea Boot', 'WINTON-TAN'],
    )
    assert.deepEqual([product.brand, product.colour, product.stock_status], ['Ashgrove', 'Tan', 'IN_STOCK'])
    assert.equal(product.trend_2, 'Western')
    for (const [name, text] of Object.entries(facts)) assert.equal(product[name], text)
    assert.match(String(product.uid), /^\w+=*$/)
    for (const name of ['media_gallery', 'related_products', 'categories', 'product_category_tags'])
      assert.ok(Array.isArray(product[name]), name)
    assert.deepEqual(product.description, { html: '<p>The Winton Chelsea Boot &amp; nothing else.</p>' })
    assert.deepEqual(product.colour_siblings, [{ sku: 'WINTON-BLACK' }])
    const [options] = product.configurable_options as { values: Data[] }[]
    assert.deepEqual(options?.values[1], {
      uid: sizeOptionUid('8'),
      label: '8',
      size_conversion: { eu: '39', au: '8' },
    })
    const variants = product.variants as { product: Data }[]
    assert.deepEqual(
      variants.map(({ product: { sku, stock_status, only_x_left_in_stock } }) => [
        sku,
        stock_status,
        only_x_left_in_stock,
      ]),
      [
        ['WINTON-TAN-7', 'OUT_OF_STOCK', null],
        ['WINTON-TAN-8', 'IN_STOCK', null],
        ['WINTON-TAN-9', 'IN_STOCK', 1],
      ],
    )
    assert.deepEqual((product.brand_data as Data).product_count, 1)
  })

  it('prices: regular, final, amount off and floored percent [R3.50, R9.62, A108]', async () => {
    const product = await requireProduct('winton-tan-shoe')
    assert.deepEqual(product.price_range, {
      minimum_price: {
        regular_price: { value: 199.95, currency: 'AUD' },
        final_price: { value: 139.95 },
        discount: { amount_off: 60, percent_off: 30 },
      },
    })
  })

  it('a sale price holds inside its window only, by the clock of the database [R3.50]', async () => {
    const finalPrice = async (from: string, to: string) => {
      const window = { sale_from: new Date(Date.now() + Number(from)), sale_to: new Date(Date.now() + Number(to)) }
      await database.db.updateTable('product_site').set(window).where('sale_cents', 'is not', null).execute()
      const price = (await requireProduct('winton-tan-shoe')).price_range as {
        minimum_price: { final_price: { value: number } }
      }
      return price.minimum_price.final_price.value
    }
    assert.equal(await finalPrice('3600000', '7200000'), 199.95)
    assert.equal(await finalPrice('-7200000', '-3600000'), 199.95)
    assert.equal(await finalPrice('-3600000', '3600000'), 139.95)
  })

  it('recommended prices are told for both currencies [R3.54, R3.55]', async () => {
    const attributes = JSON.stringify({ trend_2: 'Western', sizemap: 'AU7:EU38', sizescalemap: 'AU_WOMEN' })
    await database.db.updateTable('product').set({ attributes }).where('sku', '=', 'CAPRI-RED').execute()
    await database.db
      .updateTable('product_site')
      .set({ now_price_label: 'Now $99.95' })
      .where('website_id', '=', 4)
      .where('product_id', 'in', (query) => query.selectFrom('product').select('id').where('sku', '=', 'CAPRI-RED'))
      .execute()
    const product = await requireProduct('capri-red-shoe', 'styletread_nz')
    assert.deepEqual([product.rrp, product.rrp_nzd], [149.95, 259.95])
    const { items } = product.custom_attributesV2 as { items: { code: string; value: string }[] }
    const named = Object.fromEntries(items.map(({ code, value }) => [code, value]))
    const { trend_2, rrp, rrp_nzd, now_price, sizemap, sizescalemap } = named
    assert.deepEqual([trend_2, rrp, rrp_nzd, now_price], ['Western', '149.95', '259.95', '99.95'])
    assert.deepEqual([sizemap, sizescalemap], ['AU7:EU38', 'AU_WOMEN'])
    assert.equal(
      (product.price_range as { minimum_price: { regular_price: { currency: string } } }).minimum_price.regular_price
        .currency,
      'NZD',
    )
  })

  it('pictures are absolute, named and in widths; the card leads with the view of the site', async () => {
    const product = await requireProduct('winton-black-shoe')
    const { url, sizes } = product.small_image as { url: string; sizes: { url: string; width: number }[] }
    assert.equal(url, 'http://williams.localhost:3000/media/winton/winton-black-three-quarter.avif')
    assert.deepEqual(sizes[0], { url: `${url}?w=160`, width: 160 })
    assert.deepEqual((product.image as Data).label, 'Winton Chelsea Boot, side view')
    assert.deepEqual(product.hover_image, { label: 'Winton Chelsea Boot, side view' })
  })

  it('products: an argument is required, pages are checked, one query however many products', async () => {
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
      await readQuery(
        gql('{ products(filter: { color: { eq: "red" }, name: { match: "loafer" } }) { items { sku } } }'),
      ),
      {
        products: { items: [{ sku: 'CAPRI-RED' }] },
      },
    )
  })

  it('four products are read with as many queries as one', async () => {
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

  it('what staff write of categories and products is sanitised when it is sent', async () => {
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

  it('categories by path and by uid, with their tree and counts of styles [R7.113, R7.114]', async () => {
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
      await readQuery(
        gql('{ categoryList { name children_count children { name product_count children { name } } } }'),
      ),
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

  it('additional data tells variants and stock at this moment; unknown is null [R7.119, R7.20]', async () => {
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

  it('recently viewed: the given products in order, six at most, in one number of queries [R7.122, R9.11, A79]', async () => {
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

  it('the promise of delivery and returns is that of the site, for this product and this moment [A99]', async () => {
    const document =
      gql(`{ productAdditionalData(sku: "CAPRI-RED") { delivery_promise { order_before dispatch_on return_window_days return_label { value currency }
      methods { method_title price { value currency } free_from { value } is_free_for_customers_only estimated_from estimated_to } } } }`)
    const read = async (store?: string) => (await readQuery(document, {}, store)).productAdditionalData.delivery_promise
    const requestedAt = Date.now()
    const here = await read()
    assert.deepEqual([here.return_window_days, here.return_label], [null, { value: 0, currency: 'AUD' }])
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
        { website_id: 9, key: 'returns_enabled', value: 'true' },
        { website_id: 4, key: 'paid_return_label_enabled', value: 'true' },
      ])
      .execute()
    assert.equal((await read()).return_window_days, 30)
    assert.deepEqual((await read('styletread_nz')).return_label, { value: 9.95, currency: 'NZD' })
    await database.db.deleteFrom('site_setting').execute()
  })

  it('reviews wait for moderation and are told only where the flag is on [R1.17, R7.126, A80]', async () => {
    const write = (stars: string) =>
      `mutation { createProductReview(input: { sku: "CAPRI-RED", nickname: "Ada", summary: "Soft", text: "No blisters.", ratings: [{ id: "${btoa('rating')}", value_id: "${btoa(stars)}" }] }) { review { average_rating } } }`
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

  it('brands of the site by label [R7.118]', async () => {
    assert.deepEqual(await readQuery(gql('{ brands { value label url_path product_count is_featured } }')), {
      brands: [
        { value: 'ashgrove', label: 'Ashgrove', url_path: 'brands/ashgrove', product_count: 1, is_featured: false },
        { value: 'vela', label: 'Vela Rossi', url_path: 'brands/vela-rossi', product_count: 2, is_featured: false },
      ],
    })
    assert.deepEqual(await readQuery(gql('{ brands { value } }'), {}, 'mollini_au'), { brands: [] })
  })

  it('an excluded brand is nowhere: pages, brands, bag [R3.108, A41]', async () => {
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
})
