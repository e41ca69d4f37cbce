import { type Bits, countBits, forEachBit } from './index/bits.ts'
import type { Sort } from './sorts.ts'

/** Ranks are below this: a key is a score and a rank in one number, exactly. */
const RANKS = 2 ** 22
const HIGHEST_SCORE = 2 ** 26
const SCORE_STEPS = 2 ** 14

/** Moves the smallest `count` keys to the front, in no order (Hoare's selection). Keys are different from each other. */
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
 * The documents of a set by how well they fit the words, then in the given order; at least the first `enough` of them.
 * Numbers sort many times faster than by a comparison: the score, turned round, before the rank, which settles ties.
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
