import type { ListChange } from './change-list.ts'
import type { ListedItem } from './item-store.ts'
import type { MoveResult } from './move-to-cart.ts'
import type { ReadList } from './store.ts'
import type { ShownList } from './tables.ts'

/** [R3.27, R3.29] */
export interface WishlistModel {
  readonly id: string
  readonly session_id: string | null
  readonly updated_at: string
  readonly name: null
  readonly sharing_code: string | null
  readonly is_owner_named: boolean
  readonly itemsCount: number | undefined
  readonly listId: number
  readonly items: readonly ListedItem[] | undefined
  /** Default page of items_v2. */
  readonly defaultPage: number
}

function toWishlist(list: ShownList, session: string | null = null, defaultPage = 1): WishlistModel {
  const { id, updated_at, share_token, is_owner_named, items_count } = list
  return {
    id: String(id),
    session_id: session,
    name: null,
    sharing_code: share_token,
    is_owner_named,
    itemsCount: items_count,
    updated_at: updated_at.toISOString(),
    listId: id,
    items: undefined,
    defaultPage,
  }
}

export function toWishlistWithItems(list: ReadList, session: string | null = null): WishlistModel {
  return { ...toWishlist(list, session), items: list.items }
}

export function toOwnAnswer({ list, userErrors }: ListChange, defaultPage?: number) {
  return { wishlist: toWishlist(list, null, defaultPage), user_errors: userErrors }
}

/** [R4.75] */
export function toGuestAnswer(session: string, { list, userErrors }: ListChange) {
  return { session_id: session, wishlist: toWishlist(list, session), user_errors: userErrors }
}

/** [R4.51] */
export function toMoveAnswer({ cart, list, errors }: MoveResult, session: string | null = null) {
  return {
    status: errors.length === 0,
    cart,
    wishlist: toWishlist(list, session),
    add_wishlist_items_to_cart_user_errors: errors,
  }
}

export function toSharedAnswer(list: ShownList, session: string | null) {
  return { wishlist: toWishlist(list, session) }
}

export interface FormerItem {
  readonly id: number
  readonly added_at: string
  readonly description: null
  readonly qty: 1
  readonly productId: number
}
