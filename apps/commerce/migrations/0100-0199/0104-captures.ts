import { type Kysely, sql } from 'kysely'

/**
 * What is taken of an authorisation, parcel by parcel. Earlier charges were captured at once by the payment service.
 * [decision 104]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table capture (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders (id) on delete cascade,
        attempt_id uuid not null references payment_attempt (id) on delete cascade,
        shipment_id bigint references shipment (id),
        n int not null,
        idempotency_key uuid not null unique,
        amount_cents int not null check (amount_cents > 0),
        state text not null check (state in ('due', 'sent', 'done', 'failed', 'void')),
        psp_reference text unique,
        created_at timestamptz not null default now(),
        unique (order_id, n)
      );
      insert into capture (order_id, attempt_id, n, idempotency_key, amount_cents, state, created_at)
        select order_id, id, 1, gen_random_uuid(), amount_cents, 'done', coalesce(answered_at, created_at)
        from payment_attempt where state in ('authorised', 'captured', 'refunded') and reversal_key is null;

      alter table payment_attempt drop column capture_key, drop constraint payment_attempt_state_check,
        add constraint payment_attempt_state_check check (state in ('created', 'sent', 'action_required', 'pending',
          'unknown', 'authorised', 'refused', 'cancelled', 'error', 'part_captured', 'captured', 'expired',
          'part_refunded', 'reversal_sent', 'reversed', 'refunded'));
      drop index payment_attempt_one_live;
      create unique index payment_attempt_one_live on payment_attempt (order_id) where state in ('created', 'sent',
        'action_required', 'pending', 'unknown', 'authorised', 'part_captured', 'captured', 'expired', 'part_refunded');
      create index payment_attempt_uncaptured on payment_attempt (answered_at)
        where state in ('authorised', 'part_captured') and reversal_key is null;
    `)
    .execute(db)
}
