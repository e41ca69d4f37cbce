import {
  allocate,
  type LineToFill,
  type SendingSource,
} from '../apps/commerce/src/modules/fulfilment/allocation/allocate.ts'
import { chances } from '../apps/commerce/src/modules/search/engine/testing/generated-documents.ts'
import { type BenchResult, median, percentile, rounded } from './measure/result.ts'

const LINES = 1000
const SOURCES = 100
const ORDERS = 60
const MOST_MS = 50
/** The first orders are slower, before the code is compiled. */
const WARM_UP = 10

function order(chance: () => number): readonly [readonly LineToFill[], ReadonlyMap<string, SendingSource>] {
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const codes = Array.from({ length: SOURCES }, (_, i) => `source-${i}`)
  const share = 0.1 + 0.8 * chance()
  const facts = new Map(
    codes.map((code): [string, SendingSource] => [
      code,
      { isFull: chance() < 0.1, arrivesOn: upTo(3), km: upTo(3000), load: upTo(50), inRuns: new Set() },
    ]),
  )
  const lines = Array.from({ length: LINES }, (_, id): LineToFill => {
    const holders = codes.filter(() => chance() < share)
    const stock = holders.map((source) => ({ source, quantity: 1 + upTo(3) }))
    return { id, sku: `SKU-${id}`, quantity: 1 + upTo(1), stock }
  })
  return [lines, facts]
}

/** A large order from many sources, which ends with the greedy set and its bound. [decision 97] */
export async function benchAllocation(): Promise<BenchResult[]> {
  const chance = chances(97)
  const times = Array.from({ length: WARM_UP + ORDERS }, () => {
    const [lines, facts] = order(chance)
    const start = performance.now()
    allocate(lines, facts)
    return performance.now() - start
  }).slice(WARM_UP)
  const ms = median(times)
  return [
    {
      name: `allocation of ${LINES} lines over ${SOURCES} sources`,
      figure: { value: rounded(ms), unit: 'ms' },
      baseline: { value: MOST_MS, unit: 'ms', name: 'allowed' },
      ratio: MOST_MS / ms,
      required: 1,
      details: { p90Ms: rounded(percentile(times, 90)), orders: ORDERS },
    },
  ]
}
