import { setTimeout as sleep } from 'node:timers/promises'
import { addressesOf, type ServerAddress } from '@welt/kit/serving/addresses'
import { request } from 'undici'
import { agentFor } from '#app/graphql/server-agent.server.ts'

/** Requests slower than this trigger a health check. */
const DEADLINE_MS = 700
const ANSWER_MS = 1_500
/** Before the first success the interval starts at FIRST_MS and doubles. */
const RETRY_MS = 500
const FIRST_MS = 50
/** Outages of this length are waited for: a lost leader of the database is replaced sooner. [decisions 23, 191] */
const BRIEF_MS = 20_000
const MOST_WAITING = 512

export interface CommerceHealth {
  isDown(): boolean
  wasReached(): boolean
  recheck(): void
  /** Undefined if the server is known to be down. Slow work triggers a health check. */
  waitFor<Result>(work: Promise<Result>): Promise<Result | undefined>
  /** After a failure: whether the server was down since then and is healthy again; waits while an outage is brief. */
  recovers(sinceMs: number): Promise<boolean>
  stop(): void
}

/**
 * Checks a commerce server's health whenever a request failed or was slow, to distinguish a hanging server from a slow
 * one. [decision 23]
 */
export function createCommerceHealth(
  isHealthy: (signal: AbortSignal) => Promise<boolean>,
  briefMs = BRIEF_MS,
): CommerceHealth {
  const stopping = new AbortController()
  const waiting = new Set<() => void>()
  let isDown = false
  let wasReached = false
  let isPolling = false
  let downSinceMs = 0
  let lastDownMs = Number.NEGATIVE_INFINITY
  /** Called after each check. */
  const watching = new Set<() => void>()

  function note(isGood: boolean): void {
    if (!isGood) lastDownMs = performance.now()
    if (!isGood && !isDown) downSinceMs = lastDownMs
    isDown = !isGood
    wasReached ||= isGood
    for (const look of watching) look()
  }

  async function pollUntilHealthy(): Promise<void> {
    let pauseMs = wasReached ? RETRY_MS : FIRST_MS
    while (!stopping.signal.aborted) {
      const isGood = await isHealthy(AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)])).catch(
        () => false,
      )
      note(isGood)
      if (isGood) return
      for (const wake of waiting) wake()
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(2 * pauseMs, RETRY_MS)
    }
  }

  function recheck(): void {
    if (isPolling) return
    isPolling = true
    void pollUntilHealthy().finally(() => {
      isPolling = false
    })
  }

  async function recovers(sinceMs: number): Promise<boolean> {
    if (!wasReached || watching.size >= MOST_WAITING) return false
    const leftMs = isDown ? Math.ceil(downSinceMs + briefMs - performance.now()) : briefMs
    if (leftMs <= 0) return false
    recheck()
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const look = () => {
      if (!isDown) resolve(lastDownMs >= sinceMs)
    }
    watching.add(look)
    const ends = AbortSignal.any([stopping.signal, AbortSignal.timeout(leftMs)])
    ends.addEventListener('abort', () => resolve(false), { once: true })
    return promise.finally(() => watching.delete(look))
  }

  recheck()
  return {
    isDown: () => isDown,
    wasReached: () => wasReached,
    recheck,
    async waitFor(work) {
      if (isDown) return undefined
      const { promise: down, resolve } = Promise.withResolvers<undefined>()
      const wake = () => resolve(undefined)
      waiting.add(wake)
      const timer = setTimeout(recheck, DEADLINE_MS)
      try {
        return await Promise.race([work, down])
      } finally {
        clearTimeout(timer)
        waiting.delete(wake)
      }
    },
    recovers,
    stop: () => stopping.abort(),
  }
}

/** One ready server behind the name is enough. */
export function fetchReadiness(
  commerceUrl: string,
  storeCode: string,
  find: typeof addressesOf = addressesOf,
): (signal: AbortSignal) => Promise<boolean> {
  return async (signal) => {
    const isReady = async (at: ServerAddress | undefined) => {
      const dispatcher = agentFor(at)
      try {
        const answer = await request(`${commerceUrl}/readyz?store=${storeCode}`, { signal, dispatcher })
        await answer.body.dump()
        if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}`)
        return true
      } finally {
        void dispatcher.destroy()
      }
    }
    const found = await find(new URL(commerceUrl).hostname)
    return Promise.any((found.length > 0 ? found : [undefined]).map(isReady)).catch(() => false)
  }
}

/** Any response below 500 is healthy. */
export function queryTypename(endpoint: string, storeCode: string): (signal: AbortSignal) => Promise<boolean> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', store: storeCode }
  const body = JSON.stringify({ query: '{ __typename }' })
  return async (signal) => {
    const answer = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' })
    await answer.body?.cancel()
    return answer.status < 500
  }
}
