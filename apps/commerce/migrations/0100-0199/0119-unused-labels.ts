import { type Kysely, sql } from 'kysely'

/** A label's money that is returned, because its return was never made or was cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      -- Once claimed, it pays for no return.
      alter table return_payment add column reversing_at timestamptz, add column reversed_at timestamptz;
      create index psp_event_stray on psp_event (merchant_reference) where attempt_id is null;
    `)
    .execute(db)
}
