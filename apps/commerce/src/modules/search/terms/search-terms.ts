import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/platform/database'
import { compileSynonyms, type Synonyms } from '../engine/text/synonyms.ts'
import { tokensOf } from '../engine/text/tokens.ts'
import { type RedirectRow, type SynonymRow, selectRedirects, selectSynonyms } from '../store.ts'

interface SearchTerms {
  readonly synonyms: Synonyms
  /** By normalised term. */
  readonly redirects: ReadonlyMap<string, string>
}

interface Rows {
  readonly synonyms: readonly SynonymRow[]
  readonly redirects: readonly RedirectRow[]
  readonly bySite: Map<number, SearchTerms>
}

interface TermCache {
  rows: Rows | undefined
  areCurrent: boolean
  freshUntil: number
  followedUntil: number
  reading: Promise<Rows> | undefined
  counts: { hits: number; misses: number }
}

const emptyCache = (): TermCache => ({
  rows: undefined,
  areCurrent: false,
  freshUntil: 0,
  followedUntil: 0,
  reading: undefined,
  counts: { hits: 0, misses: 0 },
})

/** Maximum age when the change log is not followed. */
const LIFETIME_MS = SECOND_MS
/** The change log is read every 5 s. */
const FOLLOWED_MS = 15 * SECOND_MS
const cacheOf = new WeakMap<Db, TermCache>()

/** 'Gift-Card' → 'gift card' */
export function termOf(search: string): string {
  return tokensOf(search).join(' ')
}

async function read(db: Db, known: TermCache): Promise<Rows> {
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

function isFresh({ areCurrent, freshUntil, followedUntil }: TermCache): boolean {
  const now = Date.now()
  return now < freshUntil || (areCurrent && now < followedUntil)
}

/** Concurrent requests share one read; a failed read extends the cache by a second. */
async function currentRows(db: Db): Promise<Rows> {
  const known = cacheOf.get(db) ?? emptyCache()
  cacheOf.set(db, known)
  if (known.rows && isFresh(known)) {
    known.counts.hits += 1
    return known.rows
  }
  known.counts.misses += known.reading ? 0 : 1
  known.reading ??= read(db, known)
  return known.reading
}

export async function loadSearchTerms(db: Db, websiteId: number): Promise<SearchTerms> {
  const { synonyms, redirects, bySite } = await currentRows(db)
  const known = bySite.get(websiteId)
  if (known) return known
  const isOfSite = (row: { readonly website_id: number | null }) =>
    row.website_id === null || row.website_id === websiteId
  // A site's own redirect overrides the general one.
  const own = redirects.filter(isOfSite).sort((a, b) => Number(a.website_id !== null) - Number(b.website_id !== null))
  const tokens = {
    synonyms: compileSynonyms(synonyms.filter(isOfSite).map(({ phrases }) => phrases)),
    redirects: new Map(own.map(({ term, path }) => [termOf(term), path])),
  }
  bySite.set(websiteId, tokens)
  return tokens
}

/** A read in progress may predate the change, so its result is not cached. */
export function purgeSearchTerms(db: Db): void {
  cacheOf.set(db, { ...(cacheOf.get(db) ?? emptyCache()), areCurrent: false, freshUntil: 0, reading: undefined })
}

/** Called when the change log has been read to its end. */
export function confirmSearchTerms(db: Db): void {
  const known = cacheOf.get(db) ?? emptyCache()
  cacheOf.set(db, known)
  known.followedUntil = Date.now() + FOLLOWED_MS
}

export function searchTermFacts(db: Db): { readonly entries: number; readonly hits: number; readonly misses: number } {
  const { rows, counts } = cacheOf.get(db) ?? emptyCache()
  return { entries: rows ? rows.synonyms.length + rows.redirects.length : 0, ...counts }
}
