import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '../time.ts'
import { type MediaStore, PART_ENDING, requireMediaKey, requireMediaPrefix, requireMediaSize } from './media-store.ts'

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(join(folder, prefix), { withFileTypes: true }))) ?? []
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort(compare)
  for (const name of names)
    if (name.endsWith('/')) yield* keysBelow(folder, `${prefix}${name}`)
    else if (!name.endsWith(PART_ENDING)) yield `${prefix}${name}`
}

/** Left by a process that ended during a put. */
async function removeOldParts(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!name.endsWith(PART_ENDING)) continue
    const found = await unlessMissing(stat(path))
    if (found && nowMs - found.mtimeMs > HOUR_MS) await rm(path, { force: true })
  }
}

/** Several processes may use the folder at once, also from several machines with a shared file system. */
export function createDiskStore(folder: string): MediaStore {
  const tidied = new Set<string>()
  const pathOf = (key: string) => join(folder, requireMediaKey(key))

  async function tidyOnce(parent: string): Promise<void> {
    if (tidied.has(parent)) return
    tidied.add(parent)
    await removeOldParts(parent, Date.now())
  }

  return {
    async put(key, body) {
      const path = pathOf(key)
      requireMediaSize(key, body.byteLength)
      await mkdir(dirname(path), { recursive: true })
      await tidyOnce(dirname(path))
      const part = `${path}.${randomBytes(6).toString('hex')}${PART_ENDING}`
      try {
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(body)
          await file.sync() // or an empty file could be served after a power cut
        } finally {
          await file.close()
        }
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: (key) => unlessMissing(readFile(pathOf(key))),
    async head(key) {
      const found = await unlessMissing(stat(pathOf(key)))
      return found?.isFile() ? { bytes: found.size } : undefined
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => keysBelow(folder, requireMediaPrefix(prefix)),
  }
}
