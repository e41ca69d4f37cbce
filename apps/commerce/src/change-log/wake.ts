import { SECOND_MS } from '@welt/kit/time'
import type { Listener } from './listener.ts'

interface WakeSettings {
  readonly listen: () => Promise<Listener>
  /** Reads and handles what is new. */
  readonly work: () => Promise<void>
  /** How it waits; by the clock unless given. */
  readonly rest?: ((ms: number) => Promise<unknown>) | undefined
  readonly onError: (error: unknown) => void
}

/** Work that is done when the change log grows. */
export interface Waker {
  /** Listens from now on. */
  start(): Promise<void>
  /** Resolves when what was committed before this call is handled. */
  workNow(): Promise<void>
  stop(): Promise<void>
}

/** Rest after work, so that a burst of changes is handled together; what comes out of the quiet is handled at once. */
const GATHER_MS = 20
/** In case a notification was lost. */
const CHECK_MS = 5 * SECOND_MS
const RETRY_MS = SECOND_MS

const restByClock = (ms: number) => new Promise((done) => setTimeout(done, ms).unref())

/** One run of the work at a time; a call during a run starts another one after it. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined
  let isWantedAgain = false
  return async () => {
    if (working) {
      isWantedAgain = true
      return working
    }
    working = (async () => {
      do {
        isWantedAgain = false
        await work()
      } while (isWantedAgain)
    })()
    try {
      await working
    } finally {
      working = undefined
    }
  }
}

/** Does the work at each notification, every few seconds in case one was lost, and again after an error. */
export function createWaker({ listen, work, rest = restByClock, onError }: WakeSettings): Waker {
  const workNow = inTurn(work)
  let listener: Listener | undefined
  let check: NodeJS.Timeout | undefined
  let isAwake = false
  let isWanted = false
  let isStopped = false

  async function wake(): Promise<void> {
    isWanted = true
    if (isAwake) return
    isAwake = true
    while (isWanted && !isStopped) {
      isWanted = false
      const isDone = await workNow().then(
        () => true,
        (error: unknown) => {
          onError(error)
          return false
        },
      )
      if (!isDone) isWanted = true
      await rest(isDone ? GATHER_MS : RETRY_MS)
    }
    isAwake = false
  }

  async function connect(): Promise<void> {
    if (isStopped) return
    try {
      listener = await listen()
      listener.onNotification(() => void wake())
      listener.onLost(retry)
      void wake()
    } catch {
      retry()
    }
  }

  function retry(): void {
    listener = undefined
    if (!isStopped) setTimeout(() => void connect(), RETRY_MS).unref()
  }

  return {
    workNow,
    async start() {
      await connect()
      check = setInterval(() => void wake(), CHECK_MS)
      check.unref()
    },
    async stop() {
      isStopped = true
      clearInterval(check)
      await listener?.close()
    },
  }
}
