import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/database'

/** A connection that hears the database's notifications. */
export interface Listener {
  onNotification(hear: () => void): void
  onLost(hear: () => void): void
  close(): Promise<void>
}

/** Keeps something current with the catalogue. */
export interface ChangeFeed {
  start(): Promise<void>
  stop(): Promise<void>
}

export interface ChangeFeedSettings {
  readonly db: Db
  readonly listen: () => Promise<Listener>
  readonly refresh: () => Promise<void>
  /** Epoch milliseconds at which a refresh is due without any message; undefined when none is. */
  readonly dueAt: () => number | undefined
  /** Quiet time after a message before the refresh, so that a burst makes one. */
  readonly quietMs: number
  readonly log?: ((message: string, detail: Readonly<Record<string, unknown>>) => void) | undefined
}

const VERSION_CHECK_MS = 30 * SECOND_MS
const RETRY_MS = 2 * SECOND_MS
/** A refresh takes at most one part in this many of the process's time. */
const REST_FACTOR = 10

/** Follows `catalogue_changed`, the catalogue's version and the clock, and refreshes when any of them says so. */
export function createChangeFeed(settings: ChangeFeedSettings): ChangeFeed {
  const { db, listen, refresh, dueAt, quietMs, log } = settings
  let version: number | undefined
  let listener: Listener | undefined
  let pending: NodeJS.Timeout | undefined
  let restUntil = 0
  let isStopped = false
  let checks: NodeJS.Timeout | undefined

  const readVersion = async () => (await db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version

  async function refreshNow(): Promise<void> {
    pending = undefined
    const startedAt = Date.now()
    try {
      const readBefore = await readVersion()
      await refresh()
      version = readBefore
    } catch (error) {
      log?.('listing index not built', { error: String(error) })
      schedule(RETRY_MS)
    }
    restUntil = Date.now() + (Date.now() - startedAt) * REST_FACTOR
  }

  function schedule(delayMs: number): void {
    if (isStopped || pending) return
    pending = setTimeout(() => void refreshNow(), Math.max(delayMs, restUntil - Date.now()))
    pending.unref()
  }

  async function connect(): Promise<void> {
    if (isStopped) return
    try {
      listener = await listen()
      listener.onNotification(() => schedule(quietMs))
      listener.onLost(() => {
        listener = undefined
        retryConnect()
      })
    } catch (error) {
      log?.('no notifications', { error: String(error) })
      retryConnect()
    }
  }

  function retryConnect(): void {
    if (!isStopped) setTimeout(() => void connect().then(check), RETRY_MS).unref()
  }

  async function check(): Promise<void> {
    const now = await readVersion().catch(() => version)
    const due = dueAt()
    if (now !== version || (due !== undefined && due <= Date.now())) schedule(0)
  }

  return {
    async start() {
      await connect()
      await refreshNow()
      checks = setInterval(() => void check(), VERSION_CHECK_MS)
      checks.unref()
    },
    async stop() {
      isStopped = true
      clearInterval(checks)
      clearTimeout(pending)
      await listener?.close()
    },
  }
}
