import { type Kysely, sql } from 'kysely'

/** What counts towards a tier, order by order, and the rewards that tiers and birthdays bring. [R1.36, A97, A120] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table loyalty_entry (
        id bigint generated always as identity primary key,
        website_id int not null,
        email text not null,
        order_id bigint not null references orders (id) on delete cascade,
        n int not null,
        -- Calendar year of the order's payment in store time.
        year int not null,
        on_day date not null,
        cents int not null check (cents <> 0),
        is_sent boolean not null default false,
        created_at timestamptz not null default shop_now(),
        unique (order_id, n)
      );
      create index loyalty_entry_member on loyalty_entry (website_id, email, year);
      create index loyalty_entry_unsent on loyalty_entry (created_at) where not is_sent;
      create table loyalty_reward (
        id bigint generated always as identity primary key,
        website_id int not null,
        email text not null,
        kind text not null check (kind in ('SILVER', 'GOLD', 'birthday')),
        year int not null,
        n int not null,
        cents int not null check (cents > 0),
        valid_from timestamptz not null,
        valid_to timestamptz not null,
        code text,
        state text not null check (state in ('due', 'issued', 'withdrawn')),
        order_id bigint references orders (id) on delete set null,
        created_at timestamptz not null default shop_now(),
        unique (website_id, email, kind, year, n),
        check (state = 'due' or code is not null)
      );
      create unique index loyalty_reward_once on loyalty_reward (website_id, email, kind, year) where state <> 'withdrawn';
    `)
    .execute(db)
}
