import { deserialize, serialize } from 'node:v8'
import type { CategoryRow, ProductDocument } from '#modules/catalogue'
import { termsFor } from '../engine/index/change.ts'
import type { Column } from '../engine/index/column.ts'
import { createSiteIndex, type SiteFacts, type SiteIndex } from '../engine/index/site-index.ts'
import type { Ordering } from '../engine/recommended.ts'
import { compareIn, KEYS, ranksIn, type Sort, sortInPieces } from '../engine/sorts.ts'
import { type PackedTexts, packTexts, unpackTexts } from '../engine/text/pack-texts.ts'
import { documentReader, type Field, type Fields } from './unpack-documents.ts'

type Pause = () => Promise<unknown>

interface PackedIndex {
  readonly capacity: number
  readonly size: number
  readonly liveCount: number
  readonly productIds: Int32Array
  readonly styleOf: Uint32Array
  readonly priceCents: Int32Array
  readonly alive: Uint32Array
  /** Of documents. */
  readonly numbers: Uint32Array
  readonly fields: Fields
  readonly columns: ReadonlyMap<string, Column>
  readonly sorts: SiteIndex['sorts']
  readonly texts: PackedTexts
  readonly categories: readonly CategoryRow[]
  readonly ordering: Ordering
}

const AT_ONCE = 2000

const numbersIn = ({ documents }: SiteIndex) =>
  Uint32Array.from(documents.keys()).filter((number) => documents[number] !== undefined)

/** Equal lists of two documents are one after reading. */
const keyOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)

async function packField(index: SiteIndex, numbers: Uint32Array, name: string, pause: Pause): Promise<Field> {
  const places = new Map<unknown, number>()
  const values: unknown[] = []
  const at = new Uint32Array(numbers.length)
  for (let i = 0; i < numbers.length; i += 1) {
    const value = index.documents[numbers[i] as number]?.[name as keyof ProductDocument]
    const key = keyOf(value)
    const place = places.get(key) ?? values.push(value) - 1
    places.set(key, place)
    at[i] = place
    if (i % AT_ONCE === 0) await pause()
  }
  return { values, at }
}

/** The index must not change meanwhile. */
export async function packIndex(index: SiteIndex, pause: Pause): Promise<Buffer> {
  const numbers = numbersIn(index)
  const names = Object.keys(index.documents[numbers[0] ?? 0] ?? {})
  const packedFields: Record<string, Field> = {}
  for (const name of names) packedFields[name] = await packField(index, numbers, name, pause)
  const fields = packedFields as unknown as Fields
  const { capacity, size, liveCount, productIds, styleOf, priceCents, alive, columns, sorts, ordering } = index
  const packed: PackedIndex = {
    ...{ capacity, size, liveCount, productIds, styleOf, priceCents, alive, numbers, fields, columns, sorts, ordering },
    texts: packTexts(index.text),
    categories: [...index.categories.values()],
  }
  return serialize(packed)
}

async function unpackDocuments(index: SiteIndex, { numbers, fields }: PackedIndex, pause: Pause): Promise<void> {
  index.documents.length = index.size
  index.documents.fill(undefined)
  const read = documentReader(fields)
  const ofStyles = new Map<string, number[]>()
  for (let i = 0; i < numbers.length; i += 1) {
    const document = read(i)
    const number = numbers[i] as number
    const { productId, styleCode, priceChangesAt, categoryPins } = document
    index.documents[number] = document
    index.numberOf.set(productId, number)
    const ofStyle = ofStyles.get(styleCode)
    if (ofStyle) ofStyle.push(number)
    else ofStyles.set(styleCode, [number])
    if (priceChangesAt) index.priceChanges.set(productId, priceChangesAt.getTime())
    for (const { categoryId } of categoryPins)
      index.pinned.set(categoryId, (index.pinned.get(categoryId) ?? new Set()).add(number))
    if (i % AT_ONCE === 0) await pause()
  }
  for (const [styleCode, ofStyle] of ofStyles) index.numbersOf.set(styleCode, ofStyle)
}

/** Columns compare terms as objects: those of the file become those of this process. */
function adoptTerms(index: SiteIndex, name: string, column: Column): void {
  for (const [code, variants] of column.variants.entries()) {
    const missing = new Map([...variants].map(([term, count]) => [JSON.stringify(term), { term, count }]))
    variants.clear()
    for (let number = 0; missing.size > 0; number += 1) {
      const document = index.documents[number]
      if (number >= index.size) throw new Error(`A term of ${name} is in no product.`)
      if (!document || !hasBitOf(column, code, number)) continue
      for (const term of termsFor(index, name, document)) {
        const found = missing.get(JSON.stringify(term))
        if (!found) continue
        missing.delete(JSON.stringify(term))
        variants.set(term, found.count)
        if (JSON.stringify(column.terms[code]) === JSON.stringify(term)) column.terms[code] = term
      }
    }
  }
}

const hasBitOf = ({ bits }: Column, code: number, number: number): boolean =>
  (((bits[code]?.[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1

/** Newness is counted in days. */
async function sortRecommended(index: SiteIndex, pause: Pause): Promise<Sort> {
  const { keys } = index.sorts.fh_default
  for (const [number, document] of index.documents.entries())
    if (document) keys[number] = KEYS.fh_default(document, index.ordering)
  const numbers = index.sorts.fh_default.order.slice().sort()
  const order = await sortInPieces(numbers, compareIn(keys, index.productIds), pause)
  return { keys, order, rankOf: ranksIn(order, index.capacity) }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Undefined if categories have changed since.
 * @throws Error for anything but what `packIndex` of this version wrote
 */
export async function unpackIndex(file: Buffer, facts: SiteFacts, pause: Pause): Promise<SiteIndex | undefined> {
  const packed = deserialize(file) as PackedIndex
  await pause()
  if (!isSame(packed.categories, facts.categories)) return undefined
  const { capacity, size, liveCount, productIds, styleOf, priceCents, alive, columns, sorts } = packed
  const arrays = { capacity, size, liveCount, productIds, styleOf, priceCents, alive, columns, sorts }
  const index: SiteIndex = { ...createSiteIndex(facts, 0), ...arrays, text: unpackTexts(packed.texts) }
  await unpackDocuments(index, packed, pause)
  for (const [name, column] of columns) {
    adoptTerms(index, name, column)
    await pause()
  }
  if (!isSame(packed.ordering, facts.ordering)) index.sorts.fh_default = await sortRecommended(index, pause)
  return index
}
