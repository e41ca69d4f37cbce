import { setTimeout as sleep } from 'node:timers/promises'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import { DAY_MS } from '@welt/kit/time'
import type { Config } from '#server/config.ts'
import { log } from '#server/log.ts'

const PATH = '/change-stream'
/** The commerce server sends a heartbeat every 5 s; a longer silence means a dead connection. */
export const SILENCE_MS = 15_000
const RECHECK_MS = 7_000
const RETRY_MS = [100, 500, 1_000, 2_000, 5_000]
/** The change log covers 48 h. */
const REMEMBERED_MS = DAY_MS
const PURGE_TIMEOUT_MS = 5_000

interface ChangeMessage {
  readonly horizon: string
  readonly changes: readonly { readonly websiteId: number | null; readonly tags: readonly string[] }[]
}

interface Caches {
  readonly purge: (purge: Purge) => void
  readonly clear: () => void
  readonly connected: () => void
  /** The stream is silent or lost. */
  readonly recheck: () => void
}

function purgesOf({ changes }: ChangeMessage): Purge[] {
  const sites = [...new Set(changes.map((change) => change.websiteId))]
  return sites.map((site) => ({
    tags: [...new Set(changes.filter((change) => change.websiteId === site).flatMap((change) => change.tags))],
    within: site === null ? undefined : `site:${site}`,
  }))
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${rest}${decoder.decode(part.value, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Purges caches as the change stream reports changes; a reconnect catches up on missed ones. [decision 10] */
export function followChanges({ commerceUrl, serviceKey }: Pick<Config, 'commerceUrl' | 'serviceKey'>, caches: Caches) {
  const stopping = new AbortController()
  let horizon: string | undefined
  let syncedAtMs = 0

  async function listenOnce(): Promise<void> {
    const silence = new AbortController()
    const listenTo = () => [setTimeout(() => silence.abort(), SILENCE_MS), setTimeout(caches.recheck, RECHECK_MS)]
    let timers = listenTo()
    const signal = AbortSignal.any([stopping.signal, silence.signal])
    const isTooLate = horizon === undefined || Date.now() - syncedAtMs > REMEMBERED_MS
    const url = `${commerceUrl}${PATH}${isTooLate ? '' : `?since=${horizon}`}`
    try {
      const answer = await fetch(url, { signal, redirect: 'error', headers: { authorization: `Bearer ${serviceKey}` } })
      if (!answer.ok || !answer.body) throw new Error(`The commerce server answered ${answer.status}.`)
      let isFirst = true
      for await (const line of linesOf(answer.body)) {
        timers.forEach(clearTimeout)
        timers = listenTo()
        const message = JSON.parse(line) as ChangeMessage
        if (isFirst && isTooLate) caches.clear()
        if (isFirst) caches.connected()
        isFirst = false
        for (const purge of purgesOf(message)) caches.purge(purge)
        horizon = message.horizon
        syncedAtMs = Date.now()
      }
    } finally {
      timers.forEach(clearTimeout)
    }
  }

  async function listenOn(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const before = syncedAtMs
      const problem = await listenOnce().then(
        () => 'ended',
        (error: unknown) => String(error),
      )
      if (stopping.signal.aborted) return
      caches.recheck()
      failures = syncedAtMs > before ? 0 : failures + 1
      if (failures === RETRY_MS.length) log('warn', 'change-stream-lost', { problem })
      await sleep(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)], undefined, { signal: stopping.signal }).catch(
        () => undefined,
      )
    }
  }

  void listenOn()
  return {
    syncedAtMs: () => syncedAtMs,
    stop: () => stopping.abort(),
  }
}

/** Through the commerce server; false when it cannot be reached. */
export async function requestPurge(
  { commerceUrl, purgeToken }: Pick<Config, 'commerceUrl' | 'purgeToken'>,
  tags: readonly string[],
): Promise<boolean> {
  const headers = { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' }
  const init = {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
  }
  return fetch(`${commerceUrl}${PATH}`, init).then(
    (answer) => answer.ok,
    () => false,
  )
}
