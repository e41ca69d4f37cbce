import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { openShopper } from './shopper.ts'

const PAUSE_MS = { first: 100, most: 2000 }
/** Several times what a payment in doubt takes to settle. */
const MOST_MS = 300_000

interface Bought {
  /** Numbers of paid orders, as buyers read them. */
  readonly numbers: readonly string[]
  /** Messages of calls that failed; each was sent again. */
  readonly faults: readonly string[]
  /** Between two paid orders. */
  readonly longestGapMs: number
}

export interface Buyers {
  paid(): number
  end(): Promise<Bought>
}

/** Buyers place orders until ended, and send again, with the same key, what failed. */
export function startBuyers(
  cluster: Cluster,
  {
    sku,
    parent,
    first,
    count,
  }: { readonly sku: string; readonly parent: string; readonly first: number; readonly count: number },
): Buyers {
  const numbers: string[] = []
  const faults: string[] = []
  let next = first
  let isOver = false
  let lastAt = performance.now()
  let longestGapMs = 0
  async function untilDone<T>(call: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + MOST_MS
    for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most))
      try {
        return await call()
      } catch (error) {
        if (performance.now() > deadline) throw error
        faults.push((error as Error).message)
        await sleep(pauseMs)
      }
  }
  async function buy(): Promise<void> {
    while (!isOver) {
      const shopper = openShopper(cluster, next++)
      const cartId = await untilDone(() => shopper.fillCart(sku, parent))
      const key = randomUUID()
      numbers.push(await untilDone(() => shopper.order(cartId, key)))
      longestGapMs = Math.max(longestGapMs, performance.now() - lastAt)
      lastAt = performance.now()
    }
  }
  const running = Array.from({ length: count }, buy)
  return {
    paid: () => numbers.length,
    async end() {
      isOver = true
      await Promise.all(running)
      return { numbers, faults, longestGapMs }
    },
  }
}
