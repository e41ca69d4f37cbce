import { loadStoresNow } from '#app/features/store-finder/stores-now.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/stores-now.ts'

/** For pages from the cache. [R3.37] */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await loadStoresNow(requestContextOf(context)))
}
