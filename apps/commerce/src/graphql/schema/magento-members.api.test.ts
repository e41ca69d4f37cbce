import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createShippingQuotes } from '#modules/fulfilment'
import { registerCustomer, type TestCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../../modules/search/listing-engine.ts'

// Members that Magento clients select: each returns a real value where one exists, else null, false or [].

let database: TestDatabase
let server: TestServer
let customer: TestCustomer
let cart: string
before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
  await sql`update product_site ps set sale_from = '2020-01-01T13:00:00Z', sale_to = '2099-06-30T14:00:00Z' from product p
    where p.id = ps.product_id and p.sku = 'WINTON-TAN'`.execute(database.db)
  await sql`update product_site ps set sale_cents = 100, sale_from = '2098-01-01' from product p
    where p.id = ps.product_id and p.sku = 'CAPRI-RED'`.execute(database.db)
  const listing = createListingEngine({ db: database.db })
  await listing.start()
  const ports = { listing, shipping: createShippingQuotes() }
  server = await startTestServer({ db: database.db, ports, settings: { LIMIT_MULTIPLIER: '1000' } })
  customer = await registerCustomer(server, 'members@example.com', 'williams_au')
  cart = (await requestData(gql('{ customerCart { id } }'))).customerCart.id
  await requestData(`mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "WINTON-TAN-8", quantity: 1 }]) { user_errors { message } }
    addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "CAPRI-RED", quantity: 1 }]) { user_errors { message } } }`)
})
after(async () => {
  await server.close()
  await database.drop()
})

const requestData = <Document extends string>(document: Document, variables?: VariablesOf<Document>) =>
  server.requireData(document, variables, customer.headers)

const DATE = /^\d{4}-\d\d-\d\dT/

test('Magento members without a counterpart answer null, false or an empty list', async () => {
  const documents: Readonly<Record<string, object>> = {
    '{ storeConfig { allow_order allow_gift_receipt allow_printed_card front no_route cms_no_cookies cms_home_page cms_no_route check_money_order_make_check_payable_to check_money_order_send_check_to category_fixed_product_tax_display_setting product_fixed_product_tax_display_setting sales_fixed_product_tax_display_setting } }':
      {
        storeConfig: {
          allow_order: '0',
          allow_gift_receipt: '0',
          allow_printed_card: '0',
          front: null,
          no_route: null,
          cms_no_cookies: null,
          cms_home_page: null,
          cms_no_route: null,
          check_money_order_make_check_payable_to: null,
          check_money_order_send_check_to: null,
          category_fixed_product_tax_display_setting: 'FPT_DISABLED',
          product_fixed_product_tax_display_setting: 'FPT_DISABLED',
          sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
        },
      },
    '{ customer { purchase_orders_enabled group_id reviews { items { nickname } page_info { total_pages } } addressesV2 { items { uid custom_attributes { attribute_code } } total_count page_info { page_size } } wishlist { items_count } } }':
      {
        customer: {
          purchase_orders_enabled: false,
          group_id: 1,
          reviews: { items: [], page_info: { total_pages: 1 } },
          addressesV2: { items: [], total_count: 0, page_info: { page_size: 5 } },
          wishlist: { items_count: 1 },
        },
      },
    '{ customerDownloadableProducts { items { date download_url order_increment_id remaining_downloads status } } customerOrders { items { number } total_count } checkoutAgreements { agreement_id mode } }':
      {
        customerDownloadableProducts: { items: [] },
        customerOrders: { items: [], total_count: 0 },
        checkoutAgreements: [],
      },
    '{ wishlist { items_count name sharing_code items { description qty product { sku } } } }': {
      wishlist: {
        items_count: 1,
        name: null,
        sharing_code: null,
        items: [{ description: null, qty: 1, product: { sku: 'CAPRI-RED' } }],
      },
    },
    '{ products(filter: { sku: { eq: "WINTON-TAN" } }) { items { special_price special_from_date special_to_date swatch_image type_id url_path tier_prices { qty } quantity min_sale_qty max_sale_qty ... on ConfigurableProduct { variants { product { type_id special_price } } } } } }':
      {
        products: {
          items: [
            {
              special_price: 139.95,
              special_from_date: '2020-01-02T00:00:00+11:00',
              special_to_date: '2099-07-01T00:00:00+10:00',
              swatch_image: 'winton/winton-tan-side.avif',
              type_id: 'configurable',
              url_path: 'winton-tan-shoe',
              tier_prices: [],
              quantity: null,
              min_sale_qty: 1,
              max_sale_qty: 99,
              variants: Array.from({ length: 3 }, () => ({ product: { type_id: 'simple', special_price: 139.95 } })),
            },
          ],
        },
      },
    '{ products(filter: { sku: { eq: "CAPRI-RED" } }) { items { special_price special_from_date special_to_date } } }':
      {
        products: { items: [{ special_price: null, special_from_date: null, special_to_date: null }] },
      },
    '{ urlResolver(url: "winton-tan-shoe.html") { relative_url canonical_url redirectCode type } nothing: urlResolver(url: "nothing") { id } }':
      {
        urlResolver: {
          relative_url: 'winton-tan-shoe.html',
          canonical_url: 'winton-tan-shoe.html',
          redirectCode: 0,
          type: 'PRODUCT',
        },
        nothing: null,
      },
    '{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: false }) { items { code } } }': {
      attributesList: { items: [] },
    },
  }
  for (const [document, expected] of Object.entries(documents))
    assert.deepEqual(await requestData(document), expected, document)
})

test('deprecated members answer the same as their replacements', async () => {
  const config = await requestData(gql('{ storeConfig { root_category_id root_category_uid } }'))
  assert.equal(
    Buffer.from(config.storeConfig.root_category_uid, 'base64').toString(),
    String(config.storeConfig.root_category_id),
  )
  const tree = await requestData(
    gql('query ($id: Int) { category { uid } byId: category(id: $id) { uid } none: category(id: 999999) { uid } }'),
    { id: config.storeConfig.root_category_id },
  )
  assert.deepEqual(
    [tree.category.uid, tree.byId.uid, tree.none],
    [config.storeConfig.root_category_uid, config.storeConfig.root_category_uid, null],
  )
  const url = await requestData(gql('{ urlResolver(url: "women") { id entity_uid type } }'))
  assert.equal(Buffer.from(url.urlResolver.entity_uid, 'base64').toString(), String(url.urlResolver.id))
  const times = await requestData(
    gql('{ products(filter: { sku: { eq: "WINTON-TAN" } }) { items { created_at updated_at } } }'),
  )
  for (const at of Object.values(times.products.items[0] ?? {})) assert.match(at, DATE)
  const { products } = await requestData(
    gql(
      '{ products(filter: {}) { aggregations { attribute_code options { value } } filters { name request_var filter_items_count filter_items { label value_string items_count } } } }',
    ),
  )
  assert.deepEqual(
    products.filters.map((filter) => [filter.request_var, filter.filter_items_count, filter.filter_items.length]),
    products.aggregations.map(({ attribute_code, options }) => [attribute_code, options.length, options.length]),
  )
})

test('a cart answers Magento’s deprecated members, takes virtual goods, is cleared and assigned', async () => {
  const read = `{ cart(cart_id: "${cart}") { prices { discount { amount { value } label } } items { min_qty max_qty discount { label } prices { fixed_product_taxes { label } } } } }`
  assert.deepEqual(await requestData(read), {
    cart: {
      prices: { discount: null },
      items: [{ min_qty: 1, max_qty: 4, discount: null, prices: { fixed_product_taxes: [] } }],
    },
  })
  const added = await requestData(
    gql(`mutation ($id: String!) {
      addVirtualProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "CAPRI-RED-9", quantity: 2 } }] }) {
        cart { total_quantity } } }`),
    { id: cart },
  )
  assert.equal(added.addVirtualProductsToCart.cart.total_quantity, 3)
  const clear = (uid: string) =>
    `mutation { clearCart(input: { uid: "${uid}" }) { cart { total_quantity } errors { type message } } }`
  assert.deepEqual(await requestData(clear(cart)), { clearCart: { cart: { total_quantity: 0 }, errors: null } })
  const unknown = 'x'.repeat(32)
  assert.deepEqual(await requestData(clear(unknown)), {
    clearCart: { cart: null, errors: [{ type: 'NOT_FOUND', message: `Could not find a cart with ID "${unknown}"` }] },
  })
  const { createEmptyCart: id } = await server.requireData(gql('mutation { createEmptyCart }'))
  await server.graphql(
    gql(`mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "CAPRI-RED-9", quantity: 1 }]) { cart { id } } }`),
    { id },
  )
  const taken = await requestData(
    gql('mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }'),
    { id },
  )
  assert.deepEqual(taken.assignCustomerToGuestCart, { id: cart, total_quantity: 1 })
})

test('confirmEmail accepts only the customer’s own email with the key from the mail', async () => {
  for (const email of ['members@example.com', 'other@example.com']) {
    const { errors } = await server.graphql(
      `mutation { confirmEmail(input: { email: "${email}", confirmation_key: "nothing" }) { customer { email } } }`,
      {},
      customer.headers,
    )
    assert.match(errors[0]?.message ?? '', /^This link has expired/)
  }
})

test('documents with bundle and download types of invoices and shipments are valid', async () => {
  await requestData(
    gql(`{ customer { orders { items { invoices { items { ... on BundleInvoiceItem { bundle_options { uid } } ... on DownloadableInvoiceItem { downloadable_links { uid } } } }
    shipments { items { ... on BundleShipmentItem { bundle_options { uid } } } }
    credit_memos { items { ... on BundleCreditMemoItem { bundle_options { uid } } ... on DownloadableCreditMemoItem { downloadable_links { uid } } } } } } } }`),
  )
})
