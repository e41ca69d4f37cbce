import { type Kysely, sql } from 'kysely'

/**
 * Searches that led to a page no site has. Pairs are collected in stores, so click and collect leads to those; Williams has no category of new things, so its shoes
 * are shown newest first. Gift cards stay: a redirect whose page a site lacks waits until the page is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update search_redirect set path = '/store-locator' where website_id is null and term = 'click and collect' and path = '/click-and-collect'`.execute(
    db,
  )
  for (const term of ['new in', 'new arrivals'])
    await sql`insert into search_redirect (website_id, term, path) values (9, ${term}, '/search?q=shoes&sort=newest') on conflict do nothing`.execute(
      db,
    )
}
