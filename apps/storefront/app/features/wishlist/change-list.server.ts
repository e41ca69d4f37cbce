import { normalizeSku } from '@welt/kit/text/skus'
import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { wishlistMessages } from './messages.ts'
import { failureOf, type Problem, problemOf } from './problem.ts'
import { type SavedList, toSavedList } from './saved-list.ts'
import {
  GuestSavedSkusDocument,
  RemoveProductFromGuestWishlistDocument,
  RemoveProductsFromWishlistDocument,
  SavedSkusDocument,
  ShareGuestWishlistDocument,
  ShareWishlistDocument,
  StopSharingGuestWishlistDocument,
  StopSharingWishlistDocument,
  UpdateProductsInWishlistDocument,
  UpdateProductsInWishlistGuestDocument,
} from './wishlist.generated.ts'

export interface ListChange {
  readonly problem?: Problem
  /** Items on the whole list. */
  readonly count?: number
}

type Call = Parameters<typeof failureOf>[1]

/** A rejected item counts as a failure with its message. */
function toChange<Data>(
  answer: GraphqlResult<Data>,
  call: Call,
  isGuest: boolean,
  read: (data: Data) => Changed | null | undefined,
): ListChange {
  if (!answer.ok) return { problem: failureOf(answer.failure, call, isGuest) }
  const changed = read(answer.data)
  if (!changed) return { problem: problemOf(wishlistMessages[call], isGuest) }
  const [error] = withoutNulls(changed.user_errors)
  if (error) return { problem: problemOf(error.message, isGuest) }
  return changed.wishlist ? { count: changed.wishlist.items_count ?? 0 } : {}
}

interface Changed {
  readonly user_errors: readonly ({ readonly message: string } | null)[]
  readonly wishlist?: { readonly items_count: number | null }
}

const NO_LIST: ListChange = { problem: problemOf(wishlistMessages.addProductToGuestWishlist, true) }

/** [R7.51, R7.58, R8.15, R8.46] */
export async function removeItems(ctx: RequestContext, ids: readonly string[]): Promise<ListChange> {
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, RemoveProductsFromWishlistDocument, { ids })
    return toChange(answer, 'removeProductsFromWishlist', false, (data) => data.removeProductsFromWishlist)
  }
  const session = findCookie(ctx, 'guest_wishlist')
  if (!session) return NO_LIST
  const answer = await fetchPrivate(ctx, RemoveProductFromGuestWishlistDocument, { session, ids })
  return toChange(answer, 'removeProductFromGuestWishlist', true, (data) => data.removeProductFromGuestWishlist)
}

/** For heart buttons; undefined without a list or on failure. */
export async function loadSaved(ctx: RequestContext): Promise<SavedList | undefined> {
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, SavedSkusDocument, {})
    return answer.ok ? toSavedList(answer.data.customer?.wishlists[0]) : undefined
  }
  const session = findCookie(ctx, 'guest_wishlist')
  const answer = session ? await fetchPrivate(ctx, GuestSavedSkusDocument, { session }) : undefined
  return answer?.ok ? toSavedList(answer.data.guestWishlist) : undefined
}

/** In every saved size. [R7.51, R7.58] */
export async function removeStyle(ctx: RequestContext, sku: string): Promise<ListChange> {
  const saved = await loadSaved(ctx)
  if (!saved)
    return ctx.session.token ? { problem: problemOf(wishlistMessages.removeProductsFromWishlist, false) } : NO_LIST
  const ids = saved.items.filter((item) => item.sku === normalizeSku(sku)).map(({ id }) => id)
  return ids.length > 0 ? removeItems(ctx, ids) : { count: saved.count }
}

/** [R7.52, R7.60, R5.26, R8.17, R8.49] */
export async function changeItemSize(ctx: RequestContext, id: string, optionUid: string): Promise<ListChange> {
  const items = [{ wishlist_item_id: id, quantity: 1, selected_options: [optionUid] }]
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, UpdateProductsInWishlistDocument, { items })
    return toChange(answer, 'updateProductsInWishlist', false, (data) => data.updateProductsInWishlist)
  }
  const session = findCookie(ctx, 'guest_wishlist')
  if (!session) return NO_LIST
  const answer = await fetchPrivate(ctx, UpdateProductsInWishlistGuestDocument, { session, items })
  return toChange(answer, 'updateProductsInWishlist', true, (data) => data.UpdateProductsInWishlistGuest)
}

/** `named` shows the owner's first name; a guest is never named. */
export async function changeSharing(ctx: RequestContext, wanted: 'off' | 'on' | 'named'): Promise<ListChange> {
  const ended = (answer: GraphqlResult<unknown>, isGuest: boolean): ListChange =>
    answer.ok ? {} : { problem: failureOf(answer.failure, 'shareWishlist', isGuest) }
  if (ctx.session.token)
    return ended(
      wanted === 'off'
        ? await fetchPrivate(ctx, StopSharingWishlistDocument, {})
        : await fetchPrivate(ctx, ShareWishlistDocument, { isNamed: wanted === 'named' }),
      false,
    )
  const session = findCookie(ctx, 'guest_wishlist')
  if (!session) return NO_LIST
  return ended(
    wanted === 'off'
      ? await fetchPrivate(ctx, StopSharingGuestWishlistDocument, { session })
      : await fetchPrivate(ctx, ShareGuestWishlistDocument, { session }),
    true,
  )
}
