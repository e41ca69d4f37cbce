export { tagsOfChange as tagsOfContent } from './cache-tags.ts'
export type { CmsPageSeed } from './store.ts'
