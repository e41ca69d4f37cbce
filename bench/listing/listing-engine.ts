import { join } from 'node:path'
import { runScript } from '../measure/child-process.ts'
import { type BenchResult, rounded } from '../measure/result.ts'
import { type System, WHOLE_SITE } from '../measure/system.ts'
import { growCatalogue } from './grow-catalogue.ts'
import type { EngineFigures, EngineInput, Timing } from './listing-engine-child.ts'

const SIZES = [20_000, 50_000, 100_000]
const describe = ({ p50Ms, cpuMs, cpuP99Ms }: Timing) => ({ p50_ms: p50Ms, cpu_ms: cpuMs, cpu_p99_ms: cpuP99Ms })
const CHILD = join('bench', 'listing', 'listing-engine-child.ts')

function within(
  name: string,
  p99Ms: number,
  allowedMs: number,
  details: BenchResult['details'],
  isRequired: boolean,
): BenchResult {
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
  const { listing, reference, typos, suggestions } = figures
  const isFirst = products === SIZES[0]
  const size = `${products / 1000}k`
  return [
    {
      name: `listing-engine-${size}`,
      figure: { value: rounded(listing.perSecond), unit: 'listings/s' },
      baseline: {
        name: 'PostgreSQL alone, a table made for listings',
        value: rounded(reference.perSecond),
        unit: 'listings/s',
      },
      ratio: rounded(listing.perSecond / reference.perSecond),
      ...(isFirst ? { required: 20 } : {}),
      details: {
        products: figures.products,
        styles: figures.styles,
        p50_ms: listing.p50Ms,
        cpu_ms: listing.cpuMs,
        baseline_p50_ms: reference.p50Ms,
        baseline_p99_ms: reference.p99Ms,
        load_and_build_ms: figures.loadAndBuildMs,
        longest_block_of_the_event_loop_ms: figures.longestBlockMs,
        memory_mb: figures.memoryMb,
      },
    },
    within(`listing-engine-${size}-p99`, listing.p99Ms, 5, describe(listing), isFirst),
    within(`search-with-typo-${size}`, typos.p99Ms, 15, describe(typos), isFirst),
    within(`suggestions-${size}`, suggestions.p99Ms, 5, describe(suggestions), isFirst),
  ]
}

/** Uncached. The reference is PostgreSQL with a purpose-built table, after checking that both agree. */
export async function benchListingEngine(system: System): Promise<readonly BenchResult[]> {
  const results: BenchResult[] = []
  for (const products of SIZES) results.push(...(await benchSize(system.databaseUrl, products)))
  return results
}
