import { type Kysely, sql } from 'kysely'

/** A trigger of a statement that changed rows; PostgreSQL wants one for each kind of statement. */
function triggers(table: string, call: string): string {
  return ['insert', 'update', 'delete']
    .map(
      (event) => `create or replace trigger ${table}_after_${event} after ${event} on ${table}
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${call};`,
    )
    .join('\n')
}

/**
 * A change names the site it is of, so that no other site's index is touched: a price its site, a category or a setting the index of its
 * site alone, a brand its products. Products are pinned by category too, and a page that shows how a style fits hears when that changes.
 * [decision 10, decision 15]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- null: every site.
    alter table catalogue_change add website_id int;

    drop function note_products(int[], text);
    -- Notes products of a site, or of all; more than 500 of one statement are noted as everything.
    create function note_products(ids int[], cause text, site int) returns void language plpgsql as $$
    begin
      if coalesce(cardinality(ids), 0) = 0 then return; end if;
      if cardinality(ids) > 500 then insert into catalogue_change (product_id, website_id) values (null, site);
      else insert into catalogue_change (product_id, website_id) select id, site from unnest(ids) id; end if;
      perform pg_notify('catalogue_changed', cause);
    end $$;

    create or replace function products_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select id from changed), tg_table_name, null);
      return null;
    end $$;
    create or replace function rows_of_products_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select distinct product_id from changed), tg_table_name, null);
      return null;
    end $$;
    create or replace function stock_rows_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select distinct v.product_id from changed c join variant v on v.sku = c.sku), 'stock', null);
      return null;
    end $$;
    create or replace function stock_crossed_zero() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select product_id from variant where sku = new.sku), 'stock', null);
      return null;
    end $$;
    create or replace function style_rating_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select id from product where style_code = new.style_code), tg_table_name, null);
      return null;
    end $$;

    create function products_of_site_changed() returns trigger language plpgsql as $$
    declare site int;
    begin
      for site in select distinct website_id from changed order by 1 loop
        perform note_products(array(select product_id from changed where website_id = site), tg_table_name, site);
      end loop;
      return null;
    end $$;
    -- A category that is gone took its site with it: its own row has noted the site.
    create function products_of_category_changed() returns trigger language plpgsql as $$
    declare site int;
    begin
      for site in select distinct c.website_id from changed join category c on c.id = changed.category_id order by 1 loop
        perform note_products(array(select distinct product_id from changed join category c on c.id = changed.category_id and c.website_id = site),
          tg_table_name, site);
      end loop;
      return null;
    end $$;
    create function brands_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select id from product where brand_id in (select id from changed)), tg_table_name, null);
      return null;
    end $$;
    create function categories_changed() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed) then return null; end if;
      insert into catalogue_change (product_id, website_id) select distinct null::int, website_id from changed;
      perform pg_notify('catalogue_changed', tg_table_name);
      return null;
    end $$;
    -- Of a site's settings, those that decide what its listings hold and in which order.
    create function settings_changed() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed where key in ('featured_brands', 'excluded_brands', 'recommended_weights')) then return null; end if;
      insert into catalogue_change (product_id, website_id)
        select distinct null::int, website_id from changed where key in ('featured_brands', 'excluded_brands', 'recommended_weights');
      perform pg_notify('catalogue_changed', tg_table_name);
      return null;
    end $$;

    -- Products that lead one category's Recommended order, before those pinned on the whole site.
    create table category_pin (
      category_id int not null references category on delete cascade, product_id int not null references product on delete cascade,
      position int not null check (position between 1 and 9999), primary key (category_id, product_id));
    create index category_pin_product on category_pin (product_id);
    create function category_pin_tells_pages() returns trigger language plpgsql as $$
    begin
      perform tell_pages(null, array(
        select distinct tag from changed join category c on c.id = changed.category_id, unnest(array['plp:' || c.id, 'plp:' || c.url_path]) tag));
      return null;
    end $$;

    create function fit_tells_pages() returns trigger language plpgsql as $$
    begin
      perform tell_pages(null, array['fit:' || coalesce(new.style_code, old.style_code)]);
      return null;
    end $$;
    create trigger style_fit_tells_pages after insert or delete on style_fit for each row execute function fit_tells_pages();
    create trigger style_fit_tells_pages_update after update on style_fit for each row
      when ((old.cases, old.kept, old.too_small, old.too_large, old.too_narrow, old.too_wide)
        is distinct from (new.cases, new.kept, new.too_small, new.too_large, new.too_narrow, new.too_wide))
      execute function fit_tells_pages();
  `.execute(db)
  const calls = {
    product_site: 'products_of_site_changed()',
    product_category: 'products_of_category_changed()',
    category_pin: 'products_of_category_changed()',
    brand: 'brands_changed()',
    category: 'categories_changed()',
    site_setting: 'settings_changed()',
  }
  for (const [table, call] of Object.entries(calls)) await sql.raw(triggers(table, call)).execute(db)
  // A row that is moved from one category to another may have been of another site.
  await sql`create or replace trigger product_category_after_update after update on product_category
    referencing new table as changed for each statement execute function rows_of_products_changed()`.execute(db)
  for (const event of ['insert', 'update', 'delete']) {
    const rows = event === 'delete' ? 'old' : 'new'
    await sql
      .raw(`create trigger category_pin_tells_pages_${event} after ${event} on category_pin
        referencing ${rows} table as changed for each statement execute function category_pin_tells_pages();`)
      .execute(db)
  }
  await sql`drop function shared_rows_changed()`.execute(db)
}
