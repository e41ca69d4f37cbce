import { encodeUid } from '@welt/kit/ids'
import type { ProductDocument } from '#modules/catalogue'
import { FACETS, type Term } from '../facets/facet-definitions.ts'
import { compareIn, KEYS, ranksIn, reorder, SORT_CODES, sortInPieces } from '../sorts.ts'
import { addTexts, removeTexts, type WeightedText } from '../text/text-index.ts'
import { textsOf } from '../text/texts.ts'
import { addBit, grownBits, removeBit } from './bits.ts'
import { type Column, clearTerms, growColumn, setTerms } from './column.ts'
import { createSiteIndex, type SiteFacts, type SiteIndex } from './site-index.ts'

/** `document` is undefined when no longer sold. */
export interface DocumentChange {
  readonly productId: number
  readonly document: ProductDocument | undefined
}

const termsOfFacet = new Map(FACETS.map((facet) => [facet.code, facet.termsOf]))

/** Equal terms are the same object in all documents. */
export function termsFor(index: SiteIndex, code: string, document: ProductDocument): readonly Term[] {
  const termsOf = termsOfFacet.get(code)
  return termsOf ? termsOf(document) : categoryTerms(index, document)
}

const categoryTermsOf = new WeakMap<SiteIndex, Map<number, Term>>()

function categoryTerms(index: SiteIndex, { categoryIds }: ProductDocument): Term[] {
  let terms = categoryTermsOf.get(index)
  if (!terms) {
    const all = [...index.categories.values()]
    terms = new Map(all.map(({ id, name, position }) => [id, { value: encodeUid(id), label: name, order: position }]))
    categoryTermsOf.set(index, terms)
  }
  return categoryIds.flatMap((id) => terms.get(id) ?? [])
}

function areSame<T>(a: readonly T[], b: readonly T[], isSame: (x: T, y: T) => boolean): boolean {
  return a.length === b.length && a.every((x, i) => isSame(x, b[i] as T))
}

const isSameTerm = (a: Term, b: Term) => a === b
const isSameText = (a: WeightedText, b: WeightedText) => a.text === b.text && a.weight === b.weight

function makeRoom(index: SiteIndex, size: number): void {
  if (size <= index.capacity) return
  const capacity = Math.ceil(size * 1.25) + 256
  const copied = <T extends Int32Array | Uint32Array | Float64Array>(to: T, from: T): T => {
    to.set(from)
    return to
  }
  index.productIds = copied(new Int32Array(capacity), index.productIds)
  index.styleOf = copied(new Uint32Array(capacity), index.styleOf)
  index.priceCents = copied(new Int32Array(capacity), index.priceCents)
  index.alive = grownBits(index.alive, capacity)
  for (const column of index.columns.values()) growColumn(column, capacity)
  for (const code of SORT_CODES) {
    const { keys, order, rankOf } = index.sorts[code]
    index.sorts[code] = {
      keys: copied(new Float64Array(capacity), keys),
      order,
      rankOf: copied(new Uint32Array(capacity), rankOf),
    }
  }
  index.capacity = capacity
}

type Moved = Readonly<Record<string, Set<number>>>

function clearPins(index: SiteIndex, number: number): void {
  for (const { categoryId } of index.documents[number]?.categoryPins ?? []) index.pinned.get(categoryId)?.delete(number)
}

function setPins(index: SiteIndex, number: number, { categoryPins }: ProductDocument): void {
  for (const { categoryId } of categoryPins) {
    const numbers = index.pinned.get(categoryId) ?? new Set()
    index.pinned.set(categoryId, numbers.add(number))
  }
}

function setNumbers(index: SiteIndex, number: number, document: ProductDocument, moved?: Moved): void {
  clearPins(index, number)
  setPins(index, number, document)
  index.documents[number] = document
  index.priceCents[number] = document.finalCents
  if (document.priceChangesAt) index.priceChanges.set(document.productId, document.priceChangesAt.getTime())
  else index.priceChanges.delete(document.productId)
  for (const code of SORT_CODES) {
    const { keys } = index.sorts[code]
    const key = KEYS[code](document, index.ordering)
    if (keys[number] !== key) moved?.[code]?.add(number)
    keys[number] = key
  }
}

function append(index: SiteIndex, document: ProductDocument, style: number): number {
  const number = index.size
  makeRoom(index, number + 1)
  index.size += 1
  index.liveCount += 1
  index.productIds[number] = document.productId
  index.styleOf[number] = style
  addBit(index.alive, number)
  index.numberOf.set(document.productId, number)
  for (const [code, column] of index.columns) setTerms(column, number, termsFor(index, code, document))
  addTexts(index.text, number, textsOf(document, index.categories))
  setNumbers(index, number, document)
  return number
}

function appendStyle(index: SiteIndex, styleCode: string, documents: readonly ProductDocument[]): void {
  const style = index.size
  index.numbersOf.set(
    styleCode,
    documents.map((document) => append(index, document, style)),
  )
}

function remove(index: SiteIndex, number: number): ProductDocument {
  const document = index.documents[number] as ProductDocument
  for (const [code, column] of index.columns) clearTerms(column, number, termsFor(index, code, document))
  removeTexts(index.text, number, textsOf(document, index.categories))
  removeBit(index.alive, number)
  index.liveCount -= 1
  clearPins(index, number)
  index.documents[number] = undefined
  index.numberOf.delete(document.productId)
  index.priceChanges.delete(document.productId)
  const siblings = (index.numbersOf.get(document.styleCode) ?? []).filter((other) => other !== number)
  if (siblings.length > 0) index.numbersOf.set(document.styleCode, siblings)
  else index.numbersOf.delete(document.styleCode)
  return document
}

function isSamePlace(index: SiteIndex, old: ProductDocument, next: ProductDocument): boolean {
  return (
    old.styleCode === next.styleCode &&
    areSame(textsOf(old, index.categories), textsOf(next, index.categories), isSameText)
  )
}

function replaceTerms(column: Column, number: number, before: readonly Term[], after: readonly Term[]): void {
  if (areSame(before, after, isSameTerm)) return
  clearTerms(column, number, before)
  setTerms(column, number, after)
}

function replace(index: SiteIndex, number: number, document: ProductDocument, moved: Moved): void {
  const old = index.documents[number] as ProductDocument
  for (const [code, column] of index.columns)
    replaceTerms(column, number, termsFor(index, code, old), termsFor(index, code, document))
  setNumbers(index, number, document, moved)
}

/** Re-appends a style to keep its documents adjacent. */
function placeAnew(index: SiteIndex, styleCode: string, further: readonly ProductDocument[], moved: Moved): void {
  const present = (index.numbersOf.get(styleCode) ?? []).map((number) => {
    for (const code of SORT_CODES) moved[code]?.add(number)
    return remove(index, number)
  })
  const first = index.size
  appendStyle(index, styleCode, [...present, ...further])
  for (let number = first; number < index.size; number += 1) for (const code of SORT_CODES) moved[code]?.add(number)
}

/** Synchronous, so that no listing sees part of it. Results equal those of a fresh index. [decision 15] */
export function applyChanges(index: SiteIndex, changes: readonly DocumentChange[]): void {
  const moved: Moved = Object.fromEntries(SORT_CODES.map((code) => [code, new Set<number>()]))
  const further = new Map<string, ProductDocument[]>()
  for (const { productId, document } of new Map(changes.map((change) => [change.productId, change])).values()) {
    const number = index.numberOf.get(productId)
    const old = number === undefined ? undefined : index.documents[number]
    if (number !== undefined && old && document && isSamePlace(index, old, document)) {
      replace(index, number, document, moved)
      continue
    }
    if (number !== undefined) {
      remove(index, number)
      for (const code of SORT_CODES) moved[code]?.add(number)
    }
    if (document) further.set(document.styleCode, [...(further.get(document.styleCode) ?? []), document])
  }
  for (const [styleCode, documents] of further) placeAnew(index, styleCode, documents, moved)
  const exists = (number: number) => index.documents[number] !== undefined
  for (const code of SORT_CODES) {
    const numbers = moved[code]
    const sort = index.sorts[code]
    if (numbers?.size) index.sorts[code] = reorder(sort, numbers, exists, compareIn(sort.keys, index.productIds))
  }
  index.marks = undefined
  index.scopes.clear()
  index.pinnedSorts.clear()
}

export function isWorn(index: SiteIndex): boolean {
  return index.size > 1024 && index.size > 1.5 * index.liveCount
}

/** Yields to other work. */
export type Pause = () => Promise<unknown>

const PLACED_AT_ONCE = 50

/** Builds in steps, so that requests are answered in between. [A77] */
export interface SiteIndexBuilder {
  readonly categories: SiteIndex['categories']
  add(documents: readonly ProductDocument[]): Promise<void>
  finish(): Promise<SiteIndex>
}

export function createSiteIndexBuilder(facts: SiteFacts, pause: Pause): SiteIndexBuilder {
  const index = createSiteIndex(facts, 256)
  /** Documents whose style had already been placed. */
  const late: DocumentChange[] = []
  let placed = 0
  return {
    categories: index.categories,
    async add(documents) {
      for (const [styleCode, ofStyle] of Map.groupBy(documents, (document) => document.styleCode)) {
        if (index.numbersOf.has(styleCode))
          late.push(...ofStyle.map((document) => ({ productId: document.productId, document })))
        else appendStyle(index, styleCode, ofStyle)
        placed += ofStyle.length
        if (placed < PLACED_AT_ONCE) continue
        placed = 0
        await pause()
      }
    },
    async finish() {
      const all = Uint32Array.from({ length: index.size }, (_, number) => number)
      for (const code of SORT_CODES) {
        const { keys } = index.sorts[code]
        const order = await sortInPieces(all, compareIn(keys, index.productIds), pause)
        index.sorts[code] = { keys, order, rankOf: ranksIn(order, index.capacity) }
      }
      await index.text.vocabulary.sort(pause)
      if (late.length > 0) applyChanges(index, late)
      return index
    },
  }
}

export async function buildSiteIndex(
  facts: SiteFacts,
  documents: readonly ProductDocument[],
  pause: Pause,
): Promise<SiteIndex> {
  const builder = createSiteIndexBuilder(facts, pause)
  await builder.add(documents)
  return builder.finish()
}
