import type { Context } from '#src/platform/context'
import type { MutationCountSearchesArgs } from '#src/platform/contract/contract.generated'
import { searchFor } from '../search.ts'
import { countedTerm, countSearch } from '../terms/search-counts.ts'

const MAX_SEARCHES = 200
const MAX_COUNT = 100_000

/** Counts searches that the storefront served from its cache. */
export async function countSearches(ctx: Context, { searches }: MutationCountSearchesArgs): Promise<boolean> {
  const { websiteId } = ctx.brand
  for (const { search, count, visitors } of searches.slice(0, MAX_SEARCHES)) {
    const term = countedTerm(search)
    if (term === undefined || count < 1) continue
    const times = Math.min(count, MAX_COUNT)
    const { result, redirectUrl } = await searchFor(
      ctx,
      { websiteId, filters: [], sort: 'fh_default', offset: 0, limit: 0 },
      search.slice(0, 200),
    )
    countSearch(ctx.db, {
      websiteId,
      term,
      searches: times,
      visitors: Math.max(0, Math.min(visitors, times)),
      withoutResults: result.totalCount === 0 && !redirectUrl ? times : 0,
    })
  }
  return true
}
