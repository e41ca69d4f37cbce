import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/composition/database'
import { compileSynonyms, type Synonyms } from '../engine/text/synonyms.ts'
import { tokensOf } from '../engine/text/tokens.ts'
import { type RedirectRow, type SynonymRow, selectRedirects, selectSynonyms } from '../store.ts'

/** An operator's synonyms and redirects of a site. */
interface SearchTerms {
  readonly synonyms: Synonyms
  /** Paths by term, as `termOf` writes it. */
  readonly redirects: ReadonlyMap<string, string>
}

interface Rows {
  readonly synonyms: readonly SynonymRow[]
  readonly redirects: readonly RedirectRow[]
  /** What was made of them. */
  readonly bySite: Map<number, SearchTerms>
}

/** What is known of a database: the rows last read, and those that are being read. */
interface Known {
  rows: Rows | undefined
  /** Whether no change of them is known. */
  areCurrent: boolean
  freshUntil: number
  /** Until when the change log counts as followed. */
  followedUntil: number
  reading: Promise<Rows> | undefined
  counts: { hits: number; misses: number }
}

const nothingKnown = (): Known => ({
  rows: undefined,
  areCurrent: false,
  freshUntil: 0,
  followedUntil: 0,
  reading: undefined,
  counts: { hits: 0, misses: 0 },
})

/** How long terms may be out of date where nothing follows the change log. */
const LIFETIME_MS = SECOND_MS
/** The change log is read every 5 s; without a reading for so long it is not followed. */
const FOLLOWED_MS = 15 * SECOND_MS
const knownOf = new WeakMap<Db, Known>()

/** One form of a term whatever its case, accents and marks: 'Gift-Card' → 'gift card'. */
export function termOf(search: string): string {
  return tokensOf(search).join(' ')
}

async function read(db: Db, known: Known): Promise<Rows> {
  const startedAt = Date.now()
  try {
    const [synonyms, redirects] = await Promise.all([selectSynonyms(db), selectRedirects(db)])
    const rows = { synonyms, redirects, bySite: new Map() }
    Object.assign(known, { rows, areCurrent: true, freshUntil: startedAt + LIFETIME_MS })
    return rows
  } catch (error) {
    const { rows } = known
    if (!rows) throw error
    known.freshUntil = Date.now() + LIFETIME_MS
    return rows
  } finally {
    known.reading = undefined
  }
}

function isFresh({ areCurrent, freshUntil, followedUntil }: Known): boolean {
  const now = Date.now()
  return now < freshUntil || (areCurrent && now < followedUntil)
}

/**
 * The rows, read again after a change, or when a second old where none is followed, once for all concurrent requests;
 * after a failure the old ones serve for another second.
 */
async function currentRows(db: Db): Promise<Rows> {
  const known = knownOf.get(db) ?? nothingKnown()
  knownOf.set(db, known)
  if (known.rows && isFresh(known)) {
    known.counts.hits += 1
    return known.rows
  }
  known.counts.misses += known.reading ? 0 : 1
  known.reading ??= read(db, known)
  return known.reading
}

/** Synonyms and redirects of a site. */
export async function loadSearchTerms(db: Db, websiteId: number): Promise<SearchTerms> {
  const { synonyms, redirects, bySite } = await currentRows(db)
  const known = bySite.get(websiteId)
  if (known) return known
  const isOfSite = (row: { readonly website_id: number | null }) =>
    row.website_id === null || row.website_id === websiteId
  // A site's own redirect comes after the general one and so takes its place.
  const own = redirects.filter(isOfSite).sort((a, b) => Number(a.website_id !== null) - Number(b.website_id !== null))
  const tokens = {
    synonyms: compileSynonyms(synonyms.filter(isOfSite).map(({ phrases }) => phrases)),
    redirects: new Map(own.map(({ term, path }) => [termOf(term), path])),
  }
  bySite.set(websiteId, tokens)
  return tokens
}

/** Purges the terms after a change. A read that is running may be from before it and is not cached. */
export function purgeSearchTerms(db: Db): void {
  knownOf.set(db, { ...(knownOf.get(db) ?? nothingKnown()), areCurrent: false, freshUntil: 0, reading: undefined })
}

/** The change log has been read to its end: terms that it has not purged are up to date. */
export function confirmSearchTerms(db: Db): void {
  const known = knownOf.get(db) ?? nothingKnown()
  knownOf.set(db, known)
  known.followedUntil = Date.now() + FOLLOWED_MS
}

/** How many synonyms and redirects are cached: all there are. */
export function searchTermFacts(db: Db): { readonly entries: number; readonly hits: number; readonly misses: number } {
  const { rows, counts } = knownOf.get(db) ?? nothingKnown()
  return { entries: rows ? rows.synonyms.length + rows.redirects.length : 0, ...counts }
}
