import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { findPlaces } from '../../scripts/cluster/places.ts'
import { forSeconds, runRound } from '../calls/callers.ts'
import { stockSizes } from '../calls/goods.ts'
import { type BenchResult, rounded } from '../measure/result.ts'
import { openShops, type ShopProcess } from '../measure/shop-processes.ts'
import { LISTING_WEBSITE_ID, type System } from '../measure/system.ts'
import { MIX, mixedCall } from './mixed-load.ts'

const MINUTES = 5
const CALLERS = 8
const ALLOWED_MB = { commerce: 450, storefront: 400 } as const

function toResult(
  name: 'commerce' | 'storefront',
  { memoryMb }: ShopProcess,
  details: BenchResult['details'],
): BenchResult {
  const { now, highest } = memoryMb()
  return {
    name: `memory-${name}`,
    figure: { value: now, unit: 'MB resident' },
    baseline: { name: 'allowed', value: ALLOWED_MB[name], unit: 'MB' },
    ratio: rounded(ALLOWED_MB[name] / now),
    required: 1,
    details: { highest_mb: highest, ...details },
  }
}

export async function benchMemory(system: System): Promise<readonly BenchResult[]> {
  const places = await findPlaces(system.databaseUrl, LISTING_WEBSITE_ID)
  const sizes = await stockSizes(system.databaseUrl, LISTING_WEBSITE_ID)
  const shops = await openShops(system.databaseUrl, mkdtempSync(join(system.dataDir, 'memory-')))
  try {
    const target = { storefrontPort: shops.storefront.port, commercePort: shops.commerce.port, sizes, ...places }
    const counter = { next: 0 }
    const round = await runRound(
      { prepare: async () => forSeconds(MINUTES * 60, counter, (n) => mixedCall(target, n)) },
      CALLERS,
    )
    const mix = Object.entries(MIX).map(([kind, share]) => `${kind} ${share}`)
    const details = {
      minutes: MINUTES,
      callers: CALLERS,
      calls: round.calls,
      calls_per_second: rounded(round.perSecond),
      mix: mix.join(', '),
    }
    return [toResult('commerce', shops.commerce, details), toResult('storefront', shops.storefront, details)]
  } finally {
    await shops.stop()
  }
}
