import { type Kysely, sql } from 'kysely'

/**
 * Wishlists, beyond 0003: an item is on a list once in each size (and once without one), what a customer wrote beside it is kept, a deleted
 * product leaves the lists it was on, and a guest's list knows when it was last used, so that it can be forgotten.
 * [R3.28, A51]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wishlist add column seen_at timestamptz not null default now();
    create index wishlist_guest_seen on wishlist (seen_at) where session_hash is not null;

    alter table wishlist_item add column description text, drop constraint wishlist_item_product_id_fkey,
      add foreign key (product_id) references product on delete cascade;
    create unique index wishlist_item_once on wishlist_item (wishlist_id, product_id, coalesce(variant_sku, ''));
    create index wishlist_item_product on wishlist_item (product_id)`.execute(db)
}
