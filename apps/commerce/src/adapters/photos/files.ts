import { createDiskStore } from '@welt/kit/media-store/disk-store'
import type { MediaStore } from '@welt/kit/media-store/media-store'
import { openObjectStore } from '@welt/kit/media-store/open-object-store'
import { SECOND_MS } from '@welt/kit/time'
import type { PhotoFiles } from '../../modules/returns/ports.ts'
import type { Config } from '../../platform/config.ts'

const UID = /^[\w-]{22}$/
/** Less than a storefront waits for a document. */
const CALL_MS = 5 * SECOND_MS

/** Writes to the first store; reads and deletes in all of them, so a shop that changes stores loses no photo. */
function photoFilesIn(stores: readonly [MediaStore, ...MediaStore[]]): PhotoFiles {
  const keyOf = (uid: string): string => {
    if (!UID.test(uid)) throw new Error(`${uid} is not the uid of a photo`)
    return `${uid}.jpg`
  }
  return {
    write: (uid, jpeg) => stores[0].put(keyOf(uid), jpeg, 'image/jpeg'),
    async read(uid) {
      for (const store of stores) {
        const found = await store.get(keyOf(uid))
        if (found) return found
      }
      return undefined
    },
    async remove(uids) {
      for (const uid of uids) await Promise.all(stores.map((store) => store.delete(keyOf(uid))))
    },
  }
}

/** An object store, or one folder that all commerce and worker processes share. */
export async function createPhotoFiles(config: Pick<Config, 'photosDir' | 'photosStore'>): Promise<PhotoFiles> {
  const folder = createDiskStore(config.photosDir)
  if (!config.photosStore) return photoFilesIn([folder])
  return photoFilesIn([await openObjectStore(config.photosStore, CALL_MS), folder])
}

/** For an index of some 10 MB; a start waits for it. */
const SNAPSHOT_MS = 5 * SECOND_MS

/** Of listing indexes, beside the photos: commerce servers and workers share that store already. [decision 146] */
export async function openSnapshots({ photosDir, photosStore }: Pick<Config, 'photosDir' | 'photosStore'>) {
  return photosStore ? openObjectStore(photosStore, SNAPSHOT_MS) : createDiskStore(photosDir)
}
