import { loadSuggestions } from '#app/features/search/load-suggestions.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/suggestions.ts'

const MAX_WORDS = 120

/** GET /api/suggestions?q=: what the search bar suggests; the same for everyone. [R1.28, J03] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const words = (url.searchParams.get('q') ?? '').normalize('NFC').trim().slice(0, MAX_WORDS)
  const none = { categories: [], keywords: [], products: [] }
  if (!words) return Response.json(none)
  const suggestions = await loadSuggestions(requestContextOf(context), words)
  if (!suggestions) return Response.json(none, { status: 503 })
  return Response.json(suggestions)
}
