import { type TestDatabase, withDatabase } from '#src/testing/database'
import { followListing } from '#src/testing/followed-listing'
import { type DataOf, gql, untyped, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../../catalogue/testing/sample-shop.ts'
import type { RunningListingEngine } from '../listing-engine.ts'

const LIST = gql(`query($filter: [FredhopperFilterInput!], $sort: String, $search: String, $page: Int, $site: Int,
  $featured: String) {
  getFredhopperData(filter: $filter, sort: $sort, search: $search, currentPage: $page, site: $site,
    featured_brand: $featured, pageSize: 20) {
    total_count redirect_url items { sku }
    page_info { current_page page_size total_pages } applied_sort { code label is_default }
    aggregations { attribute_code label filter_type is_selected min max
      options { label value count is_selected swatch_data { value } } }
    applied_filters { attribute_code type values { value label } from to }
    suggestions { keywords { search result_count } categories { url_path name } products { sku } }
  }
}`)

export type Listing = DataOf<typeof LIST>

export let database: TestDatabase
export let engine: RunningListingEngine
export let server: TestServer

/** Number of full-text searches. */
export let searches = 0

export async function openServer(): Promise<void> {
  database = await withDatabase()
  await fillSampleShop(database.db)
  engine = followListing({ db: database.db, listen: database.url })
  await engine.start()
  const findProductIds: RunningListingEngine['findProductIds'] = (...queries) => {
    searches += 1
    return engine.findProductIds(...queries)
  }
  server = await startTestServer({ db: database.db, ports: { listing: { ...engine, findProductIds } } })
}

export async function closeServer(): Promise<void> {
  await server?.close()
  await engine?.stop()
  await database?.drop()
}

export const resetSearches = () => {
  searches = 0
}

export const list = async (variables: VariablesOf<typeof LIST>, store = 'williams_au') =>
  (await server.requireData(LIST, { page: 1, ...variables }, { store })).getFredhopperData

export const refusal = async (variables: Readonly<Record<string, unknown>>) =>
  (await server.graphql(untyped(LIST), { page: 1, ...variables })).errors[0]?.message

export const skus = (listing: Listing['getFredhopperData']) => listing.items.map(({ sku }) => sku)

export const equal = (attribute_code: string, eq: string) => ({ attribute_code, equal: { eq } })
