export { tagsOfChange as tagsOfContent } from './cache-tags.ts'
export { unknownPlaceholders, unknownPlaceholdersAt } from './check-placeholders.ts'
export { previewTokenOf } from './preview.ts'
export {
  ContentError,
  type ContentFields,
  listSitePages,
  listVersions,
  putVersion,
  scheduleVersion,
  withdrawVersion,
} from './staff.ts'
export type { CmsPageSeed } from './store.ts'
export { findPage } from './store.ts'
