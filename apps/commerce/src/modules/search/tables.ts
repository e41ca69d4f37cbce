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
  /** Indexes of sites in the object store. [decision 146] */
  listing_snapshot: {
    website_id: number
    /** Of the code that wrote it. */
    version: string
    /** Null until it is first written. */
    object_key: string | null
    former_key: string | null
    sha256: string | null
    /** In the change log. */
    position: string | null
    written_at: Date | null
    claimed_until: Date | null
  }
}
