import { type Kysely, sql } from 'kysely'

/** For lists and jobs that read all orders or attempts to find a few. [decision 199] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create index orders_failed on orders (id) where state in ('payment_failed', 'cancelled');
      create index orders_in_review on orders (id) where review_reason is not null;
      create index orders_placed on orders using brin (placed_at);
      create index payment_attempt_reversing on payment_attempt (updated_at) where reversal_key is not null
        and state in ('authorised', 'part_captured', 'captured', 'part_refunded', 'expired');
    `)
    .execute(db)
}
