import { MAX_PLACE_LENGTH } from '#app/features/store-finder/finder-address.ts'
import { locate } from '#app/features/store-finder/place/locate.server.ts'
import { toPlaceChoice } from '#app/features/store-finder/place/places.ts'
import { StorePlacesDocument } from '#app/features/store-finder/stores.generated.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/store-places.ts'

const LEAST_TYPED = 2

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_PLACE_LENGTH)
  if (search.length < LEAST_TYPED) return Response.json({ places: [] })
  const ctx = requestContextOf(context)
  const answer = await fetchPrivate(ctx, StorePlacesDocument, { search })
  const places = answer.ok ? answer.data.storePlaces : []
  return Response.json({ places: places.map(toPlaceChoice) })
}

/** Names the place of a position, which is in no address and no log. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request)
  const label = await locate(requestContextOf(context), Number(form.get('latitude')), Number(form.get('longitude')))
  return Response.json({ label }, { status: label ? 200 : 422 })
}
