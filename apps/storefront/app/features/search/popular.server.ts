import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type SuggestedLink, searchLinks } from './nothing-found.tsx'
import { PopularSearchesDocument } from './search.generated.ts'

/** Empty on failure. Cacheable, tag `search`. */
export async function loadPopularSearches(ctx: RequestContext): Promise<readonly SuggestedLink[]> {
  const answer = await query(ctx, PopularSearchesDocument, {}, { tags: ['store', 'search'] })
  return answer.ok
    ? searchLinks(answer.data.popularSearches.map((popular) => ({ ...popular, result_count: null })))
    : []
}
