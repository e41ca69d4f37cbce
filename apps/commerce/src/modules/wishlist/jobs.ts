import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { purgeGuestWishlists } from './store.ts'

export const wishlistJobs = defineJobs({
  'purge-guest-wishlists': { payload: {}, attempts: 1 },
})

export const wishlistJobHandlers: HandlersOf<typeof wishlistJobs> = {
  'purge-guest-wishlists': (_payload, { db }) => purgeGuestWishlists(db),
}
