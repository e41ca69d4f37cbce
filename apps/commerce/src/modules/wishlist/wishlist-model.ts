import type { Changed } from './change-list.ts'
import type { GuestList } from './lists.ts'
import type { Moved } from './move-to-cart.ts'
import type { WishlistRow } from './tables.ts'

/** A list as the contract's Wishlist; what is on it is resolved from `listId`. [R3.27, R3.29] */
export interface WishlistModel {
  readonly id: string
  readonly session_id: string | null
  readonly updated_at: string
  readonly name: null
  readonly sharing_code: null
  readonly listId: number
  /** The default page size of items_v2. */
  readonly defaultPage: number
}

export function toWishlist(list: WishlistRow, session: string | null = null, defaultPage = 1): WishlistModel {
  const { id, updated_at } = list
  return {
    id: String(id),
    session_id: session,
    name: null,
    sharing_code: null,
    updated_at: updated_at.toISOString(),
    listId: id,
    defaultPage,
  }
}

/** A customer's list after a change. */
export function toOwnAnswer({ list, userErrors }: Changed, defaultPage?: number) {
  return { wishlist: toWishlist(list, null, defaultPage), user_errors: userErrors }
}

/** A guest's list after a change. [R4.75] */
export function toGuestAnswer({ session }: Pick<GuestList, 'session'>, { list, userErrors }: Changed) {
  return { session_id: session, wishlist: toWishlist(list, session), user_errors: userErrors }
}

/** Cart and list after moving. [R4.51] */
export function toMovedAnswer({ cart, list, errors }: Moved, session: string | null = null) {
  return { status: errors.length === 0, cart, wishlist: toWishlist(list, session), add_wishlist_items_to_cart_user_errors: errors }
}
