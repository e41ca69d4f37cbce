import { redirect } from 'react-router'
import { isCartLost } from '#app/features/cart/cart.server.ts'
import { againCode } from '#app/features/flash/added-text.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { cartCookies, findCartId, guestSecretFor } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { OrderAnswer } from '../detail/order-answer.ts'
import type { FoundOrder } from '../detail/order-view.ts'
import { type ReorderedFragment, ReorderGuestItemsDocument, ReorderItemsDocument } from './reorder.generated.ts'

const refused = (text: string): OrderAnswer => ({ intent: 'reorder', tone: 'negative', text })

/** @throws a redirect to the cart, which names what could not be added */
function showCart(ctx: RequestContext, reordered: ReorderedFragment | null | undefined, guestSecret: string) {
  if (!reordered) return refused('We couldn’t add these to your bag. Please try again.')
  const { added_quantity: added, ordered_quantity: ordered } = reordered
  const reasons = withoutNulls(reordered.userInputErrors).map(({ message }) => message)
  if (added === 0) return refused(reasons.join(' ') || 'Nothing in this order can be bought again.')
  const setCookies = [
    ...cartCookies(ctx, reordered.cart.id, guestSecret),
    ...flashCookies(ctx, againCode(added, ordered, reasons)),
  ]
  throw redirect('/cart', { status: 303, headers: cookieHeaders(...setCookies) })
}

export async function reorder(ctx: RequestContext, { order }: FoundOrder): Promise<OrderAnswer> {
  const answer = await fetchPrivate(ctx, ReorderItemsDocument, { number: order.number })
  return showCart(ctx, answer.data?.reorderItems, guestSecretFor(ctx))
}

/** Into a new bag if the browser's is gone. */
export async function reorderAsGuest(ctx: RequestContext, { token }: FoundOrder): Promise<OrderAnswer> {
  const guestSecret = guestSecretFor(ctx)
  const send = (cartId: string | undefined) =>
    fetchPrivate(ctx, ReorderGuestItemsDocument, { input: { token, cart_id: cartId ?? null } }, { guestSecret })
  const current = ctx.guestSecret === undefined ? undefined : findCartId(ctx)
  const first = await send(current)
  const answer = current && !first.ok && isCartLost(first.failure) ? await send(undefined) : first
  return showCart(ctx, answer.data?.reorderGuestItems, guestSecret)
}
