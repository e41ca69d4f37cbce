import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { parse } from 'graphql'
import { createShippingQuotes } from '#modules/fulfilment'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../modules/search/listing-engine.ts'
import { documentFacts } from './document-facts.ts'
import { findBrokenLimit } from './document-limits.ts'

const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ')
const nested = (depth: number) =>
  `{ __type(name: "Query") { ${'ofType { '.repeat(depth - 2)}name${' }'.repeat(depth - 2)} } }`

const CHOICE = 'uid option_type_id title sort_order price price_type sku'
/** As Magento clients send it: every product type with its card, options and related products. */
const PRODUCT_PAGE = `query ProductPage($key: String!) { products(filter: { url_key: { eq: $key } }) { total_count items { __typename uid
    ${['Simple', 'Configurable', 'Virtual', 'Bundle', 'Downloadable'].map((kind) => `... on ${kind}Product { ...Page ...Options }`).join(' ')}
    ... on GroupedProduct { ...Page items { qty position product { ...Card } } }
    ... on ConfigurableProduct { variants { attributes { uid code label } product { ...Card } } } } } }
  fragment Page on ProductInterface { ...Card related_products { ...Card } upsell_products { ...Card } crosssell_products { ...Card }
    categories { uid name url_path breadcrumbs { category_uid category_name category_url_path } }
    description { html } short_description { html } meta_title meta_keyword meta_description }
  fragment Card on ProductInterface { __typename uid sku name url_key url_suffix stock_status rating_summary review_count
    canonical_url brand colour style_code attribute_set_id only_x_left_in_stock
    image { ...Picture } small_image { ...Picture } thumbnail { ...Picture } media_gallery { ...Picture }
    price_range { minimum_price { ...Price } maximum_price { ...Price } }
    price_tiers { quantity final_price { ...Amount } discount { ...Off } } }
  fragment Picture on MediaGalleryInterface { url label position disabled ... on ProductImage { types sizes { url width } } }
  fragment Price on ProductPrice { regular_price { ...Amount } final_price { ...Amount } discount { ...Off } }
  fragment Amount on Money { value currency }
  fragment Off on ProductDiscount { amount_off percent_off }
  fragment Options on CustomizableProductInterface { options { __typename uid title required sort_order
    ... on CustomizableAreaOption { product_sku areaValue: value { uid max_characters price price_type sku } }
    ... on CustomizableCheckboxOption { checkboxValue: value { ${CHOICE} } }
    ... on CustomizableDateOption { product_sku dateValue: value { uid type price price_type sku } }
    ... on CustomizableDropDownOption { dropDownValue: value { ${CHOICE} } }
    ... on CustomizableFieldOption { product_sku fieldValue: value { uid max_characters price price_type sku } }
    ... on CustomizableFileOption { product_sku fileValue: value { uid file_extension image_size_x image_size_y price price_type sku } }
    ... on CustomizableMultipleOption { multipleValue: value { ${CHOICE} } }
    ... on CustomizableRadioOption { radioValue: value { ${CHOICE} } } } }`

/** Each line type under its own aliases, as such a client sends it. */
const CART = `query Bag($id: String!) { cart(cart_id: $id) { id total_quantity
    ${many(40 / 4, (i) => `part${i}: items { line${i}: uid amount${i}: quantity shoe${i}: product { sku name } }`)}
    prices { grand_total { value currency } discounts { label amount { value } } } } }`

describe('limits of documents', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    const ports = { listing: createListingEngine({ db: database.db }), shipping: createShippingQuotes() }
    server = await startTestServer({ db: database.db, ports })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  it('the longest documents of real clients are accepted: 2,536 fields, 40 aliases', async () => {
    assert.ok(documentFacts(parse(PRODUCT_PAGE)).selections >= 2536)
    const page = await server.requireData(PRODUCT_PAGE, { key: 'winton-tan-shoe' })
    assert.partialDeepStrictEqual(page, {
      products: { total_count: 1, items: [{ __typename: 'ConfigurableProduct' }] },
    })
    assert.equal(documentFacts(parse(CART)).aliases, 40)
    const { data } = await server.graphql(gql('mutation { createEmptyCart }'))
    assert.deepEqual((await server.graphql(CART, { id: data?.createEmptyCart })).errors, [])
  })

  const within: Readonly<Record<string, string>> = {
    depth: nested(20),
    aliases: `{ storeConfig { ${many(100, (i) => `a${i}: store_code`)} } }`,
    'root fields': `{ ${many(10, (i) => `a${i}: __typename`)} }`,
    'equal names': `{ storeConfig { ${many(30, () => 'store_code')} } }`,
    'equal names in fragments': `{ storeConfig { ${many(30, () => '... { store_code }')} } }`,
    directives: `{ storeConfig { ${many(20, () => 'store_code @include(if: true)')} } }`,
    bytes: `{ __typename } # ${'x'.repeat(65_519)}`,
  }
  for (const [limit, document] of Object.entries(within)) {
    it(`a document at its limit of ${limit} is answered`, async () => {
      assert.deepEqual((await server.graphql(document)).errors, [])
    })
  }

  const fragments = many(11, (i) => `fragment F${i} on StoreConfig { ...F${i + 1} x${i}: store_name ...F${i + 1} }`)
  const refused: readonly (readonly [document: string, pattern: RegExp])[] = [
    [nested(21), /21 levels deep; 20/],
    [`{ storeConfig { ${many(101, (i) => `a${i}: store_code`)} } }`, /101 aliases; 100/],
    [`{ storeConfig { ${many(51, (i) => `...A a${i}: code`)} } } fragment A on StoreConfig { b: code }`, /102 aliases/],
    [`{ ${many(11, (i) => `a${i}: __typename`)} }`, /11 root fields; 10/],
    [`{ storeConfig { ${many(21, () => 'store_code @include(if: true)')} } }`, /21 directives; 20/],
    [`{ storeConfig { ...F0 } } ${fragments} fragment F11 on StoreConfig { store_code }`, /selects 4096 fields; 3000/],
    [
      `{ getFredhopperData(pageSize: 1) { items { ${many(400, () => 'sku')} } } }`,
      /one field 400 times in one place; 30/,
    ],
    [`{ getFredhopperData(pageSize: 1) { items { ${many(31, () => '... { sku }')} } } }`, /one field 31 times/],
    [
      `{ products(filter: {}) { items { ${many(30, () => `price_range { minimum_price { ${many(30, () => 'discount { amount_off }')} } }`)} } } }`,
      /same fields too often/,
    ],
    ['{ storeConfig { ...A } } fragment A on StoreConfig { ...A }', /contains itself/],
    ['query A { __typename } query B { __typename }', /operation/],
    [`{ storeConfig { ${many(4001, () => 'store_code')} } }`, /token/i],
    [`{ storeConfig { store_code } } # ${'x'.repeat(65_536)}`, /64 KiB/],
  ]
  it('a document over a limit is refused with its count and the limit', async () => {
    for (const [document, pattern] of refused) {
      const { data, errors } = await server.graphql(document)
      assert.equal(data, null)
      assert.match(errors[0]?.message ?? '', pattern)
      assert.equal(errors[0]?.extensions.category, 'graphql-input')
    }
  })

  it('too many equal names are refused before validation compares them', async () => {
    // Validation would report the unknown field.
    const { errors } = await server.graphql(`{ storeConfig { nope ${many(400, () => 'store_code')} } }`)
    assert.deepEqual(
      errors.map(({ extensions }) => extensions.code),
      ['LIMIT_EXCEEDED'],
    )
    const chain = many(26, (i) => `fragment F${i} on StoreConfig { ...F${i + 1} ...F${i + 1} }`)
    assert.equal(
      findBrokenLimit(parse(`{ storeConfig { ...F0 } } ${chain} fragment F26 on StoreConfig { ...Missing }`)),
      undefined,
    )
  })
})
