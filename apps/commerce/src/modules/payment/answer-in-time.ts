import { setTimeout } from 'node:timers/promises'

/** With the rest of the call within three seconds. */
export const ANSWER_WITHIN_MS = 2500

/**
 * Waits for the payment service as long as a shopper does; the work goes on, and jobs and webhooks repeat what fails.
 * @returns undefined when it is not done
 */
export async function answerInTime<T>(work: Promise<T>): Promise<{ readonly done: T } | undefined> {
  const waiting = new AbortController()
  const over = setTimeout(ANSWER_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([work.then((done) => ({ done })), over])
  } finally {
    waiting.abort()
    work.catch(() => undefined)
  }
}
