import { brands } from '@welt/brands'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'

/** Null is every site. */
type Scope = number | null

export interface SynonymRow {
  readonly id: number
  readonly website_id: Scope
  readonly phrases: readonly string[]
}

export interface RedirectRow {
  readonly website_id: Scope
  readonly term: string
  readonly path: string
}

export interface SearchCount {
  readonly websiteId: number
  readonly term: string
  readonly searches: number
  readonly visitors: number
  readonly withoutResults: number
}

const TERMS_STORED_PER_DAY = 2000

export function selectSynonyms(db: Db): Promise<SynonymRow[]> {
  return db.selectFrom('search_synonym').selectAll().orderBy('id').execute()
}

export function selectRedirects(db: Db): Promise<RedirectRow[]> {
  return db.selectFrom('search_redirect').select(['website_id', 'term', 'path']).orderBy('term').execute()
}

export async function insertSynonym(db: Db, websiteId: Scope, phrases: readonly string[]): Promise<number> {
  const row = { website_id: websiteId, phrases: [...phrases] }
  return (await db.insertInto('search_synonym').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function deleteSynonym(db: Db, id: number): Promise<boolean> {
  return (await db.deleteFrom('search_synonym').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
}

export async function saveRedirect(db: Db, { website_id, term, path }: RedirectRow): Promise<void> {
  await db
    .insertInto('search_redirect')
    .values({ website_id, term, path })
    .onConflict((conflict) => conflict.columns(['website_id', 'term']).doUpdateSet({ path }))
    .execute()
}

export async function deleteRedirect(db: Db, websiteId: Scope, term: string): Promise<boolean> {
  const ofScope = db
    .deleteFrom('search_redirect')
    .where('term', '=', term)
    .where('website_id', 'is not distinct from', websiteId)
  return (await ofScope.executeTakeFirst()).numDeletedRows > 0n
}

export async function addSearchCounts(db: Db, counts: readonly SearchCount[]): Promise<void> {
  const rows = counts.map(({ websiteId, term, searches, visitors, withoutResults }) => ({
    website_id: websiteId,
    term,
    searches,
    visitors,
    without_results: withoutResults,
  }))
  // A fixed lock order prevents deadlocks.
  rows.sort((a, b) => a.website_id - b.website_id || (a.term < b.term ? -1 : 1))
  await sql`
    insert into search_term (website_id, term, searches, visitors, without_results)
    select * from json_to_recordset(${JSON.stringify(rows)}) as row(website_id int, term text, searches int, visitors int, without_results int)
    on conflict (website_id, day, term) do update
      set searches = search_term.searches + excluded.searches, visitors = search_term.visitors + excluded.visitors,
        without_results = search_term.without_results + excluded.without_results`.execute(db)
}

/** Only the last week can exceed the daily limit. */
export async function trimSearchCounts(db: Db, days: number): Promise<void> {
  for (const { websiteId } of brands)
    await deleteInBatches((rows) =>
      sql`
        delete from search_term t using (
          select website_id, day, term from search_term where website_id = ${websiteId} and day < current_date - ${days}::int
          order by day, term limit ${rows} for update skip locked) old
        where (t.website_id, t.day, t.term) = (old.website_id, old.day, old.term)`.execute(db),
    )
  await sql`
    delete from search_term where (website_id, day, term) in (
      select website_id, day, term from (
        select website_id, day, term, row_number() over (partition by website_id, day order by searches desc, term) as place
        from search_term where day > current_date - 7) placed
      where place > ${TERMS_STORED_PER_DAY})`.execute(db)
}

export interface TermsQuery {
  readonly websiteId: number | undefined
  readonly days: number
  readonly onlyWithoutResults: boolean
  readonly limit: number
}

export interface TermTotal {
  readonly website_id: number
  readonly term: string
  readonly searches: number
  readonly without_results: number
}

/** At least half of a term's searches must have had results. */
export async function selectPopularTerms(
  db: Db,
  {
    websiteId,
    days,
    fewest,
    limit,
  }: { readonly websiteId: number; readonly days: number; readonly fewest: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from search_term where day > current_date - ${days}::int and website_id = ${websiteId}
    group by term having sum(visitors) >= ${fewest}::int and 2 * sum(without_results) <= sum(searches)
    order by sum(visitors) desc, term limit ${limit}`.execute(db)
  return rows.map(({ term }) => term)
}

export async function selectTermTotals(
  db: Db,
  { websiteId, days, onlyWithoutResults, limit }: TermsQuery,
): Promise<TermTotal[]> {
  const { rows } = await sql<TermTotal>`
    select website_id, term, sum(searches)::int as searches, sum(without_results)::int as without_results from search_term
    where day > current_date - ${days}::int and (${websiteId ?? null}::int is null or website_id = ${websiteId ?? null}::int)
    group by website_id, term
    having ${onlyWithoutResults} = false or sum(without_results) > 0
    order by ${onlyWithoutResults ? sql`without_results desc` : sql`searches desc`}, term, website_id
    limit ${limit}`.execute(db)
  return rows
}
