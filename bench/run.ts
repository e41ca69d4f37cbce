import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAddToBag } from './add-to-bag.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchListingQuery } from './listing-query.ts'
import { benchPageCached } from './page-cached.ts'
import { benchPageUncached } from './page-uncached.ts'
import { type BenchResult, isMet, toTable } from './result.ts'
import { PRODUCT_COUNT, type System, withSystem } from './system.ts'

const benches: Readonly<Record<string, (system: System) => Promise<readonly BenchResult[]>>> = {
  'page-cached': benchPageCached,
  'page-uncached': benchPageUncached,
  'listing-query': benchListingQuery,
  'add-to-bag': benchAddToBag,
  lighthouse: benchLighthouse,
}
/** Fetches Lighthouse from the package registry, so it is run only when it is named. */
const ONLY_WHEN_NAMED = new Set(['lighthouse'])

const HELP = `npm run bench [-- --only <name>[,<name>]] [--json <file>]
Names: ${Object.keys(benches).join(', ')} (lighthouse only when named)
`

function chosen(only: string | undefined): string[] {
  if (only === undefined) return Object.keys(benches).filter((name) => !ONLY_WHEN_NAMED.has(name))
  const names = only.split(',')
  const unknown = names.find((name) => !(name in benches))
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}".\n${HELP}`)
  return names
}

async function runAll(names: readonly string[]): Promise<{ results: BenchResult[]; failed: string[] }> {
  return withSystem(async (system) => {
    const results: BenchResult[] = []
    const failed: string[] = []
    for (const name of names) {
      process.stderr.write(`${name} …\n`)
      try {
        results.push(...((await benches[name]?.(system)) ?? []))
      } catch (error) {
        failed.push(name)
        process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}\n`)
      }
    }
    return { results, failed }
  })
}

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  process.stdout.write(HELP)
} else {
  const names = chosen(values.only)
  process.stderr.write('Starting Welt with a large catalogue …\n')
  const { results, failed } = await runAll(names)
  const file = resolve(values.json ?? join(import.meta.dirname, 'results', values.only ? `${names.join('-')}.json` : 'latest.json'))
  mkdirSync(dirname(file), { recursive: true })
  const facts = {
    measured_on: new Date().toISOString().slice(0, 10),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    products: PRODUCT_COUNT,
  }
  const kept = results.map((result) => ({ ...result, ...(result.required === undefined ? {} : { is_met: isMet(result) }) }))
  writeFileSync(file, `${JSON.stringify({ ...facts, results: kept }, null, 2)}\n`)
  process.stdout.write(`\n${toTable(results)}\n`)
  if (failed.length > 0) process.exitCode = 1
}
