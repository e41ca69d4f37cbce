import { type Kysely, sql } from 'kysely'

/** An authorisation of which a part was captured and refunded ends too. [decision 104] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      drop index payment_attempt_uncaptured;
      create index payment_attempt_uncaptured on payment_attempt (answered_at)
        where state in ('authorised', 'part_captured', 'part_refunded') and reversal_key is null;
    `)
    .execute(db)
}
