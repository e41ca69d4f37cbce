import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sizeOptionUid } from '../index.ts'
import { closeServer, type Data, database, openServer, requireProduct } from '../testing/catalogue-server.ts'

before(openServer)
after(closeServer)

test('a product page has every field filled in, and its sizes with their stock [R3.48, R3.49, R3.51]', async () => {
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
    ([1, 2, 3, 4, 5] as const).map((number) => product[`selling_feature_${number}`]),
    selling_features,
  )
  assert.deepEqual(
    [product.name, product.web_display_name, product.sku],
    ['Winton Chelsea Boot', 'Winton Chelsea Boot', 'WINTON-TAN'],
  )
  assert.deepEqual([product.brand, product.colour, product.stock_status], ['Ashgrove', 'Tan', 'IN_STOCK'])
  assert.equal(product.trend_2, 'Western')
  assert.partialDeepStrictEqual(product, facts)
  assert.match(String(product.uid), /^\w+=*$/)
  for (const name of ['media_gallery', 'related_products', 'categories', 'product_category_tags'] as const)
    assert.ok(Array.isArray(product[name]), name)
  assert.deepEqual(product.description, { html: '<p>The Winton Chelsea Boot &amp; nothing else.</p>' })
  assert.deepEqual(product.colour_siblings, [{ sku: 'WINTON-BLACK' }])
  assert.deepEqual(
    product.variants.map(({ product: { sku, stock_status, only_x_left_in_stock } }) => [
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
  assert.equal(product.brand_data.product_count, 1)
})

test('sizes on a product page have their conversions [R3.52, R3.116]', async () => {
  const { configurable_options, size_scale } = await requireProduct('winton-tan-shoe')
  assert.equal(size_scale, 'AUW')
  assert.deepEqual(configurable_options[0]?.values[1], {
    uid: sizeOptionUid('8'),
    label: '8',
    size_conversion: { eu: '39', au: '8' },
  })
})

test('prices: regular, final, amount off and floored percent [R3.50, R9.62, A108]', async () => {
  const product = await requireProduct('winton-tan-shoe')
  assert.deepEqual(product.price_range, {
    minimum_price: {
      regular_price: { value: 199.95, currency: 'AUD' },
      final_price: { value: 139.95 },
      discount: { amount_off: 60, percent_off: 30 },
    },
  })
})

test('a sale price holds inside its window only, by the clock of the database [R3.50]', async () => {
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

test('recommended prices are told for both currencies [R3.54, R3.55]', async () => {
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

test('pictures are absolute, named and in widths; the card leads with the view of the site', async () => {
  const product = await requireProduct('winton-black-shoe')
  const { url, sizes } = product.small_image as { url: string; sizes: { url: string; width: number }[] }
  assert.equal(url, 'http://williams.localhost:3000/media/winton/winton-black-three-quarter.avif')
  assert.deepEqual(sizes[0], { url: `${url}?w=160`, width: 160 })
  assert.deepEqual((product.image as Data).label, 'Winton Chelsea Boot, side view')
  assert.deepEqual(product.hover_image, { label: 'Winton Chelsea Boot, side view' })
})
