import { addBit, type Bits, countBits, emptyBits, hasBit } from '../index/bits.ts'
import type { Listed } from '../index/column.ts'
import type { Marks, SiteIndex } from '../index/site-index.ts'
import { PRICE_FACET } from './facet-definitions.ts'
import { bandOf } from './price-bands.ts'

function markMixed({ size, alive, styleOf, priceCents }: SiteIndex, mixed: Bits): void {
  let first = 0
  for (let document = 0; document < size; document += 1) {
    if (document + 1 < size && styleOf[document] === styleOf[document + 1]) continue
    const live: number[] = []
    for (let at = first; at <= document; at += 1) if (hasBit(alive, at)) live.push(at)
    if (live.some((at) => priceCents[at] !== priceCents[live[0] as number])) for (const at of live) addBit(mixed, at)
    first = document + 1
  }
}

export function marksOf(index: SiteIndex): Marks {
  if (index.marks) return index.marks
  const ends = emptyBits(index.size)
  const bands = PRICE_FACET.bandStartsCents.map(() => emptyBits(index.size))
  for (let document = 0; document < index.size; document += 1) {
    if (document + 1 === index.size || index.styleOf[document] !== index.styleOf[document + 1]) addBit(ends, document)
    addBit(bands[bandOf(index.priceCents[document] as number)] as Bits, document)
  }
  const mixed = emptyBits(index.size)
  markMixed(index, mixed)
  index.marks = { ends, bands, mixed }
  return index.marks
}

export function listed(index: SiteIndex, bits: Bits): Listed {
  return { bits, size: countBits(bits), ends: marksOf(index).ends, styleOf: index.styleOf }
}
