import { type Kysely, sql } from 'kysely'

/** A request that is sent again with its key makes no second return. [decision 131] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table return_request add column request_hash text;
      create unique index return_request_once on return_request (order_id, request_hash) where request_hash is not null;
    `)
    .execute(db)
}
