import { isCartFailure, requireCart } from '#app/features/cart/cart.server.ts'
import { type CartView, toCartView } from '#app/features/cart/cart-model.ts'
import { changeCart } from '#app/features/cart/change-cart.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie } from '#app/session/cookies.ts'
import { cartCookies, guestSecretFor } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { wishlistMessages } from './messages.ts'
import { failureOf, type Problem, problemOf } from './problem.ts'
import {
  AddWishlistItemsToCartDocument,
  AddWishlistItemsToCartGuestDocument,
  type AddWishlistItemsToCartGuestMutation,
  type AddWishlistItemsToCartMutation,
} from './wishlist.generated.ts'

export interface AddedItems {
  readonly problem?: Problem
  /** The cart afterwards, including the added items. */
  readonly cartView?: CartView
  readonly addedCount: number
  readonly setCookies: readonly string[]
}

type Moved =
  | AddWishlistItemsToCartMutation['addWishlistItemsToCart']
  | AddWishlistItemsToCartGuestMutation['addWishlistItemsToCartGuest']

interface Place {
  readonly isGuest: boolean
  readonly wanted: number
  readonly guestSecret: string
}

const failed = (problem: Problem): AddedItems => ({ problem, addedCount: 0, setCookies: [] })
const FAILED = wishlistMessages.addWishlistItemsToCart

function toAdded(ctx: RequestContext, moved: Moved | undefined, { isGuest, wanted, guestSecret }: Place): AddedItems {
  const errors = withoutNulls(moved?.add_wishlist_items_to_cart_user_errors)
  const [error] = errors
  if (!moved?.cart) return failed(problemOf(error?.message ?? FAILED, isGuest))
  return {
    ...(error ? { problem: problemOf(error.message, isGuest) } : {}),
    cartView: toCartView(moved.cart),
    addedCount: wanted - errors.length,
    setCookies: cartCookies(ctx, moved.cart.id, guestSecret),
  }
}

/** Creates the cart if there is none. [R7.53, R7.59, R4.51-R4.55, R5.27, R8.16, R8.48] */
export async function addItemsToCart(ctx: RequestContext, ids: readonly string[]): Promise<AddedItems> {
  const wanted = ids.length
  if (ctx.session.token) {
    const guestSecret = guestSecretFor(ctx)
    const answer = await fetchPrivate(ctx, AddWishlistItemsToCartDocument, { ids })
    if (!answer.ok) return failed(failureOf(answer.failure, 'addWishlistItemsToCart', false))
    return toAdded(ctx, answer.data.addWishlistItemsToCart, { isGuest: false, wanted, guestSecret })
  }
  const session = findCookie(ctx, 'guest_wishlist')
  const access = session ? await requireCart(ctx) : undefined
  if (!session || !access) return failed(problemOf(FAILED, true))
  if (isCartFailure(access)) return failed(failureOf(access, 'addWishlistItemsToCart', true))
  const { cartId: cart, guestSecret } = access
  const answer = await changeCart(
    ctx,
    cart,
    AddWishlistItemsToCartGuestDocument,
    { session, ids, cart },
    { guestSecret },
  )
  if (!answer.ok) return failed(failureOf(answer.failure, 'addWishlistItemsToCart', true))
  return toAdded(ctx, answer.data.addWishlistItemsToCartGuest, { isGuest: true, wanted, guestSecret })
}
