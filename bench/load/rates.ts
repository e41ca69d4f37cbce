import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../measure/result.ts'
import { type Action, actionAt, type Crowd, requestsOf } from './shoppers.ts'

const MOST_IN_FLIGHT = 1000

export interface Step {
  readonly actionsPerSecond: number
  /** Answered. */
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly actions: number
  readonly requests: number
  readonly failures: readonly string[]
  readonly seconds: number
}

let next = 1

interface RateOptions {
  /** Fails at a thousand actions in flight; otherwise the next action waits until one has ended. */
  readonly endsWhenFlooded: boolean
}

/**
 * Begins actions at a fixed rate, whether or not earlier ones have ended; a late beginning counts as waiting. The time of
 * an action of several requests is divided by their number.
 */
export async function atRate(
  crowd: Crowd,
  actionsPerSecond: number,
  seconds: number,
  { endsWhenFlooded }: RateOptions = { endsWhenFlooded: true },
): Promise<Step> {
  const times: number[] = []
  const failures: string[] = []
  const open = new Set<Promise<void>>()
  let requests = 0
  const begin = performance.now()
  const count = Math.round(actionsPerSecond * seconds)
  let begun = 0
  for (; begun < count; begun += 1) {
    if (open.size >= MOST_IN_FLIGHT) {
      if (endsWhenFlooded) break
      await Promise.race(open)
    }
    const due = begin + (begun * 1000) / actionsPerSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    next += 1
    const action = actionAt(next)
    const one = crowd
      .act(action, next)
      .then(
        () => {
          requests += requestsOf(action)
          times.push((performance.now() - due) / requestsOf(action))
        },
        (error: Error) => void failures.push(`${action}: ${error.message.slice(0, 200)}`),
      )
      .finally(() => open.delete(one))
    open.add(one)
  }
  const isFlooded = begun < count
  await Promise.all(open)
  const took = (performance.now() - begin) / 1000
  if (isFlooded) failures.push(`${MOST_IN_FLIGHT} actions in flight`)
  const at = (percent: number) => (times.length ? percentile(times, percent) : Number.POSITIVE_INFINITY)
  return {
    actionsPerSecond,
    requestsPerSecond: requests / took,
    p50Ms: at(50),
    p95Ms: isFlooded ? Number.POSITIVE_INFINITY : at(95),
    p99Ms: at(99),
    actions: times.length,
    requests,
    failures,
    seconds: took,
  }
}

/** One after another. @returns how many ran */
export async function alone(crowd: Crowd, action: Action, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < end; count += 1) {
    next += 1
    await crowd.act(action, next)
  }
  return count
}
