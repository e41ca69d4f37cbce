import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { forSeconds, runRound } from '../calls/callers.ts'
import { stockSizes } from '../calls/goods.ts'
import { type BenchResult, rounded } from '../measure/result.ts'
import { openShops, type ShopProcess } from '../measure/shop-processes.ts'
import { LISTING_WEBSITE_ID, type System } from '../measure/system.ts'
import { MIX, type MixedTarget, mixedCall } from './mixed-load.ts'

const MINUTES = 5
const CALLERS = 8
const TERMS = 500
const ALLOWED_MB = { commerce: 450, storefront: 400 } as const

async function findPlaces(databaseUrl: string): Promise<Pick<MixedTarget, 'listings' | 'products' | 'terms'>> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const values = async (text: string) =>
    (await db.query<{ value: string }>(text, [LISTING_WEBSITE_ID])).rows.map(({ value }) => value)
  const sold = 'product p join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled'
  try {
    return {
      listings:
        await values(`select distinct '/' || c.url_path as value from category c join product_category pc on pc.category_id = c.id
        where c.website_id = $1 and c.is_active and c.level >= 2 order by 1`),
      products: await values(
        `select '/' || p.url_key || '.html' as value from ${sold} where p.type = 'configurable' order by p.id`,
      ),
      terms: await values(
        `select value from (select distinct p.name as value from ${sold}) names order by md5(value) limit ${TERMS}`,
      ),
    }
  } finally {
    await db.end()
  }
}

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
  const places = await findPlaces(system.databaseUrl)
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
