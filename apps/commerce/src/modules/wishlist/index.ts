export { fail as wishlistError } from './errors.ts'
export { wishlistJobHandlers, wishlistJobs } from './jobs.ts'
