import { addBit, type Bits, forEachBit, hasBit, intersectInto, subtractInto } from '../index/bits.ts'
import { type Column, countStyles } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { listed, marksOf } from './marks.ts'

/** Calls `each` with the documents of every style that has several prices in the index, as far as they are in `bits`. */
function forEachMixedStyle(index: SiteIndex, bits: Bits, each: (documents: readonly number[]) => void): void {
  const mixed = bits.slice()
  intersectInto(mixed, marksOf(index).mixed)
  let style = -1
  let documents: number[] = []
  forEachBit(mixed, (document) => {
    if (index.styleOf[document] !== style) {
      if (documents.length > 0) each(documents)
      style = index.styleOf[document] as number
      documents = []
    }
    documents.push(document)
  })
  if (documents.length > 0) each(documents)
}

function uniformIn(index: SiteIndex, bits: Bits): Bits {
  const uniform = bits.slice()
  subtractInto(uniform, marksOf(index).mixed)
  return uniform
}

/**
 * A style whose colours stand at several prices is judged by the lowest of those that are listed: these are the
 * documents at that price. [decision 78]
 */
export function atLowestPrice(index: SiteIndex, bits: Bits): Bits {
  const { priceCents } = index
  const lowest = uniformIn(index, bits)
  forEachMixedStyle(index, bits, (documents) => {
    const cents = documents.reduce((least, document) => Math.min(least, priceCents[document] as number), Number.POSITIVE_INFINITY)
    for (const document of documents) if (priceCents[document] === cents) addBit(lowest, document)
  })
  return lowest
}

/**
 * How many styles have each value at a price in range; with each value a style is judged by the lowest price of its
 * documents that have the value, as if it were chosen.
 */
export function countStylesInRange(index: SiteIndex, column: Column, bits: Bits, range: Bits): Uint32Array {
  const uniform = uniformIn(index, bits)
  intersectInto(uniform, range)
  const counts = countStyles(column, listed(index, uniform))
  const { starts, ends, codes } = column
  const cheapest = new Map<number, number>()
  forEachMixedStyle(index, bits, (documents) => {
    cheapest.clear()
    for (const document of documents) {
      for (let at = starts[document] as number; at < (ends[document] as number); at += 1) {
        const code = codes[at] as number
        const known = cheapest.get(code)
        if (known === undefined || (index.priceCents[document] as number) < (index.priceCents[known] as number))
          cheapest.set(code, document)
      }
    }
    for (const [code, document] of cheapest) if (hasBit(range, document)) counts[code] = (counts[code] as number) + 1
  })
  return counts
}
