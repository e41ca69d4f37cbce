import { loadMe } from '#app/features/account/me.server.ts'
import { CartCountDocument } from '#app/features/cart/cart.generated.ts'
import { isCartLost } from '#app/features/cart/cart.server.ts'
import { loadSaved } from '#app/features/wishlist/change-list.server.ts'
import { toSavedList, toSavedSkus } from '#app/features/wishlist/saved-list.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { cartCookies, findCartId, guestSecretFor } from '#app/session/guest-cart.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/me.ts'

/** Pieces in this browser's cart; undefined when it has none, or one that is ordered or gone. */
async function countCart(ctx: RequestContext): Promise<number | undefined> {
  const cartId = findCartId(ctx)
  if (!cartId) return undefined
  const result = await fetchPrivate(ctx, CartCountDocument, { cartId })
  if (result.ok) return result.data.cart?.total_quantity
  return isCartLost(result.failure) ? undefined : 0
}

/** GET /api/me: the personal pieces of shared pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const { token } = ctx.session
  const [count, own, guestSaved] = await Promise.all([countCart(ctx), token ? loadMe(ctx) : undefined, token ? undefined : loadSaved(ctx)])
  const saved = own?.list ? toSavedList(own.list) : guestSaved
  // Filled on another device, it is the cart of this one from now on.
  if (count === undefined && own?.cart) ctx.response.addCookies(...cartCookies(ctx, own.cart.id, guestSecretFor(ctx)))
  return Response.json({
    cartCount: count ?? own?.cart?.total_quantity ?? 0,
    ...(own?.me ? { me: own.me } : {}),
    ...(saved ? { saved: toSavedSkus(saved) } : {}),
  })
}
