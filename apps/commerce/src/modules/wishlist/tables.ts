import type { Generated, Selectable } from 'kysely'

/** A list: of one customer, or of one guest's session. [R3.27, R3.29] */
interface WishlistTable {
  id: Generated<number>
  website_id: number
  customer_id: number | null
  /** SHA-256 of the session; null for a customer's list. */
  session_hash: Buffer | null
  updated_at: Generated<Date>
  /** When a guest's list was last used; its life is counted from here. */
  seen_at: Generated<Date>
  /** Opens the list to whoever has the link; null while it is not shared. */
  share_token: string | null
  /** Whether the shared page says the owner's first name. */
  is_owner_named: Generated<boolean>
}

/** A style on a list, in a size or without one; each at most once. [R3.28, A51] */
interface WishlistItemTable {
  id: Generated<number>
  wishlist_id: number
  product_id: number
  /** Sku of the chosen size. */
  variant_sku: string | null
  description: string | null
  added_at: Generated<Date>
  /** Since when that size is chosen, or none. */
  sized_at: Generated<Date>
  /** What the style cost when it was saved. */
  saved_cents: number | null
}

/** An item that was taken off a list, as it was, so that an undo brings back the same. */
interface WishlistRemovedTable extends Omit<WishlistItemTable, 'id'> {
  removed_at: Date
}

/** An additional link to a list, from a guest's shared list that was merged into it. */
interface WishlistLinkTable {
  token: string
  wishlist_id: number
}

export interface WishlistTables {
  wishlist: WishlistTable
  wishlist_item: WishlistItemTable
  wishlist_removed: WishlistRemovedTable
  wishlist_link: WishlistLinkTable
}

export type WishlistRow = Selectable<WishlistTable>
export type WishlistItemRow = Selectable<WishlistItemTable>

/** A list as it is shown. */
export interface ShownList extends Pick<WishlistRow, 'id' | 'updated_at' | 'share_token' | 'is_owner_named'> {
  /** How many items are on it, where a change has counted them. */
  readonly items_count?: number
}
