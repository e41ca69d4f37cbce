import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { LocateDocument } from '../stores.generated.ts'

/** Name of the nearest known place. */
export async function locate(ctx: RequestContext, latitude: number, longitude: number): Promise<string | undefined> {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined
  const answer = await fetchPrivate(ctx, LocateDocument, { latitude, longitude })
  return (answer.ok && answer.data.inventoryLookup?.location?.label) || undefined
}
