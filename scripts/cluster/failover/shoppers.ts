import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { openShopper } from '../shopper.ts'

const PAUSE_MS = 200
const BUYERS = 3
const ORDER_TRIES = 40

export interface Shoe {
  readonly sku: string
  readonly parent: string
  readonly path: string
}

export interface Seen {
  /** Numbers of the orders that were acknowledged. */
  readonly orders: readonly string[]
  readonly pages: number
  readonly missedPages: readonly string[]
  /** Calls of buyers that failed, by what they got. */
  readonly refusals: Readonly<Record<string, number>>
  /** Between two acknowledged changes, by any buyer. */
  readonly longestGapMs: number
}

let shoppers = 1000

/** Opens each page so often that both storefronts have it. @throws Error with the last answer */
export async function openPages(cluster: Cluster, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (let shown = 0, tries = 0; shown < 8; tries += 1) {
      const status = await openShopper(cluster, shoppers++)
        .open(path)
        .then((answer) => answer.status)
        .catch(() => 0)
      if (status === 200) shown += 1
      else if (tries > 200) throw new Error(`${path} answers ${status}`)
      else await sleep(PAUSE_MS)
    }
}

export interface Shopping {
  /** Acknowledged carts and orders so far. */
  changes(): number
  end(): Promise<Seen>
}

/** Buyers and a browser, until ended; an order is sent again, with the same key, until it is acknowledged. */
export function startShopping(cluster: Cluster, shoe: Shoe, paths: readonly string[]): Shopping {
  const orders: string[] = []
  const missedPages: string[] = []
  const refusals: Record<string, number> = {}
  let isOver = false
  let pages = 0
  let changes = 0
  let changedAt = performance.now()
  let longestGapMs = 0
  const changed = () => {
    const now = performance.now()
    longestGapMs = Math.max(longestGapMs, now - changedAt)
    changedAt = now
    changes += 1
  }
  const refused = (error: unknown) => {
    const what = /^\d{3}\b/.exec((error as Error).message)?.[0] ?? (error as { code?: string }).code ?? 'other'
    refusals[what] = (refusals[what] ?? 0) + 1
  }

  async function buy(): Promise<void> {
    const shopper = openShopper(cluster, shoppers++)
    const cartId = await shopper.fillCart(shoe.sku, shoe.parent)
    changed()
    const key = randomUUID()
    for (let tries = 1; tries <= ORDER_TRIES; tries += 1, await sleep(PAUSE_MS))
      try {
        orders.push(await shopper.order(cartId, key))
        return changed()
      } catch (error) {
        refused(error)
      }
  }
  async function untilOver(step: () => Promise<void>): Promise<void> {
    for (; !isOver; await sleep(PAUSE_MS)) await step().catch(refused)
  }
  async function browse(): Promise<void> {
    for (const path of paths) {
      pages += 1
      await openShopper(cluster, shoppers++)
        .open(path)
        .then(
          ({ status }) => void (status === 200 || missedPages.push(`${path}: ${status}`)),
          (error: Error) => void missedPages.push(`${path}: ${error.message}`),
        )
    }
  }
  const all = [...Array.from({ length: BUYERS }, () => untilOver(buy)), untilOver(browse)]
  return {
    changes: () => changes,
    async end() {
      isOver = true
      await Promise.all(all)
      return { orders, pages, missedPages, refusals, longestGapMs }
    },
  }
}
