import { addressKey } from '@welt/kit/address-key'
import { type AddressLimiter, createAddressLimiter } from '@welt/kit/address-limiter'
import { SECOND_MS } from '@welt/kit/time'

/** What is rendered: a page that anyone may get, one for a visitor, or a small answer to a page's script. */
export type RenderKind = 'shared' | 'own' | 'call'

/** Renderings that run at the same time. Private ones mostly wait, for a payment service or for stock. */
const AT_ONCE: Readonly<Record<RenderKind, number>> = { shared: 24, own: 256, call: 256 }
/** Renderings of each kind that may wait for their turn. */
const WAITING = 512
const LONGEST_WAIT_MS = 10 * SECOND_MS
/** When to ask again where the shop has too much to render. */
const BUSY_SECONDS = 5
/** A page may make four of the small calls. */
const CALLS_PER_MINUTE = 1_200

/** A rendering was refused: one address, or all together, requested too many. */
export class RenderOverload extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('More pages were requested than may be rendered.')
    this.name = 'RenderOverload'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A rendering that waits for its turn, in the line of every address that wants it. */
interface Ticket {
  /** What is rendered, where others may want the same. */
  readonly key: string | undefined
  readonly addresses: Set<string>
  readonly timer: NodeJS.Timeout
  readonly start: () => void
  readonly refuse: () => void
}

/** A queue that serves addresses in turn, so an address with many requests delays only itself. */
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

  /** Where all places are taken, the longest line gives one up. @returns whether there is room */
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

  /** Resolves when it is this one's turn. @throws RenderOverload when too many wait, or none came in time */
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

  /**
   * A second request for a waiting rendering waits in its own address's queue, as long as for a rendering of its own.
   */
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

/**
 * Limits renderings: 300 pages of each kind a minute by address, as for calls, and in total. Cached pages are not
 * limited. [decision 24]
 */
export function createRenderLimit(multiplier: number) {
  const limiters: Readonly<Record<RenderKind, AddressLimiter>> = {
    shared: createAddressLimiter(multiplier),
    own: createAddressLimiter(multiplier),
    call: createAddressLimiter(multiplier, CALLS_PER_MINUTE),
  }
  const turns = { shared: createTurns(AT_ONCE.shared), own: createTurns(AT_ONCE.own), call: createTurns(AT_ONCE.call) }
  return {
    /**
     * Does the work when it is its turn; `key` says what is rendered, for others who want it. @throws RenderOverload
     * when there is too much
     */
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
    /**
     * Somebody else wants the shared page that may wait under this key: it comes as soon as one of both has its turn.
     */
    join: (address: string, key: string) => turns.shared.join(addressKey(address), key),
  }
}

export type RenderLimit = ReturnType<typeof createRenderLimit>
