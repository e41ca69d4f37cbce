-- One row for each changed row of a watched table, written in the transaction of the change.
-- A row has its transaction id, so that readers miss none, in whatever order transactions commit.
create table change_log (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  table_name text not null,
  website_id int,
  before jsonb, after jsonb);
create index change_log_xid on change_log (xid);
create index change_log_at on change_log (at);

-- How far a subscriber has read that must not miss changes while stopped.
create table change_position (subscriber text primary key, snapshot pg_snapshot not null);
insert into change_position values ('jobs', pg_current_snapshot());

-- Time up to which starts and ends of sales are in the change log.
create table sale_clock (id boolean primary key default true check (id), at timestamptz not null);
insert into sale_clock (at) values (now());

-- The logged columns of a changed row before and after.
create type logged_change as (before jsonb, after jsonb);

-- Logs the rows that a statement changed; more than 2000 distinct rows are logged as one per site. The functions log_<table> that
-- call it, and their triggers, are generated from the list of watched tables whenever a database is migrated.
create function log_changes(changed_table text, changes logged_change[]) returns void language plpgsql as $$
begin
  if cardinality(changes) = 0 then return; end if;
  insert into change_log (table_name, website_id, before, after)
    with logged as (
      select case when before -> 'website_id' <> after -> 'website_id' then null else (coalesce(after, before) ->> 'website_id')::int end as site,
        before, after
      from unnest(changes))
    select changed_table, site, before, after from logged where cardinality(changes) <= 2000
    union all select distinct changed_table, site, null::jsonb, null::jsonb from logged where cardinality(changes) > 2000;
  perform pg_notify('change_log', '');
end $$;
