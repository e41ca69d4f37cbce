import { type Kysely, sql } from 'kysely'

const LOGS = ['audit', 'change_log', 'order_event', 'stock_movement'] as const

/** A waiting lock blocks others: it is abandoned before PostgreSQL looks for deadlocks, after a second. */
const LOCK = `
  do $$ begin
    for attempt in 1..100 loop
      begin
        set local lock_timeout = '300ms';
        lock table ${LOGS.join(', ')}, tax_document in access exclusive mode;
        lock table orders, payment_attempt in share row exclusive mode;
        exit;
      exception when lock_not_available then
        if attempt = 100 then raise; end if;
        perform pg_sleep(0.2);
      end;
    end loop;
    set local lock_timeout = 0;
  end $$;
`

/** The table so far becomes the first period: it has all rows until the end of the present one. */
const divided = (log: string, unit: 'month' | 'year', indexes: string): string => `
  alter table ${log} set schema periods;
  create table ${log} (like periods.${log} including defaults including identity) partition by range (at);
  ${indexes}
  select setval('public.${log}_id_seq', last_value, is_called) from periods.${log}_id_seq;
  alter table periods.${log} alter column id drop identity;
  create table periods.${log}_rest (like periods.${log} including defaults including indexes);
  do $$ declare ends timestamptz; begin
    -- The attachment reads all rows and fails for a later one.
    select date_trunc('${unit}', greatest(now(), max(at)), 'UTC') into ends
      from (select at from periods.${log} order by id desc limit 10000) newest;
    execute format('alter table ${log} attach partition periods.${log} for values from (minvalue) to (%L)',
      (ends at time zone 'UTC' + interval '1 ${unit}') at time zone 'UTC');
  end $$;
  alter table ${log} attach partition periods.${log}_rest default;
  do $$ declare granted record; begin
    for granted in
      select case grantee when 0 then 'public' else grantee::regrole::text end as grantee, privilege_type
      from pg_class, aclexplode(relacl) where oid = 'periods.${log}'::regclass and grantee <> relowner
    loop
      execute format('grant %s on ${log} to %s', granted.privilege_type, granted.grantee);
    end loop;
  end $$;
`

const PERIODS = `
  create view log_period as
    select parent.relname::text as log, child.relname::text as name,
      (case when bound like '%MINVALUE%' then '-infinity'
        else substring(bound from 'FROM \\(''([^'']+)''') end)::timestamptz as starts,
      substring(bound from 'TO \\(''([^'']+)''')::timestamptz as ends
    from pg_inherits
      join pg_class parent on parent.oid = inhparent and parent.relnamespace = 'public'::regnamespace
      join pg_class child on child.oid = inhrelid and child.relkind = 'r',
      pg_get_expr(child.relpartbound, child.oid) bound
    where bound <> 'DEFAULT';

  -- Adds the present period, one ahead, or one that rows outside all periods need. Returns null when none is missing.
  create function add_log_period(of_log text, most_rows int) returns text language plpgsql
    security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
  declare
    -- Events are stored for good, and each is read by its order from all periods: they have fewer.
    unit text := case of_log when 'order_event' then 'year' else 'month' end;
    ahead int := case unit when 'year' then 1 else 2 end;
    rest text := format('periods.%I', of_log || '_rest');
    starts timestamptz;
    ends timestamptz;
    stray bigint;
    name text;
  begin
    if of_log <> all (array['audit', 'change_log', 'order_event', 'stock_movement']) then
      raise exception '% has no periods', of_log;
    end if;
    perform pg_advisory_xact_lock(7261006, hashtext(of_log));
    execute format('
      with wanted as (
        select date_trunc($2, now()) + n * $3 as starts, date_trunc($2, now()) + (n + 1) * $3 as ends
          from generate_series(0, $4) n
        union select date_trunc($2, min(at)), date_trunc($2, min(at)) + $3 from %1$s
          where isfinite(at) having count(*) > 0)
      select w.starts, w.ends, stray
      from wanted w, lateral (select count(*) as stray from %1$s r where r.at >= w.starts and r.at < w.ends) strays
      where not exists (select from log_period p where p.log = $1 and p.starts <= w.starts and w.starts < p.ends)
      order by stray > 0, 1 limit 1', rest)
      into starts, ends, stray using of_log, unit, ('1 ' || unit)::interval, ahead;
    if starts is null then return null; end if;
    if stray > most_rows then
      raise exception '% rows of % wait for their period', stray, of_log using errcode = 'program_limit_exceeded';
    end if;
    name := of_log || to_char(starts, case unit when 'year' then '_YYYY' else '_YYYY_MM' end);
    if stray > 0 then execute format('alter table %I detach partition %s', of_log, rest); end if;
    execute format('create table periods.%I (like %s including defaults including indexes)', name, rest);
    if of_log = 'audit' then
      execute format('create trigger audit_is_not_emptied before truncate on periods.%I
        for each statement execute function protect_audit()', name);
    end if;
    execute format('alter table %I attach partition periods.%I for values from (%L) to (%L)',
      of_log, name, starts, ends);
    if stray > 0 then
      execute format('
        with moved as (delete from %s where at >= %L and at < %L returning *)
        insert into %I overriding system value select * from moved', rest, starts, ends, of_log);
      execute format('alter table %I attach partition %s default', of_log, rest);
    end if;
    return name;
  end $$;

  -- Drops the oldest period that ended as many days ago. Returns null when there is none.
  create function drop_log_period(of_log text, days int) returns text language plpgsql
    security definer set search_path = public, pg_temp as $$
  declare
    least_days int := case of_log when 'change_log' then 2 when 'audit' then 400 when 'stock_movement' then 400 end;
    period text;
    is_unread boolean := false;
  begin
    if least_days is null then raise exception 'no period of % is dropped', of_log using errcode = '42501'; end if;
    if days < least_days then
      raise exception 'periods of % are stored for % days', of_log, least_days using errcode = '42501';
    end if;
    perform pg_advisory_xact_lock(7261006, hashtext(of_log));
    select name into period from log_period
      where log = of_log and ends <= now() - make_interval(days => days) order by ends limit 1;
    if period is null then return null; end if;
    -- Rows that a worker has yet to read stay in the change log.
    if of_log = 'change_log' then
      execute format('select exists (select from periods.%I)', period) into is_unread;
    end if;
    if is_unread then return null; end if;
    execute format('drop table periods.%I', period);
    return period;
  end $$;

  grant select on log_period to public;
  revoke execute on function add_log_period(text, int), drop_log_period(text, int) from public;
`

/** A foreign key needs a key of all periods, and that would need the time too. [decision 198] */
const EVENTS_OF_DOCUMENTS = `
  create function require_order_event() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
  begin
    perform from order_event where order_id = new.order_id and id = new.order_event_id for key share;
    if not found then
      raise exception 'order % has no event %', new.order_id, new.order_event_id using errcode = '23503';
    end if;
    return null;
  end $$;
  create trigger tax_document_has_event after insert or update of order_id, order_event_id on tax_document
    for each row when (new.order_event_id is not null) execute function require_order_event();

  -- A row that moves to another period is deleted from its own.
  create function retain_documented_event() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
  begin
    if exists (select from tax_document where order_event_id = old.id)
      and not exists (select from order_event where order_id = old.order_id and id = old.id) then
      raise exception 'a tax document names event %', old.id using errcode = '23503';
    end if;
    return null;
  end $$;
  create trigger order_event_is_documented after delete or update of id, order_id on order_event
    for each row execute function retain_documented_event();
`

/** Logs are divided by month or year in UTC; the parts are in the schema `periods`. [decision 198] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      ${LOCK}
      create schema periods;

      drop trigger audit_only_grows on audit;
      ${divided(
        'audit',
        'month',
        `create index audit_at on audit (at);
        create index audit_target on audit (target, id);`,
      )}
      create trigger audit_only_grows before update or delete on audit for each row execute function protect_audit();
      create trigger audit_is_not_emptied before truncate on audit for each statement execute function protect_audit();
      create trigger audit_is_not_emptied before truncate on periods.audit_rest
        for each statement execute function protect_audit();

      ${divided(
        'change_log',
        'month',
        `create index change_log_at on change_log (at);
        create index change_log_xid on change_log (xid);`,
      )}
      ${divided(
        'stock_movement',
        'month',
        `create index stock_movement_at on stock_movement (at);
        create index stock_movement_size on stock_movement (sku, id desc);`,
      )}

      alter table tax_document drop constraint tax_document_order_event_id_fkey;
      ${divided(
        'order_event',
        'year',
        `create index order_event_order on order_event (order_id, id);
        alter table order_event add constraint order_event_order_id_fkey
          foreign key (order_id) references orders on delete cascade;`,
      )}
      ${EVENTS_OF_DOCUMENTS}
      ${PERIODS}
      select add_log_period(log, 0) from unnest(array['${LOGS.join("', '")}']) log, generate_series(1, 2);
    `)
    .execute(db)
}
