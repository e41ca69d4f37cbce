import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CacheRegister, createCacheRegister } from '@welt/kit/cache/cache-register'
import type { MediaStore } from '@welt/kit/media-store/media-store'
import { createQueue } from '@welt/kit/queue/work-queue'
import sharp from 'sharp'
import { errorText, log } from '#server/log.ts'
import { createAddedMasters, hashOf, type Master } from './added-masters.ts'
import type { PictureRequest } from './negotiate.ts'
import { createOnce } from './once.ts'
import type { SharedCopies } from './shared-copies.ts'

const AT_ONCE = 2
/** 5 to 10 KB a copy. */
const MEMORY_BYTES = 64 * 1024 * 1024
const QUALITY = { avif: 55, webp: 78, jpeg: 80 } as const

sharp.concurrency(1)
sharp.cache({ memory: 50, files: 0, items: 100 })

/** Changes when any source image is added, removed or replaced. */
export async function mediaVersionOf(mediaDir: string): Promise<string> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(mediaDir.length)).update(String((await stat(file)).size))
  return hash.digest('hex').slice(0, 8)
}

async function encode(master: Buffer, { widthPx, format }: PictureRequest, ground: string): Promise<Buffer> {
  // Re-encoding at the same size would only lose detail.
  const facts = await sharp(master).metadata()
  if (format === 'avif' && facts.compression === 'av1' && (facts.width ?? 0) <= widthPx) return master
  const resized = sharp(master).resize({ width: widthPx, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: QUALITY.avif, effort: 1 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: QUALITY.webp, alphaQuality: 90, effort: 3 }).toBuffer()
  return resized.flatten({ background: ground }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer()
}

export interface PictureAnswer {
  readonly body: Buffer
  /** False for a source image sent in its place. */
  readonly isCopy: boolean
}

/** Pictures in the release; `undefined` for other paths. */
function createReleaseMasters(mediaDir: string) {
  const hashes = new Map<string, string>()
  return async (path: string): Promise<Master | undefined> => {
    const file = join(mediaDir, path)
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const stamp = `${path} ${info.size} ${info.mtimeMs}`
    const hash = hashes.get(stamp) ?? hashOf(await readFile(file))
    hashes.set(stamp, hash)
    return { hash, read: () => readFile(file) }
  }
}

interface PictureSettings {
  readonly enqueue?: ReturnType<typeof createQueue>
  readonly caches?: CacheRegister
  /** Undefined without an object store. */
  readonly shared?: SharedCopies | undefined
}

/**
 * Creates each copy once for all storefronts, named by the content of its original; until then the original is sent if
 * it has the requested format. `ground` is the background of JPEGs. [decision 20, decision 163]
 */
export function createPictureFiles(
  mediaDir: string,
  near: MediaStore,
  { enqueue = createQueue(AT_ONCE), caches = createCacheRegister(), shared }: PictureSettings = {},
) {
  const lately = caches.recent<string, Buffer>({
    name: 'pictures',
    purgedBy: 'nothing: named by what is in them',
    max: { bytes: MEMORY_BYTES, sizeOf: ({ byteLength }) => byteLength || 1 },
  })
  const findInRelease = createReleaseMasters(mediaDir)
  const findAdded = shared && createAddedMasters(shared, caches)
  const makingOnce = createOnce<Buffer>()
  const findingOnce = createOnce<Buffer | undefined>()

  /** A full disk costs only the time of the next encoding. */
  async function storeNear(key: string, body: Buffer, type: string): Promise<void> {
    lately.set(key, body)
    await near
      .put(key, body, type)
      .catch((error: unknown) => log('error', 'picture-not-stored', { key, error: errorText(error) }))
  }

  async function find(key: string, type: string): Promise<Buffer | undefined> {
    const own = lately.get(key) ?? (await near.get(key).catch(() => undefined))
    if (own) {
      lately.set(key, own)
      return own
    }
    const found = shared && (await findingOnce(key, () => shared.find(key)))
    if (found) await storeNear(key, found, type)
    return found
  }

  async function encodeOrAbandon(wanted: PictureRequest, master: Master, ground: string, key: string): Promise<Buffer> {
    try {
      return await enqueue(async () => encode(await master.read(), wanted, ground))
    } catch (error) {
      await shared?.abandon(key)
      throw error
    }
  }

  async function make(wanted: PictureRequest, master: Master, ground: string, key: string): Promise<Buffer> {
    const type = `image/${wanted.format}`
    const others = await shared?.awaitOthers(key)
    const body = others ?? (await encodeOrAbandon(wanted, master, ground, key))
    await storeNear(key, body, type)
    if (!others) await shared?.share(key, body, type)
    return body
  }

  return async (wanted: PictureRequest, ground: string): Promise<PictureAnswer | undefined> => {
    const { path, widthPx, format } = wanted
    const master = (await findInRelease(path)) ?? (await findAdded?.(path))
    if (!master) return undefined
    const { hash } = master
    const onGround = format === 'jpeg' ? `-${ground.replace('#', '')}` : ''
    const key = `${hash.slice(0, 2)}/${hash.slice(2)}-${widthPx}${onGround}.${format}`
    const cached = await find(key, `image/${format}`)
    if (cached) return { body: cached, isCopy: true }
    const copy = makingOnce(key, () => make(wanted, master, ground, key))
    copy.catch((error: unknown) => log('error', 'picture-not-copied', { path, error: errorText(error) }))
    if (!path.endsWith(`.${format}`)) return { body: await copy, isCopy: true }
    return { body: await master.read(), isCopy: false }
  }
}
