import type { ListingFilter, SearchInterpretation, SuggestionResult } from '../../ports.ts'
import { resolveFilters } from '../facets/filters.ts'
import { matchSizes } from '../facets/size-tokens.ts'
import { type Bits, forEachBit, intersectInto, isEmpty } from '../index/bits.ts'
import { liveTerms } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { findBits, findHits } from './closest.ts'
import type { TextHits } from './find-text.ts'
import { readSearch } from './reading.ts'
import { begunSearches, NO_SYNONYMS, type Synonyms } from './synonyms.ts'
import { completionsOf, documentsWriting, type TextIndex } from './text-index.ts'
import { stemOf, tokensOf } from './tokens.ts'

const KEYWORDS_SHOWN = 4
const PRODUCTS_SHOWN = 4
const MOST_BEGUN = 8

/** Shoppers search for plurals. */
function isRather(token: string, than: string | undefined): boolean {
  return than === undefined || token === `${than}s` || token === `${than}es`
}

/** One per stem, most frequent first. */
function endingsFor(text: TextIndex, last: string): string[] {
  const best = new Map<string, { readonly token: string; readonly documents: number }>()
  for (const token of last.length < 2 ? [] : completionsOf(text, last)) {
    const known = best.get(stemOf(token))
    const documents = Math.max(documentsWriting(text, token), known?.documents ?? 0)
    if (isRather(token, known?.token)) best.set(stemOf(token), { token, documents })
  }
  return [...best.values()]
    .sort((a, b) => b.documents - a.documents || (a.token < b.token ? -1 : 1))
    .slice(0, 2 * KEYWORDS_SHOWN)
    .map(({ token }) => token)
}

/** 'ank' → ankle boots */
function kindsFor(index: SiteIndex, last: string): string[] {
  if (last.length < 3) return []
  return liveTerms(index.columns.get('style_filter_st_mf'))
    .map(({ label }) => tokensOf(label).join(' '))
    .filter((kind) => kind.includes(' ') && kind.startsWith(last))
}

function completedSearches(index: SiteIndex, terms: string): string[] {
  const all = tokensOf(terms)
  const last = all.pop() ?? ''
  const begun = all.join(' ')
  const endings = [...kindsFor(index, last), ...endingsFor(index.text, last)]
  return [...new Set(endings.map((ending) => `${begun} ${ending}`.trim()))].slice(0, 2 * KEYWORDS_SHOWN)
}

function countStyles(index: SiteIndex, bits: Bits): number {
  let count = 0
  let last = -1
  forEachBit(bits, (document) => {
    const style = index.styleOf[document] as number
    if (style !== last) count += 1
    last = style
  })
  return count
}

/** Avoids sorting all matches. */
function bestOfEachStyle(index: SiteIndex, { bits, scores }: TextHits, limit: number): number[] {
  const { rankOf } = index.sorts.fh_default
  const scoreOf = (document: number) => scores?.[document] ?? 0
  const isBetter = (a: number, b: number) =>
    scoreOf(a) === scoreOf(b) ? (rankOf[a] as number) < (rankOf[b] as number) : scoreOf(a) > scoreOf(b)
  const best: number[] = []
  forEachBit(bits, (document) => {
    const last = best.at(-1)
    if (best.length === limit && last !== undefined && !isBetter(document, last)) return
    const sibling = best.findIndex((other) => index.styleOf[other] === index.styleOf[document])
    if (sibling >= 0 && !isBetter(document, best[sibling] as number)) return
    if (sibling >= 0) best.splice(sibling, 1)
    const place = best.findIndex((other) => isBetter(document, other))
    best.splice(place < 0 ? best.length : place, 0, document)
    if (best.length > limit) best.pop()
  })
  return best.map((document) => index.productIds[document] as number)
}

function filtered(index: SiteIndex, bits: Bits, filters: readonly ListingFilter[]): Bits {
  for (const filter of resolveFilters(index, filters).active.values()) intersectInto(bits, filter.bits)
  return bits
}

/** Falls back to all words, as the results page does. */
function documentsOf(index: SiteIndex, search: string, synonyms: Synonyms | undefined): Bits {
  const { terms, filters } = readSearch(index, search, synonyms)
  const bits = filtered(index, terms === '' ? index.alive.slice() : findBits(index, terms, synonyms), filters)
  return isEmpty(bits) ? findBits(index, search, synonyms) : bits
}

function hitsOf(
  index: SiteIndex,
  { terms, filters }: SearchInterpretation,
  typed: string,
  synonyms: Synonyms | undefined,
): TextHits {
  const everything = () => ({ bits: index.alive.slice(), scores: undefined, corrected: undefined })
  const hits = terms === '' ? everything() : findHits(index, terms, synonyms)
  const bits = filtered(index, hits.bits, filters)
  return filters.length > 0 && isEmpty(bits) ? findHits(index, typed, synonyms) : { ...hits, bits }
}

function counted(index: SiteIndex, searches: readonly string[], synonyms: Synonyms | undefined) {
  return [...new Set(searches)]
    .map((search) => ({ search, resultCount: countStyles(index, documentsOf(index, search, synonyms)) }))
    .filter((keyword) => keyword.resultCount > 0)
    .sort((a, b) => b.resultCount - a.resultCount || (a.search < b.search ? -1 : 1))
}

export function suggestIn(index: SiteIndex, typed: string, synonyms?: Synonyms): SuggestionResult {
  const asTyped = readSearch(index, typed, synonyms)
  // With a size, complete the word before it.
  const hasSize = asTyped.filters.some(({ attribute }) => attribute === 'size')
  const { rest, named } = hasSize ? matchSizes(typed) : { rest: typed, named: '' }
  const withSize = (searches: readonly string[]) => searches.map((search) => `${search} ${named}`.trim())
  const isSlip = asTyped.corrected !== undefined
  const completed = isSlip
    ? []
    : counted(index, rest === '' ? [named] : withSize(completedSearches(index, rest)), synonyms)
  // Synonyms complete only what the catalogue's words cannot.
  const others = completed.length > 0 ? [] : withSize(begunSearches(synonyms ?? NO_SYNONYMS, rest)).slice(0, MOST_BEGUN)
  const begun = counted(index, others, synonyms)
  const corrected =
    begun.length === 0 && asTyped.corrected !== undefined ? counted(index, [asTyped.corrected], synonyms) : []
  const keywords = [...completed, ...begun, ...corrected]
  const [meant] = isSlip || isEmpty(documentsOf(index, typed, synonyms)) ? begun : []
  const reading = meant ? readSearch(index, meant.search, synonyms) : asTyped
  return {
    keywords: keywords.slice(0, KEYWORDS_SHOWN),
    productIds: bestOfEachStyle(index, hitsOf(index, reading, meant?.search ?? typed, synonyms), PRODUCTS_SHOWN),
    interpretation: reading.terms || (reading.corrected ?? meant?.search ?? typed),
  }
}

/** The last word may be a prefix. */
export function nameFits(name: string, terms: string): boolean {
  const stems = tokensOf(name).map(stemOf)
  const wanted = tokensOf(terms)
  return (
    wanted.length > 0 &&
    wanted.every(
      (token, i) =>
        stems.includes(stemOf(token)) || (i === wanted.length - 1 && stems.some((stem) => stem.startsWith(token))),
    )
  )
}
