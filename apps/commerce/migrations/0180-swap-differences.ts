import { type Kysely, sql } from 'kysely'

/** What a dearer size costs more is paid with the label, in one session. [decision 122] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table return_payment add column difference_cents int not null default 0
        check (difference_cents between 0 and amount_cents);
      create table swap_difference (
        order_id bigint primary key references orders (id) on delete cascade,
        psp_reference text not null,
        reference text not null,
        cents int not null check (cents > 0),
        created_at timestamptz not null default now()
      );
      create table difference_refund (
        id bigint generated always as identity primary key,
        order_id bigint references orders (id) on delete cascade,
        return_item_id bigint unique references return_item (id) on delete cascade,
        psp_reference text not null,
        reference text not null,
        cents int not null check (cents > 0),
        currency text not null,
        idempotency_key uuid not null default gen_random_uuid(),
        sent_at timestamptz,
        check (num_nonnulls(order_id, return_item_id) = 1)
      );
      create index difference_refund_order on difference_refund (order_id) where order_id is not null;
    `)
    .execute(db)
}
