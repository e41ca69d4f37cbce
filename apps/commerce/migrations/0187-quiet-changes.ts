import { type Kysely, sql } from 'kysely'

/** Orders change these tables, and commits that notify are serialised: readers look by themselves. [decision 187] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create or replace function log_changes(changed_table text, changes logged_change[]) returns void
        language plpgsql as $$
      begin
        if cardinality(changes) = 0 then return; end if;
        insert into change_log (table_name, website_id, before, after)
          with logged as (
            select case when before -> 'website_id' <> after -> 'website_id' then null
                else (coalesce(after, before) ->> 'website_id')::int end as site,
              before, after
            from unnest(changes))
          select changed_table, site, before, after from logged where cardinality(changes) <= 2000
          union all select distinct changed_table, site, null::jsonb, null::jsonb from logged
            where cardinality(changes) > 2000;
        if changed_table <> all (array['stock', 'coupon']) then
          perform pg_notify('change_log', '');
        end if;
      end $$;
    `)
    .execute(db)
}
