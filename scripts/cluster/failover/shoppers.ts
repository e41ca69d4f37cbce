import { setTimeout as sleep } from 'node:timers/promises'
import { type Browsing, browsingAt, isShown, pathOf } from '../browsing.ts'
import { type Bought, type Buyers, startBuyers } from '../buyers.ts'
import type { Cluster } from '../cluster.ts'
import type { Places } from '../places.ts'
import type { Shoe } from '../shoe.ts'
import { type Answer, nextShopper, openShopper } from '../shopper.ts'

const PAUSE_MS = 200
/** Between two pages of the mix, whether or not earlier ones were answered. */
const NEXT_PAGE_MS = 125

/** Pages that both storefronts have cached, pages of the mix that were opened before, and others. */
type PageKind = 'cached' | Browsing | `new ${Browsing}`

export interface Shown {
  readonly pages: number
  /** What was shown instead. */
  readonly missed: readonly string[]
  readonly slowestMs: number
}

export interface Seen extends Pick<Bought, 'orders' | 'longestGapMs'> {
  readonly shown: Readonly<Partial<Record<PageKind, Shown>>>
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

export const countBy = (kinds: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => [kind, length]))

/** No page may show how it failed. */
const STACK = /\bat (?:async )?[\w.<>]+ \(|\.ts:\d+/

/** What a shopper saw instead of the page; undefined if it was shown. */
function missedOf(kind: Browsing, { status, body }: Pick<Answer, 'status' | 'body'>): string | undefined {
  if (isShown(kind, status)) return undefined
  if (STACK.test(body)) return `${status} with a stack`
  const title = /<h1[^>]*>([^<]*)/.exec(body)?.[1]
  return title ? `${status} ${title}` : String(status)
}

function createTally() {
  const kinds = new Map<PageKind, { pages: number; missed: string[]; slowestMs: number }>()
  return {
    note(kind: PageKind, ms: number, missed: string | undefined): void {
      const tally = kinds.get(kind) ?? { pages: 0, missed: [], slowestMs: 0 }
      tally.pages += 1
      tally.slowestMs = Math.max(tally.slowestMs, ms)
      if (missed !== undefined) tally.missed.push(missed)
      kinds.set(kind, tally)
    },
    shown: (): Seen['shown'] => Object.fromEntries(kinds),
  }
}

/** Opened by shoppers since the cluster was started. */
export interface Browsed {
  readonly places: Places
  readonly paths: Set<string>
  pages: number
}

/** Runs buyers, and shoppers who browse, until `end` is called. `cached` are paths that both storefronts have. */
export function startShopping(cluster: Cluster, shoe: Shoe, cached: readonly string[], browsed: Browsed): Shopping {
  const tally = createTally()
  let isOver = false
  async function open(kind: PageKind, action: Browsing, path: string): Promise<boolean> {
    const startedAt = performance.now()
    const shopper = openShopper(cluster, nextShopper())
    const missed = await shopper.open(path).then(
      (answer) => missedOf(action, answer),
      (error: Error) => error.message,
    )
    shopper.close()
    tally.note(kind, performance.now() - startedAt, missed)
    return missed === undefined
  }
  async function reopen(): Promise<void> {
    for (; !isOver; await sleep(PAUSE_MS)) for (const path of cached) await open('cached', 'home', path)
  }
  async function openNext(n: number): Promise<void> {
    const action = browsingAt(n)
    const path = pathOf(action, browsed.places, n)
    const kind = browsed.paths.has(path) ? action : (`new ${action}` as const)
    if (await open(kind, action, path)) browsed.paths.add(path)
  }
  async function browse(): Promise<void> {
    const opening: Promise<void>[] = []
    for (; !isOver; await sleep(NEXT_PAGE_MS)) {
      browsed.pages += 1
      opening.push(openNext(browsed.pages))
    }
    await Promise.all(opening)
  }
  const buyers = startBuyers(cluster, shoe)
  const browsing = Promise.all([reopen(), browse()])
  return {
    changes: buyers.changes,
    async end() {
      isOver = true
      await browsing
      const { orders, faults, longestGapMs } = await buyers.end()
      return { orders, longestGapMs, shown: tally.shown(), refusals: countBy(faults.map(kindOf)) }
    },
  }
}
