import type { FacetModel, FacetOptionModel } from '../../ports.ts'
import {
  addBit,
  type Bits,
  countBits,
  countRuns,
  emptyBits,
  forEachBit,
  hasBit,
  intersectInto,
  subtractInto,
} from '../index/bits.ts'
import { type Column, codesInOrder, countStyles, findCode, type Listed, termsOf } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { CATEGORY_FACET, FACETS, type FacetDefinition, PRICE_FACET, type Term } from './facet-definitions.ts'
import type { ActiveFilter, ResolvedFilters } from './filters.ts'
import { listed, marksOf } from './marks.ts'
import { countBands, priceOptions } from './price-bands.ts'
import { countStylesInRange } from './style-prices.ts'

/** What facets are counted over: the listing before the shopper's filters (`base`) and after them. */
export interface CountedListing {
  readonly index: SiteIndex
  readonly base: Bits
  /** After every filter except price. */
  readonly unpriced: Listed
  /** Of these, each style's documents at its lowest price, which decides about price. */
  readonly lowest: Listed
  /** Where filters take away little: what is left to count. */
  readonly changed: ChangedStyles | undefined
  readonly filters: ResolvedFilters
  /** Styles of `base` with each value, by facet; counted when they are not known yet. */
  readonly baseCounts: (code: string, column: Column) => Uint32Array
}

/** Styles that lose documents to filters: their documents in the base, and those left by all filters except price. */
interface ChangedStyles {
  readonly before: Listed
  readonly after: Listed
}

/**
 * The styles that lose documents to filters, where `left` is each document that meets them all at its own price; every
 * other style counts as in the base. Undefined when so many lose some that counting the rest is quicker.
 */
export function changedStyles(index: SiteIndex, base: Bits, unpriced: Bits, left: Bits): ChangedStyles | undefined {
  const gone = base.slice()
  subtractInto(gone, left)
  if (2 * countBits(gone) > countBits(left)) return undefined
  const styles = emptyBits(index.capacity)
  forEachBit(gone, (document) => addBit(styles, index.styleOf[document] as number))
  const before = emptyBits(index.capacity)
  forEachBit(base, (document) => {
    if (hasBit(styles, index.styleOf[document] as number)) addBit(before, document)
  })
  const after = before.slice()
  intersectInto(after, unpriced)
  return { before: listed(index, before), after: listed(index, after) }
}

/** Styles with each value in `unpriced`, within the price filter if there is one. */
function countPriced({ index, filters }: CountedListing, column: Column, unpriced: Listed): Uint32Array {
  const price = filters.active.get(PRICE_FACET.code)
  return price ? countStylesInRange(index, column, unpriced.bits, price.bits) : countStyles(column, unpriced)
}

/** Styles of the result with each value. What few filters took away is subtracted from what is known of the base. */
function countResult(listing: CountedListing, code: string, column: Column): Uint32Array {
  const { changed, unpriced } = listing
  if (!changed) return countPriced(listing, column, unpriced)
  if (changed.before.size === 0) return listing.baseCounts(code, column)
  const [before, after] = [countStyles(column, changed.before), countPriced(listing, column, changed.after)]
  return listing.baseCounts(code, column).map((count, at) => count - (before[at] as number) + (after[at] as number))
}

/** The listing with every filter except the facet's own and price. [R7.116] */
function unpricedWithout({ index, base, filters }: CountedListing, code: string): Listed {
  const bits = base.slice()
  for (const [other, filter] of filters.active)
    if (other !== code && other !== PRICE_FACET.code) intersectInto(bits, filter.bits)
  return listed(index, bits)
}

interface CountedTerm {
  readonly term: Term
  readonly count: number
}

/**
 * Values the page's own listing has, with counts under the other filters; chosen values stay even when nothing has
 * them.
 */
function countTerms(listing: CountedListing, code: string, column: Column, order: 'label' | 'order'): CountedTerm[] {
  const { filters } = listing
  const offered = listing.baseCounts(code, column)
  // Without other filters the facet's own listing is the page's before any filter.
  const hasOthers = filters.active.size > (filters.active.has(code) ? 1 : 0)
  const countOthers = () =>
    filters.active.has(code)
      ? countPriced(listing, column, unpricedWithout(listing, code))
      : countResult(listing, code, column)
  const counts = hasOthers ? countOthers() : offered
  const chosen = new Set([...(filters.active.get(code)?.values ?? [])].map((value) => findCode(column, value)))
  const counted: CountedTerm[] = []
  const terms = termsOf(column)
  for (const at of codesInOrder(column, order)) {
    if ((offered[at] as number) > 0 || chosen.has(at))
      counted.push({ term: terms[at] as Term, count: counts[at] as number })
  }
  return counted
}

function toOption(counted: CountedTerm, active: ActiveFilter | undefined, isDepartmentShown = false): FacetOptionModel {
  const { term, count } = counted
  const swatch = term.hex ? ({ __typename: 'ColorSwatchData', value: term.hex } as const) : null
  const label = isDepartmentShown && term.department ? `${term.department} ${term.label}` : term.label
  return { value: term.value, label, count, is_selected: active?.values.has(term.value) ?? false, swatch_data: swatch }
}

function toFacet(
  facet: Pick<FacetDefinition, 'code' | 'label' | 'position'>,
  options: readonly FacetOptionModel[],
  isSelected: boolean,
): FacetModel {
  return {
    attribute_code: facet.code,
    label: facet.label,
    count: options.length,
    position: facet.position,
    filter_type: facet.code === 'sale' ? 'equal' : 'include',
    is_selected: isSelected,
    min: null,
    max: null,
    selected_from: null,
    selected_to: null,
    options,
  }
}

/** Whether sizes of several departments stand together, so that each label names its department. [R3.116] */
function haveSeveralDepartments(sizes: readonly CountedTerm[]): boolean {
  return new Set(sizes.map(({ term }) => term.department)).size > 1
}

/** Sizes of the department that the site begins with stand before the others. */
function departmentRank({ firstDepartment }: SiteIndex, { term }: CountedTerm): number {
  return term.department === firstDepartment ? 0 : 1
}

function termFacet(listing: CountedListing, facet: FacetDefinition): FacetModel | undefined {
  const column = listing.index.columns.get(facet.code)
  if (!column) return undefined
  const active = listing.filters.active.get(facet.code)
  const counted = countTerms(listing, facet.code, column, facet.sortBy === 'order' ? 'order' : 'label')
  if (facet.sortBy === 'count') counted.sort((a, b) => b.count - a.count) // stable: equal counts stay in order of label
  const isDepartmentShown = facet.code === 'size' && haveSeveralDepartments(counted)
  if (isDepartmentShown) counted.sort((a, b) => departmentRank(listing.index, a) - departmentRank(listing.index, b)) // stable as well
  const options = counted.map((one) => toOption(one, active, isDepartmentShown))
  return options.length > 0 || active ? toFacet(facet, options, active !== undefined) : undefined
}

/** The children of the page's category (of the root elsewhere), and what was chosen. */
function categoryFacet(listing: CountedListing): FacetModel | undefined {
  const { index, filters } = listing
  const column = index.columns.get(CATEGORY_FACET.code)
  if (!column) return undefined
  const active = filters.active.get(CATEGORY_FACET.code)
  const uids = index.childUids.get(filters.scope.categoryId ?? index.rootId)
  const options = countTerms(listing, CATEGORY_FACET.code, column, 'order')
    .filter(({ term }) => uids?.has(term.value) || active?.values.has(term.value))
    .map((counted) => toOption(counted, active))
  return options.length > 0 || active ? toFacet(CATEGORY_FACET, options, active !== undefined) : undefined
}

/**
 * Price with its bounds before the price filter; an option's value is `from_to`, `to` empty for the open band. [R3.60]
 */
function priceFacet(listing: CountedListing): FacetModel | undefined {
  const active = listing.filters.active.get(PRICE_FACET.code)
  const { index } = listing
  const priced = { priceCents: index.priceCents, order: index.sorts.price_asc.order, bands: marksOf(index).bands }
  const counted = countBands(priced, listing.lowest)
  const { minCents, maxCents } = counted
  const isEmpty = maxCents < minCents
  if (isEmpty && !active) return undefined
  return {
    ...toFacet(PRICE_FACET, priceOptions(counted, active), active !== undefined),
    filter_type: 'range',
    min: isEmpty ? null : minCents / 100,
    max: isEmpty ? null : maxCents / 100,
    selected_from: active?.from ?? null,
    selected_to: active?.to ?? null,
  }
}

/** One facet of a listing; undefined when the site or the listing has no such. */
export function countFacet(listing: CountedListing, code: string): FacetModel | undefined {
  if (code === CATEGORY_FACET.code) return categoryFacet(listing)
  if (code === PRICE_FACET.code) return priceFacet(listing)
  const facet = FACETS.find((candidate) => candidate.code === code)
  return facet && termFacet(listing, facet)
}

/**
 * Every facet of a listing in sidebar order; counts are exact, in styles, and ignore the facet's own selection.
 * [R7.116, R9.34-R9.38]
 */
export function countFacets(listing: CountedListing): FacetModel[] {
  const facets = [...FACETS, CATEGORY_FACET, PRICE_FACET].map(({ code }) => countFacet(listing, code))
  return facets.filter((facet) => facet !== undefined).sort((a, b) => a.position - b.position)
}

export function countStylesOf({ bits, ends }: Listed): number {
  return countRuns(bits, bits, ends)
}
