import { type Kysely, sql } from 'kysely'

/** Which index of a site is in the object store, and up to which change. [decision 146] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table listing_snapshot (
        website_id int not null,
        version text not null,
        object_key text,
        former_key text,
        sha256 text,
        position pg_snapshot,
        written_at timestamptz,
        claimed_until timestamptz,
        primary key (website_id, version)
      );
    `)
    .execute(db)
}
