import { displayName, productPath } from '#app/features/product/card-data.ts'
import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { accountMessages, messageFor } from '../account/messages.ts'
import type { SavedStyle, SavedStyles } from './saved-styles.tsx'
import {
  AddProductsToWishlistDocument,
  type AddProductsToWishlistMutation,
  AddProductToGuestWishlistDocument,
  type AddProductToGuestWishlistMutation,
  GuestWishlistDocument,
  SavedStylesDocument,
  type SavedStylesFragment,
} from './wishlist.generated.ts'

function toSaved(list: SavedStylesFragment | null | undefined): SavedStyles {
  const styles = withoutNulls(list?.items_v2?.items).flatMap((item): SavedStyle[] => {
    if (!item.product?.url_key) return []
    const { brand, colour } = item.product
    const about = [brand, colour].filter(Boolean).join(' · ')
    return [{ id: item.id, name: displayName(item.product), about, href: productPath(item.product) }]
  })
  return { styles, count: list?.items_count ?? styles.length }
}

/** What the customer has saved, or a guest in this browser. [R2.18, R3.32, R6.03, R6.06, R8.13, R8.47] */
export async function loadSavedStyles(ctx: RequestContext): Promise<SavedStyles> {
  const failed = (answer: Extract<GraphqlResult<unknown>, { ok: false }>, call: 'wishlists' | 'guestWishlist') => ({
    ...toSaved(undefined),
    problem: messageFor(answer.failure, call),
  })
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, SavedStylesDocument, {})
    return answer.ok ? toSaved(answer.data.customer?.wishlists[0]) : failed(answer, 'wishlists')
  }
  const session = findCookie(ctx, 'guest_wishlist')
  if (!session) return toSaved(undefined)
  const answer = await fetchPrivate(ctx, GuestWishlistDocument, { session })
  if (answer.ok) return toSaved(answer.data.guestWishlist)
  return answer.failure.code === 'WISHLIST_NOT_FOUND' ? toSaved(undefined) : failed(answer, 'guestWishlist')
}

/** A style to save, in a size when one is chosen. [R3.30] */
interface StyleToSave {
  readonly sku: string
  readonly optionUid?: string
}

/** Why a style was not saved, if it was not; a guest's new list is remembered by a cookie. */
interface Saving {
  readonly problem?: string
  readonly setCookies: readonly string[]
}

type Added = AddProductsToWishlistMutation['addProductsToWishlist'] | AddProductToGuestWishlistMutation['addProductToGuestWishlist']

function toSaving(ctx: RequestContext, added: Added): Saving {
  const problem = added ? withoutNulls(added.user_errors)[0]?.message : accountMessages.noWishlist
  const session = added && 'session_id' in added ? added.session_id : ''
  const setCookies = session ? [rememberCookie(ctx, 'guest_wishlist', session)] : []
  return problem ? { problem, setCookies } : { setCookies }
}

/**
 * Puts a style on the customer's wishlist, or on the guest's of this browser. [R3.29, R3.30, R4.75, R4.76, R6.03,
 * R6.06, R7.50, R7.57, R8.14, R8.46, R8.60]
 */
export async function saveStyle(ctx: RequestContext, { sku, optionUid }: StyleToSave): Promise<Saving> {
  const items = [{ sku, quantity: 1, ...(optionUid ? { selected_options: [optionUid] } : {}) }]
  if (ctx.session.token) {
    const answer = await fetchPrivate(ctx, AddProductsToWishlistDocument, { items })
    if (answer.ok) return toSaving(ctx, answer.data.addProductsToWishlist)
    return { problem: messageFor(answer.failure, 'addProductsToWishlist'), setCookies: [] }
  }
  const session = findCookie(ctx, 'guest_wishlist')
  const answer = await fetchPrivate(ctx, AddProductToGuestWishlistDocument, { session, items })
  if (answer.ok) return toSaving(ctx, answer.data.addProductToGuestWishlist)
  return { problem: messageFor(answer.failure, session ? 'addProductToGuestWishlist' : 'noWishlist'), setCookies: [] }
}
