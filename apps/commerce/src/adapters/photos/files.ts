import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoFiles } from '../../modules/returns/ports.ts'

const UID = /^[\w-]{22}$/

/** Stores files in one folder that all commerce and worker processes share. */
export function createPhotoFiles(folder: string): PhotoFiles {
  const pathOf = (uid: string): string => {
    if (!UID.test(uid)) throw new Error(`${uid} is not the uid of a photo`)
    return join(folder, `${uid}.jpg`)
  }
  return {
    write: async (uid, jpeg) => {
      const path = pathOf(uid)
      await mkdir(folder, { recursive: true })
      await writeFile(`${path}.part`, jpeg, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    read: (uid) =>
      readFile(pathOf(uid)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: async (uids) => {
      for (const uid of uids) {
        await rm(pathOf(uid), { force: true })
        await rm(`${pathOf(uid)}.part`, { force: true })
      }
    },
  }
}
