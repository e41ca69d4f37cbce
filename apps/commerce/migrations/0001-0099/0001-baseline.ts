import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { SEARCH_REDIRECTS, SEARCH_SYNONYMS } from './baseline/search-terms.ts'

/** SQL of each module in import order; docs/schema.sql is the result. */
const PARTS = [
  'site',
  'notifications',
  'catalogue',
  'search',
  'content',
  'customer',
  'cart',
  'wishlist',
  'fulfilment',
  'orders',
  'reviews',
  'payment',
  'change-log',
]

/** The schema of the first release, with the initial search terms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of PARTS)
    await sql.raw(await readFile(new URL(`baseline/${part}.sql`, import.meta.url), 'utf8')).execute(db)
  for (const { websiteId, phrases } of SEARCH_SYNONYMS)
    await sql`insert into search_synonym (website_id, phrases) values (${websiteId}, ${[...phrases]})`.execute(db)
  for (const { websiteId, term, path } of SEARCH_REDIRECTS)
    await sql`insert into search_redirect (website_id, term, path) values (${websiteId}, ${term}, ${path})`.execute(db)
}
