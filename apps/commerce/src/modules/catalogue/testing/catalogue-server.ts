import assert from 'node:assert/strict'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { createListingEngine } from '../../search/listing-engine.ts'
import { fillSampleShop } from './sample-shop.ts'

export type Data = Readonly<Record<string, unknown>>

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
  variants {
    attributes { uid label } size_attributes { size size_scale conversion { eu } }
    product {
      __typename sku stock_status only_x_left_in_stock price_range { minimum_price { final_price { value } } }
    }
  }
  configurable_product_options_selection(configurableOptionValueUids: []) { options_available_for_selection { option_value_uids } variant { sku } }
} } } }`)

export let database: TestDatabase
let server: TestServer

export async function openServer(): Promise<void> {
  database = await withDatabase()
  await fillSampleShop(database.db)
  server = await startTestServer({ db: database.db, ports: { listing: createListingEngine({ db: database.db }) } })
}

export async function closeServer(): Promise<void> {
  await server?.close()
  await database?.drop()
}

export const readQuery = <Document extends string>(
  document: Document,
  variables?: VariablesOf<Document>,
  store = 'williams_au',
) => server.requireData(document, variables, { store })

export const refusal = async (document: string) => (await server.graphql(document)).errors[0]?.message

export const findProduct = async (key: string, store?: string) =>
  (await readQuery(PAGE, { key }, store)).products.items[0]

export const requireProduct = async (key: string, store?: string) => {
  const product = await findProduct(key, store)
  assert.ok(product, `${key} is not found`)
  return product
}
