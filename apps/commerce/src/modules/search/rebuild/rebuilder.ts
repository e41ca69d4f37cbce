import type { MediaStore } from '@welt/kit/media-store/media-store'
import { DAY_MS } from '@welt/kit/time'
import type { Db } from '#src/platform/database'
import type { SiteIndex } from '../engine/index/site-index.ts'
import { createSiteIndexes } from '../site-indexes.ts'
import { createSnapshotReader } from '../snapshot/snapshots.ts'
import { createPause, type Pause } from './pause.ts'
import { createRebuildQueue, type RebuildQueue } from './rebuild-queue.ts'

export interface ListingEngineSettings {
  readonly db: Db
  readonly log?: (message: string, detail: Readonly<Record<string, unknown>>) => void
  /** All sites by default. */
  readonly websiteIds?: readonly number[]
  /** Has snapshots of indexes. */
  readonly snapshots?: MediaStore
}

interface Rebuilds {
  readonly indexes: ReturnType<typeof createSiteIndexes>
  readonly queue: RebuildQueue
  /** Between builds. */
  readonly pause: Pause
  readonly log: ListingEngineSettings['log']
  /** Sites without an index that a request waits for. */
  readonly awaited: Set<number>
  readonly builtAtMs: Map<number, number>
  isWorking: boolean
  isStopped: boolean
}

/** Pause after a rebuild as a multiple of its duration, unless a request waits. */
const PAUSE_FACTOR = 4
const RETRY_MS = 2000

/** Sites without an index share one read. Others are rebuilt one at a time to limit memory. */
function nextSites({ queue, indexes }: Rebuilds): readonly number[] {
  const sites = queue.requested()
  const unserved = sites.filter((websiteId) => !indexes.current.has(websiteId))
  return unserved.length > 0 ? unserved : sites.slice(0, 1)
}

function finish({ indexes, queue, log, awaited, builtAtMs }: Rebuilds, websiteId: number, durationMs: number): void {
  builtAtMs.set(websiteId, Date.now())
  awaited.delete(websiteId)
  const documents = indexes.current.get(websiteId)?.liveCount
  log?.('listing index built', { websiteId, documents, durationMs })
  queue.finish(websiteId)
}

function failAndRetry(rebuilds: Rebuilds, error: unknown): void {
  const failed = rebuilds.queue.fail(error)
  if (!rebuilds.isStopped)
    for (const websiteId of failed) rebuilds.log?.('listing index not built', { websiteId, error: String(error) })
  setTimeout(() => requestAll(rebuilds, failed), RETRY_MS).unref()
}

/** @returns milliseconds */
async function buildNext(rebuilds: Rebuilds): Promise<number> {
  const { indexes, queue, awaited } = rebuilds
  const startedAt = performance.now()
  const tookMs = () => Math.round(performance.now() - startedAt)
  queue.begin(nextSites(rebuilds))
  const onBuilt = (websiteId: number) => finish(rebuilds, websiteId, tookMs())
  try {
    await indexes.rebuild(queue.building(), { isAwaited: (websiteId) => awaited.has(websiteId), onBuilt })
  } catch (error) {
    failAndRetry(rebuilds, error)
  }
  return tookMs()
}

async function work(rebuilds: Rebuilds): Promise<void> {
  const { queue, pause } = rebuilds
  if (rebuilds.isWorking) return
  rebuilds.isWorking = true
  while (!queue.isEmpty() && !rebuilds.isStopped) {
    const durationMs = await buildNext(rebuilds)
    if (queue.isEmpty()) pause.setSkipped(false)
    await pause.wait(PAUSE_FACTOR * durationMs)
  }
  rebuilds.isWorking = false
}

/** Resolves when the site serves an index read after this call. */
function request(rebuilds: Rebuilds, websiteId: number): Promise<void> {
  const built = rebuilds.queue.request(websiteId)
  queueMicrotask(() => void work(rebuilds)) // batches sites requested together
  return built
}

function requestAll(rebuilds: Rebuilds, websiteIds: readonly number[]): void {
  for (const id of websiteIds) request(rebuilds, id).catch(() => undefined)
}

const skipPause = ({ queue, pause }: Rebuilds) => pause.setSkipped(!queue.isEmpty())

/** Waits for a site's first index. @throws Error for an unknown site or a failed build */
async function requireIndex(rebuilds: Rebuilds, websiteId: number): Promise<SiteIndex> {
  const { indexes, queue, awaited } = rebuilds
  if (!indexes.current.has(websiteId) && indexes.websiteIds.includes(websiteId)) {
    awaited.add(websiteId)
    const built = queue.builtNext(websiteId) ?? request(rebuilds, websiteId)
    skipPause(rebuilds)
    await built
  }
  const index = indexes.current.get(websiteId)
  if (!index) throw new Error(`The listing index has no site ${websiteId}.`)
  return index
}

const dayOf = (ms: number) => Math.floor(ms / DAY_MS)

/** Newness counts in days, so indexes expire at midnight UTC. */
function expiredSites({ builtAtMs }: Rebuilds, nowMs: number): readonly number[] {
  return [...builtAtMs].flatMap(([websiteId, atMs]) => (dayOf(atMs) < dayOf(nowMs) ? websiteId : []))
}

/** Rebuilds indexes of sites in the background, on request, daily, and when patches have worn them. */
export function createRebuilder({ db, websiteIds, log, snapshots }: ListingEngineSettings) {
  const readSnapshot = snapshots && createSnapshotReader({ db, store: snapshots, log })
  const rebuilds: Rebuilds = {
    indexes: createSiteIndexes(db, { websiteIds, readSnapshot }),
    queue: createRebuildQueue(),
    pause: createPause(),
    log,
    awaited: new Set(),
    builtAtMs: new Map(),
    isWorking: false,
    isStopped: false,
  }
  const { indexes, queue, pause } = rebuilds
  const requestUnlessPending = (sites: readonly number[]) =>
    requestAll(
      rebuilds,
      sites.filter((websiteId) => !queue.isPending(websiteId)),
    )
  return {
    indexes,
    request: (sites: readonly (number | null)[]) =>
      requestAll(
        rebuilds,
        sites.includes(null) ? indexes.websiteIds : indexes.websiteIds.filter((id) => sites.includes(id)),
      ),
    requestWorn: () => requestUnlessPending(indexes.wornSites()),
    requestExpired: (nowMs: number) => requestUnlessPending(expiredSites(rebuilds, nowMs)),
    requireIndex: (websiteId: number) => requireIndex(rebuilds, websiteId),
    /** Rejects when a build fails; callers may ignore it. */
    whenBuilt(): Promise<void> | undefined {
      const built = queue.whenEmpty()
      built?.catch(() => undefined)
      return built
    },
    skipPause: () => skipPause(rebuilds),
    async refresh(): Promise<void> {
      const built = Promise.all(indexes.websiteIds.map((websiteId) => request(rebuilds, websiteId)))
      skipPause(rebuilds)
      await built
    },
    stop(): void {
      rebuilds.isStopped = true
      pause.setSkipped(true)
      queue.close()
    },
  }
}
