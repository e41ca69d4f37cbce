import { type Kysely, sql } from 'kysely'

/**
 * Addresses of products that were deleted are remembered, with the category to go on to, and how many different visitors searched for a
 * term on a day is counted beside how often. [decision 18, decision 14]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gone_product (
      website_id int not null, url_key text not null, category_id int references category on delete set null,
      gone_at timestamptz not null default now(), primary key (website_id, url_key));

    -- Before its rows go with it: the sites that sold it, and the deepest category that it was in there.
    create function product_is_gone() returns trigger language plpgsql as $$
    begin
      insert into gone_product (website_id, url_key, category_id)
        select ps.website_id, old.url_key,
          (select c.id from product_category pc join category c on c.id = pc.category_id
            where pc.product_id = old.id and c.website_id = ps.website_id and c.is_active order by c.level desc, pc.position, c.id limit 1)
        from product_site ps where ps.product_id = old.id and ps.is_enabled
        on conflict (website_id, url_key) do update set category_id = excluded.category_id, gone_at = now();
      return old;
    end $$;
    create trigger product_is_gone before delete on product for each row execute function product_is_gone();

    alter table search_term add visitors int not null default 0;
  `.execute(db)
}
