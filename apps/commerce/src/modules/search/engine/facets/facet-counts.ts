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

export interface CountedListing {
  readonly index: SiteIndex
  readonly base: Bits
  /** After all filters except price. */
  readonly unpriced: Listed
  /** Documents of `unpriced` at their style's lowest price. */
  readonly lowest: Listed
  /** Set when deriving counts from the base is cheaper. */
  readonly changed: ChangedStyles | undefined
  readonly filters: ResolvedFilters
  readonly baseCounts: (code: string, column: Column) => Uint32Array
}

interface ChangedStyles {
  readonly before: Listed
  readonly after: Listed
}

/** `left` meets all filters. Undefined when counting the result is cheaper. */
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

function countPriced({ index, filters }: CountedListing, column: Column, unpriced: Listed): Uint32Array {
  const price = filters.active.get(PRICE_FACET.code)
  return price ? countStylesInRange(index, column, unpriced.bits, price.bits) : countStyles(column, unpriced)
}

function countResult(listing: CountedListing, code: string, column: Column): Uint32Array {
  const { changed, unpriced } = listing
  if (!changed) return countPriced(listing, column, unpriced)
  if (changed.before.size === 0) return listing.baseCounts(code, column)
  const [before, after] = [countStyles(column, changed.before), countPriced(listing, column, changed.after)]
  return listing.baseCounts(code, column).map((count, at) => count - (before[at] as number) + (after[at] as number))
}

/** Ignores the price filter and the facet's own. [R7.116] */
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

/** Chosen values stay with a count of zero. */
function countTerms(listing: CountedListing, code: string, column: Column, order: 'label' | 'order'): CountedTerm[] {
  const { filters } = listing
  const offered = listing.baseCounts(code, column)
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

/** [R3.116] */
function haveSeveralDepartments(sizes: readonly CountedTerm[]): boolean {
  return new Set(sizes.map(({ term }) => term.department)).size > 1
}

function departmentRank({ firstDepartment }: SiteIndex, { term }: CountedTerm): number {
  return term.department === firstDepartment ? 0 : 1
}

function termFacet(listing: CountedListing, facet: FacetDefinition): FacetModel | undefined {
  const column = listing.index.columns.get(facet.code)
  if (!column) return undefined
  const active = listing.filters.active.get(facet.code)
  const counted = countTerms(listing, facet.code, column, facet.sortBy === 'order' ? 'order' : 'label')
  if (facet.sortBy === 'count') counted.sort((a, b) => b.count - a.count) // stable: ties stay ordered by label
  const isDepartmentShown = facet.code === 'size' && haveSeveralDepartments(counted)
  if (isDepartmentShown) counted.sort((a, b) => departmentRank(listing.index, a) - departmentRank(listing.index, b))
  const options = counted.map((one) => toOption(one, active, isDepartmentShown))
  return options.length > 0 || active ? toFacet(facet, options, active !== undefined) : undefined
}

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

/** Bounds ignore the price filter. [R3.60] */
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

export function countFacet(listing: CountedListing, code: string): FacetModel | undefined {
  if (code === CATEGORY_FACET.code) return categoryFacet(listing)
  if (code === PRICE_FACET.code) return priceFacet(listing)
  const facet = FACETS.find((candidate) => candidate.code === code)
  return facet && termFacet(listing, facet)
}

/** Counts are in styles and ignore the facet's own selection. [R7.116, R9.34-R9.38] */
export function countFacets(listing: CountedListing): FacetModel[] {
  const facets = [...FACETS, CATEGORY_FACET, PRICE_FACET].map(({ code }) => countFacet(listing, code))
  return facets.filter((facet) => facet !== undefined).sort((a, b) => a.position - b.position)
}

export function countStylesOf({ bits, ends }: Listed): number {
  return countRuns(bits, bits, ends)
}
