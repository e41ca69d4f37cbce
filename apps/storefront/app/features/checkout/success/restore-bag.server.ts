import { isCartLost } from '#app/features/bag/bag.server.ts'
import { fetchPrivate, type GraphqlFailure } from '#app/graphql/client.server.ts'
import { findCartId, guestSecretFor, keepCart } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { RestoreCartDocument } from './order.generated.ts'

/** What the bag says after a link of a mail was followed, and the cookies that hold it. */
interface RestoredBag {
  readonly notice: 'bag-restored' | 'bag-restored-partly' | 'bag-ordered' | 'bag-link-over' | 'bag-not-restored' | `limited-${number}`
  readonly setCookies: readonly string[]
}

function ask(ctx: RequestContext, token: string, cartId: string | undefined, guestSecret: string) {
  const input = { token, ...(cartId ? { cart_id: cartId } : {}) }
  return fetchPrivate(ctx, RestoreCartDocument, { input }, { guestSecret })
}

/** Why the bag was not filled; how long to wait is noted of every change that the shop refused. */
function refusalOf({ response }: RequestContext, { code }: GraphqlFailure): RestoredBag['notice'] {
  if (code === 'BAG_ORDERED') return 'bag-ordered'
  if (code === 'BAG_LINK_OVER') return 'bag-link-over'
  return code === 'RATE_LIMITED' && response.waitSeconds !== undefined ? `limited-${response.waitSeconds}` : 'bag-not-restored'
}

/** Puts the goods of an order that was not paid into this browser's bag, whatever cookies it still has. */
export async function restoreBag(ctx: RequestContext, token: string): Promise<RestoredBag> {
  const guestSecret = guestSecretFor(ctx)
  const held = findCartId(ctx)
  const first = await ask(ctx, token, held, guestSecret)
  const answer = held && !first.ok && isCartLost(first.failure) ? await ask(ctx, token, undefined, guestSecret) : first
  if (!answer.ok) return { notice: refusalOf(ctx, answer.failure), setCookies: [] }
  const restored = answer.data.restoreCart
  if (!restored) return { notice: 'bag-not-restored', setCookies: [] }
  const notice = restored.user_errors.length > 0 ? 'bag-restored-partly' : 'bag-restored'
  return { notice, setCookies: keepCart(ctx, restored.cart.id, guestSecret) }
}
