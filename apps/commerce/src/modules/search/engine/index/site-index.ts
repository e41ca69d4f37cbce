import { encodeUid } from '@welt/kit/ids'
import { type CategoryRow, type ProductDocument, ROOT_LEVEL } from '#modules/catalogue'
import type { FacetModel, SortCode } from '../../ports.ts'
import { CATEGORY_FACET, FACETS, labelOf } from '../facets/facet-definitions.ts'
import type { Ordering } from '../recommended.ts'
import type { Sort } from '../sorts.ts'
import { SORT_CODES } from '../sorts.ts'
import { createTextIndex, type TextIndex } from '../text/text-index.ts'
import { type Bits, emptyBits } from './bits.ts'
import { type Column, createColumn } from './column.ts'

/** Where styles end and which documents are in each price band: worked out once after a change. */
export interface Marks {
  /** The last document of each style. */
  readonly ends: Bits
  readonly bands: readonly Bits[]
  /** Documents of styles that have more than one price. */
  readonly mixed: Bits
}

/** Facets and counts of a listing without filters and words, cached until the index changes. */
export interface ScopeFacts {
  readonly bits: Bits
  /** Of these, each style's documents at its lowest price. */
  readonly lowest: Bits
  readonly totalCount: number
  /** Styles with each value, by facet. */
  readonly counts: ReadonlyMap<string, Uint32Array>
  readonly facets: readonly FacetModel[]
  /** The first document of each style in a sort's order, for sorts that were used. */
  readonly firsts: Map<SortCode, Uint32Array>
}

/**
 * Everything a site's listings are answered from: documents by number, those of a style side by side. change.ts alone
 * changes it, in place between requests; what no longer fits goes to the end and leaves its old number empty.
 */
export interface SiteIndex {
  /** Room for documents in every array. */
  capacity: number
  /** Numbers given so far; the next document gets this one. */
  size: number
  readonly documents: (ProductDocument | undefined)[]
  productIds: Int32Array
  /** The style of each document: the number of its first document when it was placed. */
  styleOf: Uint32Array
  priceCents: Int32Array
  alive: Bits
  liveCount: number
  /** By product number. */
  readonly numberOf: Map<number, number>
  /** Documents of each style, by style code. */
  readonly numbersOf: Map<string, readonly number[]>
  /** When a price next changes by itself, by product number, in epoch milliseconds. */
  readonly priceChanges: Map<number, number>
  /** By attribute code, the category column included. */
  readonly columns: ReadonlyMap<string, Column>
  readonly sorts: Record<SortCode, Sort>
  readonly text: TextIndex
  readonly categories: ReadonlyMap<number, CategoryRow>
  readonly categoryIdByPath: ReadonlyMap<string, number>
  /** Uids of the categories directly below one. */
  readonly childUids: ReadonlyMap<number | undefined, ReadonlySet<string>>
  readonly rootId: number | undefined
  readonly ordering: Ordering
  /** Department whose sizes the size facet begins with, as its terms name it. */
  readonly firstDepartment: string | undefined
  /** Cleared by every change. */
  marks: Marks | undefined
  /** By category; undefined is the whole site. Emptied by every change. */
  readonly scopes: Map<number | undefined, ScopeFacts>
  /** Documents that a category pins, by category. */
  readonly pinned: Map<number, Set<number>>
  /** The Recommended order of categories that pin something. Emptied by every change. */
  readonly pinnedSorts: Map<number, Sort>
}

/** What an index is made for beside its documents. */
export interface SiteFacts {
  readonly categories: readonly CategoryRow[]
  readonly ordering: Ordering
  /** Department whose sizes come first; without it women's. */
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

/** An index without documents. */
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
    firstDepartment: sizesBeginWith && labelOf(sizesBeginWith),
    marks: undefined,
    scopes: new Map(),
    pinned: new Map(),
    pinnedSorts: new Map(),
  }
}
