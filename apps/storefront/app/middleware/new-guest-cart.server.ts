import { createHash } from 'node:crypto'
import { caches } from '#app/graphql/caches.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { guestSecretFor } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { CreateEmptyCartDocument } from './session.generated.ts'

interface MadeCart {
  readonly cartId: string
  readonly guestSecret: string
}

const SHARED_MS = 60_000
const carts = caches.recent<string, Promise<MadeCart | undefined>>({
  name: 'replaced guest carts',
  purgedBy: '1 min',
  max: { entries: 10_000 },
  lifetimeMs: SHARED_MS,
})

async function makeCart(ctx: RequestContext): Promise<MadeCart | undefined> {
  const guestSecret = guestSecretFor({ ...ctx, guestSecret: undefined })
  const answer = await fetchPrivate(ctx, CreateEmptyCartDocument, {}, { guestSecret })
  const cartId = answer.ok ? answer.data.createEmptyCart : undefined
  return cartId ? { cartId, guestSecret } : undefined
}

/**
 * Replaces the cart of a guest who lost the session; concurrent requests share it.
 * @returns undefined when the server cannot be reached
 */
export async function makeCartInPlaceOf(ctx: RequestContext, cartId: string): Promise<MadeCart | undefined> {
  if (!ctx.guestSecret) return makeCart(ctx)
  const key = createHash('sha256').update(`${ctx.brand.id} ${cartId} ${ctx.guestSecret}`).digest('base64')
  const making = carts.get(key) ?? makeCart(ctx)
  carts.set(key, making)
  const made = await making
  if (!made) carts.delete(key)
  return made
}
