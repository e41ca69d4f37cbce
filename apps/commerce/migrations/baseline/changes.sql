-- What has changed, for those who follow: products for search indexes, cache tags for caches. A row bears its transaction's number, so
-- that a reader misses none, whatever the order of commits.
create table catalogue_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  -- null: anything may have changed.
  product_id int,
  at timestamptz not null default now(),
  -- null: every site.
  website_id int);
create index catalogue_change_xid on catalogue_change (xid);
create index catalogue_change_at on catalogue_change (at);

create table page_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  -- null: every site.
  website_id int, tags text[] not null,
  at timestamptz not null default now());
create index page_change_xid on page_change (xid);
create index page_change_at on page_change (at);

-- Until when the beginnings and ends of sales have been told.
create table page_clock (id boolean primary key default true check (id), at timestamptz not null);
insert into page_clock (at) values (now());

create function tell_pages(site integer, told text[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
    begin
      if coalesce(cardinality(told), 0) = 0 then return; end if;
      insert into page_change (website_id, tags) values (site, told);
      perform pg_notify('page_change', '');
    end $$
;

create function listing_tags(ids integer[], site integer)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $$
      with recursive up as (
        select c.id, c.parent_id, c.url_path from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = any(ids) and (site is null or c.website_id = site)
        union select c.id, c.parent_id, c.url_path from up join category c on c.id = up.parent_id)
      select 'plp:' || id from up union select 'plp:' || url_path from up
      union select 'plp-brand:' || b.value from product p join brand b on b.id = p.brand_id where p.id = any(ids)
      union select 'listing'
    $$
;

create function tell_products(ids integer[], site integer, is_listed boolean, further text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function product_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function product_site_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function product_category_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function product_part_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if tg_op <> 'DELETE' then perform tell_products(array(select distinct product_id from new_rows), null, false); end if;
      if tg_op <> 'INSERT' then perform tell_products(array(select distinct product_id from old_rows), null, false); end if;
      return null;
    end $$
;

create function product_facet_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if tg_op <> 'DELETE' then perform tell_products(array(select distinct product_id from new_rows), null, true); end if;
      if tg_op <> 'INSERT' then perform tell_products(array(select distinct product_id from old_rows), null, true); end if;
      return null;
    end $$
;

create function category_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function brand_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform tell_pages(null, array['brands', 'plp', 'route', 'search']);
      return null;
    end $$
;

create function cms_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function redirect_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if tg_op <> 'DELETE' then
        insert into page_change (website_id, tags) select website_id, array_agg('url:' || from_path) from new_rows group by website_id;
      end if;
      if tg_op <> 'INSERT' then
        insert into page_change (website_id, tags) select website_id, array_agg('url:' || from_path) from old_rows group by website_id;
      end if;
      perform pg_notify('page_change', '');
      return null;
    end $$
;

create function site_setting_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if tg_op <> 'DELETE' then
        insert into page_change (website_id, tags) select distinct website_id, array['store'] from new_rows;
      else
        insert into page_change (website_id, tags) select distinct website_id, array['store'] from old_rows;
      end if;
      perform pg_notify('page_change', '');
      return null;
    end $$
;

create function store_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform tell_pages(null, array['stores']);
      return null;
    end $$
;

create function search_words_tell_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform tell_pages(null, array['listing']);
      return null;
    end $$
;

create function tell_sales()
 RETURNS integer
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function refresh_style_ratings(codes text[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
    declare code text;
    begin
      for code in select distinct unnest(codes) order by 1 loop
        insert into style_rating (style_code) values (code) on conflict do nothing;
        perform 1 from style_rating where style_code = code for update;
        update style_rating s set count = r.count, star_sum = r.star_sum, stars = r.stars, recommended = r.recommended, answered = r.answered
          from (select count(*)::int as count, coalesce(sum(rating), 0)::int as star_sum,
              array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
                count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars,
              (count(*) filter (where is_recommended))::int as recommended, count(is_recommended)::int as answered
            from review where style_code = code and state = 'approved') r
          where s.style_code = code;
        perform graphile_worker.add_job('refresh-fit', json_build_object('styleCode', code), max_attempts := 8,
          job_key := 'refresh-fit:' || code, job_key_mode := 'preserve_run_at');
      end loop;
    end $$
;

create function review_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if tg_op = 'INSERT' then
        perform refresh_style_ratings(array(select style_code from new_rows where state = 'approved'));
      elsif tg_op = 'DELETE' then
        perform refresh_style_ratings(array(select style_code from old_rows where state = 'approved'));
      else
        perform refresh_style_ratings(array(
          select unnest(array[o.style_code, n.style_code]) from old_rows o join new_rows n using (id)
          where 'approved' in (o.state, n.state)
            and (o.state, o.rating, o.is_recommended, o.fit, o.width, o.style_code) is distinct from (n.state, n.rating, n.is_recommended, n.fit, n.width, n.style_code)));
      end if;
      return null;
    end $$
;

create function return_item_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform graphile_worker.add_job('refresh-fit', json_build_object('styleCode', p.style_code), max_attempts := 8,
          job_key := 'refresh-fit:' || p.style_code, job_key_mode := 'preserve_run_at')
        from order_line l join product p on p.id = l.product_id where l.id = coalesce(new.order_line_id, old.order_line_id);
      return null;
    end $$
;

create function stock_came_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform graphile_worker.add_job('answer-stock-alerts', json_build_object('sku', new.sku), max_attempts := 8,
        job_key := 'answer-stock-alerts:' || new.sku);
      return null;
    end $$
;

create function stock_arrived()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if exists (select 1 from stock_alert where sku = new.sku and sent_at is null) then
        perform graphile_worker.add_job('answer-stock-alerts', json_build_object('sku', new.sku), max_attempts := 8,
          job_key := 'answer-stock-alerts:' || new.sku);
      end if;
      return null;
    end $$
;

create function products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform note_products(array(select id from changed), tg_table_name, null);
      return null;
    end $$
;

create function rows_of_products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform note_products(array(select distinct product_id from changed), tg_table_name, null);
      return null;
    end $$
;

create function stock_rows_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform note_products(array(select distinct v.product_id from changed c join variant v on v.sku = c.sku), 'stock', null);
      return null;
    end $$
;

create function stock_crossed_zero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform note_products(array(select product_id from variant where sku = new.sku), 'stock', null);
      return null;
    end $$
;

create function style_rating_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform note_products(array(select id from product where style_code = new.style_code), tg_table_name, null);
      return null;
    end $$
;

create function stock_arrival_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    declare ids int[] := array(select distinct v.product_id from new_rows r join variant v on v.sku = r.sku where r.on_hand > r.reserved);
    begin
      if cardinality(ids) <= 200 then
        perform tell_pages(null, array(select 'stock:' || id from unnest(ids) id));
      end if;
      perform tell_products(ids, null, true);
      return null;
    end $$
;

create function stock_change_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create function note_products(ids integer[], cause text, site integer)
 RETURNS void
 LANGUAGE plpgsql
AS $$
    begin
      if coalesce(cardinality(ids), 0) = 0 then return; end if;
      if cardinality(ids) > 500 then insert into catalogue_change (product_id, website_id) values (null, site);
      else insert into catalogue_change (product_id, website_id) select id, site from unnest(ids) id; end if;
      perform pg_notify('catalogue_changed', cause);
    end $$
;

create function products_of_site_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    declare site int;
    begin
      for site in select distinct website_id from changed order by 1 loop
        perform note_products(array(select product_id from changed where website_id = site), tg_table_name, site);
      end loop;
      return null;
    end $$
;

create function products_of_category_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    declare site int;
    begin
      for site in select distinct c.website_id from changed join category c on c.id = changed.category_id order by 1 loop
        perform note_products(array(select distinct product_id from changed join category c on c.id = changed.category_id and c.website_id = site),
          tg_table_name, site);
      end loop;
      return null;
    end $$
;

create function brands_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform note_products(array(select id from product where brand_id in (select id from changed)), tg_table_name, null);
      return null;
    end $$
;

create function categories_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if not exists (select from changed) then return null; end if;
      insert into catalogue_change (product_id, website_id) select distinct null::int, website_id from changed;
      perform pg_notify('catalogue_changed', tg_table_name);
      return null;
    end $$
;

create function settings_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      if not exists (select from changed where key in ('featured_brands', 'excluded_brands', 'recommended_weights')) then return null; end if;
      insert into catalogue_change (product_id, website_id)
        select distinct null::int, website_id from changed where key in ('featured_brands', 'excluded_brands', 'recommended_weights');
      perform pg_notify('catalogue_changed', tg_table_name);
      return null;
    end $$
;

create function category_pin_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform tell_pages(null, array(
        select distinct tag from changed join category c on c.id = changed.category_id, unnest(array['plp:' || c.id, 'plp:' || c.url_path]) tag));
      return null;
    end $$
;

create function fit_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
    begin
      perform tell_pages(null, array['fit:' || coalesce(new.style_code, old.style_code)]);
      return null;
    end $$
;

create function review_tells_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
    end $$
;

create trigger product_tells_pages_insert AFTER INSERT ON product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_tells_pages();
create trigger product_tells_pages_update AFTER UPDATE ON product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_tells_pages();
create trigger product_tells_pages_delete AFTER DELETE ON product REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_tells_pages();
create trigger product_site_tells_pages_insert AFTER INSERT ON product_site REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_site_tells_pages();
create trigger product_site_tells_pages_update AFTER UPDATE ON product_site REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_site_tells_pages();
create trigger product_site_tells_pages_delete AFTER DELETE ON product_site REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_site_tells_pages();
create trigger product_category_tells_pages_insert AFTER INSERT ON product_category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_category_tells_pages();
create trigger product_category_tells_pages_update AFTER UPDATE ON product_category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_category_tells_pages();
create trigger product_category_tells_pages_delete AFTER DELETE ON product_category REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_category_tells_pages();
create trigger product_image_tells_pages_insert AFTER INSERT ON product_image REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_image_tells_pages_update AFTER UPDATE ON product_image REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_image_tells_pages_delete AFTER DELETE ON product_image REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_tag_tells_pages_insert AFTER INSERT ON product_tag REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_tag_tells_pages_update AFTER UPDATE ON product_tag REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_tag_tells_pages_delete AFTER DELETE ON product_tag REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_link_tells_pages_insert AFTER INSERT ON product_link REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_link_tells_pages_update AFTER UPDATE ON product_link REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger product_link_tells_pages_delete AFTER DELETE ON product_link REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_tells_pages();
create trigger variant_tells_pages_insert AFTER INSERT ON variant REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_facet_tells_pages();
create trigger variant_tells_pages_update AFTER UPDATE ON variant REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_facet_tells_pages();
create trigger variant_tells_pages_delete AFTER DELETE ON variant REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION product_facet_tells_pages();
create trigger review_tells_pages_insert AFTER INSERT ON review REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_tells_pages();
create trigger review_tells_pages_update AFTER UPDATE ON review REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_tells_pages();
create trigger review_tells_pages_delete AFTER DELETE ON review REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_tells_pages();
create trigger category_tells_pages_insert AFTER INSERT ON category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION category_tells_pages();
create trigger category_tells_pages_update AFTER UPDATE ON category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION category_tells_pages();
create trigger category_tells_pages_delete AFTER DELETE ON category REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION category_tells_pages();
create trigger brand_tells_pages_insert AFTER INSERT ON brand REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_tells_pages();
create trigger brand_tells_pages_update AFTER UPDATE ON brand REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_tells_pages();
create trigger brand_tells_pages_delete AFTER DELETE ON brand REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_tells_pages();
create trigger redirect_tells_pages_insert AFTER INSERT ON redirect REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION redirect_tells_pages();
create trigger redirect_tells_pages_update AFTER UPDATE ON redirect REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION redirect_tells_pages();
create trigger redirect_tells_pages_delete AFTER DELETE ON redirect REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION redirect_tells_pages();
create trigger site_setting_tells_pages_insert AFTER INSERT ON site_setting REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION site_setting_tells_pages();
create trigger site_setting_tells_pages_update AFTER UPDATE ON site_setting REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION site_setting_tells_pages();
create trigger site_setting_tells_pages_delete AFTER DELETE ON site_setting REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION site_setting_tells_pages();
create trigger store_tells_pages_insert AFTER INSERT ON store REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION store_tells_pages();
create trigger store_tells_pages_update AFTER UPDATE ON store REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION store_tells_pages();
create trigger store_tells_pages_delete AFTER DELETE ON store REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION store_tells_pages();
create trigger search_synonym_tells_pages_insert AFTER INSERT ON search_synonym REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_tell_pages();
create trigger search_synonym_tells_pages_update AFTER UPDATE ON search_synonym REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_tell_pages();
create trigger search_synonym_tells_pages_delete AFTER DELETE ON search_synonym REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_tell_pages();
create trigger search_redirect_tells_pages_insert AFTER INSERT ON search_redirect REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_tell_pages();
create trigger search_redirect_tells_pages_update AFTER UPDATE ON search_redirect REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_tell_pages();
create trigger search_redirect_tells_pages_delete AFTER DELETE ON search_redirect REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_tell_pages();
create trigger cms_page_tells_pages_insert AFTER INSERT ON cms_page REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cms_tells_pages('page');
create trigger cms_page_tells_pages_update AFTER UPDATE ON cms_page REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cms_tells_pages('page');
create trigger cms_page_tells_pages_delete AFTER DELETE ON cms_page REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION cms_tells_pages('page');
create trigger cms_block_tells_pages_insert AFTER INSERT ON cms_block REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cms_tells_pages('block');
create trigger cms_block_tells_pages_update AFTER UPDATE ON cms_block REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cms_tells_pages('block');
create trigger cms_block_tells_pages_delete AFTER DELETE ON cms_block REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION cms_tells_pages('block');
create trigger review_inserted AFTER INSERT ON review REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_counts();
create trigger review_updated AFTER UPDATE ON review REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION review_counts();
create trigger review_deleted AFTER DELETE ON review REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION review_counts();
create trigger return_item_changed AFTER INSERT OR DELETE OR UPDATE OF reason_code, status, quantity ON return_item FOR EACH ROW EXECUTE FUNCTION return_item_counts();
create trigger stock_update_came_back AFTER UPDATE ON stock FOR EACH ROW WHEN (((new.source = 'warehouse'::text) AND ((old.on_hand - old.reserved) <= 0) AND ((new.on_hand - new.reserved) > 0))) EXECUTE FUNCTION stock_came_back();
create trigger stock_insert_came_back AFTER INSERT ON stock FOR EACH ROW WHEN (((new.source = 'warehouse'::text) AND ((new.on_hand - new.reserved) > 0))) EXECUTE FUNCTION stock_arrived();
create trigger style_rating_changed AFTER UPDATE ON style_rating FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION style_rating_changed();
create trigger stock_after_insert AFTER INSERT ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stock_rows_changed();
create trigger stock_after_delete AFTER DELETE ON stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stock_rows_changed();
create trigger stock_crossed_zero AFTER UPDATE ON stock FOR EACH ROW WHEN ((((old.on_hand - old.reserved) > 0) IS DISTINCT FROM ((new.on_hand - new.reserved) > 0))) EXECUTE FUNCTION stock_crossed_zero();
create trigger product_after_insert AFTER INSERT ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
create trigger product_after_update AFTER UPDATE ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
create trigger product_after_delete AFTER DELETE ON product REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
create trigger product_site_after_insert AFTER INSERT ON product_site REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_site_changed();
create trigger product_site_after_update AFTER UPDATE ON product_site REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_site_changed();
create trigger product_site_after_delete AFTER DELETE ON product_site REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_site_changed();
create trigger product_category_after_insert AFTER INSERT ON product_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_category_changed();
create trigger product_category_after_update AFTER UPDATE ON product_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger product_category_after_delete AFTER DELETE ON product_category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_category_changed();
create trigger product_image_after_insert AFTER INSERT ON product_image REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger product_image_after_update AFTER UPDATE ON product_image REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger product_image_after_delete AFTER DELETE ON product_image REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger product_tag_after_insert AFTER INSERT ON product_tag REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger product_tag_after_update AFTER UPDATE ON product_tag REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger product_tag_after_delete AFTER DELETE ON product_tag REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger variant_after_insert AFTER INSERT ON variant REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger variant_after_update AFTER UPDATE ON variant REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger variant_after_delete AFTER DELETE ON variant REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rows_of_products_changed();
create trigger category_after_insert AFTER INSERT ON category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
create trigger category_after_update AFTER UPDATE ON category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
create trigger category_after_delete AFTER DELETE ON category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
create trigger brand_after_insert AFTER INSERT ON brand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION brands_changed();
create trigger brand_after_update AFTER UPDATE ON brand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION brands_changed();
create trigger brand_after_delete AFTER DELETE ON brand REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION brands_changed();
create trigger site_setting_after_insert AFTER INSERT ON site_setting REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
create trigger site_setting_after_update AFTER UPDATE ON site_setting REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
create trigger site_setting_after_delete AFTER DELETE ON site_setting REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
create trigger stock_tells_pages_insert AFTER INSERT ON stock REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_arrival_tells_pages();
create trigger stock_tells_pages_update AFTER UPDATE ON stock REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_change_tells_pages();
create trigger style_fit_tells_pages AFTER INSERT OR DELETE ON style_fit FOR EACH ROW EXECUTE FUNCTION fit_tells_pages();
create trigger style_fit_tells_pages_update AFTER UPDATE ON style_fit FOR EACH ROW WHEN (((((((old.cases IS DISTINCT FROM new.cases) OR (old.kept IS DISTINCT FROM new.kept)) OR (old.too_small IS DISTINCT FROM new.too_small)) OR (old.too_large IS DISTINCT FROM new.too_large)) OR (old.too_narrow IS DISTINCT FROM new.too_narrow)) OR (old.too_wide IS DISTINCT FROM new.too_wide))) EXECUTE FUNCTION fit_tells_pages();
create trigger category_pin_after_insert AFTER INSERT ON category_pin REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_category_changed();
create trigger category_pin_after_update AFTER UPDATE ON category_pin REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_category_changed();
create trigger category_pin_after_delete AFTER DELETE ON category_pin REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_of_category_changed();
create trigger category_pin_tells_pages_insert AFTER INSERT ON category_pin REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION category_pin_tells_pages();
create trigger category_pin_tells_pages_update AFTER UPDATE ON category_pin REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION category_pin_tells_pages();
create trigger category_pin_tells_pages_delete AFTER DELETE ON category_pin REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION category_pin_tells_pages();
