export type { Listener } from './change-feed.ts'
export { searchJobHandlers, searchJobs } from './jobs.ts'
export { listenTo, listenToCatalogue } from './listener.ts'
export { createListingEngine } from './listing-engine.ts'
export { changeWeights, type ExplanationReport, explainOrder, listPins, pinProduct, readWeights } from './merchandising.ts'
export { sitesWith } from './path-exists.ts'
export { flushSearchCounts } from './search-counts.ts'
export { purgeSearchTerms, searchTermFacts, termOf } from './search-terms.ts'
export {
  deleteRedirect,
  deleteSynonym,
  insertSynonym,
  saveRedirect,
  selectRedirects,
  selectSynonyms,
  selectTermTotals,
} from './store.ts'
