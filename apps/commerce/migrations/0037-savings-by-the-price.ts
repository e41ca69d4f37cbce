import { type Kysely, sql } from 'kysely'

/** Pages draw what is taken off from the price; the badges that the seed wrote of it go. [R9.62] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from product_tag where tag_type = 'promotion' and text ~ '^[0-9]+% off$'`.execute(db)
}
