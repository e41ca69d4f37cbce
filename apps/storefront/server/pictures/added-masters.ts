import { createHash } from 'node:crypto'
import type { CacheRegister } from '@welt/kit/cache/cache-register'
import { SECOND_MS } from '@welt/kit/time'
import { createOnce } from './once.ts'
import type { SharedCopies } from './shared-copies.ts'

export interface Master {
  readonly hash: string
  readonly read: () => Promise<Buffer>
}

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 32)

const UNKNOWN_MS = 60 * SECOND_MS
const MOST_UNKNOWN = 2_000
const ORIGINALS_BYTES = 32 * 1024 * 1024
/** 100 calls of the object store; above it, each unknown path costs one. */
const MOST_NAMES = 100_000
const LISTED_MS = 10 * SECOND_MS

/** Lists the object store at most once in 10 s, so requests for unknown paths cost it no reads. */
function createNames({ listOriginals }: SharedCopies, caches: CacheRegister, nowMs: () => number) {
  const counts = { hits: 0, misses: 0 }
  const once = createOnce<void>()
  let names: ReadonlySet<string> | undefined
  let listedAtMs = Number.NEGATIVE_INFINITY
  caches.add({ name: 'names of originals', purgedBy: '10 s, when a name is not among them' }, () => ({
    entries: names?.size ?? 0,
    maxEntries: MOST_NAMES,
    ...counts,
  }))

  async function list(): Promise<void> {
    const found = await listOriginals(MOST_NAMES)
    listedAtMs = nowMs()
    names = found === 'away' ? (names ?? new Set()) : found
  }

  return async (path: string): Promise<boolean> => {
    const isKnown = names?.has(path) ?? false
    counts[isKnown ? 'hits' : 'misses'] += 1
    if (isKnown) return true
    if (nowMs() - listedAtMs > LISTED_MS) await once('', list)
    return names?.has(path) ?? true
  }
}

/** Pictures that operators add to the object store; a name is never reused for another picture. */
export function createAddedMasters(shared: SharedCopies, caches: CacheRegister, nowMs: () => number = Date.now) {
  const originals = caches.recent<string, Master & { readonly bytes: number }>({
    name: 'added originals',
    purgedBy: 'nothing: a name stays with its picture',
    max: { bytes: ORIGINALS_BYTES, sizeOf: ({ bytes }) => bytes || 1 },
  })
  const unknown = caches.recent<string, true>({
    name: 'unknown originals',
    purgedBy: 'a minute',
    max: { entries: MOST_UNKNOWN },
    lifetimeMs: UNKNOWN_MS,
  })
  const isNamed = createNames(shared, caches, nowMs)
  const once = createOnce<Master | undefined>()

  async function load(path: string): Promise<Master | undefined> {
    if (!(await isNamed(path))) return undefined
    const body = await shared.findOriginal(path)
    if (body === 'away') return undefined
    if (!body) {
      unknown.set(path, true)
      return undefined
    }
    const master = { hash: hashOf(body), read: async () => body, bytes: body.byteLength }
    originals.set(path, master)
    return master
  }

  return async (path: string): Promise<Master | undefined> =>
    unknown.get(path) ? undefined : (originals.get(path) ?? once(path, () => load(path)))
}
