import { type Kysely, sql } from 'kysely'

/** Sites in maintenance, one row each. [R2.92, A21] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table maintenance (
  website_id int primary key, since timestamptz not null default now(), until timestamptz,
  message text check (length(message) between 1 and 200))`,
    )
    .execute(db)
}
