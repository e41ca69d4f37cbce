import { setTimeout } from 'node:timers/promises'
import { log } from '#src/platform/log'

/** Leaves half a second for the rest of the call. */
export const ANSWER_WITHIN_MS = 2500

function logLate(error: unknown): void {
  log('error', 'a payment failed after its shopper was answered', {
    name: error instanceof Error ? error.name : 'unknown',
    why: error instanceof Error ? error.message : String(error),
  })
}

/**
 * Waits for the payment service as long as a shopper does; the work goes on, and jobs and webhooks repeat what fails.
 * @returns undefined when it is not done
 */
export async function answerInTime<T>(work: Promise<T>): Promise<{ readonly done: T } | undefined> {
  const waiting = new AbortController()
  const over = setTimeout(ANSWER_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
  try {
    const answer = await Promise.race([work.then((done) => ({ done })), over])
    if (!answer) work.catch(logLate)
    return answer
  } finally {
    waiting.abort()
  }
}
