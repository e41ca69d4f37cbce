import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy } from './errors.ts'

/** What Argon2 asks for, as `crypto.argon2Sync` names it; memory in KiB. */
export interface HashParameters {
  readonly message: string
  readonly nonce: Uint8Array
  readonly parallelism: number
  readonly tagLength: number
  readonly memory: number
  readonly passes: number
}

/** Hashes of one process at a time, and how many may wait. @source issue 4 Must show */
const HASHES_AT_ONCE = 2
const QUEUE_LENGTH = 20
/** A queue of 20 is through in well under this. */
const RETRY_SECONDS = 2

const idle: Worker[] = []
const waiting: (() => void)[] = []
let running = 0

/** @throws AppError RATE_LIMITED when so many wait for a hash that one more would be turned away */
export function refuseWhenFull(): void {
  if (running >= HASHES_AT_ONCE && waiting.length >= QUEUE_LENGTH) throw busy(RETRY_SECONDS)
}

/** Runs `work` when one of the places is free. @throws AppError RATE_LIMITED when too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  refuseWhenFull()
  if (running >= HASHES_AT_ONCE) {
    await new Promise<void>((free) => waiting.push(free)) // whoever ends hands over its place, so `running` stays as it is
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/**
 * An Argon2id tag. Each hash has a thread of its own that gives way to everything else, so that a flood of sign-ins does not slow the
 * pages. A thread is made at its first use and keeps nobody from ending the process while it rests.
 * @throws AppError RATE_LIMITED when too many wait already
 */
export function hashInThread(parameters: HashParameters): Promise<Uint8Array> {
  return inTurn(async () => {
    const worker = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url))
    worker.ref()
    worker.postMessage(parameters)
    const [tag] = (await once(worker, 'message')) as [Uint8Array] // a thread that fails says so by 'error' and is not used again
    worker.unref()
    idle.push(worker)
    return tag
  })
}
