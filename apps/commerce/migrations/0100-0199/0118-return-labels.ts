import { type Kysely, sql } from 'kysely'

/** Payments of return labels; each pays for one return. [R3.72, R3.105] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table return_payment (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders (id) on delete cascade,
        reference text not null unique,
        session_id text not null,
        amount_cents int not null check (amount_cents > 0),
        currency text not null,
        psp_reference text,
        return_id bigint unique references return_request (id),
        capture_key uuid not null default gen_random_uuid(),
        captured_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index return_payment_order on return_payment (order_id);
    `)
    .execute(db)
}
