export { checkoutJobHandlers, checkoutJobs } from './jobs.ts'
