import { type Kysely, sql } from 'kysely'

/**
 * Accounts: what tokens, staff secrets, subscriptions by link and erasure need beyond 0003, the audit table that only grows, and the one
 * clock that everything of an account is decided by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The time accounts and limits are decided by. Tests may put a movable clock in its place (src/test-clock.ts); nothing else does.
    create function shop_now() returns timestamptz language sql stable as 'select now()';

    alter table customer drop column is_subscribed,
      add column taxvat text, add column allow_remote_shopping_assistance boolean not null default true;
    create index customer_address_customer on customer_address (customer_id, id);

    alter table customer_token
      add column successor_salt bytea, add column device text, add column address text;
    create index customer_token_customer on customer_token (customer_id);
    create index password_reset_customer on password_reset (customer_id, created_at desc);
    create index saved_card_customer on saved_card (customer_id);

    alter table subscription add column link_token text unique, add column asked_at timestamptz;

    create table admin_secret (
      id int generated always as identity primary key, name text not null unique, secret_hash bytea not null unique,
      created_at timestamptz not null default now(), revoked_at timestamptz, last_used_at timestamptz);

    -- Whom to forget again after a backup is brought back; holds no personal data.
    create table erasure (customer_id bigint primary key, website_id int not null, erased_at timestamptz not null default now());

    create index audit_target on audit (target, id);
    create index audit_at on audit (at);
    create function keep_audit() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
        raise exception 'the audit table only grows' using errcode = '42501';
      end $$;
    create trigger audit_only_grows before update or delete on audit for each row execute function keep_audit();
    create trigger audit_is_not_emptied before truncate on audit for each statement execute function keep_audit();
  `.execute(db)
}
