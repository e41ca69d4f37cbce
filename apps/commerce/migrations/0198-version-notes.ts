import { type Kysely, sql } from 'kysely'

/** What a version of a page changed, for its readers. [decision 201] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table content_version add column note text').execute(db)
}
