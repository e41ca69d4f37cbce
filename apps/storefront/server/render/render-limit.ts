import { addressKey } from '@welt/kit/address-key'
import { type AddressLimiter, createAddressLimiter } from '@welt/kit/address-limiter'
import { SECOND_MS } from '@welt/kit/time'

/** Shared page, private page, or small response to a script. */
export type RenderKind = 'shared' | 'own' | 'call'

/** Private renderings mostly wait for I/O. */
const AT_ONCE: Readonly<Record<RenderKind, number>> = { shared: 24, own: 256, call: 256 }
const WAITING = 512
const LONGEST_WAIT_MS = 10 * SECOND_MS
const BUSY_SECONDS = 5
/** A page may make four calls. */
const CALLS_PER_MINUTE = 1_200

export class RenderOverload extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('More pages were requested than may be rendered.')
    this.name = 'RenderOverload'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** In the queue of every address that requested it. */
interface Ticket {
  readonly key: string | undefined
  readonly addresses: Set<string>
  readonly timer: NodeJS.Timeout
  readonly start: () => void
  readonly refuse: () => void
}

/** Round-robin by address: one with many requests delays only itself. */
function createTurns(atOnce: number) {
  const lines = new Map<string, readonly Ticket[]>()
  const tickets = new Set<Ticket>()
  const byKey = new Map<string, Ticket>()
  let running = 0

  function leaveQueue(ticket: Ticket, address: string): void {
    ticket.addresses.delete(address)
    const line = lines.get(address)?.filter((other) => other !== ticket) ?? []
    if (line.length > 0) lines.set(address, line)
    else lines.delete(address)
  }

  function enterLine(ticket: Ticket, address: string): void {
    ticket.addresses.add(address)
    lines.set(address, [...(lines.get(address) ?? []), ticket])
  }

  function dequeue(ticket: Ticket): void {
    clearTimeout(ticket.timer)
    for (const address of ticket.addresses) leaveQueue(ticket, address)
    tickets.delete(ticket)
    if (ticket.key !== undefined) byKey.delete(ticket.key)
  }

  function refuse(ticket: Ticket): void {
    dequeue(ticket)
    ticket.refuse()
  }

  /** Evicts from the longest queue. @returns whether there is room */
  function makeRoom(address: string): boolean {
    while (tickets.size >= WAITING) {
      const [longest, line] = [...lines].reduce((most, other) => (other[1].length > most[1].length ? other : most))
      const last = line.at(-1)
      if (!last || line.length <= (lines.get(address)?.length ?? 0) + 1) return false
      leaveQueue(last, longest)
      if (last.addresses.size === 0) refuse(last)
    }
    return true
  }

  /** @throws RenderOverload when the queue is full or the wait too long */
  async function wait(address: string, key: string | undefined): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (!makeRoom(address)) throw new RenderOverload(BUSY_SECONDS)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const ticket: Ticket = {
      key,
      addresses: new Set(),
      timer: setTimeout(() => refuse(ticket), LONGEST_WAIT_MS),
      start: resolve,
      refuse: () => reject(new RenderOverload(BUSY_SECONDS)),
    }
    tickets.add(ticket)
    if (key !== undefined) byKey.set(key, ticket)
    enterLine(ticket, address)
    await promise
  }

  /** A waiting rendering joins the queue of a second address too, and its timeout restarts. */
  function join(address: string, key: string): void {
    const ticket = byKey.get(key)
    if (!ticket || ticket.addresses.has(address)) return
    enterLine(ticket, address)
    ticket.timer.refresh()
  }

  function passOn(): void {
    const [next] = lines
    const [address, [ticket] = []] = next ?? []
    if (address === undefined || !ticket) {
      running -= 1
      return
    }
    dequeue(ticket)
    const rest = lines.get(address)
    lines.delete(address)
    if (rest) lines.set(address, rest)
    ticket.start()
  }

  return { wait, join, passOn }
}

/** Limits renderings per address and minute, and in total. Cached pages are not limited. [decision 24] */
export function createRenderLimit(multiplier: number) {
  const limiters: Readonly<Record<RenderKind, AddressLimiter>> = {
    shared: createAddressLimiter(multiplier),
    own: createAddressLimiter(multiplier),
    call: createAddressLimiter(multiplier, CALLS_PER_MINUTE),
  }
  const turns = { shared: createTurns(AT_ONCE.shared), own: createTurns(AT_ONCE.own), call: createTurns(AT_ONCE.call) }
  return {
    /** `key` lets others join. @throws RenderOverload */
    async render<Result>(
      kind: RenderKind,
      address: string,
      work: () => Promise<Result>,
      key?: string,
    ): Promise<Result> {
      const seconds = limiters[kind].secondsToWait(address, Date.now())
      if (seconds !== undefined) throw new RenderOverload(seconds)
      await turns[kind].wait(addressKey(address), key)
      try {
        return await work()
      } finally {
        turns[kind].passOn()
      }
    },
    join: (address: string, key: string) => turns.shared.join(addressKey(address), key),
  }
}

export type RenderLimit = ReturnType<typeof createRenderLimit>
