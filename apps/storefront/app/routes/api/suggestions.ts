import { searchTextOf } from '@welt/rules/listing-address'
import { loadSuggestions } from '#app/features/search/load-suggestions.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/suggestions.ts'

/** Cached for all customers. [R1.28, J03] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const terms = searchTextOf(url.searchParams.get('q'))
  const none = { categories: [], keywords: [], products: [] }
  if (!terms) return Response.json(none)
  const suggestions = await loadSuggestions(requestContextOf(context), terms)
  if (!suggestions) return Response.json(none, { status: 503 })
  return Response.json(suggestions)
}
