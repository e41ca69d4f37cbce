import { type Kysely, sql } from 'kysely'

/** Rules of allocation as data, and why an order's sources were taken. [decision 97] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table source
        add column ships boolean,
        add column is_paused boolean not null default false,
        add column daily_parcels int check (daily_parcels > 0),
        add column latitude double precision,
        add column longitude double precision,
        add column country text check (country in ('AU', 'NZ')),
        add column state text,
        add column time_zone text;
      update source set ships = kind = 'warehouse';
      alter table source alter column ships set not null,
        add column sends boolean not null generated always as (is_active and ships and not is_paused) stored;
      create function source_ships() returns trigger language plpgsql as $$
      begin
        new.ships := coalesce(new.ships, new.kind = 'warehouse');
        return new;
      end $$;
      create trigger source_ships before insert on source for each row execute function source_ships();

      create table source_exclusion (
        source text not null references source (code) on delete cascade,
        kind text not null check (kind in ('brand', 'product')),
        value text not null,
        primary key (source, kind, value)
      );
      create function is_excluded(at_source text, of_sku text) returns boolean language sql stable as $$
        select exists (
          select from source_exclusion x join variant v on v.sku = of_sku join product p on p.id = v.product_id
            left join brand b on b.id = p.brand_id
          where x.source = at_source and x.value = case x.kind when 'brand' then b.value else p.sku end) $$;

      alter table stock add column ships boolean not null default false;
      update stock set ships = true from source where source.code = stock.source and source.sends;
      create index stock_shipping on stock (sku) where ships;

      -- Whoever changes a rule holds this lock alone, so that no new row is missed.
      create function stock_awaits_rules() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7261097);
        return null;
      end $$;
      create trigger stock_awaits_rules before insert or update of declined_at on stock
        for each statement execute function stock_awaits_rules();
      create function stock_deliverable() returns trigger language plpgsql as $$
      begin
        select sends and new.declined_at is null and not is_excluded(new.source, new.sku) into new.ships
          from source where code = new.source;
        new.ships := coalesce(new.ships, false);
        return new;
      end $$;
      create trigger stock_deliverable before insert or update of declined_at on stock
        for each row execute function stock_deliverable();

      -- Null is any. Locks stock in the global order.
      create function refresh_stock_ships(of_source text, of_skus text[]) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(7261097);
        with changed as (
          select t.sku, t.source, not t.ships as ships from stock t join source s on s.code = t.source
          where (of_source is null or t.source = of_source) and (of_skus is null or t.sku = any(of_skus))
            and t.ships <> (s.sends and t.declined_at is null and not is_excluded(t.source, t.sku))
          order by t.sku, t.source for no key update of t)
        update stock t set ships = c.ships, updated_at = shop_now() from changed c
          where t.sku = c.sku and t.source = c.source;
      end $$;

      create function source_changes_stock() returns trigger language plpgsql as $$
      begin
        perform refresh_stock_ships(new.code, null);
        return null;
      end $$;
      create trigger source_changes_stock after update on source for each row
        when (old.sends is distinct from new.sends) execute function source_changes_stock();

      create function exclusion_changes_stock() returns trigger language plpgsql as $$
      begin
        perform refresh_stock_ships(coalesce(new.source, old.source), null);
        return null;
      end $$;
      create trigger exclusion_changes_stock after insert or update or delete on source_exclusion
        for each row execute function exclusion_changes_stock();

      create function variants_change_stock() returns trigger language plpgsql as $$
      begin
        if exists (select from source_exclusion) then
          perform refresh_stock_ships(null, array(select sku from new_rows));
        end if;
        return null;
      end $$;
      create trigger variants_change_stock after insert on variant referencing new table as new_rows
        for each statement execute function variants_change_stock();

      create function product_changes_stock() returns trigger language plpgsql as $$
      begin
        if exists (select from source_exclusion) then
          perform refresh_stock_ships(null, array(select sku from variant where product_id = new.id));
        end if;
        return null;
      end $$;
      create trigger product_changes_stock after update of brand_id, sku on product for each row
        when (old.brand_id is distinct from new.brand_id or old.sku <> new.sku)
        execute function product_changes_stock();

      drop trigger stock_is_back on stock;
      create trigger stock_is_back before update on stock for each row
        when (not (old.ships and old.on_hand > old.reserved) and new.ships and new.on_hand > new.reserved)
        execute function stock_is_back();
      do $$ begin
        execute replace(pg_get_functiondef('refresh_sales'::regproc), 's.source = ''warehouse''', 's.ships');
      end $$;

      alter table order_allocation add column allocated_at timestamptz;
      alter table order_allocation alter column allocated_at set default shop_now();
      create index order_allocation_source on order_allocation (source, allocated_at) include (order_id);
      alter table orders add column allocation_reasons jsonb;
    `)
    .execute(db)
}
