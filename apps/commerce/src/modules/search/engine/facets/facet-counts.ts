import type { FacetModel, FacetOptionModel } from '../../ports.ts'
import { addBit, type Bits, countBits, countRuns, emptyBits, forEachBit, hasBit, intersectInto, subtractInto } from '../index/bits.ts'
import { type Column, codesInOrder, countStyles, findCode, type Listed, termsOf } from '../index/column.ts'
import type { Marks, SiteIndex } from '../index/site-index.ts'
import { CATEGORY_FACET, FACETS, type FacetDefinition, PRICE_FACET, type Term } from './facet-definitions.ts'
import type { ActiveFilter, ResolvedFilters } from './filters.ts'
import { bandOf, countBands, priceOptions } from './price-bands.ts'

/** What facets are counted over: the listing before the shopper's filters (`base`) and after them. */
export interface CountedListing {
  readonly index: SiteIndex
  readonly base: Bits
  readonly result: Listed
  /** Where filters take away little: what is left to count. */
  readonly changed: ChangedStyles | undefined
  readonly filters: ResolvedFilters
  /** Styles of `base` with each value, by facet; counted when they are not known yet. */
  readonly baseCounts: (code: string, column: Column) => Uint32Array
}

/** The styles that filters take documents from: all their documents of the base, and those that are left. */
interface ChangedStyles {
  readonly before: Listed
  readonly after: Listed
}

function marksOf(index: SiteIndex): Marks {
  if (index.marks) return index.marks
  const ends = emptyBits(index.size)
  const bands = PRICE_FACET.bandStartsCents.map(() => emptyBits(index.size))
  for (let document = 0; document < index.size; document += 1) {
    if (document + 1 === index.size || index.styleOf[document] !== index.styleOf[document + 1]) addBit(ends, document)
    addBit(bands[bandOf(index.priceCents[document] as number)] as Bits, document)
  }
  index.marks = { ends, bands }
  return index.marks
}

/** The documents of a set, to be counted in styles. */
export function listed(index: SiteIndex, bits: Bits): Listed {
  return { bits, size: countBits(bits), ends: marksOf(index).ends, styleOf: index.styleOf }
}

/**
 * The styles from which filters take documents; undefined when these are so many that counting what is left is quicker.
 */
export function changedStyles(index: SiteIndex, base: Bits, bits: Bits): ChangedStyles | undefined {
  const gone = base.slice()
  subtractInto(gone, bits)
  if (2 * countBits(gone) > countBits(bits)) return undefined
  const styles = emptyBits(index.capacity)
  forEachBit(gone, (document) => addBit(styles, index.styleOf[document] as number))
  const before = emptyBits(index.capacity)
  forEachBit(base, (document) => {
    if (hasBit(styles, index.styleOf[document] as number)) addBit(before, document)
  })
  const after = before.slice()
  intersectInto(after, bits)
  return { before: listed(index, before), after: listed(index, after) }
}

/** Styles of the result with each value. What few filters took away is subtracted from what is known of the base. */
function countResult(listing: CountedListing, code: string, column: Column): Uint32Array {
  const { changed, result } = listing
  if (!changed) return countStyles(column, result)
  if (changed.before.size === 0) return listing.baseCounts(code, column)
  const [before, after] = [countStyles(column, changed.before), countStyles(column, changed.after)]
  return listing.baseCounts(code, column).map((count, at) => count - (before[at] as number) + (after[at] as number))
}

/** The listing with every filter but the facet's own. [R7.116] */
function listingWithout({ index, base, result, filters }: CountedListing, code: string): Listed {
  if (!filters.active.has(code)) return result
  const bits = base.slice()
  for (const [other, filter] of filters.active) if (other !== code) intersectInto(bits, filter.bits)
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
    filters.active.has(code) ? countStyles(column, listingWithout(listing, code)) : countResult(listing, code, column)
  const counts = hasOthers ? countOthers() : offered
  const chosen = new Set([...(filters.active.get(code)?.values ?? [])].map((value) => findCode(column, value)))
  const counted: CountedTerm[] = []
  const terms = termsOf(column)
  for (const at of codesInOrder(column, order)) {
    if ((offered[at] as number) > 0 || chosen.has(at)) counted.push({ term: terms[at] as Term, count: counts[at] as number })
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
  const counted = countBands(priced, listingWithout(listing, PRICE_FACET.code))
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

/** As above, for a bit set of documents. */
export function countStylesIn(index: SiteIndex, bits: Bits): number {
  return countStylesOf(listed(index, bits))
}
