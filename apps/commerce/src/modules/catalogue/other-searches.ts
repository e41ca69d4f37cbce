import type { Context } from '#src/platform/context'
import type { SearchSuggestion } from '#src/platform/contract/contract.generated'

export async function otherSearches(ctx: Context, search: string | undefined): Promise<SearchSuggestion[]> {
  if (!search) return []
  const { keywords } = await ctx.ports.listing.suggest(ctx.brand.websiteId, search)
  return keywords
    .filter((keyword) => keyword.search !== search)
    .map((keyword) => ({ search: keyword.search, result_count: keyword.resultCount }))
}
