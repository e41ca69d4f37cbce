import type { ObjectStoreSettings } from './media-settings.ts'
import type { MediaStore } from './media-store.ts'

/** Loads the client only where there is an object store. */
export async function openObjectStore(settings: ObjectStoreSettings, callMs: number): Promise<MediaStore> {
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(settings, callMs)
}
