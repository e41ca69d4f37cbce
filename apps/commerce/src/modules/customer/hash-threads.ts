import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { AppError } from '@welt/kit/app-error'
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
/** How long a place rests, in times of what its hash took. */
const REST = 2
/** A queue of 20 is through in about half of this. */
const RETRY_SECONDS = 2

const idle: Worker[] = []
const waiting: (() => void)[] = []
let places = HASHES_AT_ONCE
/** Whose hash runs or waits. */
let callers = 0

/** How long who is turned away waits to be told, and how many may wait so. */
const REFUSAL_MS = { least: 1000, most: 2000 } as const
const REFUSALS_HELD = 200
let refusals = 0

const isFull = () => callers >= HASHES_AT_ONCE + QUEUE_LENGTH

/**
 * What to throw when too many wait, after a while: a flood that asks again as soon as it is answered would otherwise keep every process busy
 * with refusals. Not all after the same while, or they would all be back at once. @source docs/decisions/0012
 */
async function turnAway(): Promise<AppError> {
  if (refusals < REFUSALS_HELD) {
    refusals += 1
    await pause(REFUSAL_MS.least + Math.random() * (REFUSAL_MS.most - REFUSAL_MS.least))
    refusals -= 1
  }
  return busy(RETRY_SECONDS)
}

/** @throws AppError RATE_LIMITED when so many wait for a hash that one more would be turned away */
export async function refuseWhenFull(): Promise<void> {
  if (isFull()) throw await turnAway()
}

/** A place that has rested goes to whoever waits longest. */
function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else places += 1
}

/**
 * Runs `work` when one of the places is free. A place rests after its work: on a processor that pages need as well, a flood of sign-ins has a
 * third of what is left over. @throws AppError RATE_LIMITED when too many wait already
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (isFull()) throw await turnAway()
  callers += 1
  if (places > 0) places -= 1
  else await new Promise<void>((begin) => waiting.push(begin))
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    callers -= 1
    setTimeout(passOn, REST * (performance.now() - startedAt))
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
