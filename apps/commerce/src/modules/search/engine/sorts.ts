import type { ProductDocument } from '#modules/catalogue'
import type { SortCode } from '../ports.ts'
import { type Ordering, recommendedKey } from './recommended.ts'

/** Smaller keys first; ties by product id. */
export interface Sort {
  readonly keys: Float64Array
  readonly order: Uint32Array
  readonly rankOf: Uint32Array
}

type KeyOf = (document: ProductDocument, ordering: Ordering) => number

/** Finer than mean ratings can differ. */
const RATING_STEPS = 1e6
const MAX_REVIEWS = 1e7

/** [R3.61, R7.128, R9.64] */
export const KEYS: Readonly<Record<SortCode, KeyOf>> = {
  fh_default: (document, ordering) => recommendedKey(document, ordering),
  newest: (document) => -document.newFrom.getTime(),
  price_asc: (document) => document.finalCents,
  price_desc: (document) => -document.finalCents,
  biggest_saving: (document) => document.finalCents - document.regularCents,
  best_rated: ({ rating = 0, reviewCount }) =>
    -(Math.round(rating * RATING_STEPS) * MAX_REVIEWS + Math.min(reviewCount, MAX_REVIEWS - 1)),
}

export const SORT_CODES = Object.keys(KEYS) as SortCode[]

type Compare = (a: number, b: number) => number

export function compareIn(keys: Float64Array, productIds: Int32Array): Compare {
  return (a, b) => (keys[a] as number) - (keys[b] as number) || (productIds[a] as number) - (productIds[b] as number)
}

function merged(a: Uint32Array, b: Uint32Array, compare: Compare): Uint32Array {
  const all = new Uint32Array(a.length + b.length)
  let i = 0
  let j = 0
  for (let at = 0; at < all.length; at += 1) {
    const isFromA = j >= b.length || (i < a.length && compare(a[i] as number, b[j] as number) <= 0)
    all[at] = (isFromA ? a[i++] : b[j++]) as number
  }
  return all
}

/** Larger batches would delay requests. */
const SORTED_AT_ONCE = 2048

export async function sortInPieces(
  documents: Uint32Array,
  compare: Compare,
  pause: () => Promise<unknown>,
): Promise<Uint32Array> {
  let pieces: Uint32Array[] = []
  for (let from = 0; from < documents.length; from += SORTED_AT_ONCE) {
    pieces.push(documents.slice(from, from + SORTED_AT_ONCE).sort(compare))
    await pause()
  }
  while (pieces.length > 1) {
    const next: Uint32Array[] = []
    for (let i = 0; i < pieces.length; i += 2) {
      const [a, b] = [pieces[i] as Uint32Array, pieces[i + 1]]
      next.push(b ? merged(a, b, compare) : a)
      await pause()
    }
    pieces = next
  }
  return pieces[0] ?? documents
}

export function ranksIn(order: Uint32Array, capacity: number): Uint32Array {
  const rankOf = new Uint32Array(capacity)
  for (let rank = 0; rank < order.length; rank += 1) rankOf[order[rank] as number] = rank
  return rankOf
}

export function reorder(
  sort: Sort,
  moved: ReadonlySet<number>,
  exists: (document: number) => boolean,
  compare: Compare,
): Sort {
  const stay = sort.order.filter((document) => !moved.has(document))
  const added = Uint32Array.from([...moved].filter(exists)).sort(compare)
  const order = merged(stay, added, compare)
  return { keys: sort.keys, order, rankOf: ranksIn(order, sort.keys.length) }
}
