import { type Kysely, sql } from 'kysely'

/** A refund of a difference that failed is sent again; what was never sent is found by its age. [decision 174] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table difference_refund
        add column created_at timestamptz not null default now(),
        add column refund_reference text unique;
      create index difference_refund_unsent on difference_refund (id) where sent_at is null;
    `)
    .execute(db)
}
