export type { Listener } from './change-feed.ts'
export { searchJobHandlers, searchJobs } from './jobs.ts'
export { sitesWith } from './leads-somewhere.ts'
export { listenTo, listenToCatalogue } from './listener.ts'
export { createListingEngine } from './listing-engine.ts'
export { changeWeights, type ExplanationReport, explainOrder, listPins, pinProduct, readWeights } from './merchandising.ts'
export { flushSearchCounts } from './search-counts.ts'
export { forgetSearchWords, termOf } from './search-words.ts'
export {
  deleteRedirect,
  deleteSynonym,
  insertSynonym,
  saveRedirect,
  selectRedirects,
  selectSynonyms,
  selectTermTotals,
} from './store.ts'
