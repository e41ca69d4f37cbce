import type { PhotoFiles } from '../../../modules/returns/ports.ts'

export function createPhotoMemory(): PhotoFiles {
  const files = new Map<string, Buffer>()
  return {
    write: async (uid, jpeg) => void files.set(uid, jpeg),
    read: async (uid) => files.get(uid),
    remove: async (uids) => {
      for (const uid of uids) files.delete(uid)
    },
  }
}
