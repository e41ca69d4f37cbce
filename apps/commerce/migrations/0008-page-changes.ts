import { type Kysely, sql } from 'kysely'

const CHANGED_ROWS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/** Triggers that run a function once a statement, with the rows it changed as old_rows and new_rows. */
function triggers(table: string, call: string): string {
  return Object.entries(CHANGED_ROWS)
    .map(([event, rows]) => {
      const name = `${table}_tells_pages_${event}`
      return `create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${call};`
    })
    .join('\n')
}

/**
 * What kept pages must be dropped, told in the transaction of the change itself, by whatever door it came: tags with the site they are
 * for. A row bears its transaction's number, so that a reader misses none whatever the order of commits. [decision 10]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_change (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      -- null: every site.
      website_id int, tags text[] not null,
      at timestamptz not null default now());
    create index page_change_xid on page_change (xid);
    create index page_change_at on page_change (at);

    create function tell_pages(site int, told text[]) returns void language plpgsql as $$
    begin
      if coalesce(cardinality(told), 0) = 0 then return; end if;
      insert into page_change (website_id, tags) values (site, told);
      perform pg_notify('page_change', '');
    end $$;

    -- Listings that show (or did show) these products: of their categories with all above, of their brand, and those of no one place.
    create function listing_tags(ids int[], site int) returns setof text language sql stable as $$
      with recursive up as (
        select c.id, c.parent_id, c.url_path from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = any(ids) and (site is null or c.website_id = site)
        union select c.id, c.parent_id, c.url_path from up join category c on c.id = up.parent_id)
      select 'plp:' || id from up union select 'plp:' || url_path from up
      union select 'plp-brand:' || b.value from product p join brand b on b.id = p.brand_id where p.id = any(ids)
      union select 'listing'
    $$;

    -- More than 200 products of one statement are told as every listing and product of the site.
    create function tell_products(ids int[], site int, is_listed boolean, further text[] default '{}') returns void language plpgsql as $$
    begin
      if coalesce(cardinality(ids), 0) = 0 then return; end if;
      if cardinality(ids) > 200 then
        perform tell_pages(site, array['plp', 'route', 'search']);
      else
        perform tell_pages(site, array(
          select tag from product, unnest(array['product:' || sku, 'style:' || style_code, 'url:' || url_key]) tag where id = any(ids)
          union select unnest(further)
          union select * from listing_tags(ids, site) where is_listed));
      end if;
    end $$;

    create function product_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        -- Its places are told by product_category and product_site, whose rows go with it.
        perform tell_pages(null, array(select tag from old_rows, unnest(array['product:' || sku, 'style:' || style_code, 'url:' || url_key, 'listing', 'brands']) tag));
      elsif tg_op = 'INSERT' then
        perform tell_products(array(select id from new_rows), null, true, array['brands']);
      else
        perform tell_products(array(select id from new_rows), null, true, array(
          select tag from old_rows o join new_rows n using (id), unnest(array['product:' || o.sku, 'style:' || o.style_code, 'url:' || o.url_key]) tag
          where (o.sku, o.style_code, o.url_key) is distinct from (n.sku, n.style_code, n.url_key)
          union select 'brands' from old_rows o join new_rows n using (id) where o.brand_id is distinct from n.brand_id
          union select 'plp-brand:' || b.value from old_rows o join brand b on b.id = o.brand_id));
      end if;
      return null;
    end $$;

    create function product_site_tells_pages() returns trigger language plpgsql as $$
    declare site int;
    begin
      if tg_op = 'UPDATE' then
        for site in select distinct website_id from new_rows loop
          perform tell_products(array(select product_id from new_rows where website_id = site), site, true, array(
            select 'brands' from old_rows o join new_rows n using (product_id, website_id)
            where n.website_id = site and o.is_enabled is distinct from n.is_enabled));
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

    create function product_category_tells_pages() returns trigger language plpgsql as $$
    declare ids int[]; categories int[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct product_id), array_agg(distinct category_id) into ids, categories from new_rows;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct product_id), array_agg(distinct category_id) into ids, categories from old_rows;
      else
        select array_agg(distinct product_id), array_agg(distinct category_id) into ids, categories
          from (select product_id, category_id from old_rows union select product_id, category_id from new_rows) either_way;
      end if;
      perform tell_products(ids, null, false);
      perform tell_pages(null, array(
        with recursive up as (
          select id, parent_id, url_path from category where id = any(categories)
          union select c.id, c.parent_id, c.url_path from up join category c on c.id = up.parent_id)
        select 'plp:' || id from up union select 'plp:' || url_path from up));
      return null;
    end $$;

    -- Pictures, badges and links: what the product's own cards and page show.
    create function product_part_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then perform tell_products(array(select distinct product_id from new_rows), null, false); end if;
      if tg_op <> 'INSERT' then perform tell_products(array(select distinct product_id from old_rows), null, false); end if;
      return null;
    end $$;
    -- Sizes and reviews: listings count and sort by them.
    create function product_facet_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then perform tell_products(array(select distinct product_id from new_rows), null, true); end if;
      if tg_op <> 'INSERT' then perform tell_products(array(select distinct product_id from old_rows), null, true); end if;
      return null;
    end $$;

    create function category_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into page_change (website_id, tags) select website_id, array_agg(distinct tag) from new_rows,
          unnest(array['categories', 'category:' || id, 'plp:' || id, 'plp:' || url_path, 'url:' || url_path, 'plp:' || coalesce(parent_id, 0)]) tag group by website_id;
      end if;
      if tg_op <> 'INSERT' then
        insert into page_change (website_id, tags) select website_id, array_agg(distinct tag) from old_rows,
          unnest(array['categories', 'category:' || id, 'plp:' || id, 'plp:' || url_path, 'url:' || url_path, 'plp:' || coalesce(parent_id, 0)]) tag group by website_id;
      end if;
      perform pg_notify('page_change', '');
      return null;
    end $$;

    create function brand_tells_pages() returns trigger language plpgsql as $$
    begin
      perform tell_pages(null, array['brands', 'plp', 'route', 'search']);
      return null;
    end $$;

    -- Stock tells its product's page when a shown number changes (3, 2, 1, none, or enough), and listings when a size sells out or returns.
    create function stock_tells_pages() returns trigger language plpgsql as $$
    declare id int := (select product_id from variant where sku = new.sku);
    begin
      if id is null then return null; end if;
      perform tell_pages(null, array['stock:' || id]);
      if tg_op = 'INSERT' or (old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved) then
        perform tell_products(array[id], null, true);
      end if;
      return null;
    end $$;
    create trigger stock_tells_pages_update after update on stock for each row
      when (least(greatest(old.on_hand - old.reserved, 0), 4) is distinct from least(greatest(new.on_hand - new.reserved, 0), 4))
      execute function stock_tells_pages();
    create trigger stock_tells_pages_insert after insert on stock for each row when (new.on_hand > new.reserved) execute function stock_tells_pages();

    create function cms_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into page_change (website_id, tags) select website_id, array_agg(distinct tag) from new_rows,
          unnest(array[tg_argv[0] || ':' || identifier, 'url:' || identifier, 'beginning:' || split_part(identifier, '-', 1)]) tag group by website_id;
      end if;
      if tg_op <> 'INSERT' then
        insert into page_change (website_id, tags) select website_id, array_agg(distinct tag) from old_rows,
          unnest(array[tg_argv[0] || ':' || identifier, 'url:' || identifier, 'beginning:' || split_part(identifier, '-', 1)]) tag group by website_id;
      end if;
      perform pg_notify('page_change', '');
      return null;
    end $$;

    create function redirect_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into page_change (website_id, tags) select website_id, array_agg('url:' || from_path) from new_rows group by website_id;
      end if;
      if tg_op <> 'INSERT' then
        insert into page_change (website_id, tags) select website_id, array_agg('url:' || from_path) from old_rows group by website_id;
      end if;
      perform pg_notify('page_change', '');
      return null;
    end $$;

    create function site_setting_tells_pages() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into page_change (website_id, tags) select distinct website_id, array['store'] from new_rows;
      else
        insert into page_change (website_id, tags) select distinct website_id, array['store'] from old_rows;
      end if;
      perform pg_notify('page_change', '');
      return null;
    end $$;

    create function store_tells_pages() returns trigger language plpgsql as $$
    begin
      perform tell_pages(null, array['stores']);
      return null;
    end $$;

    create function search_words_tell_pages() returns trigger language plpgsql as $$
    begin
      perform tell_pages(null, array['listing']);
      return null;
    end $$;

    -- Until when the beginnings and ends of sales have been told.
    create table page_clock (id boolean primary key default true check (id), at timestamptz not null);
    insert into page_clock (at) values (now());
    create function tell_sales() returns int language plpgsql as $$
    declare since timestamptz; site int; count int := 0; ids int[];
    begin
      select at into since from page_clock for update;
      for site in select distinct website_id from product_site
        where (sale_from > since and sale_from <= now()) or (sale_to > since and sale_to <= now()) loop
        ids := array(select product_id from product_site where website_id = site
          and ((sale_from > since and sale_from <= now()) or (sale_to > since and sale_to <= now())));
        perform tell_products(ids, site, true);
        count := count + cardinality(ids);
      end loop;
      update page_clock set at = now();
      return count;
    end $$;
    create index product_site_sale_from on product_site (sale_from) where sale_from is not null;
    create index product_site_sale_to on product_site (sale_to) where sale_to is not null;
  `.execute(db)
  const statements = [
    triggers('product', 'product_tells_pages()'),
    triggers('product_site', 'product_site_tells_pages()'),
    triggers('product_category', 'product_category_tells_pages()'),
    triggers('product_image', 'product_part_tells_pages()'),
    triggers('product_tag', 'product_part_tells_pages()'),
    triggers('product_link', 'product_part_tells_pages()'),
    triggers('variant', 'product_facet_tells_pages()'),
    triggers('review', 'product_facet_tells_pages()'),
    triggers('category', 'category_tells_pages()'),
    triggers('brand', 'brand_tells_pages()'),
    triggers('redirect', 'redirect_tells_pages()'),
    triggers('site_setting', 'site_setting_tells_pages()'),
    triggers('store', 'store_tells_pages()'),
    triggers('search_synonym', 'search_words_tell_pages()'),
    triggers('search_redirect', 'search_words_tell_pages()'),
    triggers('cms_page', "cms_tells_pages('page')"),
    triggers('cms_block', "cms_tells_pages('block')"),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
