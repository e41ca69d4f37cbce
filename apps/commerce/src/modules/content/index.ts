export { sanitiseHtml } from './sanitise.ts'
export { type CmsPageSeed, savePage } from './store.ts'
