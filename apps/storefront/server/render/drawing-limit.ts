import { addressKey } from '@welt/kit/address-key'
import { type AddressLimiter, createAddressLimiter } from '@welt/kit/address-limiter'
import { SECOND_MS } from '@welt/kit/time'

/** What is drawn: a page that anyone may get, one for a visitor, or a small answer to a page's script. */
export type DrawingKind = 'shared' | 'own' | 'call'

/** Drawings under way at the same time. Those for a visitor mostly wait, for a payment service or for stock. */
const AT_ONCE: Readonly<Record<DrawingKind, number>> = { shared: 24, own: 256, call: 256 }
/** Drawings of each kind that may wait for their turn. */
const WAITING = 512
const LONGEST_WAIT_MS = 10 * SECOND_MS
/** When to ask again where the shop has too much to draw. */
const BUSY_SECONDS = 5
/** A page may make four of the small calls. */
const CALLS_PER_MINUTE = 1_200

/** More was asked to be drawn than is drawn: of one address, or in all. */
export class TooMuchToDraw extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('More was asked to be drawn than is drawn.')
    this.name = 'TooMuchToDraw'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A line in which each address has its own, and they take turns: whoever asks for much waits behind nobody but itself. */
function createTurns(atOnce: number) {
  const lines = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  function leaveLine(address: string, turn: () => void): void {
    const line = lines.get(address)
    const at = line?.indexOf(turn) ?? -1
    if (!line || at < 0) return
    line.splice(at, 1)
    waiting -= 1
    if (line.length === 0) lines.delete(address)
  }

  /** Resolves when it is this one's turn. @throws TooMuchToDraw when too many wait, or none came in time */
  async function wait(address: string): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting >= WAITING) throw new TooMuchToDraw(BUSY_SECONDS)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const line = lines.get(address) ?? []
    line.push(resolve)
    lines.set(address, line)
    waiting += 1
    const timer = setTimeout(() => {
      leaveLine(address, resolve)
      reject(new TooMuchToDraw(BUSY_SECONDS))
    }, LONGEST_WAIT_MS)
    await promise.finally(() => clearTimeout(timer))
  }

  function passOn(): void {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [address, line] = next
    const turn = line.shift()
    waiting -= 1
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    turn?.()
  }

  return { wait, passOn }
}

/**
 * Bounds what is drawn: by address, 300 pages of each kind a minute as the shop answers calls, and as a whole. What is kept is sent without
 * it. [decision 24]
 */
export function createDrawingLimit(multiplier: number) {
  const limiters: Readonly<Record<DrawingKind, AddressLimiter>> = {
    shared: createAddressLimiter(multiplier),
    own: createAddressLimiter(multiplier),
    call: createAddressLimiter(multiplier, CALLS_PER_MINUTE),
  }
  const turns = { shared: createTurns(AT_ONCE.shared), own: createTurns(AT_ONCE.own), call: createTurns(AT_ONCE.call) }
  return {
    /** Does the work when it is its turn. @throws TooMuchToDraw when there is too much of it */
    async draw<Result>(kind: DrawingKind, address: string, work: () => Promise<Result>): Promise<Result> {
      const seconds = limiters[kind].secondsToWait(address, Date.now())
      if (seconds !== undefined) throw new TooMuchToDraw(seconds)
      await turns[kind].wait(addressKey(address))
      try {
        return await work()
      } finally {
        turns[kind].passOn()
      }
    },
  }
}

export type DrawingLimit = ReturnType<typeof createDrawingLimit>
