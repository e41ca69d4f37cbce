import { CartDocument } from '#app/features/cart/cart.generated.ts'
import { hasNoInventory, isCartLost } from '#app/features/cart/cart.server.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf } from '#app/graphql/result.ts'
import { deliveryPostcode } from '#app/session/delivery-postcode.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { storeFrom } from '#app/session/store-from.ts'
import { type CheckoutCart, toCheckoutCart } from './checkout-model.ts'

export type LoadedCart =
  | { readonly kind: 'cart'; readonly cart: CheckoutCart }
  | { readonly kind: 'none' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly message: string }

export async function loadCheckoutCart(ctx: RequestContext): Promise<LoadedCart> {
  const cartId = findCartId(ctx)
  if (!cartId) return { kind: 'none' }
  const answer = await fetchPrivate(ctx, CartDocument, { cartId, ...deliveryPostcode(ctx), ...storeFrom(ctx) })
  // Another guest's readable cart must not reveal its owner.
  if (!answer.ok && isCartLost(answer.failure)) return { kind: 'lost' }
  const cart = answer.data?.cart
  if (cart)
    return withoutNulls(cart.items).length === 0
      ? { kind: 'none' }
      : { kind: 'cart', cart: toCheckoutCart(cart, answer.data?.liveInventoryCheck, hasNoInventory(answer)) }
  return { kind: 'failed', message: answer.ok ? '' : messageOf(answer.failure, cartMessages.cart) }
}
