import { fetchPrivate } from '#app/graphql/client.server.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/api.me.ts'

const BAG_COUNT = 'query BagCount($cartId: String!) { cart(cart_id: $cartId) { total_quantity } }'

/** GET /api/me: the personal pieces of shared pages. An unknown or closed cart counts as an empty bag. @source architecture §3 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const cartId = findCartId(visit)
  if (!cartId) return Response.json({ bagCount: 0 })
  const result = await fetchPrivate<{ cart: { total_quantity: number } | null }>(visit, BAG_COUNT, { cartId })
  return Response.json({ bagCount: result.ok ? (result.data.cart?.total_quantity ?? 0) : 0 })
}
