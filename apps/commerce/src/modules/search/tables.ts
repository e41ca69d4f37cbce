import type { Generated } from 'kysely'

export interface SearchTables {
  /** A null website_id is every site. */
  search_synonym: { id: Generated<number>; website_id: number | null; phrases: string[] }
  /** A null website_id is every site. */
  search_redirect: { id: Generated<number>; website_id: number | null; term: string; path: string }
  /** Contains no personal data. */
  search_term: {
    website_id: number
    day: Generated<Date>
    term: string
    searches: number
    visitors: Generated<number>
    without_results: number
  }
}
