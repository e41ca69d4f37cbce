import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { DAY_MS } from '@welt/kit/time'
import type { Config } from '#server/config.ts'
import type { Compression } from '#server/http/compress.ts'
import { errorText, log } from '#server/log.ts'
import type { Followed } from './followed.ts'
import { COMPRESSIONS, type PageBodies } from './page-bodies.ts'
import type { CachedPage, StoreName } from './page-cache.ts'

/** Files of other versions are deleted. */
const FORM = 2
const PAGE = '.page'
const STATE = 'state.json'
const NEW = '.new'
const NOTE_MS = 15_000
/** Age at which the files of another instance are deleted. */
const ABANDONED_MS = 7 * DAY_MS
const READERS = 8

export interface RestoredPage {
  readonly store: StoreName
  readonly key: string
  readonly page: CachedPage & { readonly outdatedAtMs: number }
}

interface Header extends Omit<CachedPage, 'bodies' | 'outdatedAtMs'> {
  readonly form: number
  readonly fingerprint: string
  readonly store: StoreName
  readonly key: string
  readonly bodies: readonly { readonly by: Compression; readonly bytes: number; readonly isStrong: boolean }[]
  readonly check: number
}

/** All pages were current at `syncedAtMs`, except those in `outdated`, with their times. */
interface State {
  readonly fingerprint: string
  readonly syncedAtMs: number
  /** Caches in front have what changed before it, under these settings. */
  readonly position?: (Followed & { readonly front: string }) | undefined
  readonly outdated: Readonly<Record<string, number>>
}

interface PageFilesSettings {
  /** Shared with other instances; `name` is this instance's folder. */
  readonly parent: string
  readonly name: string
  /** Files with another fingerprint are deleted. */
  readonly fingerprint: string
  readonly syncedAtMs: () => number
  /** Undefined while caches in front lack a purge. */
  readonly position: () => Followed | undefined
  /** Settings of what caches in front store. */
  readonly front: string
}

export function pagesFingerprint(config: Config, serverBuild: Buffer, buildId: string, mediaVersion: string): string {
  const { publicUrl, publicSandboxUrl, paymentPages, commerceUrl, endpoints, isSecure } = config
  const settings = JSON.stringify({
    publicUrl,
    publicSandboxUrl,
    paymentPages,
    commerceUrl,
    endpoints,
    isSecure,
    buildId,
    mediaVersion,
  })
  return createHash('sha256').update(serverBuild).update(settings).digest('base64url').slice(0, 22)
}

/** What changes with these settings in a page that a cache in front has. */
export const settingsInFront = ({ sharedCacheSeconds, outdatedPageMs, cdnPurgeUrls }: Config): string =>
  JSON.stringify([sharedCacheSeconds, outdatedPageMs, cdnPurgeUrls])

/** Deletes the file if `page` is undefined. */
interface FileChange {
  readonly store: StoreName
  readonly key: string
  readonly page: CachedPage | undefined
}

const nameOf = (store: StoreName, key: string) =>
  `${createHash('sha256').update(`${store} ${key}`).digest('hex').slice(0, 40)}${PAGE}`

/** Writes compressed bodies only. */
function write(
  fingerprint: string,
  store: StoreName,
  key: string,
  { bodies, outdatedAtMs: _, ...page }: CachedPage,
): Buffer {
  const written = COMPRESSIONS.flatMap((by) => (bodies[by] ? [{ by, ...bodies[by] }] : []))
  const content = Buffer.concat(written.map(({ bytes }) => bytes))
  const parts = written.map(({ by, bytes, isStrong }) => ({ by, bytes: bytes.length, isStrong }))
  const header: Header = { form: FORM, fingerprint, store, key, ...page, bodies: parts, check: crc32(content) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), content])
}

function readBodies({ bodies }: Header, content: Buffer): PageBodies {
  let at = 0
  const read = bodies.map(({ by, bytes, isStrong }) => {
    at += bytes
    return [by, { bytes: content.subarray(at - bytes, at), isStrong }] as const
  })
  return Object.fromEntries(read)
}

/** Undefined when truncated, corrupt or written by another build. */
function read(bytes: Buffer, fingerprint: string): { readonly header: Header; readonly page: CachedPage } | undefined {
  const end = bytes.indexOf('\n')
  if (end < 0) return undefined
  try {
    const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header
    const { contentType, etag, policy, tags, hasPrices, storedAtMs, lifetimeMs } = header
    const content = bytes.subarray(end + 1)
    if (header.form !== FORM || header.fingerprint !== fingerprint || crc32(content) !== header.check) return undefined
    const bodies = readBodies(header, content)
    return { header, page: { contentType, bodies, etag, policy, tags, hasPrices, storedAtMs, lifetimeMs } }
  } catch {
    return undefined
  }
}

async function readState(path: string, fingerprint: string): Promise<State | undefined> {
  try {
    const state = JSON.parse(await readFile(path, 'utf8')) as State
    return state.fingerprint === fingerprint && typeof state.syncedAtMs === 'number' && state.outdated
      ? state
      : undefined
  } catch {
    return undefined
  }
}

async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}${NEW}`, content)
  await rename(`${path}${NEW}`, path)
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) if (file.endsWith(NEW)) await rm(join(folder, file), { force: true })
}

/** One file per page, written in the background, and a state file. [decision 23] */
export function createPageFiles({ parent, name, fingerprint, syncedAtMs, position, front }: PageFilesSettings) {
  const folder = join(parent, name)
  const found = readState(join(folder, STATE), fingerprint)
  let lastPosition: Followed | undefined
  const changes = new Map<string, FileChange>()
  const outdated = new Map<string, number>()
  const written = new Set<string>()
  let working: Promise<void> | undefined
  let notedAtMs = 0
  let hasChanged = false
  let hasFailed = false
  const made = makeFolder(folder)
  made.catch(() => undefined)

  /** Only the first failure; pages then stay in memory. */
  function logOnce(error: unknown): void {
    if (!hasFailed) log('warn', 'pages-not-written', { error: errorText(error).split('\n')[0] })
    hasFailed = true
  }

  async function put(file: string, { store, key, page }: FileChange): Promise<void> {
    await made
    if (page) await replaceFile(join(folder, file), write(fingerprint, store, key, page))
    else await rm(join(folder, file), { force: true })
    hasFailed = false
  }

  async function work(): Promise<void> {
    for (let [next] = changes; next; [next] = changes) {
      changes.delete(next[0])
      await put(...next).catch(logOnce)
    }
    working = undefined
  }

  function begin(): Promise<void> {
    working ??= work()
    return working
  }

  async function note(): Promise<void> {
    const syncedAt = syncedAtMs()
    if (syncedAt <= notedAtMs && !hasChanged) return
    lastPosition = position() ?? lastPosition
    const state: State = {
      fingerprint,
      syncedAtMs: syncedAt,
      position: lastPosition && { ...lastPosition, front },
      outdated: Object.fromEntries(outdated),
    }
    notedAtMs = syncedAt
    hasChanged = false
    await made
    await replaceFile(join(folder, STATE), JSON.stringify(state))
  }

  const noting = setInterval(() => void note().catch(logOnce), NOTE_MS)
  noting.unref()

  async function deleteOthers(): Promise<void> {
    for (const other of await readdir(parent)) {
      const state = await stat(join(parent, other, STATE)).catch(() => undefined)
      if (other !== name && state && Date.now() - state.mtimeMs > ABANDONED_MS)
        await rm(join(parent, other), { recursive: true, force: true })
    }
  }

  async function restoreFile(
    file: string,
    state: State | undefined,
    restore: (restored: RestoredPage) => void,
  ): Promise<void> {
    const found = read(await readFile(join(folder, file)).catch(() => Buffer.alloc(0)), fingerprint)
    if (!found || nameOf(found.header.store, found.header.key) !== file) {
      if (!changes.has(file)) await rm(join(folder, file), { force: true })
      return
    }
    const { header, page } = found
    const knownAtMs = state?.outdated[file] ?? state?.syncedAtMs ?? 0
    const outdatedAtMs = Math.max(page.storedAtMs, knownAtMs)
    written.add(file)
    if (!changes.has(file)) outdated.set(file, outdatedAtMs)
    restore({ store: header.store, key: header.key, page: { ...page, outdatedAtMs } })
  }

  return {
    save(store: StoreName, key: string, page: CachedPage): void {
      const file = nameOf(store, key)
      if (page.outdatedAtMs !== undefined) outdated.set(file, page.outdatedAtMs)
      else outdated.delete(file)
      hasChanged = true
      written.add(file)
      changes.set(file, { store, key, page })
      void begin()
    },
    drop(store: StoreName, key: string): void {
      const file = nameOf(store, key)
      outdated.delete(file)
      if (!written.delete(file)) return
      changes.set(file, { store, key, page: undefined })
      void begin()
    },
    outdate(store: StoreName, key: string, atMs: number): void {
      const file = nameOf(store, key)
      if (!written.has(file)) return
      outdated.set(file, atMs)
      hasChanged = true
    },
    /** Where the former process of this storefront was; undefined for another build or other settings. */
    async formerPosition(): Promise<Followed | undefined> {
      const former = (await found)?.position
      const isUsable = former?.front === front && /^\d{1,20}$/.test(former.horizon) && Number.isFinite(former.atMs)
      lastPosition = isUsable ? { horizon: former.horizon, atMs: former.atMs } : undefined
      return lastPosition
    },
    /** Deletes unreadable files. */
    async restore(restore: (restored: RestoredPage) => void): Promise<void> {
      try {
        await made
        const state = await found
        const names = await readdir(folder)
        const files = names.filter((file) => file.endsWith(PAGE))
        const next = async (): Promise<void> => {
          for (let file = files.shift(); file; file = files.shift()) await restoreFile(file, state, restore)
        }
        await Promise.all(Array.from({ length: READERS }, next))
        await deleteOthers()
      } catch (error) {
        logOnce(error)
      }
    },
    async stop(): Promise<void> {
      clearInterval(noting)
      await begin()
      await note().catch(logOnce)
    },
  }
}
