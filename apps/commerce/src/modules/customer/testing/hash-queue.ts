import { enqueueHash } from '../passwords/hash-queue.ts'

export const PLACES = 2
export const PLACES_AND_QUEUE = 22

/** Occupies slots of this process's hash queue until the returned function is called. */
export function occupyPlaces(count: number): () => Promise<void> {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const kept = Array.from({ length: count }, () => enqueueHash(() => end.then(() => ({ tookMs: 0 }))))
  return async () => {
    resolve()
    await Promise.all(kept)
  }
}
