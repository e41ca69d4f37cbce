export type { CmsPageSeed } from './store.ts'
