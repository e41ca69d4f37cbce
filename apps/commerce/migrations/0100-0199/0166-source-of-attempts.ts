import { type Kysely, sql } from 'kysely'

/** From where cards were tried, for the limit of refused cards. [decision 156] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table payment_attempt add column source_key text;
      create index payment_attempt_refused on payment_attempt (source_key, created_at) where state = 'refused';
    `)
    .execute(db)
}
