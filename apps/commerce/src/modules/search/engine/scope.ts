import { encodeUid } from '@welt/kit/ids'
import type { ProductDocument } from '#modules/catalogue'
import type { SortCode } from '../ports.ts'
import { type CountedListing, countFacets, countStylesOf } from './facets/facet-counts.ts'
import { CATEGORY_FACET } from './facets/facet-definitions.ts'
import type { ResolvedFilters, Scope } from './facets/filters.ts'
import { listed } from './facets/marks.ts'
import { atLowestPrice } from './facets/style-prices.ts'
import { type Bits, emptyBits } from './index/bits.ts'
import { countStyles, documentsWithAny, type Listed } from './index/column.ts'
import type { ScopeFacts, SiteIndex } from './index/site-index.ts'
import { recommendedKey } from './recommended.ts'
import { compareIn, reorder, type Sort } from './sorts.ts'

export const EVERYTHING: ResolvedFilters = {
  scope: { categoryId: undefined, isNothing: false },
  active: new Map(),
  applied: [],
}

function bitsOf(index: SiteIndex, { categoryId, isNothing }: Scope): Bits {
  const categories = index.columns.get(CATEGORY_FACET.code)
  if (isNothing || !categories) return emptyBits(index.capacity)
  return categoryId === undefined ? index.alive : documentsWithAny(categories, [encodeUid(categoryId)])
}

export function countsOver(listing: Listed): CountedListing['baseCounts'] {
  const known = new Map<string, Uint32Array>()
  return (code, column) => {
    const counts = known.get(code) ?? countStyles(column, listing)
    known.set(code, counts)
    return counts
  }
}

export function scopeFacts(index: SiteIndex, scope: Scope): ScopeFacts {
  const known = scope.isNothing ? undefined : index.scopes.get(scope.categoryId)
  if (known) return known
  const bits = bitsOf(index, scope)
  const result = listed(index, bits)
  const counts = new Map([...index.columns].map(([code, column]) => [code, countStyles(column, result)]))
  const baseCounts = (code: string) => counts.get(code) as Uint32Array
  const lowest = listed(index, atLowestPrice(index, bits))
  const filters = { ...EVERYTHING, scope }
  const facets = countFacets({ index, base: bits, unpriced: result, lowest, changed: undefined, filters, baseCounts })
  const facts = { bits, lowest: lowest.bits, totalCount: countStylesOf(result), counts, facets, firsts: new Map() }
  if (!scope.isNothing) index.scopes.set(scope.categoryId, facts)
  return facts
}

export function sortOf(index: SiteIndex, code: SortCode, { categoryId }: Scope): Sort {
  const sort = index.sorts[code]
  const pinned = categoryId === undefined || code !== 'fh_default' ? undefined : index.pinned.get(categoryId)
  if (categoryId === undefined || !pinned?.size) return sort
  const known = index.pinnedSorts.get(categoryId)
  if (known) return known
  const keys = sort.keys.slice()
  for (const number of pinned)
    keys[number] = recommendedKey(index.documents[number] as ProductDocument, index.ordering, categoryId)
  const own = reorder({ ...sort, keys }, pinned, () => true, compareIn(keys, index.productIds))
  index.pinnedSorts.set(categoryId, own)
  return own
}
