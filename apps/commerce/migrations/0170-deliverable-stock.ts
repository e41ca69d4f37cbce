import { type Kysely, sql } from 'kysely'

/** Sources that send are read once for a statement; the others' pieces cost no call. [decision 97] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create or replace function stock_awaits_rules() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7261097);
        if tg_op = 'INSERT' then
          perform set_config('welt.sending', coalesce((select string_agg('|' || code || '|', '') from source where sends), ''),
            true);
        end if;
        return null;
      end $$;
      create or replace function stock_deliverable() returns trigger language plpgsql as $$
      begin
        select sends into new.ships from source where code = new.source;
        new.ships := coalesce(new.ships, false) and new.declined_at is null;
        if new.ships and exists (select from source_exclusion where source = new.source) then
          new.ships := not is_excluded(new.source, new.sku);
        end if;
        return new;
      end $$;
      drop trigger stock_deliverable on stock;
      create trigger stock_deliverable before insert on stock for each row
        when (new.ships or strpos(current_setting('welt.sending'), '|' || new.source || '|') > 0)
        execute function stock_deliverable();
      -- A source may come with its stock in one statement.
      create trigger source_starts after insert on source for each row when (new.sends)
        execute function source_changes_stock();
    `)
    .execute(db)
}
