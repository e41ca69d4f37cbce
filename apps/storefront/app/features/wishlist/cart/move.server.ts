import { normalizeSku } from '@welt/kit/text/skus'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  GuestWishlistBeforeMoveDocument,
  type StyleSizesFragment,
  TakeBackFromGuestWishlistDocument,
  TakeBackFromWishlistDocument,
  WishlistBeforeMoveDocument,
} from './move.generated.ts'

export interface SavedSize {
  readonly sku: string
  readonly optionUid: string
}

async function loadSizes(ctx: RequestContext): Promise<StyleSizesFragment | null | undefined> {
  if (ctx.session.token) return (await fetchPrivate(ctx, WishlistBeforeMoveDocument, {})).data?.customer?.wishlists[0]
  const session = findCookie(ctx, 'guest_wishlist')
  return session
    ? (await fetchPrivate(ctx, GuestWishlistBeforeMoveDocument, { session })).data?.guestWishlist
    : undefined
}

export async function findSavedItem(ctx: RequestContext, { sku, optionUid }: SavedSize): Promise<string | undefined> {
  const list = await loadSizes(ctx)
  return withoutNulls(list?.items_v2?.items).find((item) => {
    const options = 'configurable_options' in item ? withoutNulls(item.configurable_options) : []
    return (
      item.product?.sku === normalizeSku(sku) &&
      options.some((option) => option.configurable_product_option_value_uid === optionUid)
    )
  })?.id
}

/** Ignores failures, as the list shows the result. */
export async function undoSaving(ctx: RequestContext, saved: SavedSize): Promise<void> {
  const id = await findSavedItem(ctx, saved)
  if (!id) return
  if (ctx.session.token) {
    await fetchPrivate(ctx, TakeBackFromWishlistDocument, { ids: [id] })
    return
  }
  const session = findCookie(ctx, 'guest_wishlist')
  if (session) await fetchPrivate(ctx, TakeBackFromGuestWishlistDocument, { session, ids: [id] })
}
