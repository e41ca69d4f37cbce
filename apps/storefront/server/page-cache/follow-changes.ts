import { setTimeout as sleep } from 'node:timers/promises'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import { isShared, originsOf } from '@welt/kit/serving/origins'
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
const LOOK_MS = 2_000
/** A server that is new may have answered before it is followed, with what it had not read yet. */
const OVERLAP_MS = 30_000

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

interface Followed {
  readonly horizon: string
  readonly atMs: number
}

interface Following {
  readonly origin: string
  readonly serviceKey: string
  readonly caches: Caches
  /** Where the stream of a new server begins. */
  readonly start: () => Followed | undefined
  readonly note: (followed: Followed) => void
}

/** Follows one commerce server; a reconnect catches up on missed changes. */
function followServer({ origin, serviceKey, caches, start, note }: Following) {
  const stopping = new AbortController()
  let own: Followed | undefined

  async function listenOnce(): Promise<void> {
    const silence = new AbortController()
    const listenTo = () => [setTimeout(() => silence.abort(), SILENCE_MS), setTimeout(caches.recheck, RECHECK_MS)]
    let timers = listenTo()
    const signal = AbortSignal.any([stopping.signal, silence.signal])
    const since = own ?? start()
    const isTooLate = since === undefined || Date.now() - since.atMs > REMEMBERED_MS
    const url = `${origin}${PATH}${isTooLate ? '' : `?since=${since.horizon}`}`
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
        own = { horizon: message.horizon, atMs: Date.now() }
        note(own)
      }
    } finally {
      timers.forEach(clearTimeout)
    }
  }

  async function listenOn(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const before = own
      const problem = await listenOnce().then(
        () => 'ended',
        (error: unknown) => String(error),
      )
      if (stopping.signal.aborted) return
      caches.recheck()
      failures = own === before ? failures + 1 : 0
      if (failures === RETRY_MS.length) log('warn', 'change-stream-lost', { problem })
      await sleep(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)], undefined, { signal: stopping.signal }).catch(
        () => undefined,
      )
    }
  }

  void listenOn()
  return { stop: () => stopping.abort() }
}

/** The latest of any server, and one that is `OVERLAP_MS` older where there is one. */
export function createFollowed() {
  let latest: Followed | undefined
  let start: Followed | undefined
  let next: Followed | undefined
  return {
    note(now: Followed): void {
      latest = now
      start ??= now
      next ??= now
      if (now.atMs - next.atMs < OVERLAP_MS) return
      start = next
      next = now
    },
    latest: () => latest,
    start: () => start,
  }
}

/**
 * Purges caches as change streams report changes. Any of our servers may have answered what a page shows, and each
 * reports a change once it has it, so all are followed. [decisions 10, 189]
 */
export function followChanges({ commerceUrl, serviceKey }: Pick<Config, 'commerceUrl' | 'serviceKey'>, caches: Caches) {
  const followed = new Map<string, ReturnType<typeof followServer>>()
  const { note, latest, start } = createFollowed()
  let isStopped = false

  async function lookForServers(): Promise<void> {
    const origins = await originsOf(commerceUrl)
    if (isStopped) return
    for (const [origin, { stop }] of followed) {
      if (origins.includes(origin)) continue
      stop()
      followed.delete(origin)
    }
    for (const origin of origins)
      if (!followed.has(origin)) followed.set(origin, followServer({ origin, serviceKey, caches, start, note }))
    if (isShared(new URL(commerceUrl).hostname)) setTimeout(() => void lookForServers(), LOOK_MS).unref()
  }

  void lookForServers()
  return {
    syncedAtMs: () => latest()?.atMs ?? 0,
    stop(): void {
      isStopped = true
      for (const { stop } of followed.values()) stop()
    },
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
