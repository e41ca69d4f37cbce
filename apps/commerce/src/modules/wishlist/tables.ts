import type { Generated, Selectable } from 'kysely'

/** [R3.27, R3.29] */
interface WishlistTable {
  id: Generated<number>
  website_id: number
  customer_id: number | null
  /** SHA-256; null for a customer's list. */
  session_hash: Buffer | null
  updated_at: Generated<Date>
  /** Guest lists expire relative to this. */
  seen_at: Generated<Date>
  /** Null while not shared. */
  share_token: string | null
  /** Shows the owner's first name on the shared page. */
  is_owner_named: Generated<boolean>
}

/** Unique by style and size. [R3.28, A51] */
interface WishlistItemTable {
  id: Generated<number>
  wishlist_id: number
  product_id: number
  variant_sku: string | null
  description: string | null
  added_at: Generated<Date>
  /** When the size last changed. */
  sized_at: Generated<Date>
  /** Price when saved. */
  saved_cents: number | null
}

/** Removed items, stored for undo. */
interface WishlistRemovedTable extends Omit<WishlistItemTable, 'id'> {
  removed_at: Date
}

/** Opens a list that a guest's shared list was merged into. */
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

export interface ShownList extends Pick<WishlistRow, 'id' | 'updated_at' | 'share_token' | 'is_owner_named'> {
  readonly items_count?: number
}
