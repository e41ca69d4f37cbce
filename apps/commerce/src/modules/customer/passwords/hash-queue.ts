import { setTimeout as pause } from 'node:timers/promises'
import type { AppError } from '@welt/kit/app-error'
import { busy } from '../errors.ts'

/** Per process. */
const HASHES_AT_ONCE = 2
const QUEUE_LENGTH = 20
/** Idle time of a slot, as a multiple of its last hash. */
const REST = 2
/** A full queue drains in about half of this. */
const RETRY_SECONDS = 2

const waiting: (() => void)[] = []
let places = HASHES_AT_ONCE
/** Hashes running or waiting. */
let callers = 0

/** Delay of a refusal. */
const REFUSAL_MS = { least: 1000, most: 2000 } as const
const MAX_REFUSALS = 200
let refusals = 0

const isFull = () => callers >= HASHES_AT_ONCE + QUEUE_LENGTH

/** The random delay slows down a flood that retries immediately. [decision 12] */
async function turnAway(): Promise<AppError> {
  if (refusals < MAX_REFUSALS) {
    refusals += 1
    await pause(REFUSAL_MS.least + Math.random() * (REFUSAL_MS.most - REFUSAL_MS.least))
    refusals -= 1
  }
  return busy(RETRY_SECONDS)
}

/** @throws AppError RATE_LIMITED */
export async function refuseWhenFull(): Promise<void> {
  if (isFull()) throw await turnAway()
}

function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else places += 1
}

/** @throws AppError RATE_LIMITED when the queue is full [decision 33] */
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
