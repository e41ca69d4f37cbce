export { refreshFit } from './fit-store.ts'
export { reviewJobHandlers } from './job-handlers.ts'
export { reviewJobs } from './jobs.ts'
