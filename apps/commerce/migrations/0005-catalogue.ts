import { type Kysely, sql } from 'kysely'

/**
 * More of what a listing shows tells the servers that it changed: sizes, badges, reviews, a site's settings, and a size that sells
 * out or comes back. Stock only notifies: bumping the version's one row in every order would make orders wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger variant_changed after insert or update or delete on variant for each statement execute function catalogue_changed();
    create trigger product_tag_changed after insert or update or delete on product_tag for each statement execute function catalogue_changed();
    create trigger site_setting_changed after insert or update or delete on site_setting for each statement execute function catalogue_changed();
    create trigger review_changed after insert or update or delete on review for each statement execute function catalogue_changed();

    create function stock_crossed_zero() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'stock');
      return null;
    end $$;
    create trigger stock_update_crossed_zero after update on stock for each row
      when ((old.on_hand - old.reserved > 0) is distinct from (new.on_hand - new.reserved > 0)) execute function stock_crossed_zero();
    create trigger stock_inserted after insert on stock for each statement execute function stock_crossed_zero();
    create trigger stock_deleted after delete on stock for each statement execute function stock_crossed_zero();
  `.execute(db)
}
