import { join } from 'node:path'
import pg from 'pg'
import { runScript } from './child-process.ts'
import { growCatalogue } from './grow-catalogue.ts'
import type { EngineFigures, EngineInput } from './listing-engine-child.ts'
import { REFERENCE_SQL, type ReferenceFilter, referenceParameters } from './listing-sql.ts'
import { type BenchResult, percentile, rounded } from './result.ts'
import { type System, WHOLE_SITE } from './system.ts'

const SIZES = [20_000, 50_000, 100_000]
const SECONDS = 6
const CHILD = join('bench', 'listing-engine-child.ts')

/** The same listings from PostgreSQL alone, one after the other as the engine is asked. */
async function timeSql(databaseUrl: string, filters: readonly ReferenceFilter[]) {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const durations: number[] = []
    for (let at = 0, total = 0; total < SECONDS * 1000; at += 1) {
      const startedAt = performance.now()
      await db.query(REFERENCE_SQL, referenceParameters(WHOLE_SITE.websiteId, filters[at % filters.length] ?? {}))
      const tookMs = performance.now() - startedAt
      total += tookMs
      durations.push(tookMs)
    }
    const totalMs = durations.reduce((sum, one) => sum + one, 0)
    return { perSecond: (1000 * durations.length) / totalMs, p99Ms: rounded(percentile(durations, 99)) }
  } finally {
    await db.end()
  }
}

/** A p99 beside what it may be; a ratio from 1 up is within. */
function within(name: string, p99Ms: number, allowedMs: number, details: BenchResult['details'], isRequired: boolean): BenchResult {
  return {
    name,
    figure: { value: p99Ms, unit: 'ms p99' },
    baseline: { name: 'allowed', value: allowedMs, unit: 'ms' },
    ratio: rounded(allowedMs / p99Ms),
    ...(isRequired ? { required: 1 } : {}),
    details,
  }
}

async function benchSize(databaseUrl: string, products: number): Promise<BenchResult[]> {
  await growCatalogue(databaseUrl, products, WHOLE_SITE.websiteId)
  const input: EngineInput = { databaseUrl, websiteId: WHOLE_SITE.websiteId }
  const figures = (await runScript(CHILD, input)) as EngineFigures
  const sql = await timeSql(databaseUrl, figures.filters)
  const { listing, typos, suggestions } = figures
  const isFirst = products === SIZES[0]
  const size = `${products / 1000}k`
  return [
    {
      name: `listing-engine-${size}`,
      figure: { value: rounded(listing.perSecond), unit: 'listings/s' },
      baseline: { name: 'PostgreSQL alone', value: rounded(sql.perSecond), unit: 'listings/s' },
      ratio: rounded(listing.perSecond / sql.perSecond),
      ...(isFirst ? { required: 20 } : {}),
      details: {
        products: figures.products,
        styles: figures.styles,
        p50_ms: listing.p50Ms,
        cpu_ms: listing.cpuMs,
        baseline_p99_ms: sql.p99Ms,
        load_and_build_ms: figures.loadAndBuildMs,
        longest_block_of_the_event_loop_ms: figures.longestBlockMs,
        memory_mb: figures.memoryMb,
      },
    },
    within(`listing-engine-${size}-p99`, listing.p99Ms, 5, { p50_ms: listing.p50Ms, cpu_ms: listing.cpuMs }, isFirst),
    within(`search-with-typo-${size}`, typos.p99Ms, 15, { p50_ms: typos.p50Ms, cpu_ms: typos.cpuMs }, isFirst),
    within(`suggestions-${size}`, suggestions.p99Ms, 5, { p50_ms: suggestions.p50Ms, cpu_ms: suggestions.cpuMs }, isFirst),
  ]
}

/**
 * The engine in a process of its own, with no cache of answers: listings filtered by one to three attributes with every facet counted,
 * searches with a slip, suggestions; at three sizes of catalogue, the same listings from PostgreSQL alone beside them.
 */
export async function benchListingEngine(system: System): Promise<readonly BenchResult[]> {
  const results: BenchResult[] = []
  for (const products of SIZES) results.push(...(await benchSize(system.databaseUrl, products)))
  return results
}
