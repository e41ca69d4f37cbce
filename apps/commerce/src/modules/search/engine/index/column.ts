import type { Term } from '../facets/facet-definitions.ts'
import { addBit, type Bits, countRuns, emptyBits, forEachBit, grownBits, removeBit, uniteInto } from './bits.ts'

/** Codes are never reused; a value without documents counts as unknown. */
export interface Column {
  /** Read with `termsOf`. */
  readonly terms: Term[]
  readonly stale: Set<number>
  readonly bits: Bits[]
  readonly liveCounts: number[]
  readonly codeOf: Map<string, number>
  /** Document counts by term: the hex of 'red' may differ between products. */
  readonly variants: Map<Term, number>[]
  /** Document d has the values `codes[starts[d]]` up to `codes[ends[d]]`; equal lists share their place. */
  starts: Uint32Array
  ends: Uint32Array
  codes: Uint16Array
  usedCodes: number
  readonly placeOf: Map<string, number>
  /** Undefined after a term changed. */
  byLabel: readonly number[] | undefined
  byOrder: readonly number[] | undefined
}

export function createColumn(capacity: number): Column {
  return {
    terms: [],
    stale: new Set(),
    bits: [],
    liveCounts: [],
    codeOf: new Map(),
    variants: [],
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
    codes: new Uint16Array(1024),
    usedCodes: 1, // place 0: no values
    placeOf: new Map(),
    byLabel: undefined,
    byOrder: undefined,
  }
}

export function growColumn(column: Column, capacity: number): void {
  const grown = (old: Uint32Array) => {
    const array = new Uint32Array(capacity)
    array.set(old)
    return array
  }
  column.starts = grown(column.starts)
  column.ends = grown(column.ends)
  column.bits.forEach((bits, code) => {
    column.bits[code] = grownBits(bits, capacity)
  })
}

function clearOrders(column: Column): void {
  column.byLabel = undefined
  column.byOrder = undefined
}

const identityOf = (term: Term) => JSON.stringify([term.label, term.order ?? 0, term.hex ?? ''])

function chooseTerm(variants: ReadonlyMap<Term, number>): Term | undefined {
  if (variants.size < 2) return variants.keys().next().value
  const [best] = [...variants].sort(
    ([a, countA], [b, countB]) =>
      Number(b.isTypical ?? false) - Number(a.isTypical ?? false) ||
      countB - countA ||
      (identityOf(a) < identityOf(b) ? -1 : 1),
  )
  return best?.[0]
}

export function termsOf(column: Column): readonly Term[] {
  for (const code of column.stale) {
    const term = chooseTerm(column.variants[code] as Map<Term, number>)
    if (!term || term === column.terms[code]) continue
    column.terms[code] = term
    clearOrders(column)
  }
  column.stale.clear()
  return column.terms
}

function codeFor(column: Column, term: Term): number {
  const known = column.codeOf.get(term.value)
  if (known !== undefined) return known
  const code = column.terms.push(term) - 1
  column.codeOf.set(term.value, code)
  column.bits.push(emptyBits(column.starts.length))
  column.liveCounts.push(0)
  column.variants.push(new Map())
  clearOrders(column)
  return code
}

function placeFor(column: Column, own: readonly number[]): number {
  const key = own.join()
  const known = column.placeOf.get(key)
  if (known !== undefined) return known
  const place = column.usedCodes
  if (place + own.length > column.codes.length) {
    const grown = new Uint16Array(Math.max(2 * column.codes.length, place + own.length))
    grown.set(column.codes)
    column.codes = grown
  }
  column.codes.set(own, place)
  column.usedCodes += own.length
  column.placeOf.set(key, place)
  return place
}

export function setTerms(column: Column, document: number, terms: readonly Term[]): void {
  const own: number[] = []
  for (const term of terms) {
    const code = codeFor(column, term)
    if (own.includes(code)) continue
    own.push(code)
    addBit(column.bits[code] as Bits, document)
    column.liveCounts[code] = (column.liveCounts[code] as number) + 1
    const variants = column.variants[code] as Map<Term, number>
    const said = variants.get(term) ?? 0
    variants.set(term, said + 1)
    if (variants.size > 1 || said === 0) column.stale.add(code)
  }
  const place = own.length === 0 ? 0 : placeFor(column, own)
  column.starts[document] = place
  column.ends[document] = place + own.length
}

/** `terms` must be those that were set. */
export function clearTerms(column: Column, document: number, terms: readonly Term[]): void {
  const seen = new Set<number>()
  for (const term of terms) {
    const code = column.codeOf.get(term.value) as number
    if (seen.has(code)) continue
    seen.add(code)
    removeBit(column.bits[code] as Bits, document)
    column.liveCounts[code] = (column.liveCounts[code] as number) - 1
    const variants = column.variants[code] as Map<Term, number>
    const left = (variants.get(term) ?? 1) - 1
    if (left > 0) variants.set(term, left)
    else variants.delete(term)
    column.stale.add(code)
  }
  column.ends[document] = column.starts[document] as number
}

export function findCode(column: Column, value: string): number | undefined {
  const code = column.codeOf.get(value)
  return code !== undefined && (column.liveCounts[code] as number) > 0 ? code : undefined
}

/** The result may be shared: do not modify. */
export function documentsWithAny(column: Column, values: readonly string[]): Bits {
  const codes = values.flatMap((value) => findCode(column, value) ?? [])
  if (codes.length === 1) return column.bits[codes[0] as number] as Bits
  const any = emptyBits(column.starts.length)
  for (const code of codes) uniteInto(any, column.bits[code] as Bits)
  return any
}

const collator = new Intl.Collator('en')

function compareLabels(a: Term, b: Term): number {
  return collator.compare(a.label, b.label) || (a.value < b.value ? -1 : 1)
}

export function codesInOrder(column: Column, order: 'label' | 'order'): readonly number[] {
  const terms = termsOf(column)
  const byLabel = (a: number, b: number) => compareLabels(terms[a] as Term, terms[b] as Term)
  const place = (code: number) => terms[code]?.order ?? 0
  if (order === 'label') {
    column.byLabel ??= [...terms.keys()].sort(byLabel)
    return column.byLabel
  }
  column.byOrder ??= [...terms.keys()].sort((a, b) => place(a) - place(b) || byLabel(a, b))
  return column.byOrder
}

export function liveTerms(column: Column | undefined): Term[] {
  if (!column) return []
  const codes = codesInOrder(column, 'label').filter((code) => (column.liveCounts[code] as number) > 0)
  return codes.map((code) => column.terms[code] as Term)
}

export interface Listed {
  readonly bits: Bits
  readonly size: number
  /** The last document of each style. */
  readonly ends: Bits
  /** Undefined where each document counts individually. */
  readonly styleOf: Uint32Array | undefined
}

/** Set words counted in the time of visiting one document. */
const BYTES_PER_DOCUMENT = 8

/** Visits documents or the values' sets, whichever is cheaper. */
export function countStyles(column: Column, listing: Listed): Uint32Array {
  const { size, bits, ends } = listing
  const values = column.liveCounts.length
  if (values * ends.length > BYTES_PER_DOCUMENT * size) return countByDocument(column, listing)
  return Uint32Array.from(column.bits, (own, code) => (column.liveCounts[code] === 0 ? 0 : countRuns(bits, own, ends)))
}

/** A style's documents are adjacent. */
function countByDocument(column: Column, { bits, styleOf }: Listed): Uint32Array {
  const counts = new Uint32Array(column.terms.length)
  const lastStyle = new Int32Array(column.terms.length).fill(-1)
  const { starts, ends, codes } = column
  let styleBefore = -1
  let placeBefore = -1
  forEachBit(bits, (document) => {
    const style = styleOf ? (styleOf[document] as number) : document
    const place = starts[document] as number
    if (style === styleBefore && place === placeBefore) return
    styleBefore = style
    placeBefore = place
    const end = ends[document] as number
    for (let at = place; at < end; at += 1) {
      const code = codes[at] as number
      if (lastStyle[code] === style) continue
      lastStyle[code] = style
      counts[code] = (counts[code] as number) + 1
    }
  })
  return counts
}
