import type { FacetModel, ListingQuery } from '../ports.ts'
import { addBit, type Bits, emptyBits, hasBit, membersOf } from './index/bits.ts'
import type { Listed } from './index/column.ts'
import type { ScopeFacts, SiteIndex } from './index/site-index.ts'
import type { Sort } from './sorts.ts'

/** Share of all documents below which sorting beats walking all. */
const FEW = 1 / 8

export function inOrder(
  { order, rankOf }: Sort,
  size: number,
  listing: Listed,
): { order: Uint32Array; isListed: boolean } {
  if (listing.size > size * FEW) return { order, isListed: false }
  const ranks = membersOf(listing.bits)
    .map((document) => rankOf[document] as number)
    .sort()
  return { order: ranks.map((rank) => order[rank] as number), isListed: true }
}

interface Walk {
  readonly order: Uint32Array
  /** Undefined when all of `order` is listed. */
  readonly bits: Bits | undefined
  readonly featured: Bits | undefined
  readonly offset: number
  readonly limit: number
}

function firstOfEachStyle(index: SiteIndex, { order, bits, featured, offset, limit }: Walk): number[] {
  const seen = emptyBits(index.capacity)
  const page: number[] = []
  let passed = 0
  for (const wantsFeatured of featured ? [true, false] : [false]) {
    for (let i = 0; i < order.length && page.length < limit; i += 1) {
      const document = order[i] as number
      if (bits && !hasBit(bits, document)) continue
      if (featured && hasBit(featured, document) !== wantsFeatured) continue
      const style = index.styleOf[document] as number
      if (hasBit(seen, style)) continue
      addBit(seen, style)
      passed += 1
      if (passed > offset) page.push(document)
    }
  }
  return page
}

type Ordered = Pick<Walk, 'order' | 'bits'>

/** One walk, cached until the index changes, serves all pages. */
export function pageOfScope(
  index: SiteIndex,
  { firsts }: ScopeFacts,
  { order, bits }: Ordered,
  query: ListingQuery,
): Uint32Array {
  const { sort, offset, limit } = query
  const known = firsts.get(sort)
  if (known) return known.subarray(offset, offset + limit)
  const everything = { order, bits, featured: undefined, offset: 0, limit: Number.POSITIVE_INFINITY }
  const first = Uint32Array.from(firstOfEachStyle(index, everything))
  firsts.set(sort, first)
  return first.subarray(offset, offset + limit)
}

export interface Found {
  readonly totalCount: number
  readonly facets: readonly FacetModel[]
  /** At least the first `enough` documents. */
  readonly inOrder: (enough: number) => Uint32Array
  readonly bits: Bits | undefined
}

/** Documents sorted per style before falling back to all. */
const COLOURS_LOOKED_AT = 4

export function pageOf(
  index: SiteIndex,
  { totalCount, inOrder, bits }: Found,
  query: Pick<Walk, 'featured' | 'offset' | 'limit'>,
): number[] {
  const { featured, offset, limit } = query
  const walk = (enough: number) => firstOfEachStyle(index, { ...query, order: inOrder(enough), bits })
  const page = walk(featured ? Number.POSITIVE_INFINITY : COLOURS_LOOKED_AT * (offset + limit))
  const isFull = page.length >= Math.min(limit, Math.max(0, totalCount - offset))
  return isFull ? page : walk(Number.POSITIVE_INFINITY)
}
