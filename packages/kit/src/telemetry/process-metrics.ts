import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CacheFacts } from '../cache/cache-register.ts'
import { SECOND_MS } from '../time.ts'
import { readings } from './metrics.ts'

const RESOLUTION_MS = 20
const WINDOW_MS = 10 * SECOND_MS
const NANOSECONDS = 1e9

/** @returns ends it */
export function measureProcess(): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let delaySeconds = 0
  delays.enable()
  const timer = setInterval(() => {
    delaySeconds = Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION_MS / SECOND_MS)
    delays.reset()
  }, WINDOW_MS)
  timer.unref()
  readings('gauge', 'welt_event_loop_delay_seconds', '99th percentile of the delay in the last 10 s', () => [
    { value: delaySeconds },
  ])
  readings('counter', 'welt_processor_seconds_total', 'Processor time of this process', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  readings('gauge', 'welt_memory_bytes', 'Memory of this process', () => {
    const { rss, heapUsed } = process.memoryUsage()
    return [
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
    ]
  })
  return () => {
    clearInterval(timer)
    delays.disable()
  }
}

/** Not exported until `atMs` is set. */
export function measureAge(name: `welt_${string}`, help: string, atMs: () => number): void {
  readings('gauge', name, help, () => (atMs() > 0 ? [{ value: (Date.now() - atMs()) / SECOND_MS }] : []))
}

export function measureCaches(facts: () => readonly CacheFacts[] | Promise<readonly CacheFacts[]>): void {
  const each = (read: (fact: CacheFacts) => number | undefined) => async () =>
    (await facts()).flatMap((fact) => {
      const value = read(fact)
      return value === undefined ? [] : [{ labels: { cache: fact.name }, value }]
    })
  readings(
    'counter',
    'welt_cache_hits_total',
    'Values found in a cache',
    each(({ hits }) => hits),
  )
  readings(
    'counter',
    'welt_cache_misses_total',
    'Values not found in a cache',
    each(({ misses }) => misses),
  )
  readings(
    'gauge',
    'welt_cache_bytes',
    'Size of a cache',
    each(({ bytes }) => bytes),
  )
}
