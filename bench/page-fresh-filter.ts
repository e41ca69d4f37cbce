import { type CallRound, forSeconds, medianRound, ratioOf, runInTurn } from './calls/callers.ts'
import { sendTo } from './calls/graphql.ts'
import { type ServerProcess, startServer } from './measure/child-process.ts'
import { type BenchResult, median, rounded } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, type System } from './measure/system.ts'

const CALLERS = 8
const SECONDS = 2
/** As browsers send it, to include the cost of compression. */
const headers = { host: LISTING_HOST, 'accept-encoding': 'gzip, deflate, br' }
/** A new filter, which matches everything. */
const freshPath = (n: number) => `${LISTING_PATH}?price=-${100_000 + n}`
/** An unknown query name bypasses the page cache. */
const plainPath = (n: number) => `${LISTING_PATH}?bench=${n}`

const counters = new Map<ServerProcess, { next: number }>()

function pagesOf(server: ServerProcess, pathOf: (n: number) => string) {
  const counter = counters.get(server) ?? { next: 0 }
  counters.set(server, counter)
  const open = (n: number) => sendTo(server.port, { method: 'GET', path: pathOf(n), headers })
  return { server, prepare: async () => forSeconds(SECONDS, counter, open) }
}

function toResult(name: string, ours: readonly CallRound[], bare: readonly CallRound[]): BenchResult {
  const cpuRatios = ours.map((round, at) => (bare[at]?.cpuMs ?? 0) / (round.cpuMs ?? Number.NaN))
  return {
    name,
    figure: { value: medianRound(ours, (round) => round.perSecond), unit: 'pages/s' },
    baseline: {
      name: 'renderToPipeableStream alone, same tree',
      value: medianRound(bare, (round) => round.perSecond),
      unit: 'pages/s',
    },
    ratio: ratioOf(ours, bare),
    details: {
      p50_ms: medianRound(ours, (round) => round.p50Ms),
      p99_ms: medianRound(ours, (round) => round.p99Ms),
      cpu_ms_per_page: medianRound(ours, (round) => round.cpuMs),
      baseline_cpu_ms_per_page: medianRound(bare, (round) => round.cpuMs),
      cpu_ratio: rounded(median(cpuRatios)),
    },
  }
}

/** React alone does not compress. */
export async function benchPageFreshFilter(system: System): Promise<readonly BenchResult[]> {
  const started: ServerProcess[] = []
  const start = async (server: Promise<ServerProcess>) => {
    started.push(await server)
    return started.at(-1) as ServerProcess
  }
  const startBare = async (path: string) => {
    const env = {
      ...system.storefrontEnv,
      PORT: String(await system.freePort()),
      PAGE_HOST: LISTING_HOST,
      PAGE_PATH: path,
    }
    return start(startServer('bench/measure/bare-render-server.ts', env, '/'))
  }
  try {
    const storefront = await start(system.startStorefront())
    const bareFresh = await startBare(freshPath(0))
    const barePlain = await startBare(LISTING_PATH)
    const rounds = await runInTurn(
      {
        fresh: pagesOf(storefront, (n) => freshPath(1 + n)),
        bareFresh: pagesOf(bareFresh, freshPath),
        plain: pagesOf(storefront, plainPath),
        barePlain: pagesOf(barePlain, plainPath),
      },
      CALLERS,
    )
    return [
      toResult('page-fresh-filter', rounds.fresh, rounds.bareFresh),
      toResult('page-plain-listing', rounds.plain, rounds.barePlain),
    ]
  } finally {
    for (const server of started.reverse()) await server.stop()
  }
}
