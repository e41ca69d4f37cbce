import { loadSuggestions } from '#app/features/search/load-suggestions.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/suggestions.ts'

const MAX_QUERY_LENGTH = 120

/** Cached for all customers. [R1.28, J03] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const terms = (url.searchParams.get('q') ?? '').normalize('NFC').trim().slice(0, MAX_QUERY_LENGTH)
  const none = { categories: [], keywords: [], products: [] }
  if (!terms) return Response.json(none)
  const suggestions = await loadSuggestions(requestContextOf(context), terms)
  if (!suggestions) return Response.json(none, { status: 503 })
  return Response.json(suggestions)
}
