export { tagsOfChange as tagsOfSearch } from './cache-tags.ts'
export { indexChangesOf } from './index-changes.ts'
export { searchJobHandlers, searchJobs } from './jobs.ts'
export { createListingEngine } from './listing-engine.ts'
export {
  changeWeights,
  type ExplanationReport,
  explainOrder,
  listPins,
  pinProduct,
  readWeights,
} from './merchandising.ts'
export type { IndexChanges, ListingEngine } from './ports.ts'
export {
  deleteRedirect,
  deleteSynonym,
  insertSynonym,
  saveRedirect,
  selectRedirects,
  selectSynonyms,
  selectTermTotals,
} from './store.ts'
export { sitesWith } from './terms/path-exists.ts'
export { flushSearchCounts } from './terms/search-counts.ts'
export { confirmSearchTerms, purgeSearchTerms, searchTermFacts, termOf } from './terms/search-terms.ts'
