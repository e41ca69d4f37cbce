import { runScript, type ServerProcess } from './child-process.ts'
import { median, rounded } from './result.ts'

export interface LoadOptions {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly seconds: number
  readonly headers: Readonly<Record<string, string>>
  /** Without bodies, GET. */
  readonly bodies?: readonly string[]
  /** Replace VARIANT in the path. */
  readonly variants?: readonly string[]
  /** Adds a new query value, or replaces NUMBER or PAGE. */
  readonly isFresh?: boolean
}

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** No response, a status other than 2xx, or GraphQL errors. */
  readonly failures: number
}

/** @throws Error when a request fails */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const result = (await runScript('bench/measure/client.ts', options)) as LoadResult
  if (result.failures > 0 || result.requests === 0)
    throw new Error(`${result.failures} of ${result.requests} requests to ${options.path} failed.`)
  return result
}

export interface Contender {
  readonly server: ServerProcess
  readonly options: Omit<LoadOptions, 'port' | 'seconds'>
}

interface Round extends LoadResult {
  readonly cpuMs: number | undefined
}

async function round({ server, options }: Contender, seconds: number): Promise<Round> {
  const before = server.cpuMs()
  const result = await load({ ...options, port: server.port, seconds })
  const after = server.cpuMs()
  return {
    ...result,
    cpuMs: before === undefined || after === undefined ? undefined : (after - before) / result.requests,
  }
}

/** Medians over the rounds, also of the ratios of adjacent rounds. */
export interface Comparison {
  readonly perSecond: number
  readonly baselinePerSecond: number
  readonly ratio: number
  readonly details: Readonly<Record<string, number>>
}

const ROUNDS = 5
/** Until the code is compiled. */
const ROUNDS_TO_WARM_UP = 4
const SECONDS = 2

/** Alternates the servers, so that other load affects both alike. */
export async function compare(contender: Contender, baseline: Contender): Promise<Comparison> {
  for (let at = 0; at < ROUNDS_TO_WARM_UP; at += 1)
    for (const server of [contender, baseline]) await round(server, SECONDS)
  const rounds: { readonly ours: Round; readonly theirs: Round }[] = []
  for (let at = 0; at < ROUNDS; at += 1) {
    const isOursFirst = at % 2 === 0
    const first = await round(isOursFirst ? contender : baseline, SECONDS)
    const second = await round(isOursFirst ? baseline : contender, SECONDS)
    rounds.push(isOursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first })
  }
  const cpu = rounds.flatMap(({ ours, theirs }) =>
    ours.cpuMs && theirs.cpuMs ? [{ ours: ours.cpuMs, theirs: theirs.cpuMs }] : [],
  )
  const cpuDetails = {
    cpu_ms_per_request: rounded(median(cpu.length > 0 ? cpu.map(({ ours }) => ours) : [0])),
    baseline_cpu_ms_per_request: rounded(median(cpu.length > 0 ? cpu.map(({ theirs }) => theirs) : [0])),
    cpu_ratio: rounded(median(cpu.length > 0 ? cpu.map(({ ours, theirs }) => theirs / ours) : [0])),
  }
  return {
    perSecond: rounded(median(rounds.map(({ ours }) => ours.perSecond))),
    baselinePerSecond: rounded(median(rounds.map(({ theirs }) => theirs.perSecond))),
    ratio: rounded(median(rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond))),
    details: {
      p50_ms: rounded(median(rounds.map(({ ours }) => ours.p50Ms))),
      p99_ms: rounded(median(rounds.map(({ ours }) => ours.p99Ms))),
      baseline_p99_ms: rounded(median(rounds.map(({ theirs }) => theirs.p99Ms))),
      ...(cpu.length > 0 ? cpuDetails : {}),
    },
  }
}
