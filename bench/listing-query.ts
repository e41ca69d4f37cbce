import pg from 'pg'
import { LISTING } from '../apps/storefront/app/features/listing/operations.ts'
import { REFERENCE_SQL, type ReferenceFilter, referenceParameters } from './listing-sql.ts'
import { type LoadResult, load } from './load.ts'
import { type BenchResult, median, percentile, rounded } from './result.ts'
import { PRODUCT_COUNT, type System, WHOLE_SITE } from './system.ts'

const CALLERS = 8
const ROUNDS = 5
const SECONDS = 2
const headers = { 'content-type': 'application/json', store: WHOLE_SITE.code }

interface Answer {
  readonly getFredhopperData: {
    readonly total_count: number
    readonly aggregations: readonly { readonly attribute_code: string; readonly options: readonly { readonly value: string }[] | null }[]
  }
}

async function ask(system: System, body: string): Promise<Answer> {
  const response = await fetch(`${system.commerceUrl}/graphql`, { method: 'POST', headers, body })
  const answer = (await response.json()) as { readonly data?: Answer; readonly errors?: unknown }
  if (!answer.data || answer.errors) throw new Error(`The listing could not be had: ${JSON.stringify(answer.errors)}`)
  return answer.data
}

const toFilters = (filter: ReferenceFilter) =>
  Object.entries(filter).map(([name, value]) => ({ attribute_code: name === 'category' ? 'category_uid' : name, include: { in: [value] } }))

function toBody(filter: ReferenceFilter): string {
  return JSON.stringify({ query: LISTING, variables: { page: 1, size: 20, filter: toFilters(filter), sort: 'fh_default', search: null } })
}

/** Listings without filter, by one value of an attribute, and by two: what shoppers open. */
async function chooseFilters(system: System): Promise<readonly ReferenceFilter[]> {
  const { aggregations } = (await ask(system, toBody({}))).getFredhopperData
  const valuesOf = (attribute: string) =>
    aggregations
      .find((facet) => facet.attribute_code === attribute)
      ?.options?.map((option) => option.value)
      .slice(0, 6) ?? []
  const [brands, colours, categories] = [valuesOf('brand'), valuesOf('colour'), valuesOf('category_uid')]
  return [
    {},
    ...brands.map((brand) => ({ brand })),
    ...colours.map((colour) => ({ colour })),
    ...categories.map((category) => ({ category })),
    ...categories.map((category, at) => ({ category, colour: colours[at] ?? 'black' })),
  ]
}

/** The same listings from PostgreSQL alone, asked by as many callers at a time for as long. */
async function loadSql(pool: pg.Pool, filters: readonly ReferenceFilter[]): Promise<LoadResult> {
  const latencies: number[] = []
  const startedAt = performance.now()
  let next = 0
  const caller = async () => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      const filter = filters[next++ % filters.length] ?? {}
      const askedAt = performance.now()
      await pool.query(REFERENCE_SQL, referenceParameters(WHOLE_SITE.websiteId, filter))
      latencies.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const seconds = (performance.now() - startedAt) / 1000
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50Ms: median(latencies),
    p99Ms: percentile(latencies, 99),
    failures: 0,
  }
}

interface Rounds {
  readonly ours: LoadResult[]
  readonly sql: LoadResult[]
  readonly trivial: LoadResult[]
}

async function measure(system: System, pool: pg.Pool, filters: readonly ReferenceFilter[]): Promise<Rounds> {
  const options = { port: Number(new URL(system.commerceUrl).port), path: '/graphql', connections: CALLERS, seconds: SECONDS, headers }
  const bodies = filters.map(toBody)
  const trivialBodies = [JSON.stringify({ query: '{ storeConfig { store_code } }' })]
  await load({ ...options, bodies })
  const rounds: Rounds = { ours: [], sql: [], trivial: [] }
  for (let at = 0; at < ROUNDS; at += 1) {
    rounds.ours.push(await load({ ...options, bodies }))
    rounds.sql.push(await loadSql(pool, filters))
    rounds.trivial.push(await load({ ...options, bodies: trivialBodies }))
  }
  return rounds
}

const middle = (rounds: readonly LoadResult[], read: (round: LoadResult) => number) => rounded(median(rounds.map(read)))

/**
 * The listing page's own GraphQL query, twenty products and every facet, over HTTP on a site that sells the whole catalogue; against
 * the same listings counted by PostgreSQL alone, and against the smallest GraphQL query, which shows what the transport costs.
 */
export async function benchListingQuery(system: System): Promise<readonly BenchResult[]> {
  const pool = new pg.Pool({ connectionString: system.databaseUrl, max: CALLERS })
  try {
    const filters = await chooseFilters(system)
    const { ours, sql, trivial } = await measure(system, pool, filters)
    const figure = { value: middle(ours, (round) => round.perSecond), unit: 'queries/s' }
    const latency = { p50_ms: middle(ours, (round) => round.p50Ms), p99_ms: middle(ours, (round) => round.p99Ms) }
    const ratioTo = (others: readonly LoadResult[]) =>
      rounded(median(ours.map((round, at) => round.perSecond / (others[at]?.perSecond ?? Number.NaN))))
    const versus = (name: string, rounds: readonly LoadResult[]): Pick<BenchResult, 'baseline' | 'ratio'> => ({
      baseline: { name, value: middle(rounds, (round) => round.perSecond), unit: 'queries/s' },
      ratio: ratioTo(rounds),
    })
    const listings = (await ask(system, toBody({}))).getFredhopperData.total_count
    return [
      {
        name: 'listing-query',
        figure,
        ...versus('facets counted by PostgreSQL alone', sql),
        details: {
          ...latency,
          baseline_p50_ms: middle(sql, (round) => round.p50Ms),
          baseline_p99_ms: middle(sql, (round) => round.p99Ms),
          products: PRODUCT_COUNT,
          listed_styles: listings,
        },
      },
      {
        name: 'listing-query',
        figure,
        ...versus('smallest GraphQL query', trivial),
        details: { baseline_p99_ms: middle(trivial, (round) => round.p99Ms) },
      },
    ]
  } finally {
    await pool.end()
  }
}
