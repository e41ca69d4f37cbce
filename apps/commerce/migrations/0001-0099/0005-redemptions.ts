import { type Kysely, sql } from 'kysely'

/** Reward codes that orders use: an unreleased code belongs to one order of its site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table redemption (
        id bigint generated always as identity primary key,
        website_id int not null, code text not null,
        order_id bigint not null references orders on delete cascade, order_number text not null,
        -- reserved: waits for the payment; due: paid, a job sends it to the loyalty service; refused: redeemed elsewhere
        -- meanwhile; returning: the order ended, the service is to give the code back.
        state text not null check (state in ('reserved', 'due', 'redeemed', 'refused', 'returning', 'released')),
        created_at timestamptz not null default now(), updated_at timestamptz not null default now());
      create unique index redemption_of_one_order on redemption (website_id, code) where state <> 'released';
      create index redemption_order on redemption (order_id);
      create index redemption_unsent on redemption (updated_at) where state in ('due', 'returning');
    `)
    .execute(db)
}
