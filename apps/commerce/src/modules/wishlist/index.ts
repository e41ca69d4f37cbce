export { fail as wishlistError } from './errors.ts'
export { wishlistJobHandlers, wishlistJobs } from './jobs.ts'
export { MAX_ITEMS as MAX_WISHLIST_ITEMS } from './rules.ts'
