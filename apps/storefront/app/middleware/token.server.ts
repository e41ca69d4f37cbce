import { createHash } from 'node:crypto'
import { caches } from '#app/graphql/caches.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { RefreshCustomerTokenDocument } from './session.generated.ts'

/** `kept`: the server failed, so the old token stays in use. */
export type Refreshed =
  | { readonly kind: 'new'; readonly token: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused' }

/** How long the old token works beside the new one. */
const SHARED_MS = 60_000
const refreshes = caches.recent<string, Promise<Refreshed>>({
  name: 'renewed tokens',
  purgedBy: '1 min',
  max: { entries: 10_000 },
  lifetimeMs: SHARED_MS,
})

async function fetchToken(ctx: RequestContext): Promise<Refreshed> {
  const answer = await fetchPrivate(ctx, RefreshCustomerTokenDocument, {})
  if (answer.ok) {
    const token = answer.data.refreshCustomerToken?.token
    return token ? { kind: 'new', token } : { kind: 'refused' }
  }
  const { kind, status = 0, code, category } = answer.failure
  const isRefusal =
    code !== 'RATE_LIMITED' &&
    status < 500 &&
    (status === 401 || status === 403 || (kind === 'user' && category !== 'internal'))
  return { kind: isRefusal ? 'refused' : 'kept' }
}

/**
 * Concurrent tabs share one refresh. Only a refusal ends the session, not a server fault. [R4.20, R4.28, R7.35,
 * decision 12]
 */
export async function refreshToken(ctx: RequestContext, token: string): Promise<Refreshed> {
  const key = createHash('sha256').update(`${ctx.brand.id} ${token}`).digest('base64')
  const shared = refreshes.get(key)
  if (shared) return shared
  const pending = fetchToken(ctx)
  refreshes.set(key, pending)
  const refreshed = await pending
  if (refreshed.kind === 'kept') refreshes.delete(key)
  return refreshed
}
