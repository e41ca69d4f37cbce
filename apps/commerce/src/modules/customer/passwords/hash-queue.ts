import { setTimeout as pause } from 'node:timers/promises'
import type { AppError } from '@welt/kit/app-error'
import { busy } from '../errors.ts'

/** Per process. */
const HASHES_AT_ONCE = 2
const QUEUE_LENGTH = 20
/** Idle time of a slot, as a multiple of its last hash. */
const IDLE_FACTOR = 2
/** A full queue drains in about half of this. */
const RETRY_SECONDS = 2

const waiting: (() => void)[] = []
let freeSlots = HASHES_AT_ONCE
/** Hashes running or waiting. */
let callers = 0

/** Delay of a refusal. */
const REFUSAL_MS = { least: 1000, most: 2000 } as const
const MAX_REFUSALS = 200
let refusals = 0

const isFull = () => callers >= HASHES_AT_ONCE + QUEUE_LENGTH

/** The random delay slows down a flood that retries immediately. [decision 12] */
async function delayedRefusal(): Promise<AppError> {
  if (refusals < MAX_REFUSALS) {
    refusals += 1
    await pause(REFUSAL_MS.least + Math.random() * (REFUSAL_MS.most - REFUSAL_MS.least))
    refusals -= 1
  }
  return busy(RETRY_SECONDS)
}

/** @throws AppError RATE_LIMITED */
export async function requireQueueSpace(): Promise<void> {
  if (isFull()) throw await delayedRefusal()
}

function releaseSlot(): void {
  const next = waiting.shift()
  if (next) next()
  else freeSlots += 1
}

/** @throws AppError RATE_LIMITED when the queue is full [decision 33] */
export async function enqueueHash<Done extends { readonly tookMs: number }>(work: () => Promise<Done>): Promise<Done> {
  if (isFull()) throw await delayedRefusal()
  callers += 1
  if (freeSlots > 0) freeSlots -= 1
  else await new Promise<void>((begin) => waiting.push(begin))
  let idleMs = 0
  try {
    const done = await work()
    idleMs = IDLE_FACTOR * done.tookMs
    return done
  } finally {
    callers -= 1
    setTimeout(releaseSlot, idleMs)
  }
}
