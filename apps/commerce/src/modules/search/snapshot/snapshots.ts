import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { MAX_MEDIA_BYTES, type MediaStore } from '@welt/kit/media-store/media-store'
import { MINUTE_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { readChanges } from '#src/change-log/change'
import type { Db } from '#src/platform/database'
import { loadFacts, loadSiteIndex } from '../build-sites.ts'
import type { SiteIndex } from '../engine/index/site-index.ts'
import type { ProductChange } from '../ports.ts'
import { changesSince } from './catch-up.ts'
import { packIndex, unpackIndex } from './pack-index.ts'
import {
  claimSnapshot,
  deleteOldSnapshots,
  findSnapshot,
  postponeSnapshot,
  recordSnapshot,
  releaseSnapshot,
} from './store.ts'
import { snapshotVersion } from './version.ts'

const PREFIX = 'listing-snapshots/'
/** Unpacked, of one site. */
const MOST_BYTES = 512 * 1024 * 1024
/** Below it a site is read from the database in a second. */
const FEWEST_PRODUCTS = 5_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** From gzip's trailer. One chunk of this size saves joining many, which takes a third of the time. */
const unpackedBytes = (body: Buffer) => Math.min(body.readUInt32LE(body.byteLength - 4), MOST_BYTES)
const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

interface Snapshots {
  readonly db: Db
  readonly store: MediaStore
}

export interface FoundSnapshot {
  readonly index: SiteIndex
  /** Since it was written. */
  readonly changes: readonly ProductChange[]
}

/** A store that is away or slow delays the start once. */
const AWAY_MS = MINUTE_MS

interface ReaderSettings extends Snapshots {
  readonly log?: ((message: string, detail: Readonly<Record<string, unknown>>) => void) | undefined
}

/** A snapshot that can't be read is as good as none. */
export function createSnapshotReader({ log, ...snapshots }: ReaderSettings) {
  let awayUntilMs = 0
  return async (websiteId: number): Promise<FoundSnapshot | undefined> => {
    if (Date.now() < awayUntilMs) return undefined
    try {
      const found = await readSnapshot(snapshots, websiteId)
      log?.('listing snapshot', { websiteId, isUsed: found !== undefined, changes: found?.changes.length ?? 0 })
      return found
    } catch (error) {
      awayUntilMs = Date.now() + AWAY_MS
      log?.('listing snapshot not read', { websiteId, error: String(error) })
      return undefined
    }
  }
}

/**
 * Undefined if it is missing, too old, cut off, of other code or another database, or if so much has changed since that
 * only the database has the index. [decision 146]
 */
async function readSnapshot({ db, store }: Snapshots, websiteId: number): Promise<FoundSnapshot | undefined> {
  const row = await findSnapshot(db, { websiteId, version: snapshotVersion() })
  if (!row) return undefined
  const [changes, body, facts] = await Promise.all([
    changesSince(db, row.position, websiteId),
    store.get(row.key),
    loadFacts(db, websiteId),
  ])
  if (!changes || !body || hashOf(body) !== row.sha256) return undefined
  const chunkSize = unpackedBytes(body) + 64
  const index = await unpackIndex(await unpack(body, { maxOutputLength: MOST_BYTES, chunkSize }), facts, nextTurn)
  return index && { index, changes }
}

async function countProducts(db: Db, websiteId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_site where website_id = ${websiteId} and is_enabled`.execute(db)
  return rows[0]?.count ?? 0
}

async function isCurrent(db: Db, websiteId: number): Promise<boolean> {
  const row = await findSnapshot(db, { websiteId, version: snapshotVersion() })
  return row !== undefined && (await changesSince(db, row.position, websiteId)) !== undefined
}

interface WrittenSnapshot {
  readonly websiteId: number
  readonly bytes: number
  /** False if it is too large. */
  readonly isWritten: boolean
}

async function write({ db, store }: Snapshots, websiteId: number): Promise<WrittenSnapshot> {
  const version = snapshotVersion()
  const { position } = await readChanges(db, undefined)
  const index = await loadSiteIndex(db, websiteId)
  const file = await packIndex(index, nextTurn)
  const body = await pack(file, { level: 1 })
  if (file.byteLength > MOST_BYTES || body.byteLength > MAX_MEDIA_BYTES) {
    await postponeSnapshot(db, { websiteId, version })
    return { websiteId, bytes: body.byteLength, isWritten: false }
  }
  const key = `${PREFIX}${websiteId}/${version}-${randomUUID()}`
  await store.put(key, body, 'application/gzip')
  const former = await recordSnapshot(db, { websiteId, version }, { key, sha256: hashOf(body), position })
  if (former) await store.delete(former)
  return { websiteId, bytes: body.byteLength, isWritten: true }
}

/** Writes those that can't be read any more; one worker at a time for each site. */
export async function writeSnapshots(
  { db, store }: Snapshots,
  { websiteIds, fewest = FEWEST_PRODUCTS }: { readonly websiteIds: readonly number[]; readonly fewest?: number },
): Promise<readonly WrittenSnapshot[]> {
  for (const key of await deleteOldSnapshots(db)) await store.delete(key)
  const written: WrittenSnapshot[] = []
  for (const websiteId of websiteIds) {
    const place = { websiteId, version: snapshotVersion() }
    if ((await countProducts(db, websiteId)) < fewest || (await isCurrent(db, websiteId))) continue
    if (!(await claimSnapshot(db, place))) continue
    const result = await write({ db, store }, websiteId).catch(async (error: unknown) => {
      await releaseSnapshot(db, place)
      throw error
    })
    written.push(result)
  }
  return written
}
