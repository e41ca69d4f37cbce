import { type DataOf, gql, type VariablesOf } from './gql.ts'
import type { TestServer } from './server.ts'

/** By attribute code. */
export type Choices = Readonly<Record<string, readonly string[]>>

export interface ListingQuery {
  readonly search: string
  readonly choices: Choices
}

function filterInput([attribute_code, values]: readonly [string, readonly string[]]) {
  const [from = '', to = ''] = attribute_code === 'price' ? (values[0] ?? '').split('_') : []
  return attribute_code === 'price'
    ? { attribute_code, range: { from, to } }
    : { attribute_code, include: { in: values } }
}

const FACETS = 'aggregations { attribute_code options { value label count is_selected } }'

const LISTING = gql(`query($search: String, $filter: [FredhopperFilterInput!]) {
  getFredhopperData(search: $search, filter: $filter, pageSize: 1) {
    total_count ${FACETS} search_reading { words filters { attribute_code values { value } } }
  } }`)

type ReadListing = DataOf<typeof LISTING>['getFredhopperData']
export type ReadFacet = ReadListing['aggregations'][number]

export async function readListing(
  server: TestServer,
  store: string,
  { search, choices }: ListingQuery,
): Promise<ReadListing> {
  const variables = { search: search || null, filter: Object.entries(choices).map(filterInput) }
  return (await server.requireData(LISTING, variables, { store })).getFredhopperData
}

type Counted = Pick<ReadListing, 'total_count'>

/** Style counts of several listings in one call. */
export async function readTotals(
  server: TestServer,
  store: string,
  queries: readonly ListingQuery[],
): Promise<readonly number[]> {
  const calls = queries.map(
    (_, i) => `a${i}: getFredhopperData(search: $s${i}, filter: $f${i}, pageSize: 1) { total_count }`,
  )
  const names = queries.map((_, i) => `$s${i}: String, $f${i}: [FredhopperFilterInput!]`)
  const variables = Object.fromEntries(
    queries.flatMap(({ search, choices }, i) => [
      [`s${i}`, search || null],
      [`f${i}`, Object.entries(choices).map(filterInput)],
    ]),
  )
  const document = `query(${names.join(', ')}) { ${calls.join(' ')} }`
  const lists = Object.values(await server.requireData(document, variables, { store })) as readonly Counted[]
  return lists.map(({ total_count }) => total_count)
}

const PRODUCTS = gql(`query($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter, pageSize: 1) { total_count ${FACETS} } }`)

/** Results of `products` for a search and its filters. */
export async function readProducts(server: TestServer, store: string, variables: VariablesOf<typeof PRODUCTS>) {
  return (await server.requireData(PRODUCTS, variables, { store })).products
}
