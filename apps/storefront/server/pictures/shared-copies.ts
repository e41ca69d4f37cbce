import { ADDED_PREFIX, isMediaKey, type MediaStore } from '@welt/kit/media-store/media-store'
import { SECOND_MS } from '@welt/kit/time'
import { errorText, log } from '#server/log.ts'

/** Per call; the request for the picture waits for it. */
export const SHARED_CALL_MS = 2 * SECOND_MS
/** The store is not called for this long after a failure. */
const AWAY_MS = 10 * SECOND_MS
const LOOK_MS = 250
/** Shorter than another storefront's claim lasts. [decision 163] */
const OTHERS_MS = 15 * SECOND_MS

interface SharedSettings {
  readonly store: MediaStore
  /** False while another storefront makes this copy. */
  readonly claim: (key: string) => Promise<boolean>
  readonly nowMs?: () => number
  readonly sleep?: (ms: number) => Promise<void>
}

export interface SharedCopies {
  find(key: string): Promise<Buffer | undefined>
  /** Waits for the copy that another storefront is making; undefined if this one has to make it. */
  awaitOthers(key: string): Promise<Buffer | undefined>
  share(key: string, body: Buffer, type: string): Promise<void>
  /** A picture that is not in the release. */
  findOriginal(path: string): Promise<Buffer | 'away' | undefined>
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Copies and originals in an object store. Without it each storefront makes its own. */
export function createSharedCopies({ store, claim, nowMs = Date.now, sleep = wait }: SharedSettings): SharedCopies {
  let awayUntilMs = 0

  async function attempt<Value>(work: () => Promise<Value>): Promise<Value | 'away'> {
    if (nowMs() < awayUntilMs) return 'away'
    try {
      return await work()
    } catch (error) {
      awayUntilMs = nowMs() + AWAY_MS
      log('error', 'media-away', { error: errorText(error) })
      return 'away'
    }
  }

  async function find(key: string): Promise<Buffer | undefined> {
    const found = await attempt(() => store.get(`copies/${key}`))
    return found === 'away' ? undefined : found
  }

  return {
    find,
    async awaitOthers(key) {
      if (await claim(key)) return undefined
      const endMs = nowMs() + OTHERS_MS
      while (nowMs() < endMs && nowMs() >= awayUntilMs) {
        await sleep(LOOK_MS)
        const found = await find(key)
        if (found) return found
      }
      return undefined
    },
    async share(key, body, type) {
      await attempt(() => store.put(`copies/${key}`, body, type))
    },
    async findOriginal(path) {
      const key = `${ADDED_PREFIX}${path}`
      return isMediaKey(key) ? attempt(() => store.get(key)) : undefined
    },
  }
}
