import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type ListView, NOTHING_SAVED, toListView } from './list-view.ts'
import { failureOf, NO_WISHLIST, type Problem, problemOf } from './problem.ts'
import {
  AddProductsToWishlistDocument,
  type AddProductsToWishlistMutation,
  AddProductToGuestWishlistDocument,
  type AddProductToGuestWishlistMutation,
  GuestWishlistDocument,
  SavedStylesDocument,
} from './wishlist.generated.ts'

/** For customers. [R2.76, R9.07] */
export const PAGE_SIZE = 8

export interface LoadedList {
  readonly list: ListView
  readonly problem?: Problem
}

/** [R2.18, R3.32, R6.03, R6.06, R7.55, R8.13, R8.47] */
export async function loadList(ctx: RequestContext, pages: number): Promise<LoadedList> {
  const size = Math.min(MAX_WISHLIST_ITEMS, pages * PAGE_SIZE)
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, SavedStylesDocument, { size })
    if (answer.ok) return { list: toListView(answer.data.customer?.wishlists[0]) }
    return { list: NOTHING_SAVED, problem: failureOf(answer.failure, 'wishlists', false) }
  }
  const session = findCookie(ctx, 'guest_wishlist')
  if (!session) return { list: NOTHING_SAVED }
  const answer = await fetchPrivate(ctx, GuestWishlistDocument, { session, size })
  if (answer.ok) return { list: toListView(answer.data.guestWishlist) }
  if (answer.failure.code === 'WISHLIST_NOT_FOUND') return { list: NOTHING_SAVED }
  return { list: NOTHING_SAVED, problem: failureOf(answer.failure, 'guestWishlist', true) }
}

/** [R3.30] */
interface StyleToSave {
  readonly sku: string
  readonly optionUid?: string
}

/** `setCookies` remember a guest's new list. */
export interface Saving {
  readonly problem?: string
  readonly why?: Problem
  /** Items on the whole list. */
  readonly count?: number
  readonly setCookies: readonly string[]
}

type Added =
  | AddProductsToWishlistMutation['addProductsToWishlist']
  | AddProductToGuestWishlistMutation['addProductToGuestWishlist']

const failed = (why: Problem, setCookies: readonly string[] = []): Saving => ({ problem: why.message, why, setCookies })

function toSaving(ctx: RequestContext, added: Added, isGuest: boolean): Saving {
  if (!added) return failed(NO_WISHLIST)
  const session = 'session_id' in added ? added.session_id : ''
  const setCookies = session ? [rememberCookie(ctx, 'guest_wishlist', session)] : []
  const [error] = withoutNulls(added.user_errors)
  return error
    ? failed(problemOf(error.message, isGuest), setCookies)
    : { count: added.wishlist.items_count ?? 0, setCookies }
}

/** [R3.29, R3.30, R4.75, R4.76, R6.03, R6.06, R7.50, R7.57, R8.14, R8.46, R8.60] */
export async function saveStyle(ctx: RequestContext, { sku, optionUid }: StyleToSave): Promise<Saving> {
  const items = [{ sku, quantity: 1, ...(optionUid ? { selected_options: [optionUid] } : {}) }]
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, AddProductsToWishlistDocument, { items })
    if (answer.ok) return toSaving(ctx, answer.data.addProductsToWishlist, false)
    return failed(failureOf(answer.failure, 'addProductsToWishlist', false))
  }
  const session = findCookie(ctx, 'guest_wishlist')
  const answer = await fetchPrivate(ctx, AddProductToGuestWishlistDocument, { session, items })
  if (answer.ok) return toSaving(ctx, answer.data.addProductToGuestWishlist, true)
  return failed(failureOf(answer.failure, session ? 'addProductToGuestWishlist' : 'noWishlist', true))
}
