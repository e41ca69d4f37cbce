import { setTimeout as sleep } from 'node:timers/promises'

/** After so long without an answer the server's health is checked. */
const DEADLINE_MS = 700
/** How long it may take to say that it is well. */
const ANSWER_MS = 1_500
/** How often health is checked while the server is away; more often at first, until it was reached once. */
const AGAIN_MS = 500
const FIRST_MS = 50

/** Whether pages can be rendered from a commerce server. */
export interface CommerceHealth {
  /** The last health check failed. */
  isAway(): boolean
  /** It was well at least once since this process began. */
  wasReached(): boolean
  /** Starts a health check after a failure, unless one is running. */
  doubt(): void
  /** The work's result; undefined once the server is known to be away. Doubts the server when the work takes long. */
  waitFor<Result>(work: Promise<Result>): Promise<Result | undefined>
  stop(): void
}

/**
 * Tracks whether a commerce server is there, by a health check (`isWell`) whenever something failed or took long, which
 * tells a server that hangs from a slow one. [decision 23]
 */
export function createCommerceHealth(isWell: (signal: AbortSignal) => Promise<boolean>): CommerceHealth {
  const stopping = new AbortController()
  const waiting = new Set<() => void>()
  let isAway = false
  let wasReached = false
  let isPolling = false

  async function pollUntilHealthy(): Promise<void> {
    let pauseMs = wasReached ? AGAIN_MS : FIRST_MS
    while (!stopping.signal.aborted) {
      const isGood = await isWell(AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)])).catch(() => false)
      isAway = !isGood
      wasReached ||= isGood
      if (isGood) return
      for (const wake of waiting) wake()
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(2 * pauseMs, AGAIN_MS)
    }
  }

  function doubt(): void {
    if (isPolling) return
    isPolling = true
    void pollUntilHealthy().finally(() => {
      isPolling = false
    })
  }

  doubt()
  return {
    isAway: () => isAway,
    wasReached: () => wasReached,
    doubt,
    async waitFor(work) {
      if (isAway) return undefined
      const { promise: away, resolve } = Promise.withResolvers<undefined>()
      const wake = () => resolve(undefined)
      waiting.add(wake)
      const timer = setTimeout(doubt, DEADLINE_MS)
      try {
        return await Promise.race([work, away])
      } finally {
        clearTimeout(timer)
        waiting.delete(wake)
      }
    },
    stop: () => stopping.abort(),
  }
}

/** Asks our own commerce server whether it is ready for a site. */
export function fetchReadiness(commerceUrl: string, storeCode: string): (signal: AbortSignal) => Promise<boolean> {
  return async (signal) => {
    const answer = await fetch(`${commerceUrl}/readyz?store=${storeCode}`, { signal, redirect: 'error' })
    await answer.body?.cancel()
    return answer.ok
  }
}

/** Sends a site's own server the smallest query that GraphQL has; any answer will do. */
export function queryTypename(endpoint: string, storeCode: string): (signal: AbortSignal) => Promise<boolean> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', store: storeCode }
  const body = JSON.stringify({ query: '{ __typename }' })
  return async (signal) => {
    const answer = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' })
    await answer.body?.cancel()
    return answer.status < 500
  }
}
