import { type Bits, countBits, forEachBit } from './index/bits.ts'
import type { Sort } from './sorts.ts'

const RANKS = 2 ** 22
const HIGHEST_SCORE = 2 ** 26
const SCORE_STEPS = 2 ** 14

/** Hoare's selection; keys must be distinct. */
function moveSmallestToFront(keys: Float64Array, count: number): void {
  for (let left = 0, right = keys.length - 1; left < right; ) {
    const pivot = keys[(left + right) >>> 1] as number
    let low = left
    let high = right
    while (low <= high) {
      while ((keys[low] as number) < pivot) low += 1
      while ((keys[high] as number) > pivot) high -= 1
      if (low > high) break
      const key = keys[low] as number
      keys[low] = keys[high] as number
      keys[high] = key
      low += 1
      high -= 1
    }
    if (count - 1 <= high) right = high
    else if (count - 1 >= low) left = low
    else return
  }
}

/**
 * At least the first `enough` documents, best first. Packing score and rank into one exact number avoids a slow
 * comparator.
 */
export function byScore(
  { order, rankOf }: Sort,
  scores: Float32Array | undefined,
  bits: Bits,
  enough: number,
): Uint32Array {
  const keys = new Float64Array(countBits(bits))
  let at = 0
  forEachBit(bits, (document) => {
    const score = Math.round((scores?.[document] ?? 0) * SCORE_STEPS)
    keys[at] = (HIGHEST_SCORE - score) * RANKS + (rankOf[document] as number)
    at += 1
  })
  const count = Math.min(enough, keys.length)
  if (count < keys.length) moveSmallestToFront(keys, count)
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => order[key % RANKS] as number)
}
