import { setTimeout as sleep } from 'node:timers/promises'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import type { ServerAddress } from '@welt/kit/serving/addresses'
import { DAY_MS } from '@welt/kit/time'
import { request } from 'undici'
import { agentFor } from '#app/graphql/server-agent.server.ts'
import { log } from '#server/log.ts'
import type { Followed } from './followed.ts'

export const CHANGES_PATH = '/change-stream'
/** The commerce server sends a heartbeat every 5 s; a longer silence means a dead connection. */
export const SILENCE_MS = 15_000
const RECHECK_MS = 7_000
const RETRY_MS = [100, 500, 1_000, 2_000, 5_000]
/** The change log covers 48 h. */
const REMEMBERED_MS = DAY_MS

interface ChangeMessage {
  readonly horizon: string
  readonly changes: readonly { readonly websiteId: number | null; readonly tags: readonly string[] }[]
}

export interface Caches {
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

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    const lines = `${rest}${decoder.decode(part, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

interface Following {
  readonly commerceUrl: string
  /** Undefined for whichever server answers. */
  readonly at: ServerAddress | undefined
  readonly serviceKey: string
  readonly caches: Omit<Caches, 'clear'>
  /** Where the stream of a new server begins. */
  readonly start: () => Followed | undefined
  readonly note: (followed: Followed) => void
  /** What changed before the stream began is unknown. */
  readonly begunAnew: () => void
}

/** Follows one commerce server; a reconnect catches up on missed changes. */
export function followServer({ commerceUrl, at, serviceKey, caches, start, note, begunAnew }: Following) {
  const stopping = new AbortController()
  const dispatcher = agentFor(at)
  const headers = { authorization: `Bearer ${serviceKey}` }
  const beganAtMs = Date.now()
  let own: Followed | undefined
  let isAnew = false

  async function listenOnce(): Promise<void> {
    const silence = new AbortController()
    const listenTo = () => [setTimeout(() => silence.abort(), SILENCE_MS), setTimeout(caches.recheck, RECHECK_MS)]
    let timers = listenTo()
    const signal = AbortSignal.any([stopping.signal, silence.signal])
    const last = own ?? start()
    const since = last && Date.now() - last.atMs <= REMEMBERED_MS ? last.horizon : undefined
    isAnew = since === undefined
    const url = `${commerceUrl}${CHANGES_PATH}${since === undefined ? '' : `?since=${since}`}`
    try {
      const answer = await request(url, { signal, headers, dispatcher })
      if (answer.statusCode !== 200) {
        await answer.body.dump()
        throw new Error(`The commerce server answered ${answer.statusCode}.`)
      }
      let isFirst = true
      for await (const line of linesOf(answer.body)) {
        timers.forEach(clearTimeout)
        timers = listenTo()
        const message = JSON.parse(line) as ChangeMessage
        own = { horizon: message.horizon, atMs: Date.now() }
        if (isFirst && isAnew) {
          isAnew = false
          begunAnew()
        }
        if (isFirst) caches.connected()
        isFirst = false
        for (const purge of purgesOf(message)) caches.purge(purge)
        note(own)
      }
    } finally {
      isAnew = false
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
  return {
    /** Waits for the first message of a stream without a beginning. */
    isBeginning: () => isAnew,
    /** A stream that begins before its server is followed has all that came before. */
    syncedAtMs: () => own?.atMs ?? (start() ? beganAtMs : 0),
    stop(): void {
      stopping.abort()
      void dispatcher.destroy()
    },
  }
}
