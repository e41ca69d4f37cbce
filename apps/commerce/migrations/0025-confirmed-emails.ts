import { type Kysely, sql } from 'kysely'

/**
 * An account's email may be anybody's until its owner has shown that mail to it reaches them. Subscriptions know who chose them: an account,
 * the address itself, or both. [decision 17]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer add column email_confirmed_at timestamptz;

    -- Links that confirm the email an account had when they were sent.
    create table email_confirmation (
      token_hash bytea primary key, customer_id bigint not null references customer on delete cascade, email text not null,
      created_at timestamptz not null, expires_at timestamptz not null);
    create index email_confirmation_customer on email_confirmation (customer_id);

    alter table subscription add column customer_id bigint, add column is_by_address boolean not null default true;
    update subscription s set is_by_address = false, customer_id = c.id from customer c
      where s.source in ('register', 'account', 'preferences') and c.website_id = s.website_id and c.email = s.email and c.closed_at is null;
  `.execute(db)
}
