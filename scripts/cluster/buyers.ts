import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Shoe } from './shoe.ts'
import { nextShopper, openShopper } from './shopper.ts'

const BUYERS = 3
const PAUSE_MS = { first: 100, most: 2000 }
/** Several times what a payment in doubt takes to settle. */
const MOST_MS = 300_000

export interface Bought {
  /** Numbers of paid orders, as buyers saw them. */
  readonly orders: readonly string[]
  /** Errors of failed calls; each call was retried. */
  readonly faults: readonly Error[]
  /** Between two acknowledged carts or orders, of any buyer. */
  readonly longestGapMs: number
}

export interface Buyers {
  /** Acknowledged carts and orders so far. */
  changes(): number
  paid(): number
  end(): Promise<Bought>
}

/** Buyers place orders until `end` is called and retry failed calls with the same key. */
export function startBuyers(cluster: Cluster, { sku, parent }: Shoe): Buyers {
  const orders: string[] = []
  const faults: Error[] = []
  let isOver = false
  let changes = 0
  let changedAt = performance.now()
  let longestGapMs = 0
  async function untilDone<T>(call: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + MOST_MS
    for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most))
      try {
        const done = await call()
        longestGapMs = Math.max(longestGapMs, performance.now() - changedAt)
        changedAt = performance.now()
        changes += 1
        return done
      } catch (error) {
        if (performance.now() > deadline) throw error
        faults.push(error as Error)
        await sleep(pauseMs)
      }
  }
  async function buy(): Promise<void> {
    for (; !isOver; await sleep(PAUSE_MS.first)) {
      const shopper = openShopper(cluster, nextShopper())
      const cartId = await untilDone(() => shopper.fillCart(sku, parent))
      const key = randomUUID()
      orders.push(await untilDone(() => shopper.order(cartId, key)))
    }
  }
  const running = Array.from({ length: BUYERS }, buy)
  return {
    changes: () => changes,
    paid: () => orders.length,
    async end() {
      isOver = true
      await Promise.all(running)
      return { orders, faults, longestGapMs }
    },
  }
}
