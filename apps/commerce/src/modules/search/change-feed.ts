import { MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type { Db } from '#src/composition/database'

/** A connection that hears the database's notifications. */
export interface Listener {
  onNotification(onEvent: () => void): void
  onLost(onEvent: () => void): void
  close(): Promise<void>
}

/** Keeps something current with the catalogue. */
export interface ChangeFeed {
  start(): Promise<void>
  /** Resolves when what was committed before the call is applied, or its rebuild asked for. */
  readNow(): Promise<void>
  stop(): Promise<void>
}

/** A product that changed, on one site or (null) on any. */
export interface ProductChange {
  readonly productId: number
  readonly websiteId: number | null
}

export interface ChangeFeedSettings {
  readonly db: Db
  readonly listen: () => Promise<Listener>
  /** Brings these products up to date; resolves when they are. */
  readonly apply: (changes: readonly ProductChange[]) => Promise<void>
  /** Has a site (null: every site) built anew; resolves at once, failures are retried by whoever builds. */
  readonly rebuild: (websiteId: number | null) => void
  /** Products whose price changes by itself and did so by now. */
  readonly duePrices: (now: number) => readonly ProductChange[]
  /** Sites that are to be built anew without any change. */
  readonly dueSites: (now: number) => readonly number[]
  /** How it rests; by the clock unless told. */
  readonly rest?: ((ms: number) => Promise<unknown>) | undefined
  readonly log?: ((message: string, detail: Readonly<Record<string, unknown>>) => void) | undefined
}

/** How often the clock is looked at, and changes are, in case that a notification was lost. */
const TICK_MS = SECOND_MS
const TICKS_PER_CHECK = 5
/** Rest after a read, so that a burst of changes is read together; what comes out of the quiet is read at once. */
const GATHER_MS = 100
const RETRY_MS = 2 * SECOND_MS
/** More products than this at once are read sooner by building anew. */
const MAX_PRODUCTS = 2000
/** Changes are kept for an hour; who has not read for half of it builds anew. */
const TRUSTED_MS = 30 * MINUTE_MS

interface Changes {
  /** What the database had finished by this read. */
  readonly snapshot: string
  readonly products: readonly ProductChange[]
  /** Sites (null: all of them) of which anything may have changed. */
  readonly sites: readonly (number | null)[]
}

/** Changes of transactions that the last snapshot did not see, whenever they began. */
export async function readChanges(db: Db, since: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    with unseen as (
      select distinct product_id, website_id from catalogue_change
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot))
    select pg_current_snapshot()::text as snapshot, array(select website_id from unseen where product_id is null) as sites,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'websiteId', website_id)), '[]')
        from unseen where product_id is not null) as products`.execute(db)
  return rows[0] as Changes
}

/** What the database has finished now. */
export async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return (rows[0] as { snapshot: string }).snapshot
}

const restByClock = (ms: number) => new Promise((done) => setTimeout(done, ms).unref())

/** Reads changes and hands them on, one read at a time; another one follows when it is asked for meanwhile. */
function createReader({ db, apply, rebuild, duePrices, rest = restByClock, log }: ChangeFeedSettings) {
  let snapshot = ''
  let readAt = 0
  let isStopped = false
  let isReading = false
  let isWanted = false
  let last: Promise<unknown> = Promise.resolve()

  /** One read after another. */
  function read(): Promise<void> {
    const reading = last.then(readOnce)
    last = reading.catch(() => undefined)
    return reading
  }

  async function readOnce(): Promise<void> {
    if (snapshot === '') return // nothing is followed yet: whoever builds first reads everything
    const changes = await readChanges(db, snapshot)
    const products = [...changes.products, ...duePrices(Date.now())]
    const isMuch = products.length > MAX_PRODUCTS
    for (const websiteId of changes.sites) rebuild(websiteId)
    if (isMuch || Date.now() - readAt > TRUSTED_MS) rebuild(null)
    if (products.length > 0 && !isMuch) await apply(products)
    snapshot = changes.snapshot
    readAt = Date.now()
  }

  async function want(): Promise<void> {
    isWanted = true
    if (isReading) return
    isReading = true
    while (isWanted && !isStopped) {
      isWanted = false
      let restMs = GATHER_MS
      try {
        await read()
      } catch (error) {
        log?.('catalogue changes not read', { error: String(error) })
        isWanted = true
        restMs = RETRY_MS
      }
      await rest(restMs)
    }
    isReading = false
  }

  return {
    want: () => void want(),
    read,
    begin: async () => {
      snapshot = await readSnapshot(db)
      readAt = Date.now()
    },
    stop: () => {
      isStopped = true
    },
  }
}

/**
 * Follows the catalogue: by notification, every few seconds in case one was lost, and by the clock where a sale begins or ends.
 * [decision 15]
 */
export function createChangeFeed(settings: ChangeFeedSettings): ChangeFeed {
  const { listen, rebuild, duePrices, dueSites, log } = settings
  const reader = createReader(settings)
  let listener: Listener | undefined
  let isStopped = false
  let ticks = 0
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    if (isStopped) return
    try {
      listener = await listen()
      listener.onNotification(reader.want)
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
    if (!isStopped) setTimeout(() => void connect().then(reader.want), RETRY_MS).unref()
  }

  function tick(): void {
    ticks += 1
    const now = Date.now()
    for (const websiteId of dueSites(now)) rebuild(websiteId)
    if (ticks % TICKS_PER_CHECK === 0 || duePrices(now).length > 0) reader.want()
  }

  return {
    readNow: reader.read,
    async start() {
      await connect()
      await reader.begin()
      timer = setInterval(tick, TICK_MS)
      timer.unref()
    },
    async stop() {
      isStopped = true
      reader.stop()
      clearInterval(timer)
      await listener?.close()
    },
  }
}
