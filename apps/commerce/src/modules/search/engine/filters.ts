import { encodeUid } from '@welt/kit/ids'
import { type AppliedFilterModel, type ListingFilter, ListingFilterError } from '../ports.ts'
import { addBit, type Bits, emptyBits, fullBits, intersectInto } from './bits.ts'
import { type Column, documentsWithAny } from './column.ts'
import { CATEGORY_FACET, FACETS, PRICE_FACET } from './facet-definitions.ts'
import type { SiteIndex } from './site-index.ts'

/** Attribute by which a listing page names its own category. */
const CATEGORY_PATH = 'category_url_path'

/** The chosen part of one facet. */
export interface ActiveFilter {
  readonly bits: Bits
  /** Values the shopper chose; empty for a range. */
  readonly values: ReadonlySet<string>
  readonly from: number | undefined
  readonly to: number | undefined
}

/** A listing's filters against an index. The scope is what the page is about; active filters are what the shopper chose on it. */
export interface ResolvedFilters {
  readonly scope: Bits
  readonly scopeCategoryId: number | undefined
  readonly active: ReadonlyMap<string, ActiveFilter>
  readonly applied: readonly AppliedFilterModel[]
}

const LABELS = new Map([CATEGORY_FACET, PRICE_FACET, ...FACETS].map((facet) => [facet.code, facet.label]))

/** A size without its scale stands for that size in every scale. */
function expandValues(column: Column, attribute: string, values: readonly string[]): string[] {
  if (attribute !== 'size') return [...values]
  const known = [...column.codeOf.keys()]
  return values.flatMap((value) =>
    value.includes(':') ? value : known.filter((candidate) => candidate === value || candidate.endsWith(`:${value}`)),
  )
}

function withinRange(index: SiteIndex, from: number | undefined, to: number | undefined): Bits {
  const fromCents = from === undefined ? Number.NEGATIVE_INFINITY : Math.round(from * 100)
  const toCents = to === undefined ? Number.POSITIVE_INFINITY : Math.round(to * 100)
  const bits = emptyBits(index.documents.length)
  index.priceCents.forEach((cents, document) => {
    if (cents >= fromCents && cents <= toCents) addBit(bits, document)
  })
  return bits
}

function resolvePrice(index: SiteIndex, filter: ListingFilter): ActiveFilter {
  if (filter.type === 'range') {
    const { from, to } = filter
    return { bits: withinRange(index, from, to), values: new Set(), from, to }
  }
  const amount = filter.values.length === 1 ? Number(filter.values[0]) : Number.NaN
  if (Number.isNaN(amount)) throw new ListingFilterError('A price is one amount or a range.')
  return { bits: withinRange(index, amount, amount), values: new Set(), from: amount, to: amount }
}

function resolveOne(index: SiteIndex, filter: ListingFilter): ActiveFilter {
  if (filter.attribute === PRICE_FACET.code) return resolvePrice(index, filter)
  const column = index.columns.get(filter.attribute)
  if (!column || filter.type === 'range' || filter.values.length === 0) throw new ListingFilterError(`No such filter: ${filter.attribute}.`)
  const values = expandValues(column, filter.attribute, filter.values)
  return { bits: documentsWithAny(column, values, index.documents.length), values: new Set(values), from: undefined, to: undefined }
}

function merge(a: ActiveFilter | undefined, b: ActiveFilter): ActiveFilter {
  if (!a) return b
  intersectInto(b.bits, a.bits)
  return { bits: b.bits, values: new Set([...a.values, ...b.values]), from: b.from ?? a.from, to: b.to ?? a.to }
}

function describe(index: SiteIndex, filter: ListingFilter, resolved: ActiveFilter): AppliedFilterModel {
  const column = index.columns.get(filter.attribute)
  const labelOf = (value: string) => column?.terms[column.codeOf.get(value) ?? -1]?.label ?? value
  return {
    attribute_code: filter.attribute,
    label: LABELS.get(filter.attribute) ?? filter.attribute,
    type: filter.type,
    values: [...resolved.values].map((value) => ({ value, label: labelOf(value) })),
    from: resolved.from ?? null,
    to: resolved.to ?? null,
  }
}

/** The category that is the page's subject: named by its path, with or without the suffix. @source A12 */
function scopeOf(index: SiteIndex, filter: ListingFilter): { readonly categoryId: number | undefined } | undefined {
  if (filter.attribute !== CATEGORY_PATH) return undefined
  if (filter.type === 'range' || filter.values.length !== 1) throw new ListingFilterError('A category path is one value.')
  const path = (filter.values[0] ?? '').replace(/^\/|\/$|\.html$/g, '')
  return { categoryId: index.categoryIdByPath.get(path) }
}

/** Resolves a listing's filters. @throws ListingFilterError when one names no attribute or has the wrong type. @source R3.57-R3.60 */
export function resolveFilters(index: SiteIndex, filters: readonly ListingFilter[]): ResolvedFilters {
  const size = index.documents.length
  const categories = index.columns.get(CATEGORY_FACET.code)
  const scope = fullBits(size)
  const active = new Map<string, ActiveFilter>()
  const applied: AppliedFilterModel[] = []
  let scopeCategoryId: number | undefined
  for (const filter of filters) {
    const own = scopeOf(index, filter)
    if (own && categories) {
      intersectInto(scope, documentsWithAny(categories, own.categoryId === undefined ? [] : [encodeUid(own.categoryId)], size))
      scopeCategoryId = own.categoryId
      continue
    }
    const resolved = resolveOne(index, filter)
    active.set(filter.attribute, merge(active.get(filter.attribute), resolved))
    applied.push(describe(index, filter, resolved))
  }
  return { scope, scopeCategoryId, active, applied }
}
