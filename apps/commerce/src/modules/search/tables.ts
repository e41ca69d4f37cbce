import type { Generated } from 'kysely'

/** Tables of search. */
export interface SearchTables {
  /** Phrases that mean the same; of every site where website_id is null. */
  search_synonym: { id: Generated<number>; website_id: number | null; phrases: string[] }
  /** Where a search leads instead of to results; of every site where website_id is null. */
  search_redirect: { id: Generated<number>; website_id: number | null; term: string; path: string }
  /** How often a search was made on a day, and how often it found nothing. Contains no personal data. */
  search_term: {
    website_id: number
    day: Generated<Date>
    term: string
    searches: number
    visitors: Generated<number>
    without_results: number
  }
}
