import pg from 'pg'
import { loadSiteIndex } from '../../apps/commerce/src/modules/search/build-sites.ts'
import type { ListingFilter, ListingQuery } from '../../apps/commerce/src/modules/search/ports.ts'
import { openDatabase, openPool } from '../../apps/commerce/src/platform/database.ts'
import { ListingDocument } from '../../apps/storefront/app/features/listing/listing.generated.ts'
import { type LoadResult, load } from '../measure/load.ts'
import { type BenchResult, median, percentile, rounded } from '../measure/result.ts'
import { PRODUCT_COUNT, type System, WHOLE_SITE } from '../measure/system.ts'
import { chooseQueries } from './listing-queries.ts'
import { type ListingReference, prepareReference } from './listing-reference.ts'

const CALLERS = 8
const ROUNDS = 5
const SECONDS = 2
const QUERIES = 100

/** A new filter, which matches everything. */
const FRESH = { attribute_code: 'price', range: { from: '-NUMBER' } }

function toInput(filter: ListingFilter) {
  const attribute_code = filter.attribute
  if (filter.type === 'range')
    return { attribute_code, range: { from: filter.from?.toString(), to: filter.to?.toString() } }
  return filter.type === 'equal'
    ? { attribute_code, equal: { eq: filter.values[0] } }
    : { attribute_code, include: { in: filter.values } }
}

/** By GET, so that concurrent equal reads are merged. */
const PATH = `/graphql?${new URLSearchParams({ query: ListingDocument.text })}&variables=VARIANT`

function variablesOf({ filters, sort, offset, limit }: ListingQuery): string {
  const variables = {
    page: 1 + offset / limit,
    size: limit,
    filter: [...filters.map(toInput), FRESH],
    sort,
    search: null,
    site: WHOLE_SITE.websiteId,
  }
  return encodeURIComponent(JSON.stringify(variables))
}

async function loadReference({ runQuery }: ListingReference, queries: readonly ListingQuery[]): Promise<LoadResult> {
  const latencies: number[] = []
  const startedAt = performance.now()
  let next = 0
  const caller = async () => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      const query = queries[next++ % queries.length] as ListingQuery
      const requestedAt = performance.now()
      await runQuery(query)
      latencies.push(performance.now() - requestedAt)
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

async function measure(system: System, reference: ListingReference, queries: readonly ListingQuery[]): Promise<Rounds> {
  const headers = { store: WHOLE_SITE.code, 'x-service-key': system.storefrontEnv.SERVICE_KEY ?? '' }
  const options = {
    port: Number(new URL(system.commerceUrl).port),
    path: PATH,
    connections: CALLERS,
    seconds: SECONDS,
    headers,
  }
  const listings = { ...options, variants: queries.map(variablesOf), isFresh: true }
  const trivial = {
    ...options,
    path: `/graphql?${new URLSearchParams({ query: '{ storeConfig { store_code } }', variables: '{"bench":NUMBER}' })}`,
    isFresh: true,
  }
  await load(listings)
  const rounds: Rounds = { ours: [], sql: [], trivial: [] }
  for (let at = 0; at < ROUNDS; at += 1) {
    rounds.ours.push(await load(listings))
    rounds.sql.push(await loadReference(reference, queries))
    rounds.trivial.push(await load(trivial))
  }
  return rounds
}

const medianOf = (rounds: readonly LoadResult[], read: (round: LoadResult) => number) =>
  rounded(median(rounds.map(read)))

async function countListed(system: System, query: ListingQuery): Promise<number> {
  const response = await fetch(
    `${system.commerceUrl}${PATH.replace('VARIANT', () => variablesOf(query)).replace('NUMBER', '1')}`,
    {
      headers: { store: WHOLE_SITE.code },
    },
  )
  const { data, errors } = (await response.json()) as {
    data?: { getFredhopperData: { total_count: number } }
    errors?: unknown
  }
  if (!data || errors) throw new Error(`The listing could not be had: ${JSON.stringify(errors)}`)
  return data.getFredhopperData.total_count
}

/** The reference in PostgreSQL reads no product fields; a minimal query shows the cost of the transport. */
export async function benchListingQuery(system: System): Promise<readonly BenchResult[]> {
  const db = openDatabase(openPool(system.databaseUrl, 1))
  const pool = new pg.Pool({ connectionString: system.databaseUrl, max: CALLERS })
  try {
    const index = await loadSiteIndex(db, WHOLE_SITE.websiteId)
    const queries = chooseQueries(index, QUERIES)
    const reference = await prepareReference(pool, index)
    await reference.compareWith(index, queries)
    const totals = await Promise.all(queries.slice(0, 10).map((query) => countListed(system, query)))
    const expected = await Promise.all(
      queries.slice(0, 10).map(async (query) => (await reference.runQuery(query)).total),
    )
    if (totals.join() !== expected.join())
      throw new Error(`The listings have ${totals} styles over HTTP, ${expected} in PostgreSQL.`)
    const { ours, sql, trivial } = await measure(system, reference, queries)
    await reference.drop()
    const figure = { value: medianOf(ours, (round) => round.perSecond), unit: 'queries/s' }
    const latency = { p50_ms: medianOf(ours, (round) => round.p50Ms), p99_ms: medianOf(ours, (round) => round.p99Ms) }
    const ratioTo = (others: readonly LoadResult[]) =>
      rounded(median(ours.map((round, at) => round.perSecond / (others[at]?.perSecond ?? Number.NaN))))
    const versus = (name: string, rounds: readonly LoadResult[]): Pick<BenchResult, 'baseline' | 'ratio'> => ({
      baseline: { name, value: medianOf(rounds, (round) => round.perSecond), unit: 'queries/s' },
      ratio: ratioTo(rounds),
    })
    return [
      {
        name: 'listing-query',
        figure,
        ...versus('PostgreSQL alone, a table made for listings', sql),
        details: {
          ...latency,
          baseline_p50_ms: medianOf(sql, (round) => round.p50Ms),
          baseline_p99_ms: medianOf(sql, (round) => round.p99Ms),
          products: PRODUCT_COUNT,
          different_listings: queries.length,
        },
      },
      {
        name: 'listing-query',
        figure,
        ...versus('smallest GraphQL query', trivial),
        details: { baseline_p99_ms: medianOf(trivial, (round) => round.p99Ms) },
      },
    ]
  } finally {
    await pool.end()
    await db.destroy()
  }
}
