export { listenToCatalogue } from './listener.ts'
export { createListingEngine, type ListingEngineSettings, type RunningListingEngine } from './listing-engine.ts'
export type { ListingEngine, ListingFilter, ListingQuery, ListingResult, SortCode } from './ports.ts'
export { resolvers } from './resolvers.ts'
