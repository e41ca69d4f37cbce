import { parseDecimal } from '@welt/kit/decimal'
import type { AppliedFilter } from '#src/platform/contract/contract.generated'
import { type ListingFilter, ListingFilterError } from '../../ports.ts'
import { type Bits, emptyBits, intersectInto } from '../index/bits.ts'
import { type Column, documentsWithAny, findCode, termsOf } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { CATEGORY_FACET, FACETS, PRICE_FACET, sizeLabel } from './facet-definitions.ts'
import { isNamed, sizeFilterValue } from './shoe-sizes.ts'
import { requestedSizeLabel, sizesMatching } from './size-tokens.ts'

const CATEGORY_PATH = 'category_url_path'

/** `bits` may be shared with the index: do not modify. */
export interface ActiveFilter {
  readonly bits: Bits
  readonly values: ReadonlySet<string>
  readonly from: number | undefined
  readonly to: number | undefined
}

/** No id is the whole site; `isNothing` an unknown path. */
export interface Scope {
  readonly categoryId: number | undefined
  readonly isNothing: boolean
}

export interface ResolvedFilters {
  readonly scope: Scope
  readonly active: ReadonlyMap<string, ActiveFilter>
  readonly applied: readonly AppliedFilter[]
}

const LABELS = new Map([CATEGORY_FACET, PRICE_FACET, ...FACETS].map((facet) => [facet.code, facet.label]))

/** A size without a scale matches every scale. */
function sizesNamed(column: Column, size: string): string[] {
  return [...column.codeOf.keys()]
    .filter((value) => isNamed(value, size) && findCode(column, value) !== undefined)
    .sort()
}

const isBare = (size: string) => !size.includes(':')

function expandValues(column: Column, attribute: string, values: readonly string[]): string[] {
  if (attribute !== 'size') return [...values]
  return values.flatMap((value) =>
    isBare(value) ? sizesNamed(column, value) : (sizesMatching(value) ?? sizeFilterValue(value)),
  )
}

function withinRange(index: SiteIndex, from: number | undefined, to: number | undefined): Bits {
  const fromCents = from === undefined ? Number.NEGATIVE_INFINITY : Math.round(from * 100)
  const toCents = to === undefined ? Number.POSITIVE_INFINITY : Math.round(to * 100)
  const bits = emptyBits(index.capacity)
  const { priceCents, size } = index
  for (let first = 0; first < size; first += 32) {
    let word = 0
    for (let document = first; document < first + 32 && document < size; document += 1) {
      const cents = priceCents[document] as number
      if (cents >= fromCents && cents <= toCents) word |= 1 << (document - first)
    }
    bits[first >>> 5] = word
  }
  return bits
}

function resolvePrice(index: SiteIndex, filter: ListingFilter): ActiveFilter {
  if (filter.type === 'range') {
    const { from, to } = filter
    return { bits: withinRange(index, from, to), values: new Set(), from, to }
  }
  const amount = filter.values.length === 1 ? parseDecimal(filter.values[0] ?? '') : undefined
  if (amount === undefined) throw new ListingFilterError('A price is one amount or a range.')
  return { bits: withinRange(index, amount, amount), values: new Set(), from: amount, to: amount }
}

function resolveOne(index: SiteIndex, filter: ListingFilter): ActiveFilter {
  if (filter.attribute === PRICE_FACET.code) return resolvePrice(index, filter)
  const column = index.columns.get(filter.attribute)
  if (!column || filter.type === 'range' || filter.values.length === 0)
    throw new ListingFilterError(`No such filter: ${filter.attribute}.`)
  const values = expandValues(column, filter.attribute, filter.values)
  return { bits: documentsWithAny(column, values), values: new Set(values), from: undefined, to: undefined }
}

function merge(a: ActiveFilter | undefined, b: ActiveFilter): ActiveFilter {
  if (!a) return b
  const bits = b.bits.slice()
  intersectInto(bits, a.bits)
  return { bits, values: new Set([...a.values, ...b.values]), from: b.from ?? a.from, to: b.to ?? a.to }
}

function shownValues(column: Column | undefined, filter: ListingFilter, resolved: ActiveFilter): string[] {
  if (!column || filter.type === 'range' || filter.attribute !== 'size') return [...resolved.values]
  return [...new Set(filter.values.flatMap((value) => (isBare(value) ? sizesNamed(column, value) : value)))]
}

function describe(index: SiteIndex, filter: ListingFilter, resolved: ActiveFilter): AppliedFilter {
  const column = index.columns.get(filter.attribute)
  const ownLabel = (value: string) => column && termsOf(column)[findCode(column, value) ?? -1]?.label
  const labelOf = (value: string) =>
    (filter.attribute === 'size' ? sizeLabel(value) : undefined) ?? ownLabel(value) ?? requestedSizeLabel(value)
  const values = shownValues(column, filter, resolved)
  return {
    attribute_code: filter.attribute,
    label: LABELS.get(filter.attribute) ?? filter.attribute,
    type: filter.type,
    values: values.map((value) => ({ value, label: labelOf(value) })),
    from: resolved.from ?? null,
    to: resolved.to ?? null,
  }
}

/** [A12] */
function scopeOf(index: SiteIndex, filter: ListingFilter): Scope {
  if (filter.type === 'range' || filter.values.length !== 1)
    throw new ListingFilterError('A category path is one value.')
  const path = (filter.values[0] ?? '').replace(/^\/|\/$|\.html$/g, '')
  const categoryId = index.categoryIdByPath.get(path)
  return { categoryId, isNothing: categoryId === undefined }
}

/** @throws ListingFilterError [R3.57-R3.60] */
export function resolveFilters(index: SiteIndex, filters: readonly ListingFilter[]): ResolvedFilters {
  const active = new Map<string, ActiveFilter>()
  const applied: AppliedFilter[] = []
  let scope: Scope | undefined
  for (const filter of filters) {
    if (filter.attribute === CATEGORY_PATH) {
      const own = scopeOf(index, filter)
      if (scope && scope.categoryId !== own.categoryId) throw new ListingFilterError('A page is about one category.')
      scope = own
      continue
    }
    const resolved = resolveOne(index, filter)
    active.set(filter.attribute, merge(active.get(filter.attribute), resolved))
    applied.push(describe(index, filter, resolved))
  }
  return { scope: scope ?? { categoryId: undefined, isNothing: false }, active, applied }
}
