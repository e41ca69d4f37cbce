import { type Kysely, sql } from 'kysely'

/**
 * Codes are unique per site, stored in capitals without spaces. An order claims its coupon and releases it when it
 * fails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      drop table coupon_use;
      drop table coupon;
      create table coupon (
        website_id int not null, code text not null check (code ~ '^[A-Z0-9_-]{1,40}$'),
        promotion_id int not null references promotion on delete cascade,
        use_limit int check (use_limit > 0), per_customer_limit int check (per_customer_limit > 0),
        used int not null default 0 check (used >= 0 and (use_limit is null or used <= use_limit)),
        primary key (website_id, code));
      create index coupon_promotion on coupon (promotion_id);
      create table coupon_use (
        website_id int not null, code text not null, order_id bigint not null references orders on delete cascade,
        -- In lower case: who used it, signed in or not.
        email text not null, customer_id bigint references customer on delete set null,
        state text not null check (state in ('taken', 'released')), at timestamptz not null default now(),
        primary key (website_id, code, order_id),
        foreign key (website_id, code) references coupon on delete cascade);
      create index coupon_use_email on coupon_use (website_id, code, email) where state = 'taken';
      create index coupon_use_order on coupon_use (order_id);
      alter table promotion add column key text, add constraint promotion_key unique (website_id, key);
      create index promotion_site on promotion (website_id) where is_active;
    `)
    .execute(db)
}
