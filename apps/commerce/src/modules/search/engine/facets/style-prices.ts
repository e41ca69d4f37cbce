import { addBit, type Bits, forEachBit, hasBit, intersectInto, subtractInto } from '../index/bits.ts'
import { type Column, countStyles } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { listed, marksOf } from './marks.ts'

/** The documents of styles that have one price in the index, and those of the others. */
function byKind(index: SiteIndex, bits: Bits): { readonly uniform: Bits; readonly mixed: Bits } {
  const uniform = bits.slice()
  subtractInto(uniform, marksOf(index).mixed)
  const mixed = bits.slice()
  intersectInto(mixed, marksOf(index).mixed)
  return { uniform, mixed }
}

/**
 * A style whose colours stand at several prices is judged by the lowest of those that are listed: these are the
 * documents at that price. [decision 78]
 */
export function atLowestPrice(index: SiteIndex, bits: Bits): Bits {
  const { priceCents, styleOf } = index
  const { uniform: lowest, mixed } = byKind(index, bits)
  /** The documents at the lowest price of the style seen last: the first `count` places. */
  const cheapest: number[] = []
  let [style, cents, count] = [-1, 0, 0]
  const settle = () => {
    for (let at = 0; at < count; at += 1) addBit(lowest, cheapest[at] as number)
  }
  forEachBit(mixed, (document) => {
    const isNext = styleOf[document] !== style
    if (isNext) {
      settle()
      style = styleOf[document] as number
    }
    const own = priceCents[document] as number
    if (isNext || own < cents) {
      cents = own
      count = 0
    }
    if (own === cents) cheapest[count++] = document
  })
  settle()
  return lowest
}

/**
 * How many styles have each value at a price in range; with each value a style is judged by the lowest price of its
 * documents that have the value, as if it were chosen.
 */
export function countStylesInRange(index: SiteIndex, column: Column, bits: Bits, range: Bits): Uint32Array {
  const { priceCents, styleOf } = index
  const { uniform, mixed } = byKind(index, bits)
  intersectInto(uniform, range)
  const counts = countStyles(column, listed(index, uniform))
  const { starts, ends, codes } = column
  /** By value: its style seen last, and the cheapest document of that style. */
  const lastStyle = new Int32Array(counts.length).fill(-1)
  const cheapest = new Int32Array(counts.length)
  const settle = (code: number) => {
    if (lastStyle[code] !== -1 && hasBit(range, cheapest[code] as number)) counts[code] = (counts[code] as number) + 1
  }
  forEachBit(mixed, (document) => {
    const style = styleOf[document] as number
    const cents = priceCents[document] as number
    const end = ends[document] as number
    for (let at = starts[document] as number; at < end; at += 1) {
      const code = codes[at] as number
      if (lastStyle[code] !== style) {
        settle(code)
        lastStyle[code] = style
        cheapest[code] = document
      } else if (cents < (priceCents[cheapest[code] as number] as number)) cheapest[code] = document
    }
  })
  for (let code = 0; code < counts.length; code += 1) settle(code)
  return counts
}
