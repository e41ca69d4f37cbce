import { setTimeout as pause } from 'node:timers/promises'
import type { AppError } from '@welt/kit/app-error'
import { busy } from '../errors.ts'

/** Hashes of one process at a time, and how many may wait. */
const HASHES_AT_ONCE = 2
const QUEUE_LENGTH = 20
/** How long a place rests, in times of what its hash took. */
const REST = 2
/** A queue of 20 is through in about half of this. */
const RETRY_SECONDS = 2

const waiting: (() => void)[] = []
let places = HASHES_AT_ONCE
/** Whose hash runs or waits. */
let callers = 0

/** How long a refused request waits for its answer, and how many may wait so. */
const REFUSAL_MS = { least: 1000, most: 2000 } as const
const MAX_REFUSALS = 200
let refusals = 0

const isFull = () => callers >= HASHES_AT_ONCE + QUEUE_LENGTH

/**
 * The error when too many wait, thrown after a delay: a flood that retries at once would otherwise keep every process
 * busy with refusals. The delay is random, so that they do not all return at once. [decision 12]
 */
async function turnAway(): Promise<AppError> {
  if (refusals < MAX_REFUSALS) {
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

/** A place that has rested goes to the request that has waited longest. */
function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else places += 1
}

/**
 * Runs `work` when a place is free; it returns how long it kept a processor busy, and its place rests after it.
 * @throws AppError RATE_LIMITED when too many wait already [decision 33]
 */
export async function inTurn<Done extends { readonly tookMs: number }>(work: () => Promise<Done>): Promise<Done> {
  if (isFull()) throw await turnAway()
  callers += 1
  if (places > 0) places -= 1
  else await new Promise<void>((begin) => waiting.push(begin))
  let restMs = 0
  try {
    const done = await work()
    restMs = REST * done.tookMs
    return done
  } finally {
    callers -= 1
    setTimeout(passOn, restMs)
  }
}
