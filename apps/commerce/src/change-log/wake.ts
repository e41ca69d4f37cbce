import { SECOND_MS } from '@welt/kit/time'
import type { Listener } from './listener.ts'

interface WakeSettings {
  readonly listen: () => Promise<Listener>
  readonly work: () => Promise<void>
  /** For tests. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined
  readonly onError: (error: unknown) => void
  /** Poll interval for changes that send no notification. */
  readonly checkMs: number
}

export interface Waker {
  start(): Promise<void>
  /** Resolves when earlier commits are handled. */
  runNow(): Promise<void>
  stop(): Promise<void>
}

/** Batches bursts of changes. */
const GATHER_MS = 20
const RETRY_MS = SECOND_MS

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms).unref())

/** Serialises runs; a call during a run triggers another. */
function serialise(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined
  let mustRunAgain = false
  return async () => {
    if (working) {
      mustRunAgain = true
      return working
    }
    working = (async () => {
      do {
        mustRunAgain = false
        await work()
      } while (mustRunAgain)
    })()
    try {
      await working
    } finally {
      working = undefined
    }
  }
}

/** Runs on each notification, periodically, and after an error. */
export function createWaker({ listen, work, pause = sleep, onError, checkMs }: WakeSettings): Waker {
  const runNow = serialise(work)
  let listener: Listener | undefined
  let check: NodeJS.Timeout | undefined
  let isAwake = false
  let isRequested = false
  let isStopped = false

  async function wake(): Promise<void> {
    isRequested = true
    if (isAwake) return
    isAwake = true
    while (isRequested && !isStopped) {
      isRequested = false
      const isDone = await runNow().then(
        () => true,
        (error: unknown) => {
          onError(error)
          return false
        },
      )
      if (!isDone) isRequested = true
      await pause(isDone ? GATHER_MS : RETRY_MS)
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
    runNow,
    async start() {
      await connect()
      check = setInterval(() => void wake(), checkMs)
      check.unref()
    },
    async stop() {
      isStopped = true
      clearInterval(check)
      await listener?.close()
    },
  }
}
