import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildStorefront } from '../../scripts/build.ts'
import { type Cluster, missingForCluster, startCluster } from '../../scripts/cluster/cluster.ts'
import type { Machine } from '../../scripts/cluster/machine.ts'
import { type BenchResult, median, rounded } from '../measure/result.ts'
import { cpuMsByMachine, memoryMbOf } from './processes.ts'
import { alone, atRate, type Step } from './rates.ts'
import { type Action, type Crowd, MIX, openCrowd, requestsOf } from './shoppers.ts'

const P95_MS = 500
/** Actions a second. */
const FIRST_RATE = 8
const GROWTH = 1.4
/** Of all actions. */
const MOST_FAILURES = 0.001
const READING_MS = 15_000
/** Memory of the last quarter may be a tenth above that of the second one. */
const LEAST_STEADY = 0.9

const { LOAD_PRODUCTS, LOAD_SECONDS, SOAK_MINUTES: soakMinutes } = process.env
const PRODUCTS = Number(LOAD_PRODUCTS ?? 20_000)
const STEP_SECONDS = Number(LOAD_SECONDS ?? 30)
/** None without the setting. */
const SOAK_MINUTES = Number(soakMinutes ?? 0)

const PARTS = ['nginx', 'storefront', 'commerce', 'worker', 'sandbox', 'pgbouncer', 'primary'] as const
const partOf = (machine: string) => machine.replace(/-\d+$/, '')
const SECONDS = ['storefront-2', 'commerce-2', 'worker-2'] as const
const MACHINES = ['storefront-1', 'commerce-1', 'worker-1', ...SECONDS, 'nginx', 'sandbox', 'pgbouncer', 'primary']

const machinesOf = (cluster: Cluster): ReadonlyMap<string, Machine> =>
  new Map(MACHINES.map((name) => [name, cluster.machine(name)]))

/** Processor time of each part while that ran, in ms for each unit. */
async function withCost<T>(
  cluster: Cluster,
  work: () => Promise<T>,
  unitsOf: (done: T) => number,
): Promise<readonly [T, Readonly<Record<string, number>>]> {
  const own = process.cpuUsage()
  const before = cpuMsByMachine(machinesOf(cluster))
  const done = await work()
  const after = cpuMsByMachine(machinesOf(cluster))
  const { user, system } = process.cpuUsage(own)
  const units = Math.max(1, unitsOf(done))
  const costs = PARTS.map((part) => {
    const spent = [...after].filter(([name]) => partOf(name) === part)
    const sum = spent.reduce((total, [name, ms]) => total + ms - (before.get(name) ?? 0), 0)
    return [`${part}_cpu_ms`, rounded(sum / units)] as const
  })
  return [done, { ...Object.fromEntries(costs), shoppers_cpu_ms: rounded((user + system) / 1000 / units) }]
}

const load = () => rounded(loadavg()[0] ?? 0)

const isOver = ({ p95Ms, failures, actions }: Step) =>
  p95Ms > P95_MS || failures.length > MOST_FAILURES * (actions + failures.length)

interface Trial {
  readonly step: Step
  readonly cost: Readonly<Record<string, number>>
}

async function tryRate(cluster: Cluster, crowd: Crowd, rate: number, instances: number): Promise<Trial> {
  const [step, cost] = await withCost(
    cluster,
    () => atRate(crowd, rate, STEP_SECONDS),
    ({ requests }) => requests,
  )
  const [failure = ''] = step.failures
  process.stderr.write(
    `  ${instances} of each, ${rate.toFixed(1)} actions/s: ${step.requestsPerSecond.toFixed(1)} requests/s, ` +
      `p95 ${step.p95Ms.toFixed(0)} ms, ${step.failures.length} failures ${failure}, load average ${load()}\n`,
  )
  return { step, cost }
}

/** A rate that is too high is tried again, since others may have had the machine. @returns the last step within bounds */
async function grow(
  cluster: Cluster,
  crowd: Crowd,
  instances: number,
): Promise<readonly [Step | undefined, BenchResult]> {
  let last: Trial | undefined
  for (let rate = FIRST_RATE; ; rate *= GROWTH) {
    const first = await tryRate(cluster, crowd, rate, instances)
    const trial = isOver(first.step) ? await tryRate(cluster, crowd, rate, instances) : first
    if (isOver(trial.step)) return [last?.step, toResult(instances, last, trial.step)]
    last = trial
  }
}

function toResult(instances: number, last: Trial | undefined, next: Step): BenchResult {
  const highest = last?.step
  const details = {
    requests_per_second: rounded(highest?.requestsPerSecond ?? 0),
    p50_ms: rounded(highest?.p50Ms ?? 0),
    p95_ms: rounded(highest?.p95Ms ?? 0),
    p99_ms: rounded(highest?.p99Ms ?? 0),
    next_rate: rounded(next.actionsPerSecond),
    next_p95_ms: rounded(next.p95Ms),
    next_failures: next.failures.length,
    ...last?.cost,
    seconds_each: STEP_SECONDS,
    products: PRODUCTS,
    load_average: load(),
  }
  const figure = { value: rounded(highest?.actionsPerSecond ?? 0), unit: `actions/s with p95 within ${P95_MS} ms` }
  return { name: `load-${instances}-of-each`, figure, details }
}

async function costsOf(cluster: Cluster, crowd: Crowd): Promise<readonly BenchResult[]> {
  const results: BenchResult[] = []
  for (const action of Object.keys(MIX) as Action[]) {
    const [count, cost] = await withCost(
      cluster,
      () => alone(crowd, action, STEP_SECONDS / 3),
      (done) => done,
    )
    const parts = PARTS.reduce((sum, part) => sum + (cost[`${part}_cpu_ms`] ?? 0), 0)
    results.push({
      name: `load-cost-${action}`,
      figure: { value: rounded(parts), unit: 'ms processor time of all parts' },
      details: { ...cost, requests: requestsOf(action), times: count, load_average: load() },
    })
  }
  return results
}

/** Two thirds of the highest rate for long; memory may not grow. */
async function soak(cluster: Cluster, crowd: Crowd, rate: number): Promise<readonly BenchResult[]> {
  const names = MACHINES.filter((name) => ['storefront', 'commerce', 'worker'].includes(partOf(name)))
  const readings = new Map(names.map((name) => [name, [] as number[]]))
  const read = () => {
    for (const [name, list] of readings) list.push(memoryMbOf(cluster.machine(name)))
  }
  const timer = setInterval(read, READING_MS)
  const step = await atRate(crowd, rate, SOAK_MINUTES * 60, { endsWhenFlooded: false }).finally(() =>
    clearInterval(timer),
  )
  const minutes = rounded(step.seconds / 60)
  const memory = [...readings].map(([name, list]): BenchResult => {
    const quarter = Math.floor(list.length / 4)
    const [second, last] = [median(list.slice(quarter, 2 * quarter)), median(list.slice(-quarter))]
    return {
      name: `load-memory-${name}`,
      figure: { value: rounded(last), unit: 'MB resident in the last quarter' },
      baseline: { name: 'second quarter', value: rounded(second), unit: 'MB' },
      ratio: rounded(second / last),
      required: LEAST_STEADY,
      details: { highest_mb: rounded(Math.max(...list)), minutes },
    }
  })
  const details = {
    minutes,
    p95_ms: rounded(step.p95Ms),
    p99_ms: rounded(step.p99Ms),
    failures: step.failures.length,
    requests: step.requests,
    load_average: load(),
  }
  return [{ name: 'load-soak', figure: { value: rounded(rate), unit: 'actions/s' }, details }, ...memory]
}

async function leaveOneOfEach(cluster: Cluster): Promise<void> {
  cluster.takeOut('storefront-2')
  cluster.takeOut('commerce-2')
  for (const name of SECONDS) await cluster.machine(name).stop()
}

/** The mix of many shoppers at growing rates, with two of each part and with one. @throws Error without a cluster */
export async function benchLoad(): Promise<readonly BenchResult[]> {
  const missing = missingForCluster()
  if (missing) throw new Error(`There is no cluster here: ${missing}.`)
  await buildStorefront()
  const cluster = await startCluster({ products: PRODUCTS })
  let crowd: Crowd | undefined
  try {
    crowd = await openCrowd(cluster)
    // The shops follow the stock just recorded.
    await sleep(5000)
    await atRate(crowd, FIRST_RATE, STEP_SECONDS)
    const costs = await costsOf(cluster, crowd)
    const [highest, two] = await grow(cluster, crowd, 2)
    const rate = ((highest?.actionsPerSecond ?? FIRST_RATE) * 2) / 3
    const soaked = SOAK_MINUTES > 0 ? await soak(cluster, crowd, rate) : []
    await leaveOneOfEach(cluster)
    const [, one] = await grow(cluster, crowd, 1)
    return [two, one, ...costs, ...soaked]
  } finally {
    crowd?.close()
    await cluster.close()
  }
}
