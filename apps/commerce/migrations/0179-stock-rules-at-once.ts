import { type Kysely, sql } from 'kysely'

/** Exclusions, too, are read once for a statement: a row that is inserted asks no table. [decision 97, decision 143] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create or replace function stock_awaits_rules() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7261097);
        if tg_op = 'INSERT' then
          perform set_config('welt.sending', coalesce((select string_agg('|' || code || '|', '') from source where sends), ''),
            true);
          perform set_config('welt.excluding',
            coalesce((select string_agg(distinct '|' || source || '|', '') from source_exclusion), ''), true);
        end if;
        return null;
      end $$;
      create function stock_deliverable_at_once() returns trigger language plpgsql as $$
      begin
        new.ships := new.declined_at is null
          and strpos(current_setting('welt.sending'), '|' || new.source || '|') > 0;
        if new.ships and strpos(current_setting('welt.excluding'), '|' || new.source || '|') > 0 then
          new.ships := not is_excluded(new.source, new.sku);
        end if;
        return new;
      end $$;
      drop trigger stock_deliverable on stock;
      create trigger stock_deliverable before insert on stock for each row
        when (new.ships or strpos(current_setting('welt.sending'), '|' || new.source || '|') > 0)
        execute function stock_deliverable_at_once();
    `)
    .execute(db)
}
