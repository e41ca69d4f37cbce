import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type StoresNow, toStoreNow } from './store-view.ts'
import { StoresNowDocument } from './stores.generated.ts'

/** By store code; empty on failure. */
export async function loadStoresNow(ctx: RequestContext): Promise<StoresNow> {
  const answer = await fetchPrivate(ctx, StoresNowDocument, {})
  if (!answer.ok) return {}
  const now = new Date()
  return Object.fromEntries(answer.data.stores.map((store) => [store.store_code, toStoreNow(store, now)]))
}
