export { compareJobHandlers, compareJobs } from './jobs.ts'
