import type { AppliedFilter } from '#src/platform/contract/contract.generated'
import type { FacetModel, ListingCriteria, ListingQuery, ListingResult, ProductLookup, SortCode } from '../ports.ts'
import { byScore } from './by-score.ts'
import { type CountedListing, changedStyles, countFacet, countFacets, countStylesOf } from './facets/facet-counts.ts'
import { PRICE_FACET } from './facets/facet-definitions.ts'
import { type ResolvedFilters, resolveFilters } from './facets/filters.ts'
import { listed } from './facets/marks.ts'
import { sizeFilterValue } from './facets/shoe-sizes.ts'
import { atLowestPrice } from './facets/style-prices.ts'
import { addBit, type Bits, countBits, emptyBits, intersectInto, isEmpty } from './index/bits.ts'
import { findCode } from './index/column.ts'
import type { ScopeFacts, SiteIndex } from './index/site-index.ts'
import { type Found, inOrder, pageOf, pageOfScope } from './page.ts'
import { countsOver, EVERYTHING, scopeFacts, sortOf } from './scope.ts'
import type { Sort } from './sorts.ts'
import { findBits, findHits } from './text/closest.ts'
import type { TextHits } from './text/find-text.ts'

function productIdsOf(index: SiteIndex, documents: ArrayLike<number>): number[] {
  return Array.from(documents, (document) => index.productIds[document] as number)
}

function bitsOfProducts(index: SiteIndex, productIds: readonly number[]): Bits {
  const bits = emptyBits(index.capacity)
  for (const id of productIds) {
    const number = index.numberOf.get(id)
    if (number !== undefined) addBit(bits, number)
  }
  return bits
}

function hasTokens(search: string | undefined): search is string {
  return search !== undefined && search.trim() !== ''
}

function featuredBits(index: SiteIndex, brand: string | undefined): Bits | undefined {
  const brands = index.columns.get('brand')
  const code = brand === undefined || !brands ? undefined : findCode(brands, brand)
  return code === undefined ? undefined : brands?.bits[code]
}

interface Narrowing {
  readonly filters: ResolvedFilters
  readonly text: TextHits | undefined
  readonly among: Bits | undefined
  readonly sort: Sort
  readonly code: SortCode
}

interface Filtered {
  readonly unpriced: Bits
  /** Documents whose own price is in range. */
  readonly inRange: Bits
  readonly lowest: Bits
  readonly result: Bits
}

function filtered(index: SiteIndex, base: Bits, { active }: ResolvedFilters): Filtered {
  const unpriced = base.slice()
  for (const [code, filter] of active) if (code !== PRICE_FACET.code) intersectInto(unpriced, filter.bits)
  const lowest = atLowestPrice(index, unpriced)
  const price = active.get(PRICE_FACET.code)
  if (!price) return { unpriced, inRange: unpriced, lowest, result: unpriced }
  const [inRange, result] = [unpriced.slice(), lowest.slice()]
  intersectInto(inRange, price.bits)
  intersectInto(result, price.bits)
  return { unpriced, inRange, lowest, result }
}

/** [decision 78] */
const isByPrice = (sort: SortCode) => sort === 'price_asc' || sort === 'price_desc'

function baseOf({ bits }: ScopeFacts, { text, among }: Narrowing): Bits {
  if (!text && !among) return bits
  const base = bits.slice()
  if (text) intersectInto(base, text.bits)
  if (among) intersectInto(base, among)
  return base
}

function narrowed(index: SiteIndex, facts: ScopeFacts, narrowing: Narrowing): Found {
  const { filters, text, among, sort, code } = narrowing
  const base = baseOf(facts, narrowing)
  const { unpriced, inRange, lowest, result: bits } = filtered(index, base, filters)
  const result = listed(index, bits)
  const ofScope = (facet: string) => facts.counts.get(facet) as Uint32Array
  const baseCounts = text || among ? countsOver(filters.active.size > 0 ? listed(index, base) : result) : ofScope
  const changed = changedStyles(index, base, unpriced, inRange)
  const counted = {
    index,
    base,
    unpriced: listed(index, unpriced),
    lowest: listed(index, lowest),
    changed,
    filters,
    baseCounts,
  }
  const facets = countFacets(counted)
  const totalCount = countStylesOf(result)
  if (text && code === 'fh_default') {
    return { totalCount, facets, inOrder: (enough) => byScore(sort, text.scores, bits, enough), bits: undefined }
  }
  const isAtLowest = !isByPrice(code) || filters.active.has(PRICE_FACET.code)
  const shown = isAtLowest ? result : counted.lowest
  const { order, isListed } = inOrder(sort, index.size, shown)
  return { totalCount, facets, inOrder: () => order, bits: isListed ? undefined : shown.bits }
}

/** Names the department as the facet does. */
function withFacetLabels(applied: readonly AppliedFilter[], facets: readonly FacetModel[]): readonly AppliedFilter[] {
  return applied.map((filter) => {
    if (filter.attribute_code !== 'size') return filter
    const options = facets.find(({ attribute_code }) => attribute_code === 'size')?.options ?? []
    const labelOf = (spelling: string) => options.find(({ value }) => value === sizeFilterValue(spelling))?.label
    return { ...filter, values: filter.values.map(({ value, label }) => ({ value, label: labelOf(value) ?? label })) }
  })
}

/** @throws ListingFilterError [R7.115, R7.116] */
export function listSite(index: SiteIndex, query: ListingQuery): ListingResult {
  const { offset, limit } = query
  const filters = resolveFilters(index, query.filters)
  const text = hasTokens(query.search) ? findHits(index, query.search, query.synonyms) : undefined
  const facts = scopeFacts(index, filters.scope)
  const among = query.among && bitsOfProducts(index, query.among)
  const isWhole = !text && !among && filters.active.size === 0
  const featured = featuredBits(index, query.featuredBrand)
  const sort = sortOf(index, query.sort, filters.scope)
  const whole = { order: sort.order, bits: isByPrice(query.sort) ? facts.lowest : facts.bits }
  const found = isWhole
    ? { ...facts, inOrder: () => whole.order, bits: whole.bits }
    : narrowed(index, facts, { filters, text, among, sort, code: query.sort })
  const page =
    isWhole && !featured ? pageOfScope(index, facts, whole, query) : pageOf(index, found, { featured, offset, limit })
  return {
    productIds: productIdsOf(index, page),
    totalCount: found.totalCount,
    facets: found.facets,
    appliedFilters: withFacetLabels(filters.applied, found.facets),
    correctedSearch: text?.corrected,
  }
}

/** Each colour is matched by its own price. */
function documentsListed(index: SiteIndex, query: ListingCriteria, withQuery: Bits | undefined): Bits {
  const filters = resolveFilters(index, query.filters)
  const bits = scopeFacts(index, filters.scope).bits.slice()
  if (withQuery) intersectInto(bits, withQuery)
  for (const filter of filters.active.values()) intersectInto(bits, filter.bits)
  return bits
}

export function findsAny(index: SiteIndex, query: ListingCriteria): boolean {
  const filters = resolveFilters(index, query.filters)
  const { bits } = scopeFacts(index, filters.scope)
  const base = hasTokens(query.search) ? findBits(index, query.search, query.synonyms) : bits
  if (base !== bits) intersectInto(base, bits)
  return !isEmpty(filtered(index, base, filters).result)
}

export function facetsOfSite(index: SiteIndex): readonly FacetModel[] {
  return scopeFacts(index, EVERYTHING.scope).facets
}

function listingOf(index: SiteIndex, productIds: readonly number[]): CountedListing {
  const bits = bitsOfProducts(index, productIds)
  const result = { bits, size: countBits(bits), ends: bits, styleOf: undefined }
  return {
    index,
    base: bits,
    unpriced: result,
    lowest: result,
    changed: undefined,
    filters: EVERYTHING,
    baseCounts: countsOver(result),
  }
}

/** Counted in products, not styles. */
export function facetsOver(index: SiteIndex, productIds: readonly number[]): readonly FacetModel[] {
  return countFacets(listingOf(index, productIds))
}

export function facetOver(index: SiteIndex, productIds: readonly number[], code: string): FacetModel | undefined {
  return countFacet(listingOf(index, productIds), code)
}

export function findProductIdsIn(
  index: SiteIndex,
  query: ListingCriteria,
  { sort = 'fh_default', categoryId }: Pick<ProductLookup, 'sort' | 'categoryId'> = {},
): number[] {
  const text = hasTokens(query.search) ? findHits(index, query.search, query.synonyms) : undefined
  const bits = documentsListed(index, query, text?.bits)
  const scores = sort === 'fh_default' ? text?.scores : undefined
  return productIdsOf(
    index,
    byScore(sortOf(index, sort, { categoryId, isNothing: false }), scores, bits, Number.POSITIVE_INFINITY),
  )
}
