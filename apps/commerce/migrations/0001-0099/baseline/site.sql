-- Operators' changes to a site's configuration; packages/brands holds the defaults.
create table site_setting (
  website_id int not null, key text not null, value jsonb not null,
  updated_at timestamptz not null default now(), primary key (website_id, key));

-- Recent attempts, one row for each rule and key. Limits are small, so a row holds few instants.
create table rate_limit (bucket text primary key, attempts timestamptz[] not null, is_refused boolean not null, ends_at timestamptz not null);

create table idempotency (
  key text primary key, request_hash text not null, state text not null check (state in ('running', 'done')),
  answer jsonb, created_at timestamptz not null default now(), finished_at timestamptz);

create table audit (
  id bigint generated always as identity primary key, at timestamptz not null default now(), website_id int,
  actor text not null, action text not null, target text, address text, detail jsonb not null default '{}');
create index audit_target on audit (target, id);
create index audit_at on audit (at);

-- Rows of the audit table may be deleted after 400 days and are never changed.
create function protect_audit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
    raise exception 'the audit table only grows' using errcode = '42501';
  end $$;
create trigger audit_only_grows before update or delete on audit for each row execute function protect_audit();
create trigger audit_is_not_emptied before truncate on audit for each statement execute function protect_audit();

-- The time that accounts and limits use. Only tests may replace it, by a movable clock.
create function shop_now() returns timestamptz language sql stable as 'select now()';

-- Seeding: one row for each finished step, so that an interrupted seed is detected and resumed or refused.
create table seed_step (name text primary key, fingerprint text not null, finished_at timestamptz not null default now());
