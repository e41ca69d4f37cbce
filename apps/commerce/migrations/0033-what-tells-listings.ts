import { type Kysely, sql } from 'kysely'

/** Triggers of one kind of statement each, with the rows it changed as old_rows and new_rows. */
const REVIEW_TRIGGERS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/**
 * Listings hear of a review when it comes to count, counts otherwise or no longer counts; a vote or another word in it tells the pages that
 * show reviews of the style, and what waits to be read by us tells nothing. What was sold lately tells no page: it only orders listings.
 * [decision 10, decision 13]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function review_tells_pages() returns trigger language plpgsql as $$
    declare shown text[]; counted text[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct style_code) into shown from new_rows where state = 'approved';
        counted := shown;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct style_code) into shown from old_rows where state = 'approved';
        counted := shown;
      else
        select array_agg(distinct code), array_agg(distinct code) filter (where
            (o.state, o.rating, o.is_recommended, o.fit, o.width, o.style_code)
              is distinct from (n.state, n.rating, n.is_recommended, n.fit, n.width, n.style_code))
          into shown, counted
          from old_rows o join new_rows n using (id), unnest(array[o.style_code, n.style_code]) code
          where 'approved' in (o.state, n.state) and o.* is distinct from n.*;
      end if;
      perform tell_pages(null, array(select 'reviews:' || code from unnest(shown) code));
      perform tell_products(array(select id from product where style_code = any(counted)), null, true);
      return null;
    end $$;

    create or replace function product_site_tells_pages() returns trigger language plpgsql as $$
    declare site int;
    begin
      if tg_op = 'UPDATE' then
        for site in select distinct website_id from new_rows loop
          perform tell_products(
            array(
              select product_id from new_rows n left join old_rows o using (product_id, website_id) where website_id = site
                and (o.is_enabled, o.currency, o.regular_cents, o.sale_cents, o.sale_from, o.sale_to, o.rrp_cents, o.now_price_label,
                    o.pinned_position, o.margin_rank)
                  is distinct from (n.is_enabled, n.currency, n.regular_cents, n.sale_cents, n.sale_from, n.sale_to, n.rrp_cents,
                    n.now_price_label, n.pinned_position, n.margin_rank)),
            site, true, array(
              select 'brands' from old_rows o join new_rows n using (product_id, website_id)
              where website_id = site and o.is_enabled is distinct from n.is_enabled));
        end loop;
      elsif tg_op = 'INSERT' then
        for site in select distinct website_id from new_rows loop
          perform tell_products(array(select product_id from new_rows where website_id = site), site, true, array['brands']);
        end loop;
      else
        for site in select distinct website_id from old_rows loop
          perform tell_products(array(select product_id from old_rows where website_id = site), site, true, array['brands']);
        end loop;
      end if;
      return null;
    end $$;
  `.execute(db)
  for (const [event, rows] of Object.entries(REVIEW_TRIGGERS))
    await sql
      .raw(`create or replace trigger review_tells_pages_${event} after ${event} on review referencing ${rows}
        for each statement execute function review_tells_pages()`)
      .execute(db)
}
