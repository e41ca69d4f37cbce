import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isObjectType, parse, validate } from 'graphql'
import { createShippingQuotes } from '#modules/fulfilment'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../../modules/search/listing-engine.ts'
import { modules } from './modules.ts'
import { assembleSchema } from './schema.ts'

// Documents in the form that Magento clients send: they name every kind of product, line and option.

let database: TestDatabase
let server: TestServer
before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
  const listing = createListingEngine({ db: database.db })
  await listing.start()
  server = await startTestServer({
    db: database.db,
    ports: { listing, shipping: createShippingQuotes() },
    settings: { LIMIT_MULTIPLIER: '1000' },
  })
})
after(async () => {
  await server.close()
  await database.drop()
})

const OPTIONS = `options { __typename uid title required sort_order
  ... on CustomizableAreaOption { product_sku areaOption: value { uid max_characters price price_type sku } }
  ... on CustomizableCheckboxOption { checkboxOption: value { uid option_type_id title sort_order price price_type sku } }
  ... on CustomizableDateOption { product_sku dateOption: value { uid type price price_type sku } }
  ... on CustomizableDropDownOption { dropdownOption: value { uid option_type_id title sort_order price price_type sku } }
  ... on CustomizableFieldOption { product_sku fieldOption: value { uid max_characters price price_type sku } }
  ... on CustomizableFileOption { product_sku fileOption: value { uid file_extension image_size_x image_size_y price price_type sku } }
  ... on CustomizableMultipleOption { multipleOption: value { uid option_type_id title sort_order price price_type sku } }
  ... on CustomizableRadioOption { radioOption: value { uid option_type_id title sort_order price price_type sku } } }`

const PRODUCT = gql(`query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { __typename uid sku name
  ... on CustomizableProductInterface { ${OPTIONS} }
  ... on PhysicalProductInterface { weight }
  ... on BundleProduct { dynamic_price dynamic_sku dynamic_weight price_view ship_bundle_items price_details { main_price main_final_price discount_percentage }
    items { uid title required type position sku price_range { minimum_price { final_price { value } } }
      options { uid label quantity position is_default price price_type can_change_quantity product { sku } } } }
  ... on DownloadableProduct { links_title links_purchased_separately
    downloadable_product_links { uid title sort_order price sample_url link_type } downloadable_product_samples { title sort_order sample_url } }
  ... on GroupedProduct { items { qty position product { sku } } }
  ... on VirtualProduct { stock_status }
  ... on ConfigurableProduct { variants { product { sku } } } } } }`)

test('a product page of a Magento client names every kind of product and option; shoes have none', async () => {
  for (let sent = 0; sent < 8; sent += 1) {
    const { products } = await server.requireData(PRODUCT, { sku: 'WINTON-TAN' })
    const [boot] = products.items
    assert.deepEqual([boot?.__typename, boot?.options, boot?.variants.length], ['ConfigurableProduct', null, 3])
  }
})

test('types are as wide as Magento’s for agreements, compare lists, forms and deletion', async () => {
  const documents: readonly string[] = [
    'mutation { deleteCustomer }',
    'query ($url: String!) { route(url: $url) { ... on ProductInterface { breadcrumbs { category_name } } ... on CategoryInterface { breadcrumbs { category_name } } } }',
    'mutation ($ids: [ID]) { createCompareList(input: { products: $ids }) { uid } }',
    'mutation ($ids: [ID]!) { addProductsToCompareList(input: { uid: "x", products: $ids }) { uid } }',
    'mutation ($ids: [ID]!) { removeProductsFromCompareList(input: { uid: "x", products: $ids }) { uid } }',
  ]
  const schema = await assembleSchema(modules)
  for (const document of documents) assert.deepEqual(validate(schema, parse(document)), [], document)
  const typeOf = (type: string, field: string) => {
    const found = schema.getType(type)
    return isObjectType(found) ? `${found.getFields()[field]?.type}` : undefined
  }
  for (const [field, type] of Object.entries({
    agreement_id: 'Int',
    checkbox_text: 'String',
    content: 'String',
    is_html: 'Boolean',
    name: 'String',
  }))
    assert.equal(typeOf('CheckoutAgreement', field), `${type}!`)
  assert.equal(typeOf('AttributesFormOutput', 'items'), '[CustomAttributeMetadataInterface]!')
  assert.equal(typeOf('AttributesFormOutput', 'errors'), '[AttributeMetadataError]!')
})

test('a compare list ignores null; an account is not deleted without its password', async () => {
  const listed = await server.requireData(
    gql('mutation { createCompareList(input: { products: [null] }) { item_count } }'),
  )
  assert.equal(listed.createCompareList.item_count, 0)
  const { headers } = await registerCustomer(server, 'stays@example.com', 'williams_au')
  for (const document of ['mutation { deleteCustomer }', 'mutation { deleteCustomer(password: null) }']) {
    const { data, errors } = await server.graphql(document, {}, headers)
    assert.equal(data?.deleteCustomer, null)
    assert.deepEqual(
      [errors[0]?.message, errors[0]?.extensions.category],
      ["Send the account's password to delete it.", 'graphql-input'],
    )
  }
  assert.deepEqual((await server.requireData(gql('{ customer { email } }'), {}, headers)).customer, {
    email: 'stays@example.com',
  })
})

const GIFT = 'gift_message { from to message }'
const CART = gql(`query ($id: String!) { cart(cart_id: $id) { id ${GIFT} items { uid __typename product { sku }
  ... on SimpleCartItem { customizable_options { customizable_option_uid label values { label value } } ${GIFT} }
  ... on VirtualCartItem { customizable_options { customizable_option_uid } }
  ... on ConfigurableCartItem { customizable_options { customizable_option_uid } configurable_options { option_label value_label } ${GIFT} }
  ... on BundleCartItem { customizable_options { customizable_option_uid } bundle_options { uid label type values { uid label quantity price } } ${GIFT} }
  ... on GiftCardCartItem { customizable_options { customizable_option_uid } }
  ... on DownloadableCartItem { customizable_options { customizable_option_uid } links { uid title price } samples { title sample_url } } } } }`)

test('a cart page of a Magento client names every kind of line; gift messages are null', async () => {
  const { createEmptyCart: id } = await server.requireData(gql('mutation { createEmptyCart }'))
  await server.requireData(
    gql(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "WINTON-TAN-8", quantity: 1 }]) { user_errors { message } } }',
    ),
    { id },
  )
  const { cart } = await server.requireData(CART, { id })
  const [line] = cart.items
  assert.deepEqual([cart.gift_message, line?.__typename, line?.gift_message], [null, 'ConfigurableCartItem', null])
  assert.deepEqual(line?.customizable_options, [])
})

test('an account of a Magento client names every kind of wishlist item and order line', async () => {
  const { headers } = await registerCustomer(server, 'clients@example.com', 'williams_au')
  const { customer } = await server.requireData(
    gql(`{ customer { wishlists { id items_v2 { items { id product { sku }
        ... on BundleWishlistItem { bundle_options { uid label values { uid label } } }
        ... on DownloadableWishlistItem { links_v2 { uid title } samples { title } }
        ... on GroupedProductWishlistItem { added_at } ... on VirtualWishlistItem { added_at } } } }
      orders { items { number ${GIFT} items { id product_name ${GIFT}
        ... on BundleOrderItem { bundle_options { uid label values { uid product_name product_sku quantity price { value } } } }
        ... on DownloadableOrderItem { downloadable_links { uid title sort_order } } } } } } }`),
    {},
    headers,
  )
  assert.deepEqual([customer.wishlists.length, customer.orders.items], [1, []])
})

test('a Magento client reads icon, agreements, no reCAPTCHA and the sorts of a category', async () => {
  const answer = await server.requireData(
    gql(`{ storeConfig { head_shortcut_icon }
    recaptchaV3Config { is_enabled website_key minimum_score badge_position language_code failure_message theme forms }
    checkoutAgreements { agreement_id name content content_height checkbox_text is_html }
    categoryList { default_sort_by available_sort_by } }`),
  )
  assert.match(answer.storeConfig.head_shortcut_icon, /^https?:\/\/.+\/favicon\.svg$/)
  assert.deepEqual([answer.recaptchaV3Config, answer.checkoutAgreements], [null, []])
  assert.ok(answer.categoryList.length > 0)
  for (const { available_sort_by, default_sort_by } of answer.categoryList)
    assert.equal(available_sort_by[0], default_sort_by)
})

const FORM =
  gql(`query ($code: String!) { attributesForm(formCode: $code) { items { code label entity_type default_value frontend_class
  frontend_input is_required is_unique options { label value is_default }
  ... on CustomerAttributeMetadata { sort_order multiline_count input_filter validate_rules { name value } } } errors { type message } } }`)

async function formOf(code: string, store: string) {
  const { attributesForm } = await server.requireData(FORM, { code }, { store })
  return attributesForm
}

test('attributesForm gives the fields of accounts and addresses; of another form none', async () => {
  const required = (items: readonly { readonly code: string; readonly is_required: boolean }[]) =>
    items.filter(({ is_required }) => is_required).map(({ code }) => code)
  for (const code of ['customer_account_create', 'customer_account_edit'])
    assert.deepEqual(required((await formOf(code, 'williams_au')).items), ['firstname', 'lastname', 'email'])
  const address = (await formOf('customer_register_address', 'williams_au')).items
  assert.deepEqual(required(address).slice(0, 4), ['firstname', 'lastname', 'street', 'city'])
  assert.equal(address.find(({ code }) => code === 'street')?.multiline_count, 2)
  const country = (await formOf('customer_address_edit', 'styletread_nz')).items.find(
    ({ code }) => code === 'country_id',
  )
  assert.equal(country?.options[0]?.value, 'NZ')
  assert.deepEqual(await formOf('nothing', 'williams_au'), {
    items: [],
    errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "nothing" could not be found.' }],
  })
})

test('a number sent as text is parsed strictly; empty text and null count as unset', async () => {
  const { headers } = await registerCustomer(server, 'numbers@example.com', 'williams_au')
  const calls = {
    products: ['query ($value: String) { products(filter: { price: { from: $value } }) { total_count } }', 4],
    upTo: ['query ($value: String) { products(filter: { price: { to: $value } }) { total_count } }', 4],
    listing: [
      'query ($value: String) { getFredhopperData(filter: [{ attribute_code: "price", range: { from: $value } }]) { total_count } }',
      3,
    ],
    listingUpTo: [
      'query ($value: String) { getFredhopperData(filter: [{ attribute_code: "price", range: { to: $value } }]) { total_count } }',
      3,
    ],
    orders: ['query ($value: String) { orders(filter: { grand_total: { from: $value } }) { total_count } }', 0],
    ordersUpTo: ['query ($value: String) { orders(filter: { grand_total: { to: $value } }) { total_count } }', 0],
    orderDate: ['query ($value: String) { orders(filter: { order_date: { from: $value } }) { total_count } }', 0],
  } as const
  for (const [name, [document, all]] of Object.entries(calls)) {
    for (const value of [null, '', ' '])
      assert.deepEqual(Object.values(await server.requireData(document, { value }, headers)), [{ total_count: all }])
    for (const value of ['abc', '1,00', '$5', '0x10', '1e3', 'NaN', 'Infinity', '5 dollars', '.']) {
      const { errors } = await server.graphql(document, { value }, headers)
      assert.equal(errors[0]?.extensions.category, 'graphql-input', `${name} ${value}`)
    }
  }
  const ids = gql('query ($value: String) { products(filter: { category_id: { eq: $value } }) { total_count } }')
  for (const value of ['abc', '0x1', '1e0']) {
    const { errors } = await server.graphql(ids, { value })
    assert.equal(errors[0]?.extensions.category, 'graphql-input', value)
  }
})

test('attributesList gives the attributes of one kind of thing', async () => {
  const document = gql(
    'query ($type: AttributeEntityTypeEnum!) { attributesList(entityType: $type) { items { code entity_type } errors { type } } }',
  )
  for (const type of ['CUSTOMER', 'CUSTOMER_ADDRESS', 'RMA_ITEM', 'CATALOG_PRODUCT', 'CATALOG_CATEGORY'] as const) {
    const { attributesList } = await server.requireData(document, {
      type,
    })
    assert.ok(attributesList.items.every(({ entity_type }) => entity_type === type))
    assert.equal(attributesList.items.length === 0, type === 'CATALOG_CATEGORY', type)
  }
})
