import { type Kysely, sql } from 'kysely'

/** Links of guest lists that were merged into a customer list with its own link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table wishlist_link (
        token text primary key, wishlist_id bigint not null references wishlist on delete cascade);
      create index wishlist_link_list on wishlist_link (wishlist_id);
    `)
    .execute(db)
}
