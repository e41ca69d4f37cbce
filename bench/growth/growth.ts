import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { ListingDocument, SearchListingDocument } from '../../apps/storefront/app/features/listing/listing.generated.ts'
import { type CallRound, eachOnce, runRound } from '../calls/callers.ts'
import { type CommerceTarget, read, sendTo } from '../calls/graphql.ts'
import { type BenchResult, rounded } from '../measure/result.ts'
import { type OpenShops, openShops, type ShopProcess } from '../measure/shop-processes.ts'
import { fillDatabase, PRODUCT_COUNT, type System, WHOLE_SITE } from '../measure/system.ts'

const LARGEST = 100_000
const SIZES = [3000, PRODUCT_COUNT, LARGEST] as const
const CALLS = 200
const CHANGES = 60
const CHANGE_EVERY_MS = 50
const PROBE_EVERY_MS = 5
const ALLOWED = { readyMs: 20_000, readyCpuMs: 12_000, memoryMb: 800 } as const

interface Cost {
  readonly products: number
  readonly first: OpenShops['commerceReady']
  readonly second: OpenShops['commerceReady']
  readonly search: CallRound
  readonly filter: CallRound
  readonly longestWaitMs: number
  readonly memory: { readonly now: number; readonly highest: number }
}

const variables = (search: string | null, n: number) => ({
  page: 1,
  size: 20,
  filter: [{ attribute_code: 'price', range: { from: `-${1 + n}` } }],
  sort: 'fh_default',
  search,
  site: WHOLE_SITE.websiteId,
})

/** Without concurrent requests. */
function oneByOne(server: ShopProcess, call: (n: number) => Promise<unknown>): Promise<CallRound> {
  const calls = Array.from({ length: CALLS }, (_, n) => n)
  return runRound({ server, prepare: async () => eachOnce(calls, call) }, 1)
}

/** Longest response time of /livez, about the longest pause of the event loop. */
async function longestWait(databaseUrl: string, { port }: ShopProcess): Promise<number> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  let isOver = false
  const waits: number[] = []
  const probe = async () => {
    while (!isOver) {
      const startedAt = performance.now()
      await sendTo(port, { method: 'GET', path: '/livez', headers: {} })
      waits.push(performance.now() - startedAt)
      await after(PROBE_EVERY_MS)
    }
  }
  const probing = probe()
  try {
    for (let n = 0; n < CHANGES; n += 1) {
      await db.query(
        `update product_site set regular_cents = regular_cents + 1 where website_id = $1 and product_id =
           (select product_id from product_site where website_id = $1 and is_enabled order by product_id offset $2 limit 1)`,
        [WHOLE_SITE.websiteId, n],
      )
      await after(CHANGE_EVERY_MS)
    }
  } finally {
    isOver = true
    await probing
    await db.end()
  }
  return Math.max(...waits)
}

/** So that each search has results. */
async function searchTerms(databaseUrl: string): Promise<readonly string[]> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const { rows } = await db.query<{ name: string }>(
      `select distinct on (md5(name)) name from product order by md5(name) limit ${CALLS}`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await db.end()
  }
}

async function measure(
  databaseUrl: string,
  products: number,
  first: OpenShops['commerceReady'],
  shops: OpenShops,
): Promise<Cost> {
  const target: CommerceTarget = { port: shops.commerce.port, store: WHOLE_SITE.code }
  const terms = await searchTerms(databaseUrl)
  const search = (n: number) => read(target, SearchListingDocument, variables(terms[n % terms.length] ?? 'boots', n))
  const filter = (n: number) => read(target, ListingDocument, variables(null, n))
  await oneByOne(shops.commerce, (n) => filter(CALLS + n))
  return {
    products,
    first,
    second: shops.commerceReady,
    search: await oneByOne(shops.commerce, search),
    filter: await oneByOne(shops.commerce, filter),
    longestWaitMs: await longestWait(databaseUrl, shops.commerce),
    memory: shops.commerce.memoryMb(),
  }
}

/** The second start may reuse work of the first. */
async function costOf(system: System, products: number): Promise<Cost> {
  const dataDir = mkdtempSync(join(system.dataDir, 'growth-'))
  const databaseUrl =
    products === PRODUCT_COUNT ? system.databaseUrl : await fillDatabase(system.databaseUrl, dataDir, products)
  const first = await openShops(databaseUrl, dataDir)
  await first.stop()
  const shops = await openShops(databaseUrl, dataDir)
  try {
    return await measure(databaseUrl, products, first.commerceReady, shops)
  } finally {
    await shops.stop()
  }
}

/** Required of the largest catalogue only. */
function within(
  name: string,
  { products }: Cost,
  figure: BenchResult['figure'],
  allowed: number,
  details = {},
): BenchResult {
  return {
    name: `${name}-${products / 1000}k`,
    figure: { ...figure, value: rounded(figure.value) },
    baseline: { name: 'allowed', value: allowed, unit: figure.unit },
    ratio: rounded(allowed / figure.value),
    ...(products === LARGEST ? { required: 1 } : {}),
    details,
  }
}

/** CPU time per request may grow no faster than the catalogue. */
function proportional(name: string, { products }: Cost, round: CallRound, usual: CallRound): BenchResult {
  const unit = 'ms processor time'
  const cpuMs = round.cpuMs ?? Number.NaN
  const expectedMs = (usual.cpuMs ?? 0) * (products / PRODUCT_COUNT)
  const baseline = { name: `the cost at ${PRODUCT_COUNT} products in proportion`, value: rounded(expectedMs), unit }
  return {
    name: `${name}-${products / 1000}k`,
    figure: { value: rounded(cpuMs), unit },
    ...(products === LARGEST ? { baseline, ratio: rounded(expectedMs / cpuMs), required: 1 } : {}),
    details: { p50_ms: rounded(round.p50Ms), p99_ms: rounded(round.p99Ms) },
  }
}

function toResults(cost: Cost, usual: Cost): BenchResult[] {
  const { first, second, longestWaitMs, memory } = cost
  const longer = { ms: Math.max(first.ms, second.ms), cpuMs: Math.max(first.cpuMs, second.cpuMs) }
  return [
    within('growth-start', cost, { value: longer.ms, unit: 'ms until ready' }, ALLOWED.readyMs, {
      first_ms: rounded(first.ms),
      second_ms: rounded(second.ms),
    }),
    within(
      'growth-start-cpu',
      cost,
      { value: longer.cpuMs, unit: 'ms processor time until ready' },
      ALLOWED.readyCpuMs,
      {
        first_ms: rounded(first.cpuMs),
        second_ms: rounded(second.cpuMs),
      },
    ),
    within('growth-memory', cost, { value: memory.now, unit: 'MB resident' }, ALLOWED.memoryMb, {
      highest_mb: memory.highest,
    }),
    proportional('growth-search', cost, cost.search, usual.search),
    proportional('growth-whole-site-filter', cost, cost.filter, usual.filter),
    {
      name: `growth-pause-${cost.products / 1000}k`,
      figure: { value: rounded(longestWaitMs), unit: 'ms longest wait for /livez' },
      details: { price_changes: CHANGES },
    },
  ]
}

export async function benchGrowth(system: System): Promise<readonly BenchResult[]> {
  const costs: Cost[] = []
  for (const products of SIZES) costs.push(await costOf(system, products))
  const usual = costs.find(({ products }) => products === PRODUCT_COUNT)
  return usual ? costs.flatMap((cost) => toResults(cost, usual)) : []
}
