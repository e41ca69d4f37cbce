import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { purgeShortLivedCarts } from './short-lived-carts.ts'

export const cartJobs = defineJobs({
  'purge-guest-carts': { payload: {}, attempts: 1 },
})

export const cartJobHandlers: HandlersOf<typeof cartJobs> = {
  'purge-guest-carts': async (_payload, { db, config, log }) => {
    const deleted = await purgeShortLivedCarts(db, config.retention.guestCartDays)
    if (deleted > 0) log('info', 'guest carts deleted', { deleted })
  },
}
