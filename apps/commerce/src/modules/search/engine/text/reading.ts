import type { ListingFilter, SearchInterpretation } from '../../ports.ts'
import { matchSizes, sizesMatching } from '../facets/size-tokens.ts'
import { type Column, findCode, liveTerms } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { findProductByCode } from './closest.ts'
import { interpretTokens } from './find-text.ts'
import { NO_SYNONYMS, type Synonyms, synonymsAt } from './synonyms.ts'
import { isWeak, meaningfulTokensOf, stemOf } from './tokens.ts'

interface FilterPhrase {
  readonly attribute: string
  readonly value: string
  readonly stems: readonly string[]
}

const SALE_STEMS: ReadonlySet<string> = new Set(['sale', 'clearance', 'discount', 'reduced'].map(stemOf))

const MAX_LABELS = 5000
const stemsByLabel = new Map<string, readonly string[]>()

function stemsOfLabel(label: string): readonly string[] {
  const stems = stemsByLabel.get(label) ?? meaningfulTokensOf(label).map(stemOf)
  if (stemsByLabel.size >= MAX_LABELS) stemsByLabel.clear()
  stemsByLabel.set(label, stems)
  return stems
}

function phrasesOf(attribute: string, column: Column | undefined): FilterPhrase[] {
  return liveTerms(column).map(({ value, label }) => ({ attribute, value, stems: stemsOfLabel(label) }))
}

/** Longest first, so that a brand named after a colour wins. */
function filterPhrases(index: SiteIndex): FilterPhrase[] {
  const phrases = [
    ...phrasesOf('brand', index.columns.get('brand')),
    ...phrasesOf('colour', index.columns.get('colour')),
  ]
  return phrases.filter(({ stems }) => stems.length > 0).sort((a, b) => b.stems.length - a.stems.length)
}

function phraseAt(
  phrases: readonly FilterPhrase[],
  synonyms: Synonyms,
  stems: readonly string[],
  at: number,
): FilterPhrase | undefined {
  const own = phrases.find((phrase) => phrase.stems.every((stem, i) => stems[at + i] === stem))
  if (own) return own
  const other = synonymsAt(synonyms, stems, at)
  const named = phrases.find((phrase) =>
    other?.others.some((stemsOfOther) => stemsOfOther.join(' ') === phrase.stems.join(' ')),
  )
  return named && other ? { ...named, stems: other.stems } : undefined
}

function includeFilters(found: readonly FilterPhrase[]): ListingFilter[] {
  const byAttribute = Map.groupBy(found, ({ attribute }) => attribute)
  return [...byAttribute].map(([attribute, phrases]) => ({
    attribute,
    type: 'include',
    values: [...new Set(phrases.map(({ value }) => value))],
  }))
}

/** Two colours describe one shoe ('black white sneakers') and stay search words. */
function matchPhrases(index: SiteIndex, terms: readonly string[], synonyms: Synonyms) {
  const phrases = filterPhrases(index)
  const stems = terms.map(stemOf)
  const found: (FilterPhrase & { readonly at: number })[] = []
  for (let at = 0; at < terms.length; ) {
    const phrase = phraseAt(phrases, synonyms, stems, at)
    if (phrase) found.push({ ...phrase, at })
    at += phrase?.stems.length ?? 1
  }
  const isOneColour =
    new Set(found.filter(({ attribute }) => attribute === 'colour').map(({ value }) => value)).size === 1
  const kept = found.filter(({ attribute }) => attribute !== 'colour' || isOneColour)
  const taken = new Set(kept.flatMap((phrase) => phrase.stems.map((_, i) => phrase.at + i)))
  return { filters: includeFilters(kept), rest: terms.filter((_, at) => !taken.has(at)) }
}

function sizeFilter(index: SiteIndex, values: readonly string[]): ListingFilter[] {
  const column = index.columns.get('size')
  const sold = values.filter((value) =>
    sizesMatching(value)?.some((size) => column && findCode(column, size) !== undefined),
  )
  return sold.length > 0 ? [{ attribute: 'size', type: 'include', values: sold }] : []
}

function readOnce(index: SiteIndex, search: string, synonyms: Synonyms): SearchInterpretation {
  if (/^\s*["“”].*["“”]\s*$/su.test(search))
    return { terms: search, filters: [], corrected: undefined, productId: undefined }
  const productId = findProductByCode(index, search)
  if (productId !== undefined) return { terms: search, filters: [], corrected: undefined, productId }
  const sizes = matchSizes(search)
  const bySize = sizeFilter(index, sizes.values)
  const typed = bySize.length > 0 ? sizes.rest : search
  const { terms, corrected } = interpretTokens(index.text, typed, synonyms)
  const byPhrase = matchPhrases(index, terms, synonyms)
  const isSale = (token: string) => SALE_STEMS.has(stemOf(token))
  const others = byPhrase.rest.filter((token) => !isSale(token))
  const sale = index.columns.get('sale')
  const hasSale = others.length < byPhrase.rest.length && terms.length > 1 && sale && findCode(sale, '1') !== undefined
  const bySale: ListingFilter[] = hasSale ? [{ attribute: 'sale', type: 'include', values: ['1'] }] : []
  const filters = [...byPhrase.filters, ...bySize, ...bySale]
  const left = hasSale ? others : byPhrase.rest
  const isSaid = left.some((token) => !isWeak(token))
  const rest = isSaid || filters.length === 0 ? left.join(' ') : ''
  return {
    // A search without letters or digits must stay: an empty one would match everything.
    terms: rest === '' && filters.length === 0 ? search : rest,
    filters,
    corrected: corrected === undefined ? undefined : [corrected, bySize.length > 0 ? sizes.named : ''].join(' ').trim(),
    productId: undefined,
  }
}

function joinFilters(filters: readonly ListingFilter[]): ListingFilter[] {
  const values = (of: readonly ListingFilter[]) =>
    of.flatMap((filter) => (filter.type === 'range' ? [] : filter.values))
  const byAttribute = Map.groupBy(filters, ({ attribute }) => attribute)
  return [...byAttribute].map(([attribute, same]) => ({
    attribute,
    type: 'include',
    values: [...new Set(values(same))],
  }))
}

const MAX_READINGS = 4

/**
 * Words that name a brand, colour, size or the sale become filters. The others are read again, since they may form a
 * phrase. [decision 14]
 */
export function readSearch(index: SiteIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): SearchInterpretation {
  let reading = readOnce(index, search, synonyms)
  for (let round = 1; round < MAX_READINGS && reading.filters.length > 0 && reading.terms !== ''; round += 1) {
    const more = readOnce(index, reading.terms, synonyms)
    if (more.filters.length === 0) break
    reading = { ...reading, terms: more.terms, filters: joinFilters([...reading.filters, ...more.filters]) }
  }
  return reading
}
