import { type Kysely, sql } from 'kysely'

/**
 * Stock that arrives tells its pages once a statement, not once a size: filling the shelves of a new shop is one statement of tens of thousands
 * of sizes. More than 200 products of one statement are told as every page (tell_products of 0008).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger stock_tells_pages_insert on stock;
    create function stock_arrival_tells_pages() returns trigger language plpgsql as $$
    declare ids int[] := array(select distinct v.product_id from new_rows r join variant v on v.sku = r.sku where r.on_hand > r.reserved);
    begin
      if cardinality(ids) <= 200 then
        perform tell_pages(null, array(select 'stock:' || id from unnest(ids) id));
      end if;
      perform tell_products(ids, null, true);
      return null;
    end $$;
    create trigger stock_tells_pages_insert after insert on stock referencing new table as new_rows
      for each statement execute function stock_arrival_tells_pages();
  `.execute(db)
}
