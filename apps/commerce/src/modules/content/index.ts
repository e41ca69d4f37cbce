export { sanitiseHtml } from './sanitise.ts'
export type { CmsPageSeed } from './store.ts'
