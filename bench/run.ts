import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../scripts/options.ts'
import { benchAddToCart } from './add-to-cart.ts'
import { benchAllocation } from './allocation.ts'
import { benchCartCalls } from './calls/cart-calls.ts'
import { benchFindInStore } from './calls/find-in-store.ts'
import { benchNotifyWall } from './calls/notify-wall.ts'
import { benchPlaceOrder } from './calls/place-order.ts'
import { benchProductPage } from './calls/product-page.ts'
import { benchChangeVisible } from './change-visible.ts'
import { benchCluster } from './cluster.ts'
import { benchGraphqlListing } from './graphql-listing.ts'
import { benchCommerceStart } from './growth/commerce-start.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchMemory } from './growth/memory.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchListingEngine } from './listing/listing-engine.ts'
import { benchListingQuery } from './listing/listing-query.ts'
import { benchLoad } from './load/load.ts'
import { type BenchResult, isMet, toTable } from './measure/result.ts'
import { PRODUCT_COUNT, type System, withSystem } from './measure/system.ts'
import { benchNextPage } from './next-page.ts'
import { benchNodeCost } from './node-cost/node-cost.ts'
import { benchOracles } from './oracles.ts'
import { benchPageCached } from './page-cached.ts'
import { benchPageFreshFilter } from './page-fresh-filter.ts'
import { benchPageUncached } from './page-uncached.ts'
import { benchProductsImport } from './products-import.ts'
import { benchSearchTokens } from './search-text.ts'
import { benchSecondStart } from './second-start.ts'
import { benchSignIn } from './sign-in.ts'
import { benchTelemetry } from './telemetry.ts'

const benches: Readonly<Record<string, (system: System) => Promise<readonly BenchResult[]>>> = {
  'page-cached': benchPageCached,
  'page-uncached': benchPageUncached,
  'page-fresh-filter': benchPageFreshFilter,
  'listing-query': benchListingQuery,
  'search-text': benchSearchTokens,
  'graphql-listing': benchGraphqlListing,
  'product-page': benchProductPage,
  'add-to-cart': benchAddToCart,
  'cart-calls': benchCartCalls,
  'place-order': benchPlaceOrder,
  'notify-wall': benchNotifyWall,
  allocation: benchAllocation,
  'sign-in': benchSignIn,
  'change-visible': benchChangeVisible,
  'products-import': benchProductsImport,
  'second-start': benchSecondStart,
  // Grows stores and their stock.
  'find-in-store': benchFindInStore,
  oracles: benchOracles,
  'next-page': benchNextPage,
  growth: benchGrowth,
  'commerce-start': benchCommerceStart,
  memory: benchMemory,
  telemetry: benchTelemetry,
  'node-cost': benchNodeCost,
  // Last, because it grows the catalogue.
  'listing-engine': benchListingEngine,
  lighthouse: benchLighthouse,
}
/** On systems of their own. */
const alone: Readonly<Record<string, () => Promise<readonly BenchResult[]>>> = {
  load: benchLoad,
  cluster: benchCluster,
}
/** Lighthouse comes from the package registry, `node-cost` needs another checkout, the others take many minutes. */
const ONLY_WHEN_NAMED = new Set([
  'lighthouse',
  'growth',
  'commerce-start',
  'memory',
  'telemetry',
  'node-cost',
  ...Object.keys(alone),
])

const NAMES = [...Object.keys(benches), ...Object.keys(alone)].join(', ')

const HELP = `npm run bench [-- --only <name>[,<name>]] [--into <folder>]
Figures are printed and kept in bench/results, a file for each benchmark; the exit code is 1 when one falls short.
Names: ${NAMES} (${[...ONLY_WHEN_NAMED].join(', ')} only when named)
`

function chosen(only: string | undefined): string[] {
  if (only === undefined) return Object.keys(benches).filter((name) => !ONLY_WHEN_NAMED.has(name))
  const names = only.split(',')
  const unknown = names.find((name) => !(name in benches || name in alone))
  if (unknown !== undefined) {
    process.stderr.write(`There is no benchmark "${unknown}".\n\n${HELP}`)
    process.exit(2)
  }
  return names
}

interface Outcome {
  readonly name: string
  readonly results: readonly BenchResult[]
  readonly problem?: string
}

async function measure(name: string, bench: () => Promise<readonly BenchResult[]>): Promise<Outcome> {
  process.stderr.write(`${name} …\n`)
  try {
    return { name, results: await bench() }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${name} could not be measured: ${problem}\n`)
    return { name, results: [], problem }
  }
}

async function runAll(names: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of names) {
    const bench = alone[name]
    if (bench) outcomes.push(await measure(name, bench))
  }
  const shared = names.filter((name) => name in benches)
  if (shared.length === 0) return outcomes
  process.stderr.write('Starting Welt with a large catalogue …\n')
  return withSystem(async (system) => {
    for (const name of shared) outcomes.push(await measure(name, async () => (await benches[name]?.(system)) ?? []))
    return outcomes
  })
}

function writeResults(folder: string, { name, results }: Outcome): void {
  const facts = {
    measured_on: new Date().toISOString().slice(0, 10),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    products: PRODUCT_COUNT,
  }
  const cached = results.map((result) => ({
    ...result,
    ...(result.required === undefined ? {} : { is_met: isMet(result) }),
  }))
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ ...facts, results: cached }, null, 2)}\n`)
}

const { values } = readOptions({ options: { only: { type: 'string' }, into: { type: 'string' } } }, HELP)
const names = chosen(values.only)
const outcomes = await runAll(names)
const folder = resolve(values.into ?? join(import.meta.dirname, 'results'))
mkdirSync(folder, { recursive: true })
for (const outcome of outcomes) if (!outcome.problem) writeResults(folder, outcome)
const results = outcomes.flatMap((outcome) => outcome.results)
process.stdout.write(`\n${toTable(results)}\n`)
if (outcomes.some(({ problem }) => problem) || results.some((result) => isMet(result) === false)) process.exitCode = 1
