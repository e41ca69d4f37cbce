import { SECOND_MS } from '@welt/kit/time'

const FAILURES_TO_OPEN = 5
const OPEN_MS = 30 * SECOND_MS

export interface Breaker {
  /** False for 30 s after 5 failures in a row; after that, one more failure opens the circuit again. */
  isClosed(): boolean
  succeeded(): void
  failed(): void
}

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    isClosed: () => now() >= openUntil,
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS
    },
  }
}
