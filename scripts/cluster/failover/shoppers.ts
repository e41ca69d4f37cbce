import { setTimeout as sleep } from 'node:timers/promises'
import { type Bought, type Buyers, startBuyers } from '../buyers.ts'
import type { Cluster } from '../cluster.ts'
import type { Shoe } from '../shoe.ts'
import { nextShopper, openShopper } from '../shopper.ts'

const PAUSE_MS = 200

export interface Seen extends Pick<Bought, 'orders' | 'longestGapMs'> {
  readonly pages: number
  readonly missedPages: readonly string[]
  /** Calls of buyers that failed, by what they got. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Opens each page so often that both storefronts have it. @throws Error with the last answer */
export async function openPages(cluster: Cluster, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (let shown = 0, tries = 0; shown < 8; tries += 1) {
      const status = await openShopper(cluster, nextShopper())
        .open(path)
        .then((answer) => answer.status)
        .catch(() => 0)
      if (status === 200) shown += 1
      else if (tries > 200) throw new Error(`${path} answers ${status}`)
      else await sleep(PAUSE_MS)
    }
}

interface Shopping extends Pick<Buyers, 'changes'> {
  end(): Promise<Seen>
}

const kindOf = (error: Error): string =>
  /^\d{3}\b/.exec(error.message)?.[0] ?? (error as { code?: string }).code ?? 'other'

const countBy = (kinds: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => [kind, length]))

/** Runs buyers and a browser until `end` is called. */
export function startShopping(cluster: Cluster, shoe: Shoe, paths: readonly string[]): Shopping {
  const missedPages: string[] = []
  let isOver = false
  let pages = 0
  async function browse(): Promise<void> {
    for (; !isOver; await sleep(PAUSE_MS))
      for (const path of paths) {
        pages += 1
        await openShopper(cluster, nextShopper())
          .open(path)
          .then(
            ({ status }) => void (status === 200 || missedPages.push(`${path}: ${status}`)),
            (error: Error) => void missedPages.push(`${path}: ${error.message}`),
          )
      }
  }
  const buyers = startBuyers(cluster, shoe)
  const browsing = browse()
  return {
    changes: buyers.changes,
    async end() {
      isOver = true
      await browsing
      const { orders, faults, longestGapMs } = await buyers.end()
      return { orders, longestGapMs, pages, missedPages, refusals: countBy(faults.map(kindOf)) }
    },
  }
}
