import { AddressSuggestionsDocument } from '#app/features/address/localities.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/localities.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 60)
  const country = url.searchParams.get('country') === 'NZ' ? 'NZ' : 'AU'
  if (search.length < 3) return Response.json({ localities: [] })
  const answer = await fetchPrivate(requestContextOf(context), AddressSuggestionsDocument, { search, country })
  return Response.json({ localities: answer.ok ? answer.data.addressSuggestions : [] })
}
