import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CartDocument } from '../apps/storefront/app/features/cart/cart.generated.ts'
import { type Callable, type CallRound, eachOnce, medianRound, runInTurn } from './calls/callers.ts'
import { makeCarts } from './calls/carts.ts'
import { stockSizes } from './calls/goods.ts'
import { post, sendTo } from './calls/graphql.ts'
import { type BenchResult, median } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, LISTING_WEBSITE_ID, type System } from './measure/system.ts'

const STORE = 'mollini_au'
const CALLERS = 8
const ROUNDS = 9
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

interface Compared {
  readonly name: string
  readonly on: Callable
  readonly off: Callable
}

async function compare({ name, on, off }: Compared): Promise<BenchResult> {
  const rounds = await runInTurn({ on, off }, CALLERS, ROUNDS)
  const ratios = rounds.off.map((round, at) => (round.cpuMs ?? Number.NaN) / (rounds.on[at]?.cpuMs ?? Number.NaN))
  const ms = (of: readonly CallRound[]) => medianRound(of, (round) => round.cpuMs)
  process.stderr.write(`  ${name} ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}\n`)
  return {
    name: `telemetry-${name}`,
    figure: { value: ms(rounds.on), unit: 'ms processor time' },
    baseline: { name: 'telemetry off', value: ms(rounds.off), unit: 'ms processor time' },
    ratio: Number(median(ratios).toFixed(3)),
    required: 0.97,
    details: { rounds: ROUNDS, p50_ms: medianRound(rounds.on, (round) => round.p50Ms) },
  }
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Processor time with metrics scraped every 15 s and 1 % of requests traced, compared with telemetry off. */
export async function benchTelemetry(system: System): Promise<readonly BenchResult[]> {
  const collector = await startCollector()
  const ports = { storefront: await system.freePort(), commerce: (await system.freePort()) - 1 }
  const settings = (basePort: number) => ({ METRICS: 'on', METRICS_PORT: String(basePort), TRACES_URL: collector.url })
  const servers = [
    await system.startStorefront(settings(ports.storefront)),
    await system.startStorefront(),
    await system.startCommerce(settings(ports.commerce)),
    await system.startCommerce(),
  ] as const
  const [pagesOn, pagesOff, commerceOn, commerceOff] = servers
  const scrape = setInterval(() => {
    for (const at of [ports.storefront, ports.commerce + 1])
      void fetch(`http://127.0.0.1:${at}/metrics`).then(
        (answer) => answer.text(),
        () => undefined,
      )
  }, SCRAPE_MS)
  try {
    let fresh = 0
    const pages = (server: typeof pagesOn, isFresh: boolean, count: number): Callable => ({
      server,
      prepare: async () =>
        eachOnce(times(count), () => {
          fresh += 1
          const path = isFresh ? `${LISTING_PATH}?price_to=${10_000 + fresh}` : LISTING_PATH
          const headers = { host: LISTING_HOST, 'accept-encoding': 'br' }
          return sendTo(server.port, { method: 'GET', path, headers })
        }),
    })
    const sizes = await stockSizes(system.databaseUrl, LISTING_WEBSITE_ID)
    const carts = await makeCarts({ port: commerceOff.port, store: STORE }, sizes, 16, 3)
    const reading = (server: typeof pagesOn): Callable => ({
      server,
      prepare: async () =>
        eachOnce(times(3000), (at) =>
          post({ port: server.port, store: STORE }, CartDocument, { cartId: carts[at % carts.length]?.cartId ?? '' }),
        ),
    })
    const both = (make: (server: typeof pagesOn) => Callable, on: typeof pagesOn, off: typeof pagesOn) => ({
      on: make(on),
      off: make(off),
    })
    const cached = (server: typeof pagesOn) => pages(server, false, 20_000)
    const rendered = (server: typeof pagesOn) => pages(server, true, 240)
    return [
      await compare({ name: 'page-cached', ...both(cached, pagesOn, pagesOff) }),
      await compare({ name: 'page-fresh', ...both(rendered, pagesOn, pagesOff) }),
      await compare({ name: 'cart-read', ...both(reading, commerceOn, commerceOff) }),
    ]
  } finally {
    clearInterval(scrape)
    for (const server of servers) await server.stop()
    collector.close()
  }
}
