import { ADDED_PREFIX, isMediaKey, type MediaStore } from '@welt/kit/media-store/media-store'
import { SECOND_MS } from '@welt/kit/time'
import { errorText, log } from '#server/log.ts'

/** Per call; the request for the picture waits for it. */
export const SHARED_CALL_MS = 2 * SECOND_MS
/** The store is not called for this long after a failure. */
const AWAY_MS = 10 * SECOND_MS
const LOOK_MS = 250
/** One claim to each of these looks: the storefront that made the copy may have released it. */
const LOOKS = 4
/** Shorter than another storefront's claim lasts. [decision 163] */
const OTHERS_MS = 15 * SECOND_MS

interface SharedSettings {
  readonly store: MediaStore
  /** False while another storefront makes this copy. */
  readonly claim: (key: string) => Promise<boolean>
  /** Another storefront may make it now. */
  readonly release: (key: string) => Promise<void>
  readonly nowMs?: () => number
  readonly sleep?: (ms: number) => Promise<void>
}

export interface SharedCopies {
  find(key: string): Promise<Buffer | undefined>
  /** Waits for the copy that another storefront is making; undefined if this one has to make it. */
  awaitOthers(key: string): Promise<Buffer | undefined>
  share(key: string, body: Buffer, type: string): Promise<void>
  /** This one cannot make the copy. */
  abandon(key: string): Promise<void>
  /** A picture that is not in the release. */
  findOriginal(path: string): Promise<Buffer | 'away' | undefined>
  /** Undefined if there are more than `most`. */
  listOriginals(most: number): Promise<ReadonlySet<string> | 'away' | undefined>
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Copies and originals in an object store. Without it each storefront makes its own. */
export function createSharedCopies(settings: SharedSettings): SharedCopies {
  const { store, claim, release, nowMs = Date.now, sleep = wait } = settings
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
      for (let looks = 1; nowMs() < endMs && nowMs() >= awayUntilMs; looks += 1) {
        await sleep(LOOK_MS)
        const found = await find(key)
        if (found) return found
        if (looks % LOOKS === 0 && (await claim(key))) return undefined
      }
      return undefined
    },
    async share(key, body, type) {
      const answer = await attempt(() => store.put(`copies/${key}`, body, type))
      if (answer === 'away') await release(key)
    },
    abandon: release,
    async listOriginals(most) {
      return attempt(async () => {
        const paths = new Set<string>()
        for await (const key of store.list(ADDED_PREFIX)) {
          if (paths.size >= most) return undefined
          paths.add(key.slice(ADDED_PREFIX.length))
        }
        return paths
      })
    },
    async findOriginal(path) {
      const key = `${ADDED_PREFIX}${path}`
      return isMediaKey(key) ? attempt(() => store.get(key)) : undefined
    },
  }
}
