import { isCartLost } from '#app/features/cart/cart.server.ts'
import { fetchPrivate, type GraphqlFailure } from '#app/graphql/client.server.ts'
import { cartCookies, findCartId, guestSecretFor } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { RestoreCartDocument } from './order.generated.ts'

interface RestoredCart {
  readonly notice:
    | 'cart-restored'
    | 'cart-restored-partly'
    | 'cart-ordered'
    | 'cart-link-expired'
    | 'cart-not-restored'
    | `limited-${number}`
  readonly setCookies: readonly string[]
}

function sendRestore(ctx: RequestContext, token: string, cartId: string | undefined, guestSecret: string) {
  const input = { token, ...(cartId ? { cart_id: cartId } : {}) }
  return fetchPrivate(ctx, RestoreCartDocument, { input }, { guestSecret })
}

function refusalOf({ response }: RequestContext, { code }: GraphqlFailure): RestoredCart['notice'] {
  if (code === 'CART_ORDERED') return 'cart-ordered'
  if (code === 'CART_LINK_EXPIRED') return 'cart-link-expired'
  return code === 'RATE_LIMITED' && response.waitSeconds !== undefined
    ? `limited-${response.waitSeconds}`
    : 'cart-not-restored'
}

export async function restoreOrderedCart(ctx: RequestContext, token: string): Promise<RestoredCart> {
  const guestSecret = guestSecretFor(ctx)
  const current = findCartId(ctx)
  const first = await sendRestore(ctx, token, current, guestSecret)
  const answer =
    current && !first.ok && isCartLost(first.failure) ? await sendRestore(ctx, token, undefined, guestSecret) : first
  if (!answer.ok) return { notice: refusalOf(ctx, answer.failure), setCookies: [] }
  const restored = answer.data.restoreCart
  if (!restored) return { notice: 'cart-not-restored', setCookies: [] }
  const notice = restored.user_errors.length > 0 ? 'cart-restored-partly' : 'cart-restored'
  return { notice, setCookies: cartCookies(ctx, restored.cart.id, guestSecret) }
}
