-- What has changed, for those who follow: one row for each changed row of a watched table, written in the transaction of the change.
-- A row has its transaction's number, so that a reader misses none, in whatever order transactions commit.
create table change_log (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  table_name text not null,
  website_id int,
  before jsonb, after jsonb);
create index change_log_xid on change_log (xid);
create index change_log_at on change_log (at);

-- What a subscriber that must miss nothing, even while it does not run, has read.
create table change_position (subscriber text primary key, snapshot pg_snapshot not null);
insert into change_position values ('jobs', pg_current_snapshot());

-- Up to which moment beginnings and ends of sales are in the change log.
create table sale_clock (id boolean primary key default true check (id), at timestamptz not null);
insert into sale_clock (at) values (now());

-- A changed row as it was and as it is: those of its columns that are logged.
create type logged_change as (before jsonb, after jsonb);

-- Logs what a statement changed in a table; more than 2000 different rows are logged as one of each site. The functions log_<table> that
-- call it, and their triggers, are made from the list of watched tables whenever a database is migrated.
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
