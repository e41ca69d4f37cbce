export { listenToCatalogue } from './listener.ts'
export { createListingEngine } from './listing-engine.ts'
