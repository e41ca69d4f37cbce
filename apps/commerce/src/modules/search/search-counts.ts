import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/composition/database'
import { termOf } from './search-words.ts'
import { addSearchCounts, type SearchCount } from './store.ts'

/** Counts are written together after this long. */
const FLUSH_MS = 2 * SECOND_MS
/** Different terms held before they are written; more are not counted until then. */
const MAX_HELD = 2000
const MAX_TERM = 80

interface Held {
  readonly counts: Map<string, { -readonly [Key in keyof SearchCount]: SearchCount[Key] }>
  timer: NodeJS.Timeout | undefined
  writing: Promise<void>
}

const heldOf = new WeakMap<Db, Held>()

/**
 * The form in which a search is counted; undefined for what may tell who asked: e-mail addresses, and numbers as long as those of
 * phones, cards and orders.
 */
export function countedTerm(search: string): string | undefined {
  if (search.includes('@') || /\d(?:[ ().+-]*\d){5,}/.test(search)) return undefined
  const term = termOf(search).slice(0, MAX_TERM).trim()
  return term === '' ? undefined : term
}

function write(db: Db, held: Held): Promise<void> {
  clearTimeout(held.timer)
  held.timer = undefined
  const counts = [...held.counts.values()]
  held.counts.clear()
  if (counts.length === 0) return held.writing
  held.writing = held.writing
    .then(() => addSearchCounts(db, counts))
    // A count is not worth a shopper's trouble: what cannot be written now is let go.
    .catch(() => undefined)
  return held.writing
}

/** Counts searches of a site; they are written with others a little later. */
export function countSearch(db: Db, { websiteId, term, searches, visitors, withoutResults }: SearchCount): void {
  const held = heldOf.get(db) ?? { counts: new Map(), timer: undefined, writing: Promise.resolve() }
  heldOf.set(db, held)
  const key = `${websiteId} ${term}`
  const known = held.counts.get(key)
  if (known) {
    known.searches += searches
    known.visitors += visitors
    known.withoutResults += withoutResults
  } else if (held.counts.size < MAX_HELD) held.counts.set(key, { websiteId, term, searches, visitors, withoutResults })
  held.timer ??= setTimeout(() => void write(db, held), FLUSH_MS).unref()
}

/** Writes what has been counted so far; before the process ends. */
export async function flushSearchCounts(db: Db): Promise<void> {
  const held = heldOf.get(db)
  if (held) await write(db, held)
}
