import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CartDocument } from '../apps/storefront/app/features/cart/cart.generated.ts'
import { type Callable, type CallRound, eachOnce, medianRound, runInTurn } from './calls/callers.ts'
import { makeCarts } from './calls/carts.ts'
import { type Size, stockSizes } from './calls/goods.ts'
import { post, sendTo } from './calls/graphql.ts'
import { makeReadyCarts, placeOrder } from './calls/orders.ts'
import { startPaymentService } from './calls/place-order.ts'
import type { ServerProcess } from './measure/child-process.ts'
import { type BenchResult, median, percentile, rounded } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, LISTING_WEBSITE_ID, type System } from './measure/system.ts'

const STORE = 'mollini_au'
const CALLERS = 8
const ROUNDS = 15
const ORDERS = 48
const IDLE_MS = 60_000
/** Shares of requests: 90 % pages, a third of them from the cache, 8 % bags and 2 % orders. */
const MIX = { 'page-cached': 0.3, 'page-fresh': 0.6, 'cart-read': 0.08, order: 0.02 } as const
/** Interval in deploy/telemetry. */
const SCRAPE_MS = 15_000

/** Accepts every span immediately. */
async function startCollector() {
  let taken = 0
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      taken += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, exports: () => taken, close: () => void server.close() }
}

type Call = keyof typeof MIX

/** A storefront and its commerce server. */
interface Shops {
  readonly storefront: ServerProcess
  readonly commerce: ServerProcess
}

type Pair<Value> = Readonly<Record<'on' | 'off', Value>>

const required = 0.97
/** Share of one core that metrics may cost without requests. */
const PERCENT_ALLOWED = 3

const cpuOf = (rounds: readonly CallRound[]) => rounds.map((round) => round.cpuMs ?? Number.NaN)

const ratiosOf = ({ on, off }: Pair<readonly number[]>) => off.map((ms, at) => ms / (on[at] ?? Number.NaN))

function resultOf(name: string, times: Pair<readonly number[]>, details: BenchResult['details']): BenchResult {
  const ratios = ratiosOf(times)
  process.stderr.write(`  ${name} ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}\n`)
  return {
    name: `telemetry-${name}`,
    figure: { value: rounded(median(times.on)), unit: 'ms processor time' },
    baseline: { name: 'traces off', value: rounded(median(times.off)), unit: 'ms processor time' },
    ratio: Number(median(ratios).toFixed(3)),
    required,
    details: {
      rounds: ROUNDS,
      lower_quartile: Number(percentile(ratios, 25).toFixed(3)),
      upper_quartile: Number(percentile(ratios, 75).toFixed(3)),
      ...details,
    },
  }
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

let fresh = 0

/** Measures processor time of the servers that the call uses. */
function callable(call: Call, { storefront, commerce }: Shops, sizes: readonly Size[], carts: readonly string[]) {
  const target = { port: commerce.port, store: STORE }
  const page = (path: string) =>
    sendTo(storefront.port, { method: 'GET', path, headers: { host: LISTING_HOST, 'accept-encoding': 'br' } })
  const whole = { cpuMs: () => (storefront.cpuMs() ?? Number.NaN) + (commerce.cpuMs() ?? Number.NaN) }
  const callables: Readonly<Record<Call, Callable>> = {
    'page-cached': { server: storefront, prepare: async () => eachOnce(times(40_000), () => page(LISTING_PATH)) },
    'page-fresh': {
      server: whole,
      prepare: async () =>
        eachOnce(times(240), () => {
          fresh += 1
          return page(`${LISTING_PATH}?price_to=${10_000 + fresh}`)
        }),
    },
    'cart-read': {
      server: commerce,
      prepare: async () =>
        eachOnce(times(4000), (at) => post(target, CartDocument, { cartId: carts[at % carts.length] ?? '' })),
    },
    order: {
      server: commerce,
      prepare: async () =>
        eachOnce(await makeReadyCarts(target, sizes, ORDERS, 2), (cartId) => placeOrder(target, cartId)),
    },
  }
  return callables[call]
}

/** The same processes, whose tracer is removed and put back: two equal processes differ by more than it costs. */
function traced(shops: Shops, isOn: boolean, { server, prepare }: Callable): Callable {
  return {
    ...(server ? { server } : {}),
    async prepare() {
      const next = await prepare()
      await Promise.all([shops.storefront.trace(isOn), shops.commerce.trace(isOn)])
      return next
    },
  }
}

async function compareTraces(shops: Shops, sizes: readonly Size[]): Promise<readonly BenchResult[]> {
  const carts = await makeCarts({ port: shops.commerce.port, store: STORE }, sizes, 16, 3)
  const cartIds = carts.map(({ cartId }) => cartId)
  const results: BenchResult[] = []
  const mixed = { on: times(ROUNDS).map(() => 0), off: times(ROUNDS).map(() => 0) }
  for (const [call, share] of Object.entries(MIX) as [Call, number][]) {
    const one = callable(call, shops, sizes, cartIds)
    const rounds = await runInTurn({ on: traced(shops, true, one), off: traced(shops, false, one) }, CALLERS, ROUNDS)
    const p50_ms = medianRound(rounds.on, (round) => round.p50Ms)
    const own = { on: cpuOf(rounds.on), off: cpuOf(rounds.off) }
    results.push(resultOf(call, own, { p50_ms }))
    for (const which of ['on', 'off'] as const)
      mixed[which] = mixed[which].map((sum, at) => sum + share * (own[which][at] ?? Number.NaN))
  }
  const shares = Object.entries(MIX).map(([call, share]) => [`${call}, %`, share * 100] as const)
  return [...results, resultOf('mix', mixed, Object.fromEntries(shares))]
}

/** Metrics cost time even without requests: they watch the event loop and are scraped. */
async function compareIdle({ on, off }: Pair<Shops>): Promise<BenchResult> {
  const cpuMsOf = ({ storefront, commerce }: Shops) => (storefront.cpuMs() ?? 0) + (commerce.cpuMs() ?? 0)
  const before = { on: cpuMsOf(on), off: cpuMsOf(off) }
  await sleep(IDLE_MS)
  const percentOf = (which: 'on' | 'off', shops: Shops) => ((cpuMsOf(shops) - before[which]) / 2 / IDLE_MS) * 100
  const percent = { on: percentOf('on', on), off: percentOf('off', off) }
  return {
    name: 'telemetry-idle',
    figure: { value: rounded(PERCENT_ALLOWED - (percent.on - percent.off)), unit: '% of a core left of 3' },
    required: 0,
    details: { on_percent: rounded(percent.on), off_percent: rounded(percent.off), seconds: IDLE_MS / 1000 },
  }
}

/** Compares metrics without requests, scraped every 15 s, and requests of which 1 % are traced. */
export async function benchTelemetry(system: System): Promise<readonly BenchResult[]> {
  const collector = await startCollector()
  const sizes = await stockSizes(system.databaseUrl, LISTING_WEBSITE_ID)
  const sandbox = await startPaymentService(system)
  const servers: ServerProcess[] = [sandbox]
  const origin = { flags: ['--import', join(import.meta.dirname, 'measure/trace-switch.mjs')] }
  const start = async (settings: (metricsPort: number) => Readonly<Record<string, string>>): Promise<Shops> => {
    const SANDBOX_URL = `http://127.0.0.1:${sandbox.port}`
    // METRICS_PORT is the storefront's; commerce uses the next one.
    const commerce = await system.startCommerce({ ...settings((await system.freePort()) - 1), SANDBOX_URL }, origin)
    servers.push(commerce)
    const COMMERCE_URL = `http://127.0.0.1:${commerce.port}`
    const storefront = await system.startStorefront({ ...settings(await system.freePort()), COMMERCE_URL }, origin)
    servers.push(storefront)
    return { storefront, commerce }
  }
  const ports: number[] = []
  const on = (port: number) => {
    ports.push(port)
    return { METRICS: 'on', METRICS_PORT: String(port), TRACES_URL: collector.url }
  }
  const scrape = setInterval(() => {
    const [commercePort = 0, storefrontPort = 0] = ports
    for (const port of [commercePort + 1, storefrontPort])
      void fetch(`http://127.0.0.1:${port}/metrics`).then(
        (answer) => answer.text(),
        () => undefined,
      )
  }, SCRAPE_MS)
  try {
    const shops = { on: await start(on), off: await start(() => ({})) }
    const idle = await compareIdle(shops)
    return [...(await compareTraces(shops.on, sizes)), idle]
  } finally {
    clearInterval(scrape)
    for (const server of servers.toReversed()) await server.stop()
    collector.close()
  }
}
