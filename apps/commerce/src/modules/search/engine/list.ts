import type { FacetModel, ListingQuery, ListingResult, SuggestionResult } from '../ports.ts'
import { addBit, type Bits, emptyBits, forEachBit, fullBits, hasBit, intersectInto } from './bits.ts'
import { countFacets } from './facet-counts.ts'
import { resolveFilters } from './filters.ts'
import type { SiteIndex } from './site-index.ts'
import { completionsOf, findText, type TextHits } from './text-index.ts'
import { stemOf, wordsOf } from './words.ts'

const NO_FILTERS = { scopeCategoryId: undefined, active: new Map(), applied: [] }

function countStylesIn(index: SiteIndex, bits: Bits): number {
  let count = 0
  let last = -1
  forEachBit(bits, (document) => {
    const style = index.styleOf[document] as number
    if (style !== last) count += 1
    last = style
  })
  return count
}

/** Documents by how well they fit the words, then by the given order. */
function byScore(order: Uint32Array, { bits, scores }: TextHits): Uint32Array {
  const hits = order.filter((document) => hasBit(bits, document))
  // TypedArray.sort is stable, so equal scores keep the given order.
  return hits.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}

/** Walks an order and gives the first matching document of each style, the featured brand's before the others'. */
function* firstOfEachStyle(index: SiteIndex, order: Uint32Array, result: Bits, featuredBrand: string | undefined): Generator<number> {
  const seen = emptyBits(index.documents.length)
  const passes = featuredBrand === undefined ? [undefined] : [true, false]
  for (const wantsFeatured of passes) {
    for (const document of order) {
      const style = index.styleOf[document] as number
      if (!hasBit(result, document) || hasBit(seen, style)) continue
      if (wantsFeatured !== undefined && (index.documents[document]?.brandValue === featuredBrand) !== wantsFeatured) continue
      addBit(seen, style)
      yield document
    }
  }
}

function productIdsOf(index: SiteIndex, documents: Iterable<number>): number[] {
  return Array.from(documents, (document) => index.documents[document]?.productId ?? 0)
}

function hasWords(search: string | undefined): search is string {
  return search !== undefined && search.trim() !== ''
}

/** A page of a site's listing. @throws ListingFilterError for a filter that makes no sense. @source R7.115, R7.116 */
export function listSite(index: SiteIndex, query: ListingQuery): ListingResult {
  const filters = resolveFilters(index, query.filters)
  const text = hasWords(query.search) ? findText(index.text, query.search) : undefined
  const base = filters.scope.slice()
  if (text) intersectInto(base, text.bits)
  const result = base.slice()
  for (const filter of filters.active.values()) intersectInto(result, filter.bits)
  const sorted = index.sorts[query.sort]
  const order = text && query.sort === 'fh_default' ? byScore(sorted, text) : sorted
  const page = firstOfEachStyle(index, order, result, query.featuredBrand).drop(query.offset).take(query.limit)
  return {
    productIds: productIdsOf(index, page),
    totalCount: countStylesIn(index, result),
    facets: countFacets({ index, base, result, filters }),
    appliedFilters: filters.applied,
    correctedSearch: text?.corrected,
  }
}

/** Facets over the given products; with none given, over the whole site. */
export function facetsOver(index: SiteIndex, productIds?: readonly number[]): FacetModel[] {
  const bits = productIds ? emptyBits(index.documents.length) : fullBits(index.documents.length)
  for (const id of productIds ?? []) {
    const ordinal = index.ordinalOf.get(id)
    if (ordinal !== undefined) addBit(bits, ordinal)
  }
  return countFacets({ index, base: bits, result: bits, filters: { scope: bits, ...NO_FILTERS } })
}

/** Every product that fits the words, best first. */
export function findProductIdsIn(index: SiteIndex, words: string): number[] {
  return productIdsOf(index, byScore(index.sorts.fh_default, findText(index.text, words)))
}

/** Suggestions shown at once. @source ux §5 Search */
const KEYWORDS_SHOWN = 5
const PRODUCTS_SHOWN = 6

/** The words with their last one completed, as shoppers write them. */
function completedSearches(index: SiteIndex, words: string): string[] {
  const all = wordsOf(words)
  const last = all.pop() ?? ''
  const begun = all.join(' ')
  const completions = last.length < 2 ? [] : completionsOf(index.text, last)
  const popular = completions
    .map((stem) => ({ stem, documents: index.text.postings.get(stem)?.documents.length ?? 0 }))
    .sort((a, b) => b.documents - a.documents || a.stem.localeCompare(b.stem))
    .slice(0, 2 * KEYWORDS_SHOWN)
  const endings = popular.map(({ stem }) => index.text.surfaceOf.get(stem) ?? stem)
  return [...new Set(endings.map((ending) => `${begun} ${ending}`.trim()))]
}

/** Completed searches with how many styles each finds, and the best products. @source R1.28, R4.78 */
export function suggestIn(index: SiteIndex, words: string): SuggestionResult {
  const hits = findText(index.text, words)
  const phrases = hits.corrected === undefined ? completedSearches(index, words) : [hits.corrected]
  const keywords = phrases
    .map((search) => ({ search, resultCount: countStylesIn(index, findText(index.text, search).bits) }))
    .filter((keyword) => keyword.resultCount > 0)
    .sort((a, b) => b.resultCount - a.resultCount || a.search.localeCompare(b.search))
  const order = byScore(index.sorts.fh_default, hits)
  const products = firstOfEachStyle(index, order, hits.bits, undefined).take(PRODUCTS_SHOWN)
  return { keywords: keywords.slice(0, KEYWORDS_SHOWN), productIds: productIdsOf(index, products) }
}

/** Whether every word (the last perhaps unfinished) is in the name. */
export function nameFits(name: string, words: string): boolean {
  const stems = wordsOf(name).map(stemOf)
  const wanted = wordsOf(words)
  return (
    wanted.length > 0 &&
    wanted.every((word, i) => stems.includes(stemOf(word)) || (i === wanted.length - 1 && stems.some((stem) => stem.startsWith(word))))
  )
}
