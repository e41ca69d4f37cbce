import { useState } from 'react'
import type { CartLine } from '../cart-model.ts'
import type { DeliveryGroup } from '../delivery-groups.ts'

/** How a line leaves the bag. */
export type Leaving = 'remove' | 'move'

/** A line that was taken away, or is being: it stands as a bar where the line was. */
export interface Removal {
  readonly line: CartLine
  readonly leaving: Leaving
  /** The group that it stood in, and where. */
  readonly group: DeliveryGroup['kind']
  readonly at: number
}

interface Failure {
  readonly message: string
  readonly leaving: Leaving
  /** Of the bag that it is about. */
  readonly version: string
}

/** Lines taken away on this page, and those whose taking away failed. */
export interface Removals {
  readonly removals: readonly Removal[]
  /** Why a line is still there, by uid. */
  readonly failures: ReadonlyMap<string, Failure>
  takeAway(removal: Removal): void
  /** It could not be taken away: the line is back, and says why. */
  fail(uid: string, leaving: Leaving, message: string): void
  /** The bar leaves. */
  close(uid: string): void
}

/** Takes lines away at once, before the shop has answered. */
export function useRemovals(version: string): Removals {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [failures, setFailures] = useState<Removals['failures']>(new Map())
  const close = (uid: string) => setRemovals((all) => all.filter(({ line }) => line.uid !== uid))
  const without = (uid: string) => setFailures((all) => new Map([...all].filter(([other]) => other !== uid)))
  return {
    removals,
    failures: new Map([...failures].filter(([, failure]) => failure.version === version)),
    takeAway(removal) {
      const { uid } = removal.line
      without(uid)
      setRemovals((all) => [...all.filter(({ line }) => line.uid !== uid), removal])
    },
    fail(uid, leaving, message) {
      close(uid)
      setFailures((all) => new Map([...all, [uid, { leaving, message, version }]]))
    },
    close,
  }
}

/** A line, or the bar in its place. */
export type Entry =
  | { readonly line: CartLine; readonly removal?: undefined }
  | { readonly line: CartLine; readonly removal: Removal }

/** Lines in their order, with the bars of those taken away where they stood. */
export function entriesOf(lines: readonly CartLine[], removals: readonly Removal[]): readonly Entry[] {
  const away = new Set(removals.map(({ line }) => line.uid))
  const entries: Entry[] = lines.filter(({ uid }) => !away.has(uid)).map((line) => ({ line }))
  for (const removal of removals.toSorted((a, b) => a.at - b.at))
    entries.splice(Math.min(removal.at, entries.length), 0, { line: removal.line, removal })
  return entries
}
