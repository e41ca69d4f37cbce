import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { createQueue } from '@welt/kit/queue/work-queue'
import sharp from 'sharp'
import { errorText, log } from '#server/log.ts'
import type { PictureRequest } from './negotiate.ts'

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

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}

export interface PictureAnswer {
  readonly body: Buffer
  /** False for a source image sent in its place. */
  readonly isCopy: boolean
}

/**
 * Creates each copy once, in `cacheDir` by content hash; until then the source image is sent if it has the requested
 * format. `ground` is the background of JPEGs. [decision 20]
 */
export function createPictureFiles(
  mediaDir: string,
  cacheDir: string,
  { enqueue = createQueue(AT_ONCE), caches = createCacheRegister() } = {},
) {
  const running = new Map<string, Promise<Buffer>>()
  const lately = caches.recent<string, Buffer>({
    name: 'pictures',
    purgedBy: 'nothing: named by what is in them',
    max: { bytes: MEMORY_BYTES, sizeOf: ({ byteLength }) => byteLength || 1 },
  })
  const masterHashes = new Map<string, string>()

  async function hashOf(path: string): Promise<string | undefined> {
    const file = join(mediaDir, path)
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const stamp = `${path} ${info.size} ${info.mtimeMs}`
    const known = masterHashes.get(stamp)
    if (known) return known
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 32)
    masterHashes.set(stamp, hash)
    return hash
  }

  async function make(wanted: PictureRequest, ground: string, file: string): Promise<Buffer> {
    const master = await readFile(join(mediaDir, wanted.path))
    const body = await encode(master, wanted, ground)
    await mkdir(join(file, '..'), { recursive: true })
    const draft = `${file}.${process.pid}.part`
    await writeFile(draft, body)
    await rename(draft, file)
    lately.set(file, body)
    return body
  }

  function makeOnce(wanted: PictureRequest, ground: string, file: string): Promise<Buffer> {
    const shared = running.get(file)
    if (shared) return shared
    const work = enqueue(() => make(wanted, ground, file)).finally(() => running.delete(file))
    running.set(file, work)
    work.catch((error: unknown) => log('error', 'picture-not-copied', { path: wanted.path, error: errorText(error) }))
    return work
  }

  return async (wanted: PictureRequest, ground: string): Promise<PictureAnswer | undefined> => {
    const hash = await hashOf(wanted.path)
    if (!hash) return undefined
    const onGround = wanted.format === 'jpeg' ? `-${ground.replace('#', '')}` : ''
    const file = join(cacheDir, hash.slice(0, 2), `${hash.slice(2)}-${wanted.widthPx}${onGround}.${wanted.format}`)
    const cached = lately.get(file) ?? (await readIfThere(file))
    if (cached) {
      lately.set(file, cached)
      return { body: cached, isCopy: true }
    }
    const copy = makeOnce(wanted, ground, file)
    if (!wanted.path.endsWith(`.${wanted.format}`)) return { body: await copy, isCopy: true }
    return { body: await readFile(join(mediaDir, wanted.path)), isCopy: false }
  }
}
