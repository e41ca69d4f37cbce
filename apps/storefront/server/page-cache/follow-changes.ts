import { addressesOf, isShared, type ServerAddress } from '@welt/kit/serving/addresses'
import type { Config } from '#server/config.ts'
import { type Caches, CHANGES_PATH, followServer } from './follow-server.ts'
import { createFollowed, type Followed } from './followed.ts'

const PURGE_TIMEOUT_MS = 5_000
const LOOK_MS = 2_000
/** A clear waits this long for other streams that begin at the same time. */
const TOGETHER_MS = 2_000

interface ChangesSettings extends Pick<Config, 'commerceUrl' | 'serviceKey'> {
  readonly caches: Caches
  /** Where an earlier process of this storefront was. */
  readonly before?: Followed | undefined
  readonly find?: (hostname: string) => Promise<readonly ServerAddress[]>
  readonly togetherMs?: number
}

/**
 * Purges caches as change streams report changes. Any of our servers may have answered what a page shows, and each
 * reports a change once it has it, so all are followed. Streams that begin again together clear once.
 * [decisions 10, 189]
 */
export function followChanges(settings: ChangesSettings) {
  const { commerceUrl, serviceKey, caches, before, find = addressesOf, togetherMs = TOGETHER_MS } = settings
  const { hostname } = new URL(commerceUrl)
  const streams = new Map<string, ReturnType<typeof followServer>>()
  const { note, start } = createFollowed(before)
  let isStopped = false
  let clearing: NodeJS.Timeout | undefined
  let syncedAtMs = 0

  function clear(): void {
    clearTimeout(clearing)
    clearing = undefined
    caches.clear()
  }

  function begunAnew(): void {
    if ([...streams.values()].some(({ isBeginning }) => isBeginning())) clearing ??= setTimeout(clear, togetherMs)
    else clear()
  }

  function follow(at: ServerAddress | undefined) {
    return followServer({ commerceUrl, at, serviceKey, caches, start, note, begunAnew })
  }

  async function lookForServers(): Promise<void> {
    const found = await find(hostname)
    if (isStopped) return
    // A name that is unknown for a moment changes nothing.
    if (found.length > 0 || streams.size === 0) followOnly(found.length > 0 ? found : [undefined])
    if (isShared(hostname)) setTimeout(() => void lookForServers(), LOOK_MS).unref()
  }

  function followOnly(servers: readonly (ServerAddress | undefined)[]): void {
    const wanted = new Map(servers.map((at) => [at?.address ?? '', at]))
    for (const [key, at] of wanted) if (!streams.has(key)) streams.set(key, follow(at))
    for (const [key, { stop }] of streams) {
      if (wanted.has(key)) continue
      stop()
      streams.delete(key)
    }
  }

  void lookForServers()
  return {
    /** Of the stream that is furthest behind. */
    syncedAtMs(): number {
      const times = [...streams.values()].map((stream) => stream.syncedAtMs())
      if (clearing === undefined && times.length > 0) syncedAtMs = Math.min(...times)
      return syncedAtMs
    },
    /** A later process that begins here misses nothing; undefined while a clear is due. */
    position: () => (clearing === undefined ? start() : undefined),
    stop(): void {
      isStopped = true
      clearTimeout(clearing)
      for (const { stop } of streams.values()) stop()
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
  return fetch(`${commerceUrl}${CHANGES_PATH}`, init).then(
    (answer) => answer.ok,
    () => false,
  )
}
