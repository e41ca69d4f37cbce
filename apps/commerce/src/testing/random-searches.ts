import assert from 'node:assert/strict'
import type { TestServer } from './server.ts'

export interface ReadFacet {
  readonly attribute_code: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly count: number
    readonly is_selected: boolean
  }[]
}

interface ReadListing {
  readonly total_count: number
  readonly aggregations: readonly ReadFacet[]
  readonly search_reading: {
    readonly words: string
    readonly filters: readonly {
      readonly attribute_code: string
      readonly values: readonly { readonly value: string }[]
    }[]
  } | null
}

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

export async function readListing(
  server: TestServer,
  store: string,
  { search, choices }: ListingQuery,
): Promise<ReadListing> {
  const { data, errors } = await server.graphql<{ getFredhopperData: ReadListing }>(
    `query($search: String, $filter: [FredhopperFilterInput!]) { getFredhopperData(search: $search, filter: $filter, pageSize: 1) {
      total_count ${FACETS} search_reading { words filters { attribute_code values { value } } }
    } }`,
    { search: search || null, filter: Object.entries(choices).map(filterInput) },
    { store },
  )
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.getFredhopperData
}

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
  const { data, errors } = await server.graphql<Record<string, { total_count: number }>>(document, variables, { store })
  assert.deepEqual(errors, [])
  return queries.map((_, i) => data?.[`a${i}`]?.total_count ?? Number.NaN)
}

/** Results of `products` for a search and its filters. */
export async function readProducts(
  server: TestServer,
  store: string,
  variables: { readonly search: string; readonly filter: Readonly<Record<string, unknown>> },
): Promise<Pick<ReadListing, 'total_count' | 'aggregations'>> {
  const { data, errors } = await server.graphql<{ products: Pick<ReadListing, 'total_count' | 'aggregations'> }>(
    `query($search: String, $filter: ProductAttributeFilterInput) { products(search: $search, filter: $filter, pageSize: 1) { total_count ${FACETS} } }`,
    variables,
    { store },
  )
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.products
}
