import { SECOND_MS } from '@welt/kit/time'
import type { Config } from '#server/config.ts'
import { log } from '../log.ts'
import { MANY_TAGS } from './cache-headers.ts'

const CALL_MS = 5 * SECOND_MS
const RETRY_MS = 2 * SECOND_MS
/** An answer that was in flight during a purge may be stored after it, so each purge is repeated. */
const AGAIN_MS = 2 * SECOND_MS
/** Per call; proxies allow 4 KiB for all headers. */
const KEYS_LENGTH = 2000
/** Above it, whole sites are purged. */
const MOST_KEYS = 5_000
const FAILURES_BEFORE_ALARM = 5
/** No page bears any other: its headers would be refused too. */
const HEADER_TEXT = /^[ -~\u0080-\u00ff]+$/

function headerValues(keys: Iterable<string>): string[] {
  const values: string[] = []
  let line = MANY_TAGS
  for (const key of keys) {
    if (line.length + key.length >= KEYS_LENGTH) {
      values.push(line)
      line = MANY_TAGS
    }
    line += ` ${key}`
  }
  return [...values, line]
}

interface Settings extends Pick<Config, 'cdnPurgeUrls' | 'cdnPurgeToken'> {
  /** Every page has the key of its site. */
  readonly siteKeys: readonly string[]
}

/**
 * Purges caches in front by `Surrogate-Key`, with retries until each has answered. Every storefront does so after its
 * own caches: when the last one purges, no storefront has the old page. [decision 170]
 */
export function createCdn({ cdnPurgeUrls, cdnPurgeToken, siteKeys }: Settings, call: typeof fetch = fetch) {
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  function followOne(url: string) {
    let waiting = new Set<string>()
    /** Sends, or waits to send again. */
    let isBusy = false
    let failures = 0

    async function send(keys: string): Promise<void> {
      const token = cdnPurgeToken ? { authorization: `Bearer ${cdnPurgeToken}`, 'fastly-key': cdnPurgeToken } : {}
      const headers = { 'surrogate-key': keys, ...token }
      const answer = await call(url, {
        method: 'POST',
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(CALL_MS),
      })
      if (!answer.ok) throw new Error(`The cache in front answered ${answer.status}.`)
    }

    async function run(): Promise<void> {
      if (isBusy || isStopped) return
      isBusy = true
      while (waiting.size > 0 && !isStopped) {
        const keys = waiting
        waiting = new Set()
        try {
          for (const value of headerValues(keys)) await send(value)
          failures = 0
        } catch (error) {
          failures += 1
          for (const key of keys) waiting.add(key)
          log('error', 'cdn-not-purged', { url, error: String(error), alarm: failures === FAILURES_BEFORE_ALARM })
          break
        }
      }
      if (waiting.size === 0) isBusy = false
      else later(RETRY_MS, runAgain)
    }

    function runAgain(): void {
      isBusy = false
      void run()
    }

    return {
      isPurged: () => !isBusy,
      purge(keys: readonly string[]): void {
        for (const key of keys) waiting.add(key)
        if (waiting.size > MOST_KEYS) waiting = new Set(siteKeys)
        void run()
      },
    }
  }

  const caches = cdnPurgeUrls.map(followOne)
  const purge = (keys: readonly string[]) => {
    for (const cache of caches) cache.purge(keys)
  }
  return {
    /** Every purge was sent, answered and repeated. */
    isPurged: () => timers.size === 0 && caches.every((cache) => cache.isPurged()),
    purge(tags: readonly string[]): void {
      const keys = tags.filter((tag) => HEADER_TEXT.test(tag))
      if (caches.length === 0 || keys.length === 0) return
      purge(keys)
      later(AGAIN_MS, () => purge(keys))
    },
    clear(): void {
      this.purge(siteKeys)
    },
    stop(): void {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
