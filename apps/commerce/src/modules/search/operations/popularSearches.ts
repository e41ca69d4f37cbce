import type { Context } from '#src/platform/context'
import { selectPopularTerms } from '../store.ts'
import { countedTerm } from '../terms/search-counts.ts'
import { loadSearchTerms, termOf } from '../terms/search-terms.ts'

const SHOWN = 6
const DAYS = 30
/** So that one shopper cannot make a term popular. */
const FEWEST = 5

/** Shows only terms that the catalogue answers, so that a shopper cannot plant a text. [R1.28] */
export async function popularSearches(ctx: Context) {
  const { websiteId } = ctx.brand
  const { listing } = ctx.ports
  const { redirects, synonyms } = await loadSearchTerms(ctx.db, websiteId)
  const terms = await selectPopularTerms(ctx.db, { websiteId, days: DAYS, fewest: FEWEST, limit: 8 * SHOWN })
  const wanted = terms
    .filter((term) => countedTerm(term) !== undefined && !redirects.has(termOf(term)))
    .slice(0, 4 * SHOWN)
  const counted = await Promise.all(
    wanted.map(async (term) => {
      const { terms, filters, corrected } = await listing.read(websiteId, term, synonyms)
      if (corrected !== undefined) return { search: term, result_count: 0 }
      // Quotation marks turn off completion, correction and synonyms.
      const search = terms === '' ? undefined : `"${terms}"`
      const { totalCount } = await listing.list({ websiteId, filters, search, sort: 'fh_default', offset: 0, limit: 0 })
      return { search: term, result_count: totalCount }
    }),
  )
  return counted.filter(({ result_count }) => result_count > 0).slice(0, SHOWN)
}
