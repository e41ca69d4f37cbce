import { encodeUid } from '@welt/kit/ids'
import { capitalized } from '@welt/kit/text/capitalized'
import { type CategoryRow, type ProductDocument, ROOT_LEVEL } from '#modules/catalogue'
import type { FacetModel, SortCode } from '../../ports.ts'
import { CATEGORY_FACET, FACETS } from '../facets/facet-definitions.ts'
import type { Ordering } from '../recommended.ts'
import type { Sort } from '../sorts.ts'
import { SORT_CODES } from '../sorts.ts'
import { createTextIndex, type TextIndex } from '../text/text-index.ts'
import { type Bits, emptyBits } from './bits.ts'
import { type Column, createColumn } from './column.ts'

export interface Marks {
  readonly ends: Bits
  readonly bands: readonly Bits[]
  /** Documents of styles with several prices. */
  readonly mixed: Bits
}

/** Cached until the index changes. */
export interface ScopeFacts {
  readonly bits: Bits
  readonly lowest: Bits
  readonly totalCount: number
  readonly counts: ReadonlyMap<string, Uint32Array>
  readonly facets: readonly FacetModel[]
  /** The first document of each style, by sort. */
  readonly firsts: Map<SortCode, Uint32Array>
}

/**
 * The in-memory index of one site; a style's documents are adjacent. Only change.ts modifies it, in place between
 * requests. What no longer fits is appended and its old number stays unused.
 */
export interface SiteIndex {
  capacity: number
  size: number
  readonly documents: (ProductDocument | undefined)[]
  productIds: Int32Array
  /** The number of the style's first document. */
  styleOf: Uint32Array
  priceCents: Int32Array
  alive: Bits
  liveCount: number
  /** By product id. */
  readonly numberOf: Map<number, number>
  /** By style code. */
  readonly numbersOf: Map<string, readonly number[]>
  /** Next scheduled price change by product id, in epoch milliseconds. */
  readonly priceChanges: Map<number, number>
  readonly columns: ReadonlyMap<string, Column>
  readonly sorts: Record<SortCode, Sort>
  readonly text: TextIndex
  readonly categories: ReadonlyMap<number, CategoryRow>
  readonly categoryIdByPath: ReadonlyMap<string, number>
  /** By parent category. */
  readonly childUids: ReadonlyMap<number | undefined, ReadonlySet<string>>
  readonly rootId: number | undefined
  readonly ordering: Ordering
  readonly firstDepartment: string | undefined
  /** Cleared by every change. */
  marks: Marks | undefined
  /** By category; undefined is the whole site. Cleared by every change. */
  readonly scopes: Map<number | undefined, ScopeFacts>
  /** By category. */
  readonly pinned: Map<number, Set<number>>
  /** By category. Cleared by every change. */
  readonly pinnedSorts: Map<number, Sort>
}

export interface SiteFacts {
  readonly categories: readonly CategoryRow[]
  readonly ordering: Ordering
  /** Department that leads the size facet; women's by default. */
  readonly sizesBeginWith?: 'women' | 'kids' | undefined
}

function emptySort(capacity: number): Sort {
  return { keys: new Float64Array(capacity), order: new Uint32Array(0), rankOf: new Uint32Array(capacity) }
}

function childUidsOf(categories: readonly CategoryRow[]): Map<number | undefined, ReadonlySet<string>> {
  const groups = Map.groupBy(categories, ({ parentId }) => parentId)
  return new Map(
    [...groups].map(([parentId, children]) => [parentId, new Set(children.map(({ id }) => encodeUid(id)))]),
  )
}

export function createSiteIndex({ categories, ordering, sizesBeginWith }: SiteFacts, capacity: number): SiteIndex {
  const codes = [...FACETS.map((facet) => facet.code), CATEGORY_FACET.code]
  return {
    capacity,
    size: 0,
    documents: [],
    productIds: new Int32Array(capacity),
    styleOf: new Uint32Array(capacity),
    priceCents: new Int32Array(capacity),
    alive: emptyBits(capacity),
    liveCount: 0,
    numberOf: new Map(),
    numbersOf: new Map(),
    priceChanges: new Map(),
    columns: new Map(codes.map((code) => [code, createColumn(capacity)])),
    sorts: Object.fromEntries(SORT_CODES.map((code) => [code, emptySort(capacity)])) as Record<SortCode, Sort>,
    text: createTextIndex(),
    categories: new Map(categories.map((category) => [category.id, category])),
    categoryIdByPath: new Map(categories.map((category) => [category.urlPath, category.id])),
    childUids: childUidsOf(categories),
    rootId: categories.find((category) => category.level === ROOT_LEVEL)?.id,
    ordering,
    firstDepartment: sizesBeginWith && capitalized(sizesBeginWith),
    marks: undefined,
    scopes: new Map(),
    pinned: new Map(),
    pinnedSorts: new Map(),
  }
}
