import { useState } from 'react'
import type { CartLine } from '../cart-model.ts'
import type { DeliveryGroup } from '../delivery-groups.ts'

export type RemovalIntent = 'remove' | 'move'

/** An undo bar replaces the line. */
export interface Removal {
  readonly line: CartLine
  readonly leaving: RemovalIntent
  readonly group: DeliveryGroup['kind']
  readonly at: number
}

interface Failure {
  readonly message: string
  readonly leaving: RemovalIntent
  readonly version: string
}

export interface Removals {
  readonly removals: readonly Removal[]
  readonly failures: ReadonlyMap<string, Failure>
  remove(removal: Removal): void
  fail(uid: string, leaving: RemovalIntent, message: string): void
  close(uid: string): void
}

/** Optimistic removals. */
export function useRemovals(version: string): Removals {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [failures, setFailures] = useState<Removals['failures']>(new Map())
  const close = (uid: string) => setRemovals((all) => all.filter(({ line }) => line.uid !== uid))
  const without = (uid: string) => setFailures((all) => new Map([...all].filter(([other]) => other !== uid)))
  return {
    removals,
    failures: new Map([...failures].filter(([, failure]) => failure.version === version)),
    remove(removal) {
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

export type Entry =
  | { readonly line: CartLine; readonly removal?: undefined }
  | { readonly line: CartLine; readonly removal: Removal }

export function entriesOf(lines: readonly CartLine[], removals: readonly Removal[]): readonly Entry[] {
  const removed = new Set(removals.map(({ line }) => line.uid))
  const entries: Entry[] = lines.filter(({ uid }) => !removed.has(uid)).map((line) => ({ line }))
  for (const removal of removals.toSorted((a, b) => a.at - b.at))
    entries.splice(Math.min(removal.at, entries.length), 0, { line: removal.line, removal })
  return entries
}
