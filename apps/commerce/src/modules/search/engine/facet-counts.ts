import { encodeUid } from '@welt/kit/ids'
import { ROOT_LEVEL } from '#modules/catalogue'
import type { FacetModel, FacetOptionModel } from '../ports.ts'
import { type Bits, forEachBit, intersectInto } from './bits.ts'
import { type Column, countStyles } from './column.ts'
import { CATEGORY_FACET, FACETS, type FacetDefinition, PRICE_FACET, sizeLabelWithScale, type Term } from './facet-definitions.ts'
import type { ActiveFilter, ResolvedFilters } from './filters.ts'
import type { SiteIndex } from './site-index.ts'

/** What facets are counted over. `base` is the listing before the shopper's filters, `result` after them. */
export interface CountedListing {
  readonly index: SiteIndex
  readonly base: Bits
  readonly result: Bits
  readonly filters: ResolvedFilters
}

/** The listing with every filter but the facet's own. @source R7.116, measurements/data-layer §B */
function listingWithout({ base, result, filters }: CountedListing, code: string): Bits {
  if (!filters.active.has(code)) return result
  const bits = base.slice()
  for (const [other, filter] of filters.active) if (other !== code) intersectInto(bits, filter.bits)
  return bits
}

interface CountedTerm {
  readonly term: Term
  readonly count: number
}

/** Values the page's own listing has, with counts under the other filters; chosen values stay even when nothing has them. */
function countTerms(listing: CountedListing, code: string, column: Column): CountedTerm[] {
  const { index, base, filters } = listing
  const counts = countStyles(column, listingWithout(listing, code), index.styleOf)
  const offered = filters.active.size === 0 ? counts : countStyles(column, base, index.styleOf)
  const chosen = filters.active.get(code)?.values
  return column.terms.flatMap((term, i) => ((offered[i] ?? 0) > 0 || chosen?.has(term.value) ? { term, count: counts[i] ?? 0 } : []))
}

const byLabel = (a: CountedTerm, b: CountedTerm) => a.term.label.localeCompare(b.term.label, 'en')
const byOrder = (a: CountedTerm, b: CountedTerm) => (a.term.order ?? 0) - (b.term.order ?? 0) || byLabel(a, b)
const COMPARES = { label: byLabel, order: byOrder, count: (a: CountedTerm, b: CountedTerm) => b.count - a.count || byLabel(a, b) }

function toOption({ term, count }: CountedTerm, active: ActiveFilter | undefined): FacetOptionModel {
  const swatch = term.hex ? ({ __typename: 'ColorSwatchData', value: term.hex } as const) : null
  return { value: term.value, label: term.label, count, is_selected: active?.values.has(term.value) ?? false, swatch_data: swatch }
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

/** Sizes of several scales are told apart in words. @source R3.116, ux §2 */
function withScales(sizes: readonly CountedTerm[]): readonly CountedTerm[] {
  const scales = new Set(sizes.map(({ term }) => term.value.split(':')[0]))
  return scales.size < 2 ? sizes : sizes.map(({ term, count }) => ({ term: { ...term, label: sizeLabelWithScale(term) }, count }))
}

function termFacet(listing: CountedListing, facet: FacetDefinition): FacetModel | undefined {
  const column = listing.index.columns.get(facet.code)
  if (!column) return undefined
  const active = listing.filters.active.get(facet.code)
  const counted = countTerms(listing, facet.code, column).sort(COMPARES[facet.sortBy])
  const options = (facet.code === 'size' ? withScales(counted) : counted).map((one) => toOption(one, active))
  return options.length > 0 || active ? toFacet(facet, options, active !== undefined) : undefined
}

/** The children of the page's category (of the root elsewhere), and what was chosen. */
function categoryFacet(listing: CountedListing): FacetModel | undefined {
  const { index, filters } = listing
  const column = index.columns.get(CATEGORY_FACET.code)
  if (!column) return undefined
  const active = filters.active.get(CATEGORY_FACET.code)
  const all = [...index.categories.values()]
  const parentId = filters.scopeCategoryId ?? all.find((category) => category.level === ROOT_LEVEL)?.id
  const uids = new Set(all.filter((category) => category.parentId === parentId).map((category) => encodeUid(category.id)))
  const options = countTerms(listing, CATEGORY_FACET.code, column)
    .filter(({ term }) => uids.has(term.value) || active?.values.has(term.value))
    .sort(COMPARES.order)
    .map((counted) => toOption(counted, active))
  return options.length > 0 || active ? toFacet(CATEGORY_FACET, options, active !== undefined) : undefined
}

const BANDS = PRICE_FACET.bandStartsCents.map((fromCents, i) => ({
  fromCents,
  toCents: (PRICE_FACET.bandStartsCents[i + 1] ?? Number.POSITIVE_INFINITY) - 1,
}))

function bandLabel({ fromCents, toCents }: (typeof BANDS)[number]): string {
  if (fromCents === 0) return `Under $${(toCents + 1) / 100}`
  return Number.isFinite(toCents) ? `$${fromCents / 100} to $${(toCents + 1) / 100}` : `$${fromCents / 100} and over`
}

/** Lowest and highest price, and the styles in each band. Amounts in cents. */
function measurePrices(index: SiteIndex, bits: Bits) {
  const counts = BANDS.map(() => 0)
  const lastStyle = BANDS.map(() => -1)
  let minCents = Number.POSITIVE_INFINITY
  let maxCents = Number.NEGATIVE_INFINITY
  forEachBit(bits, (document) => {
    const cents = index.priceCents[document] as number
    const style = index.styleOf[document] as number
    const band = BANDS.findIndex(({ toCents }) => cents <= toCents)
    minCents = Math.min(minCents, cents)
    maxCents = Math.max(maxCents, cents)
    if (lastStyle[band] === style) return
    lastStyle[band] = style
    counts[band] = (counts[band] ?? 0) + 1
  })
  return { counts, minCents, maxCents }
}

/** Price with its bounds before the price filter; an option's value is `from_to`, `to` empty for the open band. @source R3.60 */
function priceFacet(listing: CountedListing): FacetModel | undefined {
  const active = listing.filters.active.get(PRICE_FACET.code)
  const { counts, minCents, maxCents } = measurePrices(listing.index, listingWithout(listing, PRICE_FACET.code))
  if (maxCents < minCents && !active) return undefined
  const options = BANDS.flatMap((band, i): FacetOptionModel[] => {
    const from = band.fromCents / 100
    const to = Number.isFinite(band.toCents) ? band.toCents / 100 : undefined
    const isSelected = active !== undefined && (active.from ?? 0) === from && active.to === to
    const option = {
      value: `${from}_${to ?? ''}`,
      label: bandLabel(band),
      count: counts[i] ?? 0,
      is_selected: isSelected,
      swatch_data: null,
    }
    return option.count > 0 || isSelected ? [option] : []
  })
  return {
    ...toFacet(PRICE_FACET, options, active !== undefined),
    filter_type: 'range',
    min: maxCents < minCents ? null : minCents / 100,
    max: maxCents < minCents ? null : maxCents / 100,
    selected_from: active?.from ?? null,
    selected_to: active?.to ?? null,
  }
}

/** Every facet of a listing in sidebar order; counts are exact, in styles, and ignore the facet's own selection. @source R7.116, R9.34-R9.38 */
export function countFacets(listing: CountedListing): FacetModel[] {
  const facets = [...FACETS.map((facet) => termFacet(listing, facet)), categoryFacet(listing), priceFacet(listing)]
  return facets.filter((facet) => facet !== undefined).sort((a, b) => a.position - b.position)
}
