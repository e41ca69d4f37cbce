import { type Kysely, sql } from 'kysely'

/** Prices and restocks of saved styles, recently removed items, and links that share a list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- When a size that was sold out could last be had again.
    alter table stock add column back_at timestamptz;
    create function stock_is_back() returns trigger language plpgsql as $$
    begin
      new.back_at := shop_now();
      return new;
    end $$;
    create trigger stock_is_back before update on stock for each row
      when (old.on_hand - old.reserved <= 0 and new.on_hand - new.reserved > 0) execute function stock_is_back();

    -- Whoever has the token may look at the list, while it is there.
    alter table wishlist add column share_token text unique, add column is_owner_named boolean not null default false;

    -- What the style cost when it was saved, and since when its size is chosen.
    alter table wishlist_item add column saved_cents int, add column sized_at timestamptz not null default now();

    -- Items as they were when they were taken off, so that an undo brings back the same.
    create table wishlist_removed (
      wishlist_id bigint not null references wishlist on delete cascade,
      product_id int not null references product on delete cascade, variant_sku text, description text,
      added_at timestamptz not null, sized_at timestamptz not null, saved_cents int, removed_at timestamptz not null);
    create unique index wishlist_removed_once on wishlist_removed (wishlist_id, product_id, coalesce(variant_sku, ''));
    create index wishlist_removed_product on wishlist_removed (product_id);
    create index wishlist_removed_at on wishlist_removed (removed_at)`)
    .execute(db)
}
