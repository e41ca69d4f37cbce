import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/platform/database'
import { addSearchCounts, type SearchCount } from '../store.ts'
import { termOf } from './search-terms.ts'

const FLUSH_MS = 2 * SECOND_MS
/** Further terms are not counted until a flush. */
const MAX_PENDING = 2000
const MAX_TERM = 80

interface PendingCounts {
  readonly counts: Map<string, { -readonly [Key in keyof SearchCount]: SearchCount[Key] }>
  timer: NodeJS.Timeout | undefined
  writing: Promise<void>
}

const pendingOf = new WeakMap<Db, PendingCounts>()

/** Undefined for possible personal data: e-mail addresses and long numbers. */
export function countedTerm(search: string): string | undefined {
  if (search.includes('@') || /\d(?:[ ().+-]*\d){5,}/.test(search)) return undefined
  const term = termOf(search).slice(0, MAX_TERM).trim()
  return term === '' ? undefined : term
}

function write(db: Db, pending: PendingCounts): Promise<void> {
  clearTimeout(pending.timer)
  pending.timer = undefined
  const counts = [...pending.counts.values()]
  pending.counts.clear()
  if (counts.length === 0) return pending.writing
  pending.writing = pending.writing
    .then(() => addSearchCounts(db, counts))
    // Counts are best effort: a failed write is dropped.
    .catch(() => undefined)
  return pending.writing
}

export function countSearch(db: Db, { websiteId, term, searches, visitors, withoutResults }: SearchCount): void {
  const pending = pendingOf.get(db) ?? { counts: new Map(), timer: undefined, writing: Promise.resolve() }
  pendingOf.set(db, pending)
  const key = `${websiteId} ${term}`
  const known = pending.counts.get(key)
  if (known) {
    known.searches += searches
    known.visitors += visitors
    known.withoutResults += withoutResults
  } else if (pending.counts.size < MAX_PENDING)
    pending.counts.set(key, { websiteId, term, searches, visitors, withoutResults })
  pending.timer ??= setTimeout(() => void write(db, pending), FLUSH_MS).unref()
}

/** Call before the process exits. */
export async function flushSearchCounts(db: Db): Promise<void> {
  const pending = pendingOf.get(db)
  if (pending) await write(db, pending)
}
