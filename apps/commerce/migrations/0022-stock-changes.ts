import { type Kysely, sql } from 'kysely'

/**
 * Stock that changes tells its pages once a statement too, as stock that arrives does since 0021: an import that updates every size is one
 * message, and the sale of a pair costs one look at its row. What is shown: 3, 2, 1, none, or enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger stock_tells_pages_update on stock;
    drop function stock_tells_pages();
    create function stock_change_tells_pages() returns trigger language plpgsql as $$
    declare shown int[]; listed int[];
    begin
      select array_agg(distinct v.product_id),
          array_agg(distinct v.product_id) filter (where (o.on_hand > o.reserved) is distinct from (n.on_hand > n.reserved))
        into shown, listed
        from old_rows o join new_rows n using (sku, source) join variant v on v.sku = n.sku
        where least(greatest(o.on_hand - o.reserved, 0), 4) is distinct from least(greatest(n.on_hand - n.reserved, 0), 4);
      if shown is null then return null; end if;
      if cardinality(shown) > 200 then
        perform tell_products(shown, null, true);
      else
        perform tell_pages(null, array(select 'stock:' || id from unnest(shown) id));
        perform tell_products(listed, null, true);
      end if;
      return null;
    end $$;
    create trigger stock_tells_pages_update after update on stock referencing old table as old_rows new table as new_rows
      for each statement execute function stock_change_tells_pages();
  `.execute(db)
}
