import { type Kysely, sql } from 'kysely'

/** Tables whose rows belong to a product; the column that names it. */
const PRODUCT_TABLES = {
  product: 'id',
  product_site: 'product_id',
  product_category: 'product_id',
  product_image: 'product_id',
  product_tag: 'product_id',
  variant: 'product_id',
}
/** Tables of which any change may touch every product. */
const SHARED_TABLES = ['category', 'brand', 'site_setting']

const OLD_TRIGGERS = {
  product: 'product_changed',
  product_site: 'product_site_changed',
  category: 'category_changed',
  product_category: 'product_category_changed',
  brand: 'brand_changed',
  variant: 'variant_changed',
  product_tag: 'product_tag_changed',
  site_setting: 'site_setting_changed',
  style_rating: 'style_rating_changed',
}

/** A trigger of a statement that changed rows; PostgreSQL wants one for each kind of statement. */
function triggers(table: string, call: string): string {
  return ['insert', 'update', 'delete']
    .map(
      (event) => `create trigger ${table}_after_${event} after ${event} on ${table}
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${call};`,
    )
    .join('\n')
}

/**
 * Which products changed, so that servers read only those again. A row bears its transaction's number: a reader asks for the rows that
 * its last snapshot did not see, and so misses none, in whatever order transactions commit; and writers never wait for each other, as
 * they did for catalogue_version's one row. Further what was sold by day, and what the Recommended order makes of it. [decision 15]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, trigger] of Object.entries(OLD_TRIGGERS)) await sql.raw(`drop trigger ${trigger} on ${table}`).execute(db)
  await sql`
    drop trigger stock_update_crossed_zero on stock;
    drop trigger stock_inserted on stock;
    drop trigger stock_deleted on stock;
    drop function stock_crossed_zero;
    drop function catalogue_changed;
    drop table catalogue_version;

    create table catalogue_change (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      -- null: anything may have changed.
      product_id int,
      at timestamptz not null default now());
    create index catalogue_change_xid on catalogue_change (xid);
    create index catalogue_change_at on catalogue_change (at);

    -- Notes products; more than 500 of one statement are noted as everything.
    create function note_products(ids int[], cause text) returns void language plpgsql as $$
    begin
      if cardinality(ids) = 0 then return; end if;
      if cardinality(ids) > 500 then insert into catalogue_change (product_id) values (null);
      else insert into catalogue_change (product_id) select unnest(ids); end if;
      perform pg_notify('catalogue_changed', cause);
    end $$;

    create function products_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select id from changed), tg_table_name);
      return null;
    end $$;
    create function rows_of_products_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select distinct product_id from changed), tg_table_name);
      return null;
    end $$;
    create function shared_rows_changed() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then
        insert into catalogue_change (product_id) values (null);
        perform pg_notify('catalogue_changed', tg_table_name);
      end if;
      return null;
    end $$;

    -- Stock tells only when a size sells out or comes back: an order of the last but one pair changes no listing.
    create function stock_rows_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select distinct v.product_id from changed c join variant v on v.sku = c.sku), 'stock');
      return null;
    end $$;
    create function stock_crossed_zero() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select product_id from variant where sku = new.sku), 'stock');
      return null;
    end $$;
    -- A changed rating is that of every colour of its style.
    create function style_rating_changed() returns trigger language plpgsql as $$
    begin
      perform note_products(array(select id from product where style_code = new.style_code), tg_table_name);
      return null;
    end $$;
    create trigger style_rating_changed after update on style_rating
      for each row when (old.* is distinct from new.*) execute function style_rating_changed();

    create trigger stock_after_insert after insert on stock referencing new table as changed
      for each statement execute function stock_rows_changed();
    create trigger stock_after_delete after delete on stock referencing old table as changed
      for each statement execute function stock_rows_changed();
    create trigger stock_crossed_zero after update on stock for each row
      when ((old.on_hand - old.reserved > 0) is distinct from (new.on_hand - new.reserved > 0)) execute function stock_crossed_zero();

    -- Pieces sold by day: 'orders' is counted from order lines, 'import' is history that was brought along.
    create table product_sales (
      product_id int not null references product on delete cascade, website_id int not null, day date not null,
      source text not null check (source in ('orders', 'import')), units int not null check (units > 0),
      primary key (product_id, website_id, day, source));
    create index product_sales_day on product_sales (day);

    alter table product_site add sell_through_percent int not null default 0 check (sell_through_percent between 0 and 100);

    -- Counts the orders of the last 30 days and writes the summary where it changed. Sell-through: sold of what was there to sell.
    create function refresh_sales() returns int language plpgsql as $$
    declare refreshed int;
    begin
      delete from product_sales where day <= current_date - 60 or (source = 'orders' and day > current_date - 30);
      insert into product_sales (product_id, website_id, day, source, units)
        select l.product_id, o.website_id, o.placed_at::date, 'orders', sum(l.quantity - l.quantity_cancelled)
        from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
        where o.state in ('paid', 'processing', 'complete', 'closed') and o.placed_at::date > current_date - 30
        group by 1, 2, 3 having sum(l.quantity - l.quantity_cancelled) > 0;
      with sold as (
        select product_id, website_id, sum(units)::int as units from product_sales where day > current_date - 30 group by 1, 2),
      left_over as (
        select v.product_id, sum(greatest(0, s.on_hand - s.reserved))::int as units
        from variant v join stock s on s.sku = v.sku and s.source = 'warehouse' group by 1),
      summary as (
        select ps.product_id, ps.website_id, coalesce(sold.units, 0) as units,
          coalesce(100 * sold.units / nullif(sold.units + coalesce(left_over.units, 0), 0), 0) as percent
        from product_site ps left join sold using (product_id, website_id) left join left_over using (product_id))
      update product_site ps set sold_30_days = summary.units, sell_through_percent = summary.percent from summary
        where ps.product_id = summary.product_id and ps.website_id = summary.website_id
          and (ps.sold_30_days, ps.sell_through_percent) is distinct from (summary.units, summary.percent);
      get diagnostics refreshed = row_count;
      return refreshed;
    end $$;

    -- What was sold before sales were kept by day.
    insert into product_sales (product_id, website_id, day, source, units)
      select product_id, website_id, current_date, 'import', sold_30_days from product_site where sold_30_days > 0;
    select refresh_sales();
  `.execute(db)
  for (const [table, column] of Object.entries(PRODUCT_TABLES))
    await sql.raw(triggers(table, column === 'id' ? 'products_changed()' : 'rows_of_products_changed()')).execute(db)
  for (const table of SHARED_TABLES) await sql.raw(triggers(table, 'shared_rows_changed()')).execute(db)
}
