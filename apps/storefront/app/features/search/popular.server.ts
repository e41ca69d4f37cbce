import { query } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { searchWays, type Way } from './nothing-found.tsx'
import { PopularSearchesDocument } from './search.generated.ts'

/** What shoppers of the site search for most; nothing when that is not known. Cacheable, tag `search`. */
export async function loadPopularSearches(visit: Visit): Promise<readonly Way[]> {
  const answer = await query(visit, PopularSearchesDocument, {}, { tags: ['store', 'search'] })
  return answer.ok ? searchWays(answer.data.popularSearches.map((popular) => ({ ...popular, result_count: null }))) : []
}
