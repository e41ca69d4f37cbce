export { isCounted, tagsOfChange as tagsOfReviews } from './cache-tags.ts'
export { enqueueFits, refreshFit } from './fit-store.ts'
export { reviewJobHandlers } from './job-handlers.ts'
export { reviewJobs } from './jobs.ts'
