import { addBit, type Bits, emptyBits, forEachBit, hasBit, intersectInto, subtractInto } from '../index/bits.ts'
import { type Column, countStyles } from '../index/column.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { listed, marksOf } from './marks.ts'

function byKind(index: SiteIndex, bits: Bits): { readonly uniform: Bits; readonly mixed: Bits } {
  const uniform = bits.slice()
  subtractInto(uniform, marksOf(index).mixed)
  const mixed = bits.slice()
  intersectInto(mixed, marksOf(index).mixed)
  return { uniform, mixed }
}

/** Documents at their style's lowest price among the given ones. [decision 78] */
export function atLowestPrice(index: SiteIndex, bits: Bits): Bits {
  const { priceCents, styleOf } = index
  const { uniform: lowest, mixed } = byKind(index, bits)
  /** The first `count` are the style's cheapest documents. */
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

/** Documents whose style has prices both inside and outside the range. */
function acrossTheEdge({ capacity, styleOf }: SiteIndex, mixed: Bits, range: Bits): Bits {
  const [inside, outside] = [emptyBits(capacity), emptyBits(capacity)]
  forEachBit(mixed, (document) => addBit(hasBit(range, document) ? inside : outside, styleOf[document] as number))
  const across = emptyBits(capacity)
  forEachBit(mixed, (document) => {
    const style = styleOf[document] as number
    if (hasBit(inside, style) && hasBit(outside, style)) addBit(across, document)
  })
  return across
}

/** For each value, a style's price is the lowest of its documents with that value. [decision 78] */
export function countStylesInRange(index: SiteIndex, column: Column, bits: Bits, range: Bits): Uint32Array {
  const { priceCents, styleOf } = index
  const across = acrossTheEdge(index, byKind(index, bits).mixed, range)
  const inRange = bits.slice()
  intersectInto(inRange, range)
  subtractInto(inRange, across)
  const counts = countStyles(column, listed(index, inRange))
  const { starts, ends, codes } = column
  // By value: the last style seen and its cheapest document.
  const lastStyle = new Int32Array(counts.length).fill(-1)
  const cheapest = new Int32Array(counts.length)
  const settle = (code: number) => {
    if (lastStyle[code] !== -1 && hasBit(range, cheapest[code] as number)) counts[code] = (counts[code] as number) + 1
  }
  forEachBit(across, (document) => {
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
