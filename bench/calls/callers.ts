import type { ServerProcess } from '../measure/child-process.ts'
import { type BenchResult, median, percentile, rounded } from '../measure/result.ts'

const CALLERS = 16
const ROUNDS = 5
const MOST_FAILURES_SHOWN = 1

export type NextCall = () => Promise<unknown> | undefined

export interface CallRound {
  readonly calls: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Undefined without a server, or where the system does not report it. */
  readonly cpuMs: number | undefined
}

/** `prepare` runs before the clock starts. */
export interface Callable {
  readonly server?: Pick<ServerProcess, 'cpuMs'>
  prepare(): Promise<NextCall>
}

/** @throws Error when a call fails */
export async function runRound({ server, prepare }: Callable, callers = CALLERS): Promise<CallRound> {
  const next = await prepare()
  const latencies: number[] = []
  const caller = async () => {
    for (;;) {
      const startedAt = performance.now()
      const call = next()
      if (!call) return
      await call
      latencies.push(performance.now() - startedAt)
    }
  }
  const before = server?.cpuMs()
  const startedAt = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - startedAt) / 1000
  const after = server?.cpuMs()
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  if (failures.length > 0) throw new Error(failures.slice(0, MOST_FAILURES_SHOWN).join('\n'))
  if (latencies.length === 0) throw new Error('There was nothing to call.')
  return {
    calls: latencies.length,
    perSecond: latencies.length / seconds,
    p50Ms: median(latencies),
    p99Ms: percentile(latencies, 99),
    cpuMs: before === undefined || after === undefined ? undefined : (after - before) / latencies.length,
  }
}

export function eachOnce<Item>(items: readonly Item[], call: (item: Item) => Promise<unknown>): NextCall {
  let at = 0
  return () => {
    const item = items[at++]
    return item === undefined ? undefined : call(item)
  }
}

export function forSeconds(
  seconds: number,
  counter: { next: number },
  call: (n: number) => Promise<unknown>,
): NextCall {
  const endsAt = performance.now() + seconds * 1000
  return () => (performance.now() < endsAt ? call(counter.next++) : undefined)
}

/** Alternates which callable goes first, after a warm-up round. */
export async function runInTurn<Name extends string>(
  callables: Readonly<Record<Name, Callable>>,
  callers = CALLERS,
  rounds = ROUNDS,
): Promise<Readonly<Record<Name, readonly CallRound[]>>> {
  const names = Object.keys(callables) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as CallRound[]])) as Record<Name, CallRound[]>
  for (const name of names) await runRound(callables[name], callers)
  for (let at = 0; at < rounds; at += 1)
    for (const name of at % 2 === 0 ? names : names.toReversed())
      measured[name].push(await runRound(callables[name], callers))
  return measured
}

export const medianRound = (rounds: readonly CallRound[], read: (round: CallRound) => number | undefined) =>
  rounded(median(rounds.map((round) => read(round) ?? 0)))

/** Median of adjacent rounds. */
export const ratioOf = (ours: readonly CallRound[], others: readonly CallRound[]) =>
  rounded(median(ours.map((round, at) => round.perSecond / (others[at]?.perSecond ?? Number.NaN))))

export function compareWithSql(
  name: string,
  rounds: Readonly<Record<'ours' | 'unnamed' | 'named', readonly CallRound[]>>,
  details: BenchResult['details'] = {},
): BenchResult {
  const { ours, unnamed, named } = rounds
  return {
    name,
    figure: { value: medianRound(ours, (round) => round.perSecond), unit: 'calls/s' },
    baseline: {
      name: 'raw SQL, unnamed statements',
      value: medianRound(unnamed, (round) => round.perSecond),
      unit: 'calls/s',
    },
    ratio: ratioOf(ours, unnamed),
    details: {
      callers: CALLERS,
      ratio_to_named_statements: ratioOf(ours, named),
      named_statements_per_second: medianRound(named, (round) => round.perSecond),
      p50_ms: medianRound(ours, (round) => round.p50Ms),
      p99_ms: medianRound(ours, (round) => round.p99Ms),
      baseline_p50_ms: medianRound(unnamed, (round) => round.p50Ms),
      baseline_p99_ms: medianRound(unnamed, (round) => round.p99Ms),
      cpu_ms_per_call: medianRound(ours, (round) => round.cpuMs),
      ...details,
    },
  }
}
